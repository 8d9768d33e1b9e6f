import Drawing
import Geometry

package struct FontMetrics {
  let font: Font
  package init(_ font: Font) { self.font = font }
  package var lineHeight: Points { Points(font.size.doubleValue * 1.193359375) }
  package var ascender: Points { Points(font.size.doubleValue * 0.9521484375) }
  package static func tracking(_ size: Points) -> Points { .zero }
}
package enum TextMeasurer {
  package static func width(of text: String, font: Font) -> Points {
    Points(Double(text.count) * font.size.doubleValue * 0.52)
  }
  package static func truncate(_ text: String, to: Points, font: Font) -> (text: String, isTruncated: Bool) {
    (text, true)
  }
  package static func wrap(_ text: String, width: Points, font: Font, maximumLines: Int) -> [String] {
    [text]
  }
  package static func isRightToLeft(_ text: String) -> Bool { false }
}
