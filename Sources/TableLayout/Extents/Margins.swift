// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

/// The space between a row's cell and its background.
struct RowMargins<N: Measure> {
  /// Points above the background, inside the cell.
  let top: N
  /// Points below the background, inside the cell.
  let bottom: N
  /// Points by which a pane's card is shorter than its cells, above and below. Contents ignore them.
  let card: (top: N, bottom: N)
  /// Points from the table's left side to the group.
  let left: N
  /// Points from the table's right side to the group.
  let right: N
  /// Whether the cell spans the table and only its background is inset.
  let areInsideCell: Bool

  /// - Parameter look: the row's own look. In the cards style, the margins of two neighbours collapse: each
  ///   has half of the row spacing, or of the margin if no spacing is set.
  init(look: ResolvedLook, position: RowPosition, in environment: LayoutEnvironment) {
    left = look.length(.insetLeft)
    right = look.length(.insetRight)
    let above: N = look.length(.insetTop, "margin above")
    let below: N = look.length(.insetBottom, "margin below")
    switch environment.style {
    case .cards:
      areInsideCell = true
      card = (.zero, .zero)
      let between: N =
        look[.rowSpacing] > .zero ? look.length(.rowSpacing, "row spacing") : .larger(above, below)
      let half = between / 2
      top = position.isFirst ? above : half.named("margin above", Self.collapsed)
      bottom = position.isLast ? below : (between - half).named("margin below", Self.collapsed)
    case .plain, .grouped, .insetGrouped:
      let pane: N = environment.isPane ? environment.metric(.paneCardInset, "within the row") : .zero
      card = (position.isFirst ? pane.ifAny : .zero, position.isLast ? pane.ifAny : .zero)
      top = above
      bottom = below
      areInsideCell = environment.style == .plain || look[.cornerTechnique] == .covers
    }
  }

  private static var collapsed: TermSource { .joined(.rule("half of the gap to the next card"), .leaves) }

  /// The width of the background in points.
  func contentWidth(in environment: LayoutEnvironment) -> N {
    (environment.tableWidth() - left.ifAny - right.ifAny).whatRoomThereIs
  }

  /// The cell's left end, in points from the table's left side.
  var cellLeft: N {
    areInsideCell && left.points != .zero
      ? N(.zero, "cell", .rule("spans the table; its background is inset")) : left
  }
}

/// The space between the sides of a group and its texts, including those of headers and footers.
struct ContentMargins<N: Measure> {
  /// Points from the group's left side.
  let left: N
  /// Points from the group's right side.
  let right: N

  /// The layout margin, plus the safe area if the group doesn't avoid it already, or the readable width's
  /// inset if that is larger.
  init(look: ResolvedLook, environment: LayoutEnvironment) {
    func margin(_ inset: LookSetting<Points>, _ safeArea: N) -> N {
      let own: N = look.length(inset, "less the group's inset")
      let isPane = environment.isPane && environment.metric(.paneCellMargin) > .zero
      let inset: Metric = isPane ? .paneCellMargin : .insetCellMargin
      let isInset = environment.style == .insetGrouped && environment.metric(inset) > .zero
      let layout: N =
        isInset
        ? environment.metric(inset, "cell's layout margin")
        : environment.kept(.layoutMargin, "cell's layout margin")
      let readable: N =
        environment.readableInset == nil ? .zero : environment.kept(.readableInset, "readable width")
      return .larger(
        layout + safeArea.ifAny,
        readable - own.named("less the group's inset", .rule("the group's inset is part of it")).ifAny)
    }
    let safeArea: (left: N, right: N) = environment.safeArea(within: look)
    left = margin(.insetLeft, safeArea.left)
    right = margin(.insetRight, safeArea.right)
  }
}

extension LayoutEnvironment {
  /// Points from a group's sides to its texts.
  package func contentMargins(_ look: ResolvedLook) -> (left: Points, right: Points) {
    let margins = ContentMargins<Points>(look: look, environment: self)
    return (margins.left, margins.right)
  }
}
