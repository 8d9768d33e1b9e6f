// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

extension UIKitExport {
  /// Sections, rows and what they show.
  func writeContent(to writer: inout SwiftWriter) {
    let sectionFields = sectionFields
    let rowFields = rowFields
    writer.line("// MARK: - Content")
    writer.gap()
    writer.block("@MainActor private enum Content") { writer in
      writer.call("static let sections: [Section] = ", names.sections, bracket: "[")
      writer.line("static let items = Dictionary(")
      writer.indented {
        $0.line("uniqueKeysWithValues: sections.flatMap(\\.rows).map { ($0.id, $0) })")
      }
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

  // MARK: - What sections and rows have besides what they show

  /// The texts of sections and what their rows share.
  var sectionFields: [CodeField] {
    let texts: [(String, [String?])] = [
      ("header", table.sections.indices.map { screen.read(\.header, ofSection: $0) }),
      ("footer", table.sections.indices.map { screen.read(\.footer, ofSection: $0) }),
    ]
    var fields = texts.filter { $0.1.contains { $0 != nil } }.map {
      CodeField($0.0, "String?", $0.1.map(SwiftLiteral.optional), standard: "nil")
    }
    fields += (headers.fields + footers.fields + sectionHeights).filter(\.isStored)
    return fields + shared.filter(\.isOfSections).map { $0.bySection(table) }
  }

  var rowFields: [CodeField] {
    [nativeHeights].compactMap(\.self).filter { !$0.isUniform } + shared.filter { !$0.isOfSections }
  }

  /// Values that rows usually share with their section: a section's property if all rows of each section
  /// agree.
  private var shared: [CodeField] {
    [separatorInsets, nativeRowColors, nativeSelectedColors, lookField].compactMap(\.self).filter {
      !$0.isUniform
    }.map {
      $0.ofSections(where: table)
    }
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
  var sectionHeights: [CodeField] { [heights(isHeader: true), heights(isHeader: false)].compactMap(\.self) }

  private func heights(isHeader: Bool) -> CodeField? {
    let indices = table.sections.indices
    let texts = indices.map { isHeader ? table.sections[$0].info.header : table.sections[$0].info.footer }
    let given = indices.map { screen.read(isHeader ? \.headerHeight : \.footerHeight, ofSection: $0) }
    // Nothing is above the first section.
    let isSpaced = indices.map { index in
      let lower = isHeader ? index : index + 1
      return lower > 0 && lower < indices.count
        && screen.look(of: .section(lower)).given(.sectionSpacing) != nil
    }
    let insets = indices.map { index in
      isHeader
        ? self.insets(of: index, at: \.insetTop, .sectionInsetTop)
        : self.insets(of: index, at: \.insetBottom, .sectionInsetBottom)
    }
    let standard = isHeader ? table.info.sectionHeaderHeight : table.info.sectionFooterHeight
    let hasOwn =
      given.contains { $0 != nil } || isSpaced.contains(true) || insets.contains { $0 > .zero }
    // If no section has its own height, the table view's height is enough.
    let isMixed = texts.contains { $0 != nil } && texts.contains(nil) && hasNoOthers(standard)
    guard hasOwn || isMixed else { return nil }
    let values = indices.map { index -> String in
      let extent = layout.sections[index]
      let laidOut = isHeader ? extent.headerHeight : extent.footerHeight
      if insets[index] > .zero { return SwiftLiteral.points(laidOut + insets[index]) }
      if let own = given[index] { return height(own, laidOut) }
      if isSpaced[index] { return isHeader ? SwiftLiteral.points(laidOut) : nonzero(laidOut) }
      return texts[index] == nil && hasNoOthers(standard) ? SwiftLiteral.points(laidOut) : height(standard)
    }
    return CodeField(
      isHeader ? "headerHeight" : "footerHeight", "CGFloat?", values, standard: "nil",
      meaning: "nil is UIKit's own height.")
  }

  /// Whether sections without a text have no header or footer at all, which UIKit doesn't promise: in a plain table.
  private func hasNoOthers(_ height: RowHeight?) -> Bool {
    guard environment.style == .plain || environment.style == .cards else { return false }
    if case .fixed = height { return false }
    return true
  }

  /// The table view's own height of headers or footers that no section has.
  func heightOfNone(isHeader: Bool) -> RowHeight? {
    let infos = table.sections.map(\.info)
    let isNone = infos.allSatisfy { (isHeader ? $0.header : $0.footer) == nil }
    return isNone && !infos.isEmpty && hasNoOthers(nil) && heights(isHeader: isHeader) == nil
      ? .fixed(.zero) : nil
  }

  /// Points around a section, which become part of its header or footer.
  private func insets(
    of section: Int, at side: KeyPath<SectionExtent, Points>, _ path: AnyLookSetting
  ) -> Points {
    let info = table.sections[section].info
    let isAbove = path == .sectionInsetTop
    let level = LookLevel.section(section)
    if environment.style == .plain || environment.style == .cards,
      (isAbove ? info.header : info.footer) != nil
    {
      screen.leave(path, of: level, "a plain table centres its titles vertically")
      return .zero
    }
    screen.look(of: level).read(path)
    return layout.sections[section][keyPath: side]
  }

  private func height(_ height: RowHeight?, _ laidOut: Points? = nil) -> String {
    guard case .fixed(let points) = height else { return "nil" }
    return points == .zero ? nonzero(laidOut ?? .zero) : SwiftLiteral.points(points)
  }

  /// 0 asks a grouped table for its own height.
  private func nonzero(_ points: Points) -> String {
    points == .zero && environment.isGrouped ? ".leastNormalMagnitude" : SwiftLiteral.points(points)
  }
}
