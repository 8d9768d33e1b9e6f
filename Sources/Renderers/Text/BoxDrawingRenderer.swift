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

  package func write(_ list: DisplayList, to sink: ([UInt8]) -> Bool) {
    withoutActuallyEscaping(sink) {
      _ = TextPicture(list, glyphs: .boxDrawing, maximumColumns: maximumColumns, to: $0)
    }
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

  package func write(_ list: DisplayList, to sink: ([UInt8]) -> Bool) {
    withoutActuallyEscaping(sink) {
      _ = TextPicture(list, glyphs: .ascii, maximumColumns: maximumColumns, to: $0)
    }
  }
}

/// A format in columns, which can be drawn for a terminal that is narrower than the picture.
package protocol FittingRenderer: Renderer {
  /// - Parameter maximumColumns: where the picture has to fit; `nil` for as wide as it is.
  init(maximumColumns: Int?)

  /// Gives what `render` returns in pieces of whole lines, each as soon as it is drawn.
  ///
  /// - Parameter sink: takes a piece; its answer is whether it takes more.
  func write(_ list: DisplayList, to sink: ([UInt8]) -> Bool)
}

extension FittingRenderer {
  /// How wide the picture is where nothing limits it.
  package static func columns(of list: DisplayList) -> Int { GridMetrics(width: list.size.width).columns }
}
