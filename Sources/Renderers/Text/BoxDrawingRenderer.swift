// SPDX-License-Identifier: GPL-3.0-or-later

import Drawing
import Geometry

/// A preview for terminals with box-drawing characters.
package struct BoxDrawingRenderer: FittingRenderer {
  package static let identifier = "text"
  package static let fileExtensions = ["txt"]
  package static let abstract = "a preview for terminals, with box-drawing characters"

  let maximumColumns: Int?

  package init() { maximumColumns = nil }

  package init(maximumColumns: Int?) { self.maximumColumns = maximumColumns }

  package func render(_ list: DisplayList) -> [UInt8] {
    TextPicture(list, glyphs: .boxDrawing, maximumColumns: maximumColumns).bytes
  }
}
