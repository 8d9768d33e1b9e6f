// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

/// A text in an element with the colours that its drawing gives it, for checks of its contrast.
package struct ElementText {
  package let text: String
  package let ink: Color
  /// The element's own shape below the text, such as a button's background; `nil` if it has none there.
  package let fill: Color?
  package let font: Font
  /// Whether it is a part of a text that the text's Markdown colours.
  package let isPart: Bool
}

extension LayoutEnvironment {
  /// The texts of an element, from back to front; none for a disabled control, which WCAG exempts (1.4.3). The colours are
  /// those that its drawing uses, so a new kind needs no list of its own here.
  ///
  /// - Parameter look: the row's look, perhaps without some of its settings.
  package func texts(of element: Element, at path: ElementPath, _ look: ResolvedLook) -> [ElementText] {
    let drawn = DrawnElement<Points>(
      element: element, look: look, environment: self, isArranged: path.isInContent)
    guard drawn.isEnabled else { return [] }
    var canvas = ElementCanvas(self, isEnabled: true, collectsTexts: true)
    // Large enough for every text; only the order of the shapes matters.
    element.drawing(at: path).draw(drawn, in: Rect(x: .zero, y: .zero, width: 2000, height: 100), on: &canvas)
    return canvas.texts
  }

  /// The own size of an element, in points: without the lengths that are set for it and without its stack.
  package func size(of element: Element, at path: ElementPath, _ look: ResolvedLook) -> Size {
    let drawn = DrawnElement<Points>(
      element: element, look: look, environment: self, isArranged: path.isInContent)
    let size = element.drawing(at: path).size(drawn)
    return Size(width: size.width, height: size.height)
  }
}
