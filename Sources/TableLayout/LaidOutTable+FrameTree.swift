// SPDX-License-Identifier: GPL-3.0-or-later

import Drawing
import Geometry
import TableModel
import TextMetrics
import WorkProgress

extension LaidOutTable {
  /// Every frame as plain numbers, in the table's own direction.
  package func frameTree() -> FrameTree {
    let header = table.info.tableHeaderView.map { $0.height } ?? .zero
    let footer = table.info.tableFooterView.map { $0.height } ?? .zero
    let bottom = sections.last?.bottom ?? header
    return FrameTree(
      title: table.info.title, scale: environment.grid.scale, contentSize: contentSize,
      tableHeaderView: table.info.tableHeaderView.map { _ in
        Rect(x: .zero, y: .zero, width: environment.width, height: header)
      },
      tableFooterView: table.info.tableFooterView.map { _ in
        Rect(x: .zero, y: bottom, width: environment.width, height: footer)
      },
      sections: table.sections.indices.compactMapAdvancing(sectionTree),
      fillerSeparators: FillerRows(self).separators.map(directed), gaps: tableGaps,
      parameters: environment.parameters)
  }

  private func sectionTree(_ index: Int) -> FrameTree.Section {
    let section = table.sections[index]
    return FrameTree.Section(
      index: index, id: section.info.id, frame: rect(forSection: index), header: headerTree(.header, index),
      footer: headerTree(.footer, index),
      rows: section.rows.indices.compactMapAdvancing { rowTree(Table.IndexPath(row: $0, section: index)) },
      gaps: sectionGaps(index), parameters: sectionParameters(index))
  }

  private func headerTree(_ kind: HeaderFooterKind, _ section: Int) -> FrameTree.HeaderFooter? {
    let frame = kind == .header ? rectForHeader(inSection: section) : rectForFooter(inSection: section)
    guard frame.height > .zero else { return nil }
    let label = label(kind, inSection: section).map {
      FrameTree.Label(
        text: $0.lines.joined(separator: "\n"), frame: directed($0.frame), baseline: $0.baseline)
    }
    let visible =
      kind == .header ? visibleRectForHeader(inSection: section) : visibleRectForFooter(inSection: section)
    return FrameTree.HeaderFooter(frame: frame, pinnedFrame: visible == frame ? nil : visible, label: label)
  }

  /// A row's frames; `nil` where there is no such row.
  ///
  /// - Parameter isBare: without gaps and parameters, which take longer to work out than all frames.
  package func rowTree(_ path: Table.IndexPath, isBare: Bool = false) -> FrameTree.Row? {
    guard let row = rowFrame(at: path) else { return nil }
    let cell = row.layout.arrangement
    let separators = SeparatorLayout(row: row.layout, textLeading: cell.textLeading).separators
    func placed(_ frame: Frame<Points>) -> Rect {
      directed(frame.rect.offsetBy(dx: row.background.minX, dy: row.background.minY))
    }
    func label(_ label: PlacedLabel<Points>) -> FrameTree.Label {
      FrameTree.Label(
        text: label.text, frame: placed(label.frame),
        baseline: row.background.minY + label.baseline(ofLine: 0, grid: environment.grid),
        isTruncated: label.isTruncated)
    }
    let radii = environment.isRightToLeft ? row.cornerRadii.mirrored : row.cornerRadii
    return FrameTree.Row(
      section: path.section, row: path.row, id: row.row.id, position: row.position.rawValue,
      frame: directed(row.frame), background: directed(row.background), cornerRadii: radii,
      cornerCurve: row.look.cornerCurve,
      separators: separators.map {
        FrameTree.Separator(position: $0.position.rawValue, frame: directed($0.frame.rect))
      },
      title: cell.title.map(label), detail: cell.detail.map(label), image: cell.image.map(placed),
      badge: cell.badge.map(placed), accessory: cell.accessory.map(placed),
      cornerCovers: row.cornerCovers.map(directed),
      gaps: isBare
        ? []
        : RowGaps(row: row.layout, cell: cell).gaps.map { gap in
          FrameTree.Gap(name: gap.name, axis: gap.axis, frame: directed(gap.frame.rect))
        }, parameters: isBare ? [] : row.parameters)
  }
}

/// Which of a table's texts are cut, without the heights of its rows: widths do not depend on them.
package struct TextFitting {
  private let table: Table
  private let environment: LayoutEnvironment
  /// The looks of the rows that set nothing themselves, by section.
  private let looks: [EffectiveLook]

  package init(_ table: Table) {
    self.table = table
    let environment = LayoutEnvironment(table.info)
    self.environment = environment
    looks = table.sections.indices.map { EffectiveLook(table.look(ofSection: $0), in: environment) }
  }

  /// The first of a row's title and detail that is cut; `nil` where both are shown whole.
  package func cutText(at path: Table.IndexPath) -> String? {
    let row = table[path]
    let look =
      row.look.isEmpty ? looks[path.section] : EffectiveLook(table.look(ofRowAt: path), in: environment)
    let position = RowPosition(row: path.row, count: table.numberOfRows(inSection: path.section))
    let margins = RowMargins<Points>(look: look, position: position, style: environment.style)
    let content = RowContent<Points>(row: row, look: look, environment: environment, position: position)
    let cell = content.arrangement(width: margins.contentWidth(in: environment), height: .zero)
    if let title = cell.title, title.isTruncated { return title.text }
    return cell.detail.flatMap { $0.isTruncated ? $0.text : nil }
  }
}

extension CornerRadii {
  /// Left and right exchanged.
  var mirrored: CornerRadii {
    var result = self
    swap(&result.topLeft, &result.topRight)
    swap(&result.bottomLeft, &result.bottomRight)
    return result
  }
}
