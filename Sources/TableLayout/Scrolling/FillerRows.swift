// SPDX-License-Identifier: GPL-3.0-or-later

import Geometry
import TableModel

/// The ruled blank rows that a plain table shows under its last row, down to the end of its bounds.
struct FillerRows {
  /// Their separators in content coordinates, left to right.
  private(set) var separators: [Rect] = []
  /// Points from the content's top to where they end.
  private(set) var bottom: Points

  /// A table this long has no use for blank rows; more would only be a runaway height.
  private static let maximumCount = 1000

  init(_ layout: LaidOutTable) {
    let environment = layout.environment
    let top = layout.contentSize.height
    bottom = top
    let look = environment.look
    guard environment.style == .plain, look[.separatorStyle] == .singleLine,
      let height = Self.height(environment),
      // A footer view, however small, ends the table: the well-known way to be rid of blank rows.
      environment.info.tableFooterView == nil, let bounds = environment.height
    else { return }
    // At rest the content begins under the top safe area; scrolled, the bounds say what is seen.
    let visible =
      environment.shownOffset == nil
      ? bounds - environment.safeArea.top - (environment.navigationBar?.expandedHeight ?? .zero)
      : layout.visibleRect.maxY
    bottom = max(top, visible)
    let margins = ContentMargins<Points>(look: look, environment: environment)
    var isDefault = false
    if case .points(let own) = look[.separatorLeft] { isDefault = environment.isDefaultSeparatorInset(own) }
    let left = Self.inset(
      look[.separatorLeft], automatic: isDefault ? .zero : look[.insetLeft] + margins.left, look)
    let right = Self.inset(look[.separatorRight], automatic: .zero, look)
    var y = top + height
    while y <= bottom, separators.count < Self.maximumCount {
      separators.append(
        Rect(
          x: left, y: y - look[.separatorThickness], width: max(.zero, environment.width - left - right),
          height: look[.separatorThickness]))
      y += height
    }
  }

  /// Points; `nil` for none.
  private static func height(_ environment: LayoutEnvironment) -> Points? {
    switch environment.info.fillerRowHeight {
    case .fixed(let height): return height > .zero ? height : nil
    case .automatic: return environment.minimumRowHeight
    case nil:
      guard environment.metric(.showsFillerRows) > .zero else { return nil }
      let hasRoom = environment.metric(.fillersMakeRoomForSeparator) > .zero
      return environment.minimumRowHeight + (hasRoom ? environment.grid.hairline : .zero)
    }
  }

  private static func inset(_ edge: SeparatorEdge, automatic: Points, _ look: ResolvedLook) -> Points {
    switch edge {
    case .automatic: return automatic
    case .points(let points):
      return max(.zero, look[.separatorReference] == .fromCellEdges ? points : points + automatic)
    }
  }
}
