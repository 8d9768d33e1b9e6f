// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

/// One of the ruled blank rows below a plain table's last row: a row without content, with the frame and line
/// that a row above it would have.
struct FillerRow<N: Measure>: Measuring {
  let environment: LayoutEnvironment
  let look: ResolvedLook
  private let layout: LaidOutTable

  /// `nil` if the table has no blank rows.
  init?(_ layout: LaidOutTable) {
    self.layout = layout
    environment = layout.environment
    // Blank rows have no cells whose content they could move.
    let given = environment.look.given
    look =
      AnyLookSetting.contentInsets.contains { given.source(of: $0) != nil }
      ? ResolvedLook(given.without(AnyLookSetting.contentInsets), in: environment) : environment.look
    // A footer view of any height removes the blank rows, which is a well-known trick.
    guard environment.style == .plain, look[.separatorStyle] == .singleLine,
      environment.info.tableFooterView == nil, environment.height != nil, height.points > .zero
    else { return nil }
  }

  /// Points; 0 for none.
  var height: N {
    switch environment.info.fillerRowHeight {
    case .fixed(let height): return N(height, "fixed height", .table(\.fillerRowHeight))
    case .automatic: return automaticHeight
    case nil: return environment.flag(.showsFillerRows) ? automaticHeight : .zero
    }
  }

  /// The last row's height, or the smallest one if there are no rows.
  ///
  /// Source: Apple's documentation of `fillerRowHeight`: `automaticDimension`, the default before iOS 15, is the
  /// height of the last row in the table view.
  private var automaticHeight: N {
    let hasRoom = environment.flag(.fillersMakeRoomForSeparator)
    let room = hasRoom ? N(grid.hairline, "separator", .flag(.fillersMakeRoomForSeparator)) : .zero
    guard let path = lastRow, let row = layout.row(at: path) else {
      return environment.kept(.minimumRowHeight) + room
    }
    let least: N = environment.kept(.minimumRowHeight)
    // In a table with blank rows, a row of the least height gets the separator's pixel as well.
    let isLeast = row.look[.rowHeight] == .automatic && row.frame.height == least.points
    if isLeast { return least + room }
    let source = TermSource.joined(
      environment.info.fillerRowHeight == nil ? .flag(.showsFillerRows) : .table(\.fillerRowHeight),
      .rule("see 'why row \(path) height'"))
    return N(row.frame.height, "height of the last row", source)
  }

  private var lastRow: Table.IndexPath? {
    guard let section = layout.table.sections.lastIndex(where: { !$0.rows.isEmpty }) else { return nil }
    return Table.IndexPath(row: layout.table.sections[section].rows.count - 1, section: section)
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
  /// Their lines in content coordinates, left to right.
  private(set) var separators: [Rect] = []
  /// Points from the content's top to the end of the blank rows.
  private(set) var bottom: Points

  /// The largest number of blank rows; a very small height would make too many.
  private static let maximumCount = 1000

  init(_ layout: LaidOutTable) {
    let environment = layout.environment
    let top = layout.contentSize.height
    bottom = top
    guard let row = FillerRow<Points>(layout), let bounds = environment.height else {
      return
    }
    // Before scrolling, the content begins below the top safe area; a scrolled table shows its bounds.
    let visible =
      environment.shownOffset == nil
      ? bounds - environment.safeArea.top
        - (environment.navigationBar?.expandedHeight ?? environment.tabRowHeight ?? .zero)
        - environment.bottomBarsHeight - environment.refreshHeight
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
