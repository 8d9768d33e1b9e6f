// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// A control as a text picture shows it. The other items of the control, with the role ``DisplayItem/Role/control``, are for
/// pictures with shapes.
package struct TextMark: Hashable, Sendable {
  /// The form of a control.
  package enum Kind: Hashable, Sendable {
    /// A text as it is: `(Pay)`.
    case text(String)
    /// The value of a pop-up button, with its chevrons behind it.
    case menu(String)
    /// A bar, of which some thousandths are filled; a slider has a thumb at that place.
    case bar(filled: Int, hasThumb: Bool)
    /// Texts of which one can be selected.
    case options([String], selected: Int)
    /// A text in a field as wide as the frame.
    case field(String)
    /// A horizontal line, alone on its line of text. Pictures with one line for each row don't show it.
    case line
  }

  package var kind: Kind
  /// The control's frame in points.
  package var frame: Rect
  /// The colour of its text.
  package var paint: RGBA

  package init(_ kind: Kind, frame: Rect, paint: RGBA) {
    self.kind = kind
    self.frame = frame
    self.paint = paint
  }
}
