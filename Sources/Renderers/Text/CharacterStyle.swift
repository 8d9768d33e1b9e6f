// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// The colours and weight of a character. It is a number, because each column of a coloured picture has one.
struct CharacterStyle: Hashable, Sendable {
  private var bits: UInt64 = 0

  static let plain = CharacterStyle()
  static let dim = CharacterStyle(isDim: true)
  static let bold = CharacterStyle(isBold: true)

  init(foreground: RGBA? = nil, background: RGBA? = nil, isBold: Bool = false, isDim: Bool = false) {
    if let foreground { bits |= Self.bits(foreground) }
    if let background { bits |= Self.bits(background) << 32 }
    if isBold { bits |= Self.boldBit }
    if isDim { bits |= Self.dimBit }
  }

  private static let boldBit: UInt64 = 1 << 30
  private static let dimBit: UInt64 = 1 << 31

  private static func bits(_ paint: RGBA) -> UInt64 {
    UInt64(paint.red) << 16 | UInt64(paint.green) << 8 | UInt64(paint.blue) | 1 << 24
  }

  /// The style of a colour. Black, white and grey use the terminal's own colour, dim if they are faint.
  init(_ paint: RGBA, isBold: Bool = false) {
    guard !paint.hasHue else {
      self.init(foreground: paint, isBold: isBold)
      return
    }
    let isFaint = paint.alpha < 850 || (48..<208).contains(paint.green)
    self.init(isBold: isBold, isDim: isFaint && !isBold)
  }

  /// The same letters on another background.
  func with(background: RGBA) -> CharacterStyle {
    var result = self
    result.bits = bits & 0xFFFF_FFFF | Self.bits(background) << 32
    return result
  }

  /// Whether it has a background. The first and last column then show only the background, and can still be
  /// copied.
  var isPainted: Bool { bits & 1 << 56 != 0 }

  /// The style with letters in the background's colour.
  var withoutLetters: CharacterStyle {
    var result = CharacterStyle()
    let paint = bits >> 32 & 0x1FF_FFFF
    result.bits = paint << 32 | paint
    return result
  }

  /// The style of lines in this edge's box: dim if the edge has a colour.
  var asLine: CharacterStyle { self == .plain ? .plain : .dim }

  /// Whether a space in this style is invisible.
  var isInvisible: Bool { !isPainted }

  /// Appends the sequence that turns the style on, beginning with a reset.
  func append(to bytes: inout [UInt8], _ depth: ColorDepth) {
    bytes += "\u{1B}[0".utf8
    if bits & Self.boldBit != 0 { bytes += ";1".utf8 }
    if bits & Self.dimBit != 0 { bytes += ";2".utf8 }
    if bits & 1 << 24 != 0 { bytes += ";\(Self.code(bits, depth, base: 30))".utf8 }
    if bits & 1 << 56 != 0 { bytes += ";\(Self.code(bits >> 32, depth, base: 40))".utf8 }
    bytes.append(UInt8(ascii: "m"))
  }

  /// - Parameter base: 30 for letters, 40 for the background.
  private static func code(_ bits: UInt64, _ depth: ColorDepth, base: Int) -> String {
    let (red, green, blue) = (Int(bits >> 16 & 255), Int(bits >> 8 & 255), Int(bits & 255))
    switch depth {
    case .trueColor: return "\(base + 8);2;\(red);\(green);\(blue)"
    case .palette256: return "\(base + 8);5;\(TerminalPalette.nearest256(red, green, blue))"
    case .sixteen:
      let index = TerminalPalette.nearest16(red, green, blue)
      return String(index < 8 ? base + index : base + 60 + index - 8)
    }
  }
}

extension RGBA {
  /// Whether it is a colour other than black, white and grey.
  var hasHue: Bool { isVisible && Int(max(red, green, blue)) - Int(min(red, green, blue)) >= 32 }
}

/// Finds the nearest of the terminal's numbered colours.
enum TerminalPalette {
  /// The levels of each channel in xterm's colour cube.
  private static let levels = [0, 95, 135, 175, 215, 255]

  /// The index of the nearest colour in xterm's cube or greys.
  static func nearest256(_ red: Int, _ green: Int, _ blue: Int) -> Int {
    func level(_ value: Int) -> Int {
      levels.indices.min { abs(levels[$0] - value) < abs(levels[$1] - value) } ?? 0
    }
    let cube = (level(red), level(green), level(blue))
    let inCube = distance((red, green, blue), (levels[cube.0], levels[cube.1], levels[cube.2]))
    let grey = max(0, min(23, ((red + green + blue) / 3 - 3) / 10))
    let value = 8 + grey * 10
    if distance((red, green, blue), (value, value, value)) < inCube { return 232 + grey }
    return 16 + cube.0 * 36 + cube.1 * 6 + cube.2
  }

  /// xterm's default colours. A terminal's own colours are similar.
  private static let sixteen: [(Int, Int, Int)] = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205),
    (229, 229, 229), (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255), (255, 0, 255),
    (0, 255, 255), (255, 255, 255),
  ]

  /// xterm's colour with an index from 0 to 255.
  static func color(_ index: Int) -> RGBA {
    let channels: (Int, Int, Int)
    switch index {
    case ..<16: channels = sixteen[index]
    case ..<232:
      let cube = index - 16
      channels = (levels[cube / 36], levels[cube / 6 % 6], levels[cube % 6])
    default: channels = (8 + (index - 232) * 10, 8 + (index - 232) * 10, 8 + (index - 232) * 10)
    }
    return RGBA(red: UInt8(channels.0), green: UInt8(channels.1), blue: UInt8(channels.2))
  }

  /// The index of the nearest of the sixteen. Colours only match colours, since many of iOS's colours are
  /// nearest to greys.
  static func nearest16(_ red: Int, _ green: Int, _ blue: Int) -> Int {
    let paint = RGBA(red: UInt8(red), green: UInt8(green), blue: UInt8(blue))
    let candidates = paint.hasHue ? [1, 2, 3, 4, 5, 6, 9, 10, 11, 12, 13, 14] : [0, 8, 7, 15]
    return candidates.min {
      distance((red, green, blue), sixteen[$0]) < distance((red, green, blue), sixteen[$1])
    } ?? 7
  }

  private static func distance(_ one: (Int, Int, Int), _ other: (Int, Int, Int)) -> Int {
    let (red, green, blue) = (one.0 - other.0, one.1 - other.1, one.2 - other.2)
    return red * red + green * green + blue * blue
  }
}
