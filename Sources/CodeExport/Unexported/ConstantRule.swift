// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

extension ExportRules {
  /// The rule of all constants: one is in the code if a length of the code depends on it.
  ///
  /// - Parameter reason: the reason for the others.
  static func constants(of format: CodeFormat, _ reason: String) -> [Line] {
    Metric.allCases.map { metric in
      constant(metric.rawValue, format, reason) { $0.metrics[metric] = nil }
    }
      + ProfileFlag.allCases.map { flag in
        constant(flag.rawValue, format, reason) { $0.flags[flag] = nil }
      }
  }

  private static func constant(
    _ name: String, _ format: CodeFormat, _ reason: String,
    _ remove: @escaping @Sendable (inout Table.Info) -> Void
  ) -> Line {
    .decided("metrics.\(name)") { place in
      var table = place.content.layout.table
      let lengths = CodeLengths(of: place.content.layout, format)
      remove(&table.info)
      return CodeLengths(of: LaidOutTable(table), format) == lengths ? reason : nil
    }
  }
}

/// The lengths of a layout that code repeats: those of decorations, and of headers and footers with set heights. A test also
/// has the places of sections.
private struct CodeLengths: Equatable {
  /// Of a row in the middle of a section, and of an only one.
  private struct Decoration: Equatable {
    let insets: [EdgeInsets]
    let radii: [CornerRadii]
    let margins: EdgeInsets
    /// From the cell's left side to the line's ends, and its thickness; empty without a line.
    let line: [Points]
    let hasEdges: Bool
  }

  private var decorations: [Decoration?] = []
  private var heights: [Points?] = []
  private let safeArea: EdgeInsets
  private let followsReadableWidth: Bool

  init(of layout: LaidOutTable, _ format: CodeFormat) {
    let (table, environment) = (layout.table, layout.environment)
    safeArea = environment.additionalSafeArea
    followsReadableWidth = format != .swiftui && environment.readableInset != nil
    if table.info.sectionHeaderTopPadding == nil, format != .swiftui {
      heights.append(layout.plainTopPadding)
    }
    for kind in HeaderFooterKind.allCases {
      heights += [layout.standardCodeHeight(of: kind)?.points] + (layout.codeHeights(of: kind) ?? [])
    }
    if format == .swiftui, table.sections.contains(where: { $0.rows.contains { $0.image != nil } }) {
      heights.append(environment.metric(.imageToTextSpacing))
    }
    if format == .xctest {
      heights += table.sections.indices.flatMap {
        [layout.rectForHeader(inSection: $0).maxY, layout.rectForFooter(inSection: $0).minY]
      }
    }
    if format == .uikit, environment.style == .cards { heights.append(environment.minimumRowHeight) }
    var seen: Set<InheritedLook> = []
    func add(_ look: ResolvedLook, _ row: Row) {
      func at(_ position: RowPosition) -> RowLayout<Points> {
        environment.layout(of: row, look, at: position)
      }
      guard UIKitDecorations.isDecorated(look, environment) else {
        decorations.append(nil)
        // Code converts the insets of lines to SwiftUI's edges, or to another reference than the table's.
        guard look[.separatorLeft] != .automatic || look[.separatorRight] != .automatic else { return }
        let isConverted = look[.separatorReference] != environment.look[.separatorReference]
        if format == .swiftui || isConverted {
          let middle = at(.middle)
          let ends = format == .swiftui ? middle.separatorOffsets : middle.automaticSeparatorInsets
          heights += [ends.left, ends.right]
        }
        return
      }
      let (first, middle, only) = (at(.first), at(.middle), at(.only))
      if format == .swiftui { heights.append(environment.flag(.separatorsBeginAtText) ? 1 : 0) }
      let room = environment.verticalMargin(of: row, look)
      let sides = middle.usualMargins
      decorations.append(
        Decoration(
          insets: [middle.backgroundInsets, only.backgroundInsets],
          radii: [middle.shape.cornerRadii, only.shape.cornerRadii],
          margins: EdgeInsets(top: room, left: sides.left, bottom: room, right: sides.right),
          line: (middle.separator ?? first.separator).map {
            [$0.frame.minX, $0.frame.maxX, $0.frame.height]
          } ?? [], hasEdges: !first.sectionEdges.isEmpty))
    }
    for section in table.sections {
      let usual = environment.look(of: section.info)
      var kinds: Set<Bool> = []
      for row in section.rows {
        let isStatus = row.cellStyle == .status
        guard !row.look.isEmpty || kinds.insert(isStatus).inserted else { continue }
        let given = InheritedLook(
          table: table.info.look, section: section.info.look, row: row.look)
        guard !row.look.isEmpty ? seen.insert(given).inserted : true else { continue }
        let look = row.look.isEmpty ? usual : ResolvedLook(given, in: environment)
        add(look, isStatus ? row : Row(title: ""))
      }
    }
  }
}
