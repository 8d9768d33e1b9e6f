// SPDX-License-Identifier: GPL-3.0-or-later

import Drawing
import Geometry

/// The same preview in 7-bit ASCII, for logs and mail.
package struct ASCIIRenderer: FittingRenderer {
  package static let identifier = "ascii"
  package static let fileExtensions = ["asc"]
  package static let abstract = "the same preview in 7-bit ASCII"

  private let maximumColumns: Int?

  package init() { maximumColumns = nil }

  package init(maximumColumns: Int?) { self.maximumColumns = maximumColumns }

  package func render(_ list: DisplayList) -> [UInt8] {
    TextPicture(list, glyphs: .ascii, maximumColumns: maximumColumns).bytes
  }
}
