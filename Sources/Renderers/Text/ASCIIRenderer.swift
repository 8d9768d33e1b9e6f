import Drawing
import Geometry

/// The same preview in 7-bit ASCII, for logs and mail.
package struct ASCIIRenderer: Renderer {
  package static let identifier = "ascii"
  package static let fileExtensions = ["asc"]
  package static let abstract = "the same preview in 7-bit ASCII"

  package init() {}

  package func render(_ list: DisplayList) -> [UInt8] {
    TextPicture(list, glyphs: .ascii).bytes
  }
}
