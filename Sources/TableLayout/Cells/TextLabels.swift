// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

/// The labels of `UITableViewCell`: they begin right after the cell's image, and at the cell's own separator inset.
extension ResolvedLook {
  /// Whether a cell with this look has text labels, not a content configuration: `cellContent` says so, or the profile has
  /// no content configurations. The code of other cells has content configurations.
  package func asksForTextLabels(in environment: LayoutEnvironment) -> Bool {
    guard environment.info.host == .uiKit else { return false }
    return given[.cellContent].map { $0 == .textLabel } ?? !environment.flag(.hasContentConfigurations)
  }

  /// Whether the labels of UIKit's cells begin at the cell's left separator inset.
  package func movesTexts(in environment: LayoutEnvironment) -> Bool {
    given.ownInset(.separatorLeft) != nil && given[.contentInsetsLeading] == nil
      && environment.flag(.ownInsetsMoveTexts)
      && asksForTextLabels(in: environment) && isOfUIKitsCells(in: environment)
  }

  /// Whether UIKit's own cells have this look. Cells with other cards or lines have labels of their own.
  func isOfUIKitsCells(in environment: LayoutEnvironment) -> Bool {
    !hasOwnGroup(in: environment) && !hasOwnLines
  }
}

/// The reasons for which code draws a row itself.
extension ResolvedLook {
  /// Whether any row with this look has round corners.
  package var isRounded: Bool {
    self[.cornerRadius] > .zero || self[.onlyRowCornerRadius] > .zero || given.hasSingleRadii
  }

  /// Whether covers hide some of its round corners.
  package var isCovered: Bool { self[.cornerTechnique] == .covers && isRounded }

  /// Whether its corners need a path: a layer has one radius and no bezier path's curve.
  package var hasPath: Bool {
    hasUnevenRadii
      || isRounded && (self[.cornerCurve] == .bezierPath || self[.onlyRowCornerCurve] == .bezierPath)
  }

  /// Whether it is a card within its cell.
  package func isCard(in environment: LayoutEnvironment) -> Bool {
    environment.style == .cards || self[.insetTop] > .zero || self[.insetBottom] > .zero
      || self[.shadow].isVisible || self[.border].width > .zero || given[.titleOrigin] != nil
      || self[.rowSpacing] > .zero
  }

  /// Whether its group differs from UIKit's: its corners, its sides, or each row is a card.
  package func hasOwnGroup(in environment: LayoutEnvironment) -> Bool {
    let settings: [AnyLookSetting] = [
      .cornerRadius, .onlyRowCornerRadius, .cornerCurve, .onlyRowCornerCurve, .maskedCorners,
      .masksToBounds,
    ]
    return isCovered || hasPath || isCard(in: environment)
      || settings.contains { given.source(of: $0) != nil } || given.hasSingleRadii
      || environment.info.metrics[.cornerRadius] != nil
      || environment.style != .insetGrouped && (self[.insetLeft] > .zero || self[.insetRight] > .zero)
  }
}

extension ResolvedLook {
  /// Whether its lines differ from UIKit's: in thickness, place or length.
  package var hasOwnLines: Bool {
    let settings: [AnyLookSetting] = [.separatorThickness, .separatorSectionEdges]
    return settings.contains { given.source(of: $0) != nil } || self[.separatorPosition] == .top
      || self[.separatorLength] == .contentWidth
  }
}

/// The left and the right inset of a row's line that are set, in points from the cell's sides.
struct SeparatorInsets<N: Measure>: Measuring {
  let content: RowContent<N>

  private var look: ResolvedLook { content.look }
  var environment: LayoutEnvironment { content.environment }

  /// 0 if it is automatic.
  var left: N {
    let own: N = look.edge(.separatorLeft, "inset, left")
    return environment.isDefaultSeparatorInset(own.points) ? own : measured(own, from: automatic.left)
  }

  /// 0 or more.
  var right: N { measured(look.edge(.separatorRight, "inset, right"), from: automatic.right) }

  /// An inset that is set, measured from the cell's side or from the automatic inset.
  private func measured(_ own: N, from automatic: N) -> N {
    switch look[.separatorReference] {
    case .fromCellEdges: own.atLeast(.zero, "negative counts as 0", .layout)
    case .fromAutomaticInsets: (own + automatic).atLeast(.zero, "negative counts as 0", .layout)
    }
  }

  /// The source of the place that insets are measured from, for explanations.
  var reference: TermSource {
    .set(
      .separatorReference,
      otherwise: look.given.ownInsetsAreMargins(in: environment)
        ? .flag(.ownInsetsAreMargins)
        : .profile("reference \(look[.separatorReference].rawValue)", "documented"))
  }

  /// The insets, in points, that are added to insets with the reference `fromAutomaticInsets`.
  var automatic: (left: N, right: N) {
    (
      // The cell's own margin, not the text's place: an image does not move it.
      content.leadingMargin.named(
        "automatic inset", .joined(reference, .rule("measured from the content's margin"), separator: ": ")),
      // Up to iOS 18 the line ends at the cell's end, or at the readable width if cells follow it.
      keepsTrailingMargin ? content.ownTrailingMargin : N(.zero, "", .layout)
    )
  }

  /// Whether an automatic line ends with the content, not at the row's end.
  private var keepsTrailingMargin: Bool {
    environment.flag(.separatorTrailingMargins) || environment.readableInset != nil
  }
}

extension InheritedLook {
  /// A separator inset in points that is the cell's own; `nil` if it is automatic or the table view's. An inset of a
  /// section is that of each of its cells.
  func ownInset(_ side: LookSetting<SeparatorEdge>) -> Points? { (row[side] ?? section[side])?.length }

  /// Whether a cell's own inset is measured from its edge although no reference is set. The readable width is part of the
  /// automatic insets, which it is measured from where cells follow that width.
  package func ownInsetsAreMargins(in environment: LayoutEnvironment) -> Bool {
    environment.flag(.ownInsetsAreMargins) && environment.readableInset == nil
      && source(of: .separatorReference) == nil
      && (ownInset(.separatorLeft) != nil || ownInset(.separatorRight) != nil)
  }
}
