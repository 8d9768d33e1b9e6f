// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

extension LaidOutTable {
  /// The frames of the table outside of its sections, in the table's own direction.
  package func tableTree() -> FrameTree {
    let edges = tableEdgeFrames
    return FrameTree(
      title: table.info.title, scale: environment.grid.scale, contentSize: contentSize,
      navigationBar: navigationBarTree, bottomBars: bottomBarTrees, statusBar: statusBarRect,
      homeIndicator: homeIndicatorRect, sectionIndex: sectionIndexFrame,
      scrollIndicator: scrollIndicatorFrame, refreshControl: refreshControlFrame,
      sheet: sheetTree, contentUnavailable: contentUnavailableTree, tableHeaderView: edges.header,
      tableFooterView: edges.footer,
      fillerSeparators: fillerSeparators, gaps: tableGaps, parameters: environment.parameters)
  }

  /// The frames of the table's header view and footer view in content coordinates; `nil` without one.
  var tableEdgeFrames: (header: Rect?, footer: Rect?) {
    let header = table.info.tableHeaderView.map {
      Rect(x: .zero, y: .zero, width: environment.width, height: $0.height)
    }
    let footer = table.info.tableFooterView.map {
      Rect(
        x: .zero, y: sections.last?.bottom ?? header?.height ?? .zero, width: environment.width,
        height: $0.height)
    }
    return (header, footer)
  }

  /// The lines of the blank rows below a plain table's last row.
  package var fillerSeparators: [Rect] { FillerRows(self).separators.map(directed) }

  /// The frames of a section outside of its rows.
  ///
  /// - Parameter isBare: whether to leave out gaps and parameters. Default: false.
  package func sectionTree(_ index: Int, isBare: Bool = false) -> FrameTree.Section {
    let section = section(index)
    return FrameTree.Section(
      index: index, id: section.section.info.id, frame: rect(forSection: index),
      header: headerTree(.header, index),
      footer: headerTree(.footer, index),
      gaps: isBare ? [] : sectionGaps(index), parameters: isBare ? [] : section.parameters)
  }

  private func headerTree(_ kind: HeaderFooterKind, _ section: Int) -> FrameTree.HeaderFooter? {
    let frame = rect(of: kind, inSection: section)
    guard frame.height > .zero else { return nil }
    let label = label(kind, inSection: section).map {
      FrameTree.Label(
        text: $0.lines.strings.joined(separator: "\n"), runs: $0.text.runs, frame: directed($0.frame),
        box: directed($0.box),
        baseline: $0.baseline)
    }
    let visible = visibleRect(of: kind, inSection: section)
    let elements =
      kind == .header
      ? headerParts(inSection: section).map { part, frame in
        FrameTree.Element(
          path: part.name, kind: part.drawn.element.kind.rawValue, frame: directed(frame))
      } : []
    return FrameTree.HeaderFooter(
      frame: frame, pinnedFrame: visible == frame ? nil : visible, label: label, elements: elements)
  }

  /// A row's frames; `nil` if the row doesn't exist.
  ///
  /// - Parameter isBare: whether to leave out gaps, parameters and the cell's invisible views. Default: false.
  package func rowTree(_ path: Table.IndexPath, isBare: Bool = false) -> FrameTree.Row? {
    row(at: path)?.frames(isBare: isBare)
  }

  /// The rows of a section; fewer if the work is cancelled.
  package func laidOutRows(inSection index: Int) -> [LaidOutRow] {
    let section = section(index)
    return section.section.rows.indices.compactMapAdvancing { LaidOutRow(section.row(at: $0)) }
  }

  /// Calls `body` for the rows of a section until it returns false.
  ///
  /// - Parameter isBare: whether to leave out gaps, parameters and the cell's invisible views. Default: false.
  package func forEachRow(
    inSection index: Int, isBare: Bool = false, _ body: (FrameTree.Row) -> Bool
  ) {
    let section = section(index)
    // Most rows differ only in their texts from the row above, and so have the same parameters.
    var former: (row: Row, position: RowPosition, parameters: [FrameTree.Parameter])?
    for index in section.section.rows.indices {
      guard WorkProgress.advance() else { return }
      let layout = section.row(at: index)
      let row = layout.row.withoutTexts
      let known = former.flatMap { $0.position == layout.position && $0.row == row ? $0.parameters : nil }
      let frames = layout.frames(isBare: isBare, parameters: known)
      former = (row, layout.position, frames.parameters)
      guard body(frames) else { return }
    }
  }
}

extension Row {
  /// The row without its own name and texts.
  fileprivate var withoutTexts: Row {
    var row = self
    (row.id, row.title) = (nil, "")
    row.detail = row.detail.map { _ in "" }
    row.badge = row.badge.map { _ in "" }
    return row
  }
}
