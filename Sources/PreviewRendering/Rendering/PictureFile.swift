// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import OutputFormats
import Renderers
import TableLayout
import TableSpec

/// The bytes of a picture file in any format, including those that need other programs and libraries.
package struct PictureFile: Sendable {
  package let bytes: [UInt8]
  /// A sentence that says how the picture differs from the request.
  package let note: String?
  /// The font of the texts in a raster picture, if it is known.
  package let font: String?

  /// - Parameter spec: the table's spec, whose lines a page shows. Default: none.
  /// - Throws: ``RasterError`` if a required program, library or font is missing.
  package init(
    of layout: LaidOutTable, as format: OutputFormat, _ request: PictureArguments,
    spec: LoadedSpec? = nil
  ) throws(RasterError) {
    var lettering: InterLettering?
    if request.text == .outlines { lettering = try InterLettering() }
    var options = request.options(lettering: lettering)
    options.spec = spec
    let (picture, cuts) = format.picture(of: layout, options)
    guard let raster = format.rasterFormat, !WorkProgress.isCancelled else {
      self.init(bytes: picture, note: lettering?.note ?? cuts, font: nil)
      return
    }
    try self.init(
      svg: picture, of: [layout], as: raster, scale: request.scale ?? layout.environment.grid.scale,
      lettering: lettering)
  }

  /// A raster picture of an SVG that shows these tables.
  ///
  /// - Parameter scale: pixels per point.
  /// - Throws: ``RasterError`` if a required program is missing, or the picture is too large.
  package init(
    svg: [UInt8], of layouts: [LaidOutTable], as format: RasterFormat, scale: Int
  ) throws(RasterError) {
    try self.init(svg: svg, of: layouts, as: format, scale: scale, lettering: nil)
  }

  private init(
    svg: [UInt8], of layouts: [LaidOutTable], as format: RasterFormat, scale: Int, lettering: InterLettering?
  ) throws(RasterError) {
    let made = try Rasterizer().picture(of: svg, as: format, scale: scale)
    let uncovered = layouts.flatMap { $0.unkeptDisplayList().uncoveredTexts }
    let notes = [lettering?.note ?? made.note, Self.uncovered(uncovered)]
    let words = notes.compactMap { $0 }
    self.init(
      bytes: made.bytes, note: words.isEmpty ? nil : words.joined(separator: "; "), font: made.font)
  }

  private init(bytes: [UInt8], note: String?, font: String?) {
    (self.bytes, self.note, self.font) = (bytes, note, font)
  }

  /// Says that texts have boxes instead of letters.
  private static func uncovered(_ texts: [DisplayList.UncoveredText]) -> String? {
    guard let first = texts.first else { return nil }
    let others = texts.count > 1 ? " and \(texts.count - 1) more" : ""
    return "no font has all glyphs of '\(VisibleText.line(first.text))'\(others)"
  }
}

extension RasterPicture {
  /// Says that other fonts were used than those with which all machines draw the same pixels.
  package var note: String? {
    if let font, font != Rasterizer.font {
      return "drawn in \(font), because \(Rasterizer.font) is not installed (hint: \(Rasterizer.installing))"
    }
    guard lacksEmoji else { return nil }
    return
      "drawn without emoji, because \(EmojiPictures.family) is not installed (hint: \(EmojiPictures.installing))"
  }
}
