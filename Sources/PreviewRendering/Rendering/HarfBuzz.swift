// SPDX-License-Identifier: GPL-3.0-or-later

import Platform

/// A font's glyphs from HarfBuzz, a library that is installed wherever Pango and librsvg are.
///
/// Use it from one thread at a time.
final class HarfBuzzFont {
  /// A glyph of a line of text; lengths in font units.
  struct Glyph {
    let number: UInt32
    let advance: Int32
    let x: Int32
    let y: Int32
  }

  /// A segment of an outline, in font units, y up.
  enum Piece: Hashable, Sendable {
    case move(Float, Float)
    case line(Float, Float)
    case quadratic(Float, Float, Float, Float)
    case cubic(Float, Float, Float, Float, Float, Float)
    case close
  }

  /// A glyph's picture, in font units: y up, from its upper left corner.
  struct Picture {
    /// A PNG.
    let bytes: [UInt8]
    let x: Int32
    let y: Int32
    let width: Int32
    /// More than 0.
    let height: Int32
  }

  /// The number of font units in the font size.
  let unitsPerEm: Int
  private let functions: Functions
  private let font: UnsafeMutableRawPointer

  static let libraryName = "libharfbuzz.so.0"

  /// - Returns: `nil` if the library or the file is missing.
  init?(path: String) {
    guard let functions = Functions.shared, let blob = functions.blobFromFile(path) else { return nil }
    let face = functions.faceFromBlob(blob, 0)
    self.functions = functions
    font = functions.fontFromFace(face)
    unitsPerEm = Int(functions.unitsPerEm(face))
    functions.destroyFace(face)
    functions.destroyBlob(blob)
  }

  static var isInstalled: Bool { Functions.shared != nil }

  deinit { functions.destroyFont(font) }

  /// The glyphs of a text from left to right; number 0 for characters that the font lacks.
  func glyphs(of text: String) -> [Glyph] {
    let buffer = functions.makeBuffer()
    defer { functions.destroyBuffer(buffer) }
    var text = text
    text.withUTF8 { bytes in
      functions.addUTF8(buffer, bytes.baseAddress, Int32(bytes.count), 0, Int32(bytes.count))
    }
    functions.guess(buffer)
    functions.shape(font, buffer, nil, 0)
    var count: UInt32 = 0
    // Both arrays have five numbers per entry: the first of an info is used, and the first four of a
    // position.
    guard let infos = functions.infos(buffer, &count), let places = functions.positions(buffer, &count) else {
      return []
    }
    return (0..<Int(count)).map { index in
      Glyph(
        number: infos[index * 5], advance: places[index * 5], x: places[index * 5 + 2],
        y: places[index * 5 + 3])
    }
  }

  /// - Returns: `nil` for a glyph without a picture.
  func picture(of glyph: UInt32) -> Picture? {
    var extents = Functions.Extents()
    let blob = functions.picture(font, glyph)
    defer { functions.destroyBlob(blob) }
    var count: UInt32 = 0
    guard functions.extents(font, glyph, &extents) != 0, let bytes = functions.bytes(blob, &count), count > 0
    else { return nil }
    return Picture(
      bytes: (0..<Int(count)).map { bytes[$0] }, x: extents.x, y: extents.y, width: extents.width,
      height: -extents.height)
  }

  func outline(of glyph: UInt32) -> [Piece] {
    let collector = Collector()
    withExtendedLifetime(collector) {
      functions.draw(font, glyph, functions.pen, Unmanaged.passUnretained(collector).toOpaque())
    }
    return collector.pieces
  }
}

private final class Collector {
  var pieces: [HarfBuzzFont.Piece] = []

  static func at(_ pointer: UnsafeMutableRawPointer?) -> Collector? {
    pointer.map { Unmanaged<Collector>.fromOpaque($0).takeUnretainedValue() }
  }
}

private typealias Opaque = UnsafeMutableRawPointer
private typealias To = @convention(c) (Opaque?, Opaque?, Opaque?, Float, Float, Opaque?) -> Void
private typealias Quadratic =
  @convention(c) (Opaque?, Opaque?, Opaque?, Float, Float, Float, Float, Opaque?) -> Void
private typealias Cubic =
  @convention(c) (Opaque?, Opaque?, Opaque?, Float, Float, Float, Float, Float, Float, Opaque?) -> Void
private typealias Close = @convention(c) (Opaque?, Opaque?, Opaque?, Opaque?) -> Void
private typealias SetTo = @convention(c) (Opaque, To, Opaque?, Opaque?) -> Void
private typealias SetQuadratic = @convention(c) (Opaque, Quadratic, Opaque?, Opaque?) -> Void
private typealias SetCubic = @convention(c) (Opaque, Cubic, Opaque?, Opaque?) -> Void
private typealias SetClose = @convention(c) (Opaque, Close, Opaque?, Opaque?) -> Void
private typealias Ending = @convention(c) (Opaque) -> Void

/// The library's functions that are used here; version 4 and later have all of them.
private struct Functions: @unchecked Sendable {
  /// `hb_glyph_extents_t`; its height is negative.
  struct Extents {
    var x: Int32 = 0
    var y: Int32 = 0
    var width: Int32 = 0
    var height: Int32 = 0
  }

  let blobFromFile: @convention(c) (UnsafePointer<CChar>) -> Opaque?
  let faceFromBlob: @convention(c) (Opaque, UInt32) -> Opaque
  let fontFromFace: @convention(c) (Opaque) -> Opaque
  let unitsPerEm: @convention(c) (Opaque) -> UInt32
  let makeBuffer: @convention(c) () -> Opaque
  let addUTF8: @convention(c) (Opaque, UnsafePointer<UInt8>?, Int32, UInt32, Int32) -> Void
  let guess: Ending
  let shape: @convention(c) (Opaque, Opaque, Opaque?, UInt32) -> Void
  let infos: @convention(c) (Opaque, UnsafeMutablePointer<UInt32>) -> UnsafePointer<UInt32>?
  let positions: @convention(c) (Opaque, UnsafeMutablePointer<UInt32>) -> UnsafePointer<Int32>?
  let draw: @convention(c) (Opaque, UInt32, Opaque, Opaque) -> Void
  let picture: @convention(c) (Opaque, UInt32) -> Opaque
  let bytes: @convention(c) (Opaque, UnsafeMutablePointer<UInt32>) -> UnsafePointer<UInt8>?
  let extents: @convention(c) (Opaque, UInt32, Opaque) -> Int32
  let destroyBlob: Ending
  let destroyFace: Ending
  let destroyFont: Ending
  let destroyBuffer: Ending
  /// Calls a ``Collector``.
  let pen: Opaque

  static let shared = Functions()

  private init?() {
    guard let library = DynamicLibrary(HarfBuzzFont.libraryName),
      let blobFromFile = library.function(
        "hb_blob_create_from_file_or_fail", as: (@convention(c) (UnsafePointer<CChar>) -> Opaque?).self),
      let faceFromBlob = library.function(
        "hb_face_create", as: (@convention(c) (Opaque, UInt32) -> Opaque).self),
      let fontFromFace = library.function("hb_font_create", as: (@convention(c) (Opaque) -> Opaque).self),
      let unitsPerEm = library.function("hb_face_get_upem", as: (@convention(c) (Opaque) -> UInt32).self),
      let makeBuffer = library.function("hb_buffer_create", as: (@convention(c) () -> Opaque).self),
      let addUTF8 = library.function(
        "hb_buffer_add_utf8",
        as: (@convention(c) (Opaque, UnsafePointer<UInt8>?, Int32, UInt32, Int32) -> Void).self),
      let guess = library.function("hb_buffer_guess_segment_properties", as: Ending.self),
      let shape = library.function(
        "hb_shape", as: (@convention(c) (Opaque, Opaque, Opaque?, UInt32) -> Void).self),
      let infos = library.function(
        "hb_buffer_get_glyph_infos",
        as: (@convention(c) (Opaque, UnsafeMutablePointer<UInt32>) -> UnsafePointer<UInt32>?).self),
      let positions = library.function(
        "hb_buffer_get_glyph_positions",
        as: (@convention(c) (Opaque, UnsafeMutablePointer<UInt32>) -> UnsafePointer<Int32>?).self),
      let draw = library.function(
        "hb_font_get_glyph_shape", as: (@convention(c) (Opaque, UInt32, Opaque, Opaque) -> Void).self),
      let picture = library.function(
        "hb_ot_color_glyph_reference_png", as: (@convention(c) (Opaque, UInt32) -> Opaque).self),
      let bytes = library.function(
        "hb_blob_get_data",
        as: (@convention(c) (Opaque, UnsafeMutablePointer<UInt32>) -> UnsafePointer<UInt8>?).self),
      let extents = library.function(
        "hb_font_get_glyph_extents", as: (@convention(c) (Opaque, UInt32, Opaque) -> Int32).self),
      let destroyBlob = library.function("hb_blob_destroy", as: Ending.self),
      let destroyFace = library.function("hb_face_destroy", as: Ending.self),
      let destroyFont = library.function("hb_font_destroy", as: Ending.self),
      let destroyBuffer = library.function("hb_buffer_destroy", as: Ending.self),
      let pen = Self.pen(library)
    else { return nil }
    self.blobFromFile = blobFromFile
    self.faceFromBlob = faceFromBlob
    self.fontFromFace = fontFromFace
    self.unitsPerEm = unitsPerEm
    self.makeBuffer = makeBuffer
    self.addUTF8 = addUTF8
    self.guess = guess
    self.shape = shape
    self.infos = infos
    self.positions = positions
    self.draw = draw
    self.picture = picture
    self.bytes = bytes
    self.extents = extents
    self.destroyBlob = destroyBlob
    self.destroyFace = destroyFace
    self.destroyFont = destroyFont
    self.destroyBuffer = destroyBuffer
    self.pen = pen
  }

  private static func pen(_ library: DynamicLibrary) -> Opaque? {
    guard let make = library.function("hb_draw_funcs_create", as: (@convention(c) () -> Opaque).self),
      let setMove = library.function("hb_draw_funcs_set_move_to_func", as: SetTo.self),
      let setLine = library.function("hb_draw_funcs_set_line_to_func", as: SetTo.self),
      let setQuadratic = library.function("hb_draw_funcs_set_quadratic_to_func", as: SetQuadratic.self),
      let setCubic = library.function("hb_draw_funcs_set_cubic_to_func", as: SetCubic.self),
      let setClose = library.function("hb_draw_funcs_set_close_path_func", as: SetClose.self)
    else { return nil }
    let pen = make()
    setMove(pen, { _, data, _, x, y, _ in Collector.at(data)?.pieces.append(.move(x, y)) }, nil, nil)
    setLine(pen, { _, data, _, x, y, _ in Collector.at(data)?.pieces.append(.line(x, y)) }, nil, nil)
    setQuadratic(
      pen, { _, data, _, x1, y1, x, y, _ in Collector.at(data)?.pieces.append(.quadratic(x1, y1, x, y)) },
      nil,
      nil)
    setCubic(
      pen,
      { _, data, _, x1, y1, x2, y2, x, y, _ in
        Collector.at(data)?.pieces.append(.cubic(x1, y1, x2, y2, x, y))
      }, nil, nil)
    setClose(pen, { _, data, _, _ in Collector.at(data)?.pieces.append(.close) }, nil, nil)
    return pen
  }
}
