import Drawing
import Geometry

/// A preview for terminals with box-drawing characters.
package struct BoxDrawingRenderer: Renderer {
  package static let identifier = "text"
  package static let fileExtensions = ["txt"]
  package static let abstract = "a preview for terminals, with box-drawing characters"

  package init() {}

  package func render(_ list: DisplayList) -> [UInt8] {
    TextPicture(list, glyphs: .boxDrawing).bytes
  }
}
