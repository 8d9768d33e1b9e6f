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
      bytes = picture
      font = nil
      note = lettering?.note ?? cuts
      return
    }
    let made = try Rasterizer().picture(
      of: picture, as: raster, scale: request.scale ?? layout.environment.grid.scale)
    bytes = made.bytes
    font = made.font
    let notes = [lettering?.note ?? made.note, Self.uncovered(layout.unkeptDisplayList().uncoveredTexts)]
    let words = notes.compactMap { $0 }
    note = words.isEmpty ? nil : words.joined(separator: "; ")
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
