// SPDX-License-Identifier: GPL-3.0-or-later

import Drawing
import Geometry

/// A preview for terminals with box-drawing characters.
package struct BoxDrawingRenderer: FittingRenderer {
  package static let identifier = "text"
  package static let fileExtensions = ["txt"]

  let maximumColumns: Int?

  package init() { maximumColumns = nil }

  package init(maximumColumns: Int?) { self.maximumColumns = maximumColumns }

  package func render(_ list: DisplayList) -> [UInt8] {
    TextPicture(list, glyphs: .boxDrawing, maximumColumns: maximumColumns).bytes
  }
}

/// The same preview in 7-bit ASCII, for logs and mail.
package struct ASCIIRenderer: FittingRenderer {
  package static let identifier = "ascii"
  package static let fileExtensions = ["asc"]

  private let maximumColumns: Int?

  package init() { maximumColumns = nil }

  package init(maximumColumns: Int?) { self.maximumColumns = maximumColumns }

  package func render(_ list: DisplayList) -> [UInt8] {
    TextPicture(list, glyphs: .ascii, maximumColumns: maximumColumns).bytes
  }
}

/// A format in columns, which can be drawn for a terminal that is narrower than the picture.
package protocol FittingRenderer: Renderer {
  /// - Parameter maximumColumns: where the picture has to fit; `nil` for as wide as it is.
  init(maximumColumns: Int?)
}

extension FittingRenderer {
  /// How wide the picture is where nothing limits it.
  package static func columns(of list: DisplayList) -> Int { GridMetrics(width: list.size.width).columns }
}
