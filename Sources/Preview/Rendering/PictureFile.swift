// SPDX-License-Identifier: GPL-3.0-or-later

import Geometry
import OutputFormats
import Renderers
import TableLayout
import WorkProgress

/// A picture as it stands in a file, of any format, also of those that programs and libraries outside of this one make.
package struct PictureFile: Sendable {
  package let bytes: [UInt8]
  /// What isn't as it was asked for: a sentence.
  package let note: String?
  /// What the texts of a raster picture are drawn in, where that is known.
  package let font: String?

  /// - Throws: ``RasterError`` where something is missing that it takes.
  package init(
    of layout: LaidOutTable, as format: OutputFormat, _ request: PictureRequest
  ) throws(RasterError) {
    var lettering: InterLettering?
    if request.text == .outlines { lettering = try InterLettering() }
    let (picture, cuts) = format.picture(of: layout, request.options(lettering: lettering))
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
    note = lettering?.note ?? made.note
  }
}

extension RasterPicture {
  /// That another font had to be taken than the one that makes the same pixels everywhere.
  package var note: String? {
    guard let font, font != Rasterizer.font else { return nil }
    return "drawn in \(font), because \(Rasterizer.font) is not installed (hint: \(Rasterizer.installing))"
  }
}
