// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import OutputFormats
import Pixels
import PreviewRendering
import Renderers
import Screenshots
import TableLayout
import TableModel
import TableSpec
import TestSupport
import Testing

/// A picture of a table, which a test changes and compares with the table.
struct Shot {
  static let isPossible = Rasterizer.isInstalled
  static let needsProgram = Comment("rsvg-convert is not installed")

  /// Three sections with images, details, switches, a header and a footer.
  static let spec = """
    style: insetGrouped
    profile: ios15
    traits: {device: iPhone-15}
    sections:
      - rows:
          - {title: Ada Lovelace, detail: Account, cellStyle: subtitle, accessory: disclosureIndicator}
      - rows:
          - {title: Airplane Mode, image: {symbol: airplane, tileColor: systemOrange}, accessory: switchOff}
          - {title: Wi-Fi, detail: Home, cellStyle: value1, image: {symbol: wifi, tileColor: systemBlue}}
          - {title: Bluetooth, detail: "On", cellStyle: value1, image: {symbol: link, tileColor: systemBlue}}
          - {title: Cellular, image: {symbol: phone.fill, tileColor: systemGreen}, accessory: disclosureIndicator}
      - header: Wallet
        footer: Cards and keys are stored on this phone.
        rows: [Passwords, {title: Subscriptions, detail: "3", cellStyle: value1}]

    """

  let layout: LaidOutTable
  let scale: Int
  /// The table's own picture.
  let picture: PixelImage
  /// The picture as it was changed.
  var image: PixelImage

  /// - Parameter font: the family of the texts; Inter is the usual one.
  init(_ table: Table, scale: Int = 2, font: String? = nil) throws {
    layout = LaidOutTable(table)
    self.scale = scale
    picture = try Self.drawn(layout, scale: scale)
    image = font == nil ? picture : try Self.drawn(layout, scale: scale, font: font)
  }

  init(_ spec: String = Self.spec, scale: Int = 2, font: String? = nil) throws {
    try self.init(SpecDecoder(fileName: "t.yaml").decode(Array(spec.utf8)), scale: scale, font: font)
  }

  private static func drawn(_ layout: LaidOutTable, scale: Int, font: String? = nil) throws -> PixelImage {
    var svg = String(decoding: SVGRenderer().render(layout.unkeptDisplayList()), as: UTF8.self)
    if let font {
      let other = svg.replacing(/font-family="[^"]*"/, with: "font-family=\"\(font)\"")
      try #require(other != svg)
      svg = other
    }
    return try PixelImage(png: Rasterizer().picture(of: Array(svg.utf8), as: .png, scale: scale).bytes)
  }

  // MARK: - Changes

  private func line(_ y: Double) -> Int { Int((y * Double(scale)).rounded()) }

  /// Everything below `y` is lower, with copies of the line there between.
  mutating func insert(_ points: Double, at y: Double) {
    let (line, count) = (line(y), Int((points * Double(scale)).rounded()))
    let copy = (0..<count).flatMap { _ in image.rows(line..<line + 1).bytes }
    image = PixelImage(
      width: image.width, height: image.height + count,
      bytes: image.rows(0..<line).bytes + copy + image.rows(line..<image.height).bytes)
  }

  /// Everything below is higher.
  mutating func remove(_ points: Double, at y: Double) {
    let (start, end) = (line(y), line(y + points))
    image = PixelImage(
      width: image.width, height: image.height - (end - start),
      bytes: image.rows(0..<start).bytes + image.rows(end..<image.height).bytes)
  }

  /// A part moves down over what is below it.
  mutating func move(from top: Double, to bottom: Double, by points: Double) {
    let (first, count) = (line(top), line(bottom) - line(top))
    let part = image.rows(first..<first + count)
    let target = line(top + points)
    var bytes = image.bytes
    bytes.replaceSubrange(target * image.width * 4..<(target + count) * image.width * 4, with: part.bytes)
    image = PixelImage(width: image.width, height: image.height, bytes: bytes)
  }

  /// A part is painted with the pixel in its upper left corner.
  mutating func wipe(_ rect: Rect) {
    let paint = image[line(rect.minX.doubleValue), line(rect.minY.doubleValue)]
    for y in line(rect.minY.doubleValue)..<line(rect.maxY.doubleValue) {
      for x in line(rect.minX.doubleValue)..<line(rect.maxX.doubleValue) { image[x, y] = paint }
    }
  }

  mutating func crop(from top: Double, to bottom: Double) { image = image.rows(line(top)..<line(bottom)) }

  /// A grey bar with dark signs above everything.
  mutating func addBar(height: Double) {
    let count = line(height)
    var bar = PixelImage(
      width: image.width, height: count, bytes: Array(repeating: 240, count: image.width * count * 4))
    for y in count / 3..<count / 2 {
      for x in stride(from: 40, to: 200, by: 3) { bar[x, y] = SIMD4(0, 0, 0, 255) }
    }
    image = PixelImage(width: image.width, height: count + image.height, bytes: bar.bytes + image.bytes)
  }

  mutating func scale(by factor: Double) {
    image = image.scaled(
      toWidth: Int((Double(image.width) * factor).rounded()),
      height: Int((Double(image.height) * factor).rounded()))
  }

  /// Each block of 8 x 8 pixels gets an error of its own and loses its finest contrast, as in a JPEG of low quality.
  mutating func addBlockNoise() {
    var random = SeededGenerator(seed: 8)
    for top in stride(from: 0, to: image.height, by: 8) {
      for left in stride(from: 0, to: image.width, by: 8) {
        let error = Int(random.next() % 9) - 4
        for y in top..<min(top + 8, image.height) {
          for x in left..<min(left + 8, image.width) {
            var pixel = image[x, y]
            for channel in 0..<3 {
              let ripple = (x + y) % 2 == 0 ? 3 : -3
              pixel[channel] = UInt8(max(0, min(255, Int(pixel[channel]) / 6 * 6 + error + ripple)))
            }
            image[x, y] = pixel
          }
        }
      }
    }
  }

  // MARK: - Results

  /// The comparison, as the program makes it: with a picture of its own scale.
  var comparison: ScreenshotComparison {
    get throws {
      let wanted = ScreenshotScale(width: image.width, height: image.height, of: layout).drawnScale
      let picture = wanted == scale ? picture : try Self.drawn(layout, scale: wanted)
      return ScreenshotComparison(layout, picture: picture, screenshot: image)
    }
  }

  func frame(ofRow row: Int, in section: Int) -> Rect {
    layout.rectForRow(at: Table.IndexPath(row: row, section: section))
  }
}
