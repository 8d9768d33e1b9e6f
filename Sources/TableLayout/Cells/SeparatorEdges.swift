// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

/// The lines at the two edges of a row, of which the row and its neighbours decide whether they are visible.
///
/// An edge between two rows has one line, which the row with the line's usual place draws. The room of inline lines doesn't
/// depend on their visibility (assumed).
struct SeparatorEdges {
  let shape: RowShape
  /// The values of the rows above and below.
  let neighbors: NeighborVisibilities

  private var look: ResolvedLook { shape.look }

  /// Whether another row has the same edge.
  private func isShared(_ edge: SeparatorPosition) -> Bool {
    guard !shape.isOwnGroup else { return false }
    return edge == .top ? !shape.position.isFirst : !shape.position.isLast
  }

  /// The visibility of an edge, as the row and its neighbour decide.
  func visibility(_ edge: SeparatorPosition) -> SeparatorVisibility {
    visibility(edge, own: look[Self.setting(of: edge)])
  }

  private func visibility(_ edge: SeparatorPosition, own: SeparatorVisibility) -> SeparatorVisibility {
    guard isShared(edge) else { return own }
    return own.shared(with: edge == .top ? neighbors.above : neighbors.below)
  }

  /// Whether the row draws a line that it doesn't have by itself.
  func addsLine(at edge: SeparatorPosition) -> Bool {
    guard visibility(edge) == .visible, look[.separatorStyle] == .singleLine, !hasOwnUsualLine(at: edge)
    else { return false }
    // A line between two rows is the upper row's, or the lower row's if lines are at the top.
    return !isShared(edge) || look[.separatorPosition] == edge
  }

  /// Whether the row's value for an edge changes whether there is a line.
  func changesLine(at edge: SeparatorPosition) -> Bool {
    guard look[.separatorStyle] == .singleLine else { return false }
    let setting = Self.setting(of: edge)
    let given = look.given
    let outer =
      switch given.source(of: setting) {
      case .row: given.section[setting] ?? given.table[setting]
      case .section: given.table[setting]
      case .table, nil: SeparatorVisibility?.none
      }
    let hasLine = hasUsualLine(at: edge)
    func isDrawn(_ visibility: SeparatorVisibility) -> Bool {
      visibility == .visible || visibility == .automatic && hasLine
    }
    return isDrawn(visibility(edge)) != isDrawn(visibility(edge, own: outer ?? .automatic))
  }

  /// Whether the row draws a line that isn't a section's edge.
  var hasInnerLine: Bool {
    let inner = SeparatorRule<Points>(shape: shape).inner
    return inner.map { visibility($0) != .hidden } ?? false || addsLine(at: .top) || addsLine(at: .bottom)
  }

  /// Whether an edge has a line if no row sets its visibility.
  private func hasUsualLine(at edge: SeparatorPosition) -> Bool {
    isShared(edge) || hasOwnUsualLine(at: edge)
  }

  /// The same for a line that the row itself draws.
  private func hasOwnUsualLine(at edge: SeparatorPosition) -> Bool {
    let rule = SeparatorRule<Points>(shape: shape)
    return rule.inner == edge || (edge == .top ? rule.hasTopEdge : rule.hasBottomEdge)
  }

  static func setting(of edge: SeparatorPosition) -> LookSetting<SeparatorVisibility> {
    edge == .top ? .separatorTopVisibility : .separatorBottomVisibility
  }
}
