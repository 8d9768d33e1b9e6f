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

  /// What rows mostly have from their sections: a section's property where all the rows of each agree.
  private var shared: [CodeField] {
    [separatorInsets, nativeRowColors, lookField].compactMap(\.self).filter { !$0.isUniform }.map {
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

  /// What `heightForHeaderInSection` gives, where any section has a height of its own or another space around it.
  var sectionHeights: [CodeField] {
    var result: [CodeField] = []
    let indices = table.sections.indices
    // The first has nothing above it.
    let spaced = indices.map { $0 > 0 && screen.look(of: .section($0)).given(.sectionSpacing) != nil }
    let above = indices.map { insets(of: $0, at: \.insetTop, .sectionInsetTop) }
    let below = indices.map { insets(of: $0, at: \.insetBottom, .sectionInsetBottom) }
    let headers = indices.map { screen.read(\.headerHeight, ofSection: $0) }
    if headers.contains(where: { $0 != nil }) || spaced.contains(true)
      || above.contains(where: { $0 > .zero })
    {
      let values = indices.map { index -> String in
        let laidOut = layout.sections[index].headerHeight
        if above[index] > .zero { return SwiftLiteral.points(laidOut + above[index]) }
        if let own = headers[index] { return height(own, laidOut) }
        return spaced[index] ? SwiftLiteral.points(laidOut) : height(table.info.sectionHeaderHeight)
      }
      result.append(Self.height("headerHeight", values))
    }
    let footers = indices.map { screen.read(\.footerHeight, ofSection: $0) }
    if footers.contains(where: { $0 != nil }) || spaced.contains(true)
      || below.contains(where: { $0 > .zero })
    {
      let values = indices.map { index -> String in
        let laidOut = layout.sections[index].footerHeight
        if below[index] > .zero { return SwiftLiteral.points(laidOut + below[index]) }
        if let own = footers[index] { return height(own, laidOut) }
        let isFollowed = index + 1 < spaced.count && spaced[index + 1]
        return isFollowed ? nonzero(laidOut) : height(table.info.sectionFooterHeight)
      }
      result.append(Self.height("footerHeight", values))
    }
    return result
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

  private static func height(_ name: String, _ values: [String]) -> CodeField {
    CodeField(
      name, "CGFloat?", values, standard: "nil", meaning: "nil is UIKit's own height.")
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
