// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

/// One of the ruled blank rows that a plain table shows under its last row: a row without content, which lies and is ruled
/// as the rows above it.
struct FillerRow<N: Measure>: Measuring {
  let environment: LayoutEnvironment
  let look: ResolvedLook

  /// - Returns: `nil` where the table has no blank rows.
  init?(_ table: Table, in environment: LayoutEnvironment) {
    self.environment = environment
    look = environment.look
    // A footer view, however small, ends the table: the well-known way to be rid of blank rows.
    guard environment.style == .plain, look[.separatorStyle] == .singleLine,
      environment.info.tableFooterView == nil, environment.height != nil, height.points > .zero
    else { return nil }
  }

  /// Points; 0 for none.
  var height: N {
    switch environment.info.fillerRowHeight {
    case .fixed(let height): return N(height, "fixed height", .table(\.fillerRowHeight))
    case .automatic: return environment.kept(.minimumRowHeight)
    case nil:
      guard environment.flag(.showsFillerRows) else { return .zero }
      let hasRoom = environment.flag(.fillersMakeRoomForSeparator)
      let line = N(grid.hairline, "separator", .flag(.fillersMakeRoomForSeparator))
      return environment.kept(.minimumRowHeight) + (hasRoom ? line : .zero)
    }
  }

  /// The line of a blank row that begins `top` points below the content's top.
  func separator(top: N) -> Frame<N>? {
    let row = RowLayout(
      Row(title: ""), at: Table.IndexPath(row: 0, section: 0), position: .middle, look: look, top: top,
      height: height, environment: environment)
    return SeparatorLayout(row: row, textLeading: row.content.leadingMargin).separators.first?.frame
  }
}

/// The blank rows down to the end of the table's bounds.
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
    guard let row = FillerRow<Points>(layout.table, in: environment), let bounds = environment.height else {
      return
    }
    // At rest the content begins under the top safe area; scrolled, the bounds say what is seen.
    let visible =
      environment.shownOffset == nil
      ? bounds - environment.safeArea.top - (environment.navigationBar?.expandedHeight ?? .zero)
      : layout.visibleRect.maxY
    bottom = max(top, visible)
    let height = row.height
    guard let first = row.separator(top: top)?.rect else { return }
    var y = top + height
    while y <= bottom, separators.count < Self.maximumCount {
      separators.append(first.offsetBy(dx: .zero, dy: y - height - top))
      y += height
    }
  }
}
