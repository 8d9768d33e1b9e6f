// SPDX-License-Identifier: GPL-3.0-or-later

import Geometry
import TableModel

/// A row's look with every default filled in: its own settings, its section's, the table's, then the style's and
/// the profile's.
///
/// A class: a section's rows that set nothing themselves share one, and its fields are six hundred bytes.
package final class EffectiveLook: Sendable {
  package let cornerRadius: Points
  package let onlyRowCornerRadius: Points
  package let cornerCurve: CornerCurve
  package let maskedCorners: CornerMask
  package let cornerTechnique: CornerTechnique
  package let cornerClamping: CornerClamping
  package let masksToBounds: Bool
  /// Whether ``masksToBounds`` was set, not only taken from the radius.
  package let isMaskingExplicit: Bool
  package let groupInsets: GroupInsets<Points>
  package let backgroundInsets: BackgroundInsets<Points>
  package let rowSpacing: Points
  /// `nil`: the gap is the footer's and the header's.
  package let sectionSpacing: Points?
  package let separatorModel: SeparatorModel
  package let separatorStyle: SeparatorStyle
  package let separatorLeft: SeparatorEdge
  package let separatorRight: SeparatorEdge
  package let separatorReference: SeparatorInsetReference
  package let separatorPosition: SeparatorPosition
  package let separatorThickness: Points
  package let separatorLength: SeparatorLength
  package let separatorColor: Color
  package let hasSectionEdges: Bool
  package let shadow: Shadow
  package let border: Border
  package let rowColor: Color
  package let titleColor: Color
  package let detailColor: Color?
  package let tintColor: Color
  package let badgeColor: Color
  package let rowHeight: RowHeight
  package let cellContent: CellContent
  package let titleOrigin: Point?
  package let rare: RareLook
  /// Whether any of that is set; quicker than to ask it.
  let hasRare: Bool

  /// Of another font than the system's.
  package var titleFontName: String? { hasRare ? rare.title.name?.text : nil }
  package var detailFontName: String? { hasRare ? rare.detail.name?.text : nil }

  /// Whether any corner has a radius of its own, in place of ``cornerRadius``.
  package var hasRadiiOfSingleCorners: Bool { hasRare && rare.hasRadiiOfSingleCorners }

  /// Fills what `look` leaves open with the defaults of the style and the profile.
  package init(_ look: Look, in environment: LayoutEnvironment) {
    let style = environment.style
    let radius: Points = look.resolved(.cornerRadius, in: environment)
    cornerRadius = radius
    onlyRowCornerRadius = look.resolved(.onlyRowCornerRadius, in: environment)
    cornerCurve = look.cornerCurve ?? environment.profile.cornerCurve
    maskedCorners = look.maskedCorners ?? .all
    cornerTechnique = look.cornerTechnique ?? .mask
    cornerClamping = look.cornerClamping ?? .uiKit
    isMaskingExplicit = look.masksToBounds != nil
    masksToBounds = look.masksToBounds ?? (radius > .zero)
    groupInsets = GroupInsets(
      left: look.resolved(.groupInsetLeft, in: environment),
      right: look.resolved(.groupInsetRight, in: environment))
    backgroundInsets = BackgroundInsets(
      top: look.resolved(.backgroundInsetTop, in: environment),
      bottom: look.resolved(.backgroundInsetBottom, in: environment))
    separatorModel = look.separator.model ?? .overlay
    rowSpacing = look.resolved(.rowSpacing, in: environment)
    sectionSpacing = look.sectionSpacing
    separatorStyle = look.separator.style ?? (style == .cards ? .none : .singleLine)
    separatorLeft = look.separator.left ?? .automatic
    separatorRight = look.separator.right ?? .automatic
    separatorReference =
      look.separator.reference ?? environment.profile.separatorInsetReference
    separatorPosition = look.separator.position ?? .bottom
    separatorThickness = look.resolved(.separatorThickness, in: environment)
    separatorLength = look.separator.length ?? .fit
    separatorColor = look.separator.color ?? environment.profile.separatorColor
    // Lines along a section's ends look wrong under rounded corners or beside a margin: UIKit has neither.
    let isFlush = radius == .zero && groupInsets.left == .zero && groupInsets.right == .zero
    hasSectionEdges = look.separator.sectionEdges ?? (style == .grouped && isFlush)
    shadow = look.shadow ?? (style == .cards ? .card : .none)
    border = look.border ?? (style == .cards ? .card : .none)
    rowColor = look.rowColor ?? Self.rowColor(of: style)
    titleColor = look.titleColor ?? .semantic(.label)
    detailColor = look.detailColor
    tintColor = look.tintColor ?? .semantic(.systemBlue)
    badgeColor = look.badgeColor ?? .semantic(.systemRed)
    rowHeight = look.rowHeight ?? .automatic
    cellContent = look.cellContent ?? .textLabel
    titleOrigin = look.titleOrigin
    rare = look.rare
    hasRare = !look.boxedRare.isEmpty
  }

  private static func rowColor(of style: TableStyle) -> Color {
    switch style {
    case .plain: .semantic(.systemBackground)
    case .grouped, .insetGrouped, .cards: .semantic(.secondarySystemGroupedBackground)
    }
  }
}

extension Shadow {
  /// The card shadow of published code: light grey, radius 2, 2 points down; its path follows the corners.
  package static let card = Shadow(
    color: .semantic(.lightGray), radius: 2, opacity: 1000, offset: Point(x: 0, y: 2))
}

extension Border {
  /// The card border of published code: one point of white (of the row's own colour in the dark).
  package static let card = Border(color: .semantic(.secondarySystemGroupedBackground), width: 1)
}
