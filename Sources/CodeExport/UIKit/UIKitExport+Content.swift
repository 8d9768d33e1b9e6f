// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

extension UIKitExport {
  /// The sections and rows with their contents.
  func writeContent(to writer: inout SwiftWriter) {
    let sectionFields = sectionFields
    let rowFields = rowFields
    writer.line("// MARK: - Content")
    writer.gap()
    writer.block("@MainActor private enum Content") { writer in
      writer.call("static let sections: [Section] = ", names.sections, bracket: "[")
      writer.line("static let items = Dictionary(")
      writer.indented { $0.line("uniqueKeysWithValues: sections.flatMap(\\.rows).map { ($0.id, $0) })") }
      var first = 0
      for (index, section) in table.sections.enumerated() {
        writer.gap()
        let rows = first..<first + section.rows.count
        writeSection(index, sectionFields.compactMap { $0.argument(index) }, to: &writer) { list, writer in
          for index in rows.dropFirst(list.lowerBound).prefix(list.count) {
            guard WorkProgress.advance() else { return }
            writer.marked(.row(items.paths[index])) { writer in
              let id = "id: \(SwiftLiteral.text(names.ids[index]))"
              let arguments = [id] + items.arguments(index) + rowFields.compactMap { $0.argument(index) }
              // A list of one has no comma.
              writer.call("Item", arguments, suffix: list.count > 1 ? "," : "")
            }
          }
        }
        first = rows.upperBound
      }
    }
    writer.gap()
    writer.block("private struct Section") { writer in
      for field in sectionFields { writeField(field, to: &writer) }
      writer.line("var rows: [Item]")
    }
    writer.gap()
    writeItem(items.stored + rowFields, to: &writer)
  }

  private func writeSection(
    _ index: Int, _ arguments: [String], to writer: inout SwiftWriter,
    rows: (Range<Int>, inout SwiftWriter) -> Void
  ) {
    let (name, lists) = (names.sections[index], names.lists[index])
    let count = table.sections[index].rows.count
    for (number, list) in lists.enumerated() {
      let start = number * TableNames.rowsInList
      writer.line("private static let \(list): [Item] = [")
      writer.indented { rows(start..<min(start + TableNames.rowsInList, count), &$0) }
      writer.line("]")
    }
    if arguments.isEmpty, lists.isEmpty, count > 0 {
      writer.line("static let \(name) = Section(rows: [")
      writer.indented { rows(0..<count, &$0) }
      return writer.line("])")
    }
    writer.line("static let \(name) = Section(")
    writer.indented { writer in
      writer.marked(.section(index)) { $0.fill(arguments, last: ",") }
      guard lists.isEmpty, count > 0 else {
        return writer.call("rows: ", lists, suffix: lists.isEmpty ? ")" : ".flatMap { $0 })", bracket: "[")
      }
      writer.line("rows: [")
      writer.indented { rows(0..<count, &$0) }
      writer.line("])")
    }
  }

  private func writeItem(_ fields: [CodeField], to writer: inout SwiftWriter) {
    writer.doc("The content of a row.")
    writer.block("private struct Item") { writer in
      if let style = items["style"], style.isStored {
        writer.block("enum Style") {
          $0.line("case " + items.kinds.map { String($0.dropFirst()) }.sorted().joined(separator: ", "))
        }
        writer.gap()
      }
      writer.line("let id: String")
      for field in fields { writeField(field, to: &writer) }
    }
  }

  private func writeField(_ field: CodeField, to writer: inout SwiftWriter) {
    if let meaning = field.meaning { writer.doc(meaning) }
    writer.declaration(field.name == "title" ? "var title: String" : field.declaration)
  }

  // MARK: - Properties of sections and rows

  /// The texts and heights of sections, and the values that their rows share.
  var sectionFields: [CodeField] {
    var fields = HeaderFooterKind.allCases.compactMap { kind -> CodeField? in
      let texts = table.sections.indices.map { screen.text(of: kind, inSection: $0) }
      guard texts.contains(where: { $0 != nil }) else { return nil }
      let literals = texts.map { $0.map(SwiftLiteral.text) ?? "nil" }
      return CodeField(kind.rawValue, "String?", literals, standard: "nil")
    }
    fields += (headers.flatMap(\.fields) + sectionHeights).filter(\.isStored)
    return fields + shared.filter(\.isOfSections).map { $0.bySection(table) }
  }

  var rowFields: [CodeField] {
    [nativeHeights].compactMap(\.self).filter { !$0.isUniform } + shared.filter { !$0.isOfSections }
  }

  /// Values that rows usually share with their section: a section's property if all rows of each section
  /// agree.
  private var shared: [CodeField] {
    [separatorInsets, nativeRowColors, nativeSelectedColors, lookField].compactMap(\.self)
      .filter { !$0.isUniform }.map { $0.ofSections(where: table) }
  }

  /// The looks that rows have by name.
  var lookField: CodeField? {
    guard let looks, looks.kinds.count > 1 else { return nil }
    return CodeField(
      "look", "RowLook", looks.cards.indices.map { ".\(looks.names[$0])" }, standard: ".standard")
  }

  /// The field as it is stored: a section's or a row's.
  func stored(_ field: CodeField?) -> CodeField? {
    field.map { field in field.isUniform ? field : field.ofSections(where: table) }
  }

  // MARK: - Heights of headers and footers

  /// The results of `heightForHeaderInSection` and of the same for footers, if any section has a height of its own or
  /// another space around it.
  var sectionHeights: [CodeField] {
    HeaderFooterKind.allCases.compactMap { kind in
      screen.heights(of: kind).map { heights in
        CodeField(
          "\(kind.rawValue)Height", "CGFloat?", heights.map { $0.map(height) ?? "nil" }, standard: "nil",
          meaning: "nil is UIKit's own height.")
      }
    }
  }

  /// In a grouped table, a height of 0 means UIKit's own height.
  private func height(_ points: Points) -> String {
    points == .zero && environment.isGrouped ? ".leastNormalMagnitude" : SwiftLiteral.points(points)
  }
}
