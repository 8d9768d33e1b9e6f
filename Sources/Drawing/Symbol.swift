// SPDX-License-Identifier: GPL-3.0-or-later

import Geometry

/// A glyph that is drawn, not written: a chevron, a check mark, a named image.
package struct Symbol: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case chevron
    case checkmark
    case info
    /// A `UISwitch`; the paint colours its track, the thumb is white.
    case toggle(isOn: Bool, Toggle)
    /// The plate of iOS 6's back button, which ends in a point at its leading side.
    case backPlate
    /// An SF Symbols name such as `wifi`; a placeholder is drawn for a name that ``SymbolCatalog`` doesn't have.
    case named(String)
  }

  /// How a switch's track looks.
  package enum Toggle: String, Hashable, Sendable {
    case plain
    /// With a grey line around it.
    case outlined
    /// iOS 6: as high as its thumb, with the word ON or OFF.
    case lettered
  }

  package var kind: Kind
  /// Points: the box that the glyph fills (keeping its proportions).
  package var frame: Rect
  package var paint: RGBA
  /// Of a drawing with lines. A regular chevron is one of iOS 7 to 12, with square ends.
  package var weight: FontWeight
  /// Whether a directional glyph (the chevron) points to the left.
  package var isMirrored: Bool

  package init(kind: Kind, frame: Rect, paint: RGBA, weight: FontWeight = .regular, isMirrored: Bool = false)
  {
    self.kind = kind
    self.frame = frame
    self.paint = paint
    self.weight = weight
    self.isMirrored = isMirrored
  }
}
