// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

/// The frames that the code's views have, from the layout. Its cells are as wide as the table view, or as UIKit's groups,
/// and a card has its place in a cell.
struct ExpectedFrames {
  struct Row {
    /// In the table view.
    let cell: Rect
    /// In the cell; `nil` for UIKit's own cells.
    let card: Rect?
    /// In the cell, from top to bottom.
    let lines: [Rect]
  }

  private let layout: LaidOutTable
  private let heights: [HeaderFooterKind: [Points?]]
  private let insets: (left: Points, right: Points)
  private let isInGroups: Bool
  private var environment: LayoutEnvironment { layout.environment }

  init(_ uikit: UIKitExport) {
    // The code's lengths are those of an expanded table, and the app shows it as it is.
    var table = uikit.layout.table
    for index in table.sections.indices {
      table.sections[index].info.isCollapsed = uikit.table.sections[index].info.isCollapsed
    }
    layout = LaidOutTable(table)
    heights = HeaderFooterKind.allCases.reduce(into: [:]) { $0[$1] = uikit.layout.codeHeights(of: $1) }
    insets = UIKitDecorations(uikit).groupInsets
    isInGroups = uikit.style == .insetGrouped
  }

  private var width: Points { environment.width - insets.left - insets.right }

  /// A frame over the whole width of the cells, in the table view.
  private func span(y: Points, height: Points) -> Rect {
    let left = environment.isRightToLeft ? insets.right : insets.left
    return Rect(x: isInGroups ? left : .zero, y: y, width: width, height: height)
  }

  /// The header or footer of a section. Space around a section's rows is part of them.
  func title(_ kind: HeaderFooterKind, of section: Int) -> Rect {
    let rect =
      kind == .header
      ? layout.rectForHeader(inSection: section) : layout.rectForFooter(inSection: section)
    let height = heights[kind]?[section] ?? rect.height
    return span(y: kind == .header ? rect.minY : rect.maxY - height, height: height)
  }

  /// - Returns: `nil` if the row doesn't exist.
  func row(_ code: CodeRow) -> Row? {
    guard let row = layout.row(at: code.path) else { return nil }
    let (look, cell, background) = (code.look, row.frame.rect, row.background.rect)
    guard UIKitDecorations.isDecorated(look, environment) else {
      return Row(cell: span(y: cell.minY, height: cell.height), card: nil, lines: [])
    }
    // The space between rows is part of the cells.
    let spacing = row.position.isLast || environment.style == .cards ? .zero : look[.rowSpacing]
    func placed(_ frame: Rect) -> Rect {
      let x = frame.minX - insets.left
      return Rect(
        x: environment.isRightToLeft ? width - x - frame.width : x, y: frame.minY - cell.minY,
        width: frame.width, height: frame.height)
    }
    let lines = ([row.separator?.frame].compactMap(\.self) + row.sectionEdges).map {
      placed(environment.visible($0, ofRow: background))
    }
    return Row(
      cell: span(y: cell.minY, height: cell.height + spacing), card: placed(background),
      lines: lines.sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) })
  }
}
