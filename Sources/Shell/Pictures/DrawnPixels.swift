// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import OutputFormats
import Pixels
import PreviewRendering
import Renderers
import Synchronization
import TableLayout
import TableModel
import TerminalPictures

/// The pixels of a part of a table, drawn by the rasteriser in the size in which the terminal shows them.
struct DrawnPixels {
  let image: PixelImage
  /// A sentence about another font than the wanted one, in the first picture of a session.
  let note: String?

  private static let hasDrawn = Atomic(false)

  /// - Parameter lines: the lines of the terminal that show the part.
  /// - Throws: ``RasterError``, also if the current work is cancelled.
  init(_ layout: LaidOutTable, in grid: PictureGrid, lines: Range<Int>) throws(RasterError) {
    let view = grid.view(of: lines)
    var options = SVGOptions()
    options.view = view
    let svg = SVGRenderer(options).render(Self.list(layout, in: view.part))
    let isFirst = !Self.hasDrawn.load(ordering: .relaxed)
    let drawn = try Rasterizer(namesFont: isFirst).picture(of: svg, as: .png, scale: 1)
    Self.hasDrawn.store(true, ordering: .relaxed)
    do throws(PNGError) { image = try PixelImage(png: drawn.bytes) } catch {
      throw RasterError(message: "'\(Rasterizer.program)' wrote no picture that can be read", hint: nil)
    }
    note = isFirst ? drawn.note : nil
  }

  /// Only the rows that the part can show, unless the picture is a part of the content itself.
  private static func list(_ layout: LaidOutTable, in part: Rect) -> DisplayList {
    let info = layout.table.info
    guard info.contentOffset == nil, !info.screen.isWhole else { return layout.unkeptDisplayList() }
    let top = layout.pictureOrigin.y + part.minY
    return layout.displayList(in: top..<top + part.height)
  }
}
