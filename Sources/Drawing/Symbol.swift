// SPDX-License-Identifier: GPL-3.0-or-later

import Geometry

/// A glyph that is drawn, not written: a chevron, a check mark, a named image.
package struct Symbol: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case chevron
    case checkmark
    case info
    /// A `UISwitch`; the paint colours its track, the thumb is white. An outlined one has a grey line around its track.
    case toggle(isOn: Bool, isOutlined: Bool)
    /// The plate of iOS 6's back button, which ends in a point at its leading side.
    case backPlate
    /// An SF Symbols name such as `wifi`; what ``SymbolNames`` does not know shows a placeholder.
    case named(String)
  }

  package var kind: Kind
  /// Points: the box that the glyph fills (keeping its proportions).
  package var frame: Rect
  package var paint: Paint
  /// Whether a directional glyph (the chevron) points to the left.
  package var isMirrored: Bool

  package init(kind: Kind, frame: Rect, paint: Paint, isMirrored: Bool = false) {
    self.kind = kind
    self.frame = frame
    self.paint = paint
    self.isMirrored = isMirrored
  }
}
