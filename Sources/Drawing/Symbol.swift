// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// A glyph that is drawn instead of written: a chevron, a check mark, a named image.
package struct Symbol: Hashable, Sendable {
  /// The shape of a symbol.
  package enum Kind: Hashable, Sendable {
    case chevron
    case checkmark
    case info
    /// A `UISwitch`. The paint colours its track; the thumb is white.
    case toggle(isOn: Bool, Toggle)
    /// The plate of iOS 6's back button, with a point at its leading side.
    case backPlate
    /// The spokes of an activity indicator.
    case spinner
    /// An SF Symbols name such as `wifi`; a placeholder is drawn for a name that ``SymbolCatalog`` doesn't
    /// have.
    case named(String)
  }

  /// The style of a switch's track.
  package enum Toggle: String, Hashable, Sendable {
    case plain
    /// With a grey outline.
    case outlined
    /// iOS 6: as high as its thumb, with the word ON or OFF.
    case lettered
  }

  package var kind: Kind
  /// The box that the glyph fills in its own proportions, in points.
  package var frame: Rect
  package var paint: RGBA
  /// The weight of a drawing's lines. Default: regular. A regular chevron has the square ends of iOS 7 to 12.
  package var weight: SymbolWeight
  /// Whether a directional glyph (the chevron) points left. Default: no.
  package var isMirrored: Bool
  /// Points by which a switch extends past the edge at which chevrons and check marks end; coarse grids leave
  /// them out. Default: 0.
  package var overhang: Points
  /// The colours of a drawing's layers, the one in front first; the last one colours all further layers. Default: `nil`; all
  /// of them have the paint.
  package var layers: [RGBA]?

  package init(
    kind: Kind, frame: Rect, paint: RGBA, weight: SymbolWeight = .regular, isMirrored: Bool = false,
    overhang: Points = .zero
  ) {
    self.kind = kind
    self.frame = frame
    self.paint = paint
    self.weight = weight
    self.isMirrored = isMirrored
    self.overhang = overhang
  }
}
