// SPDX-License-Identifier: GPL-3.0-or-later

import Geometry

/// What a table, a section or a row may set about its looks. Every setting is optional: a row inherits
/// from its section, a section from the table, the table from its style and profile.
package struct Look: MostlyEmpty {
  /// Points, 0 or more.
  package var cornerRadius: Points?
  /// Points; the radius of a row that is alone in its section, where it differs from ``cornerRadius``.
  package var onlyRowCornerRadius: Points?
  package var cornerCurve: CornerCurve?
  /// Which corners of a group may be rounded at all.
  package var maskedCorners: CornerMask?
  package var cornerTechnique: CornerTechnique?
  package var cornerClamping: CornerClamping?
  /// Whether the rounded layer cuts off what lies outside of it (`CALayer.masksToBounds`).
  package var masksToBounds: Bool?
  /// Points from the table's sides to the group.
  package var groupInsets: GroupInsets<Points?>
  /// Points between a row's cell and its background (the margin above and below a card).
  package var backgroundInsets: BackgroundInsets<Points?>
  /// Points between two rows; any space makes every row a group of its own.
  package var rowSpacing: Points?
  /// Points between two sections, in place of the profile's footer-and-header gap.
  package var sectionSpacing: Points?
  package var separator: SeparatorLook
  package var shadow: Shadow?
  package var border: Border?
  /// The rows' background.
  package var rowColor: Color?
  package var titleColor: Color?
  package var detailColor: Color?
  package var tintColor: Color?
  /// The capsule behind a badge's text.
  package var badgeColor: Color?
  package var rowHeight: RowHeight?
  package var cellContent: CellContent?
  /// Points from the cell's top left to a title label that is as large as the background, in place of the
  /// cell style's own arrangement.
  package var titleOrigin: Point?
  @Boxed package var rare: RareLook

  package init() {
    groupInsets = GroupInsets()
    backgroundInsets = BackgroundInsets()
    separator = SeparatorLook()
    _rare = Boxed(wrappedValue: .empty)
  }

  /// The same in its box, quicker to copy.
  package var boxedRare: Boxed<RareLook> { _rare }

  package static let empty = Look()
  package var isEmpty: Bool { self == .empty }

  /// Each setting of `self`, or where that is `nil` the one of `base`.
  package func over(_ base: Look) -> Look {
    if isEmpty { return base }
    var result = self
    result.cornerRadius = cornerRadius ?? base.cornerRadius
    // A radius set closer to the row also rules the only row, unless that has its own there.
    result.onlyRowCornerRadius = onlyRowCornerRadius ?? (cornerRadius == nil ? base.onlyRowCornerRadius : nil)
    result.cornerCurve = cornerCurve ?? base.cornerCurve
    result.maskedCorners = maskedCorners ?? base.maskedCorners
    result.cornerTechnique = cornerTechnique ?? base.cornerTechnique
    result.cornerClamping = cornerClamping ?? base.cornerClamping
    result.masksToBounds = masksToBounds ?? base.masksToBounds
    result.groupInsets = groupInsets.over(base.groupInsets)
    result.backgroundInsets = backgroundInsets.over(base.backgroundInsets)
    result.rowSpacing = rowSpacing ?? base.rowSpacing
    result.sectionSpacing = sectionSpacing ?? base.sectionSpacing
    result.separator = separator.over(base.separator)
    result.shadow = shadow ?? base.shadow
    result.border = border ?? base.border
    result.rowColor = rowColor ?? base.rowColor
    result.titleColor = titleColor ?? base.titleColor
    result.detailColor = detailColor ?? base.detailColor
    result.tintColor = tintColor ?? base.tintColor
    result.badgeColor = badgeColor ?? base.badgeColor
    result.rowHeight = rowHeight ?? base.rowHeight
    result.cellContent = cellContent ?? base.cellContent
    result.titleOrigin = titleOrigin ?? base.titleOrigin
    if !base._rare.isEmpty {
      result._rare = _rare.isEmpty ? base._rare : Boxed(wrappedValue: rare.over(base.rare))
    }
    return result
  }
}
