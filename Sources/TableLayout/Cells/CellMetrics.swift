import Geometry

/// Sizes of the things in a cell that UIKit does not publish as constants of a table. Points.
enum CellMetrics {
  /// Side of an icon tile, as in Settings (29-point icons).
  static let tileSide: Points = 29
  /// A tile's corner radius: the icon grid's 22.37 % of its side.
  static let tileCornerRadius: Points = 6.5
  /// Side of the symbol on a tile.
  static let tileGlyphSide: Points = 19
  /// Chevron glyph: 10.67 is what a 348.33-wide content view on 375 points leaves; the height follows from
  /// `chevron.forward` at 17 semibold, scale small. Recalled, not measured.
  static let chevronSize = Size(width: 10.667, height: 14)
  /// `checkmark` at 17 semibold, scale medium. Recalled, not measured.
  static let checkmarkSize = Size(width: 18, height: 17)
  /// `info.circle` button. Recalled, not measured.
  static let infoSize = Size(width: 22, height: 22)
  /// Between the two glyphs of a detail disclosure button: 12 (public reimplementation).
  static let accessoryPairSpacing: Points = 12
  /// `UISwitch` before iOS 26, and its measured size since.
  static let switchSize = Size(width: 51, height: 31)
  static let liquidGlassSwitchSize = Size(width: 61, height: 28)
  /// A badge: a capsule around a footnote-sized text. Not a UIKit view; iOS draws springboard badges so.
  static let badgeHeight: Points = 20
  static let badgePadding: Points = 6
  static let badgeSpacing: Points = 8
  /// Between the parts of a status cell.
  static let statusSpacing: Points = 2
  static let statusColumnSpacing: Points = 8
  static let statusIconSide: Points = 32
  static let statusLevelSide: Points = 18
}
