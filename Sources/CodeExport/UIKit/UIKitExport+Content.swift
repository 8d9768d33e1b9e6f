// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

extension UIKitExport {
  /// Sections, rows and what they show.
  func writeContent(to writer: inout SwiftWriter) {
    writer.line("// MARK: - Content")
    writer.gap()
    writer.block("extension \(names.controller)") { writer in
      writeSections(to: &writer)
      writer.gap()
      writeRows(to: &writer)
      writer.gap()
      writeItem(to: &writer)
    }
  }

  private func writeSections(to writer: inout SwiftWriter) {
    let sections = table.sections
    writer.block("nonisolated enum Section: Hashable, CaseIterable") { writer in
      for name in names.sections { writer.line("case \(name)") }
      writer.gap()
      writeChoice(
        "rows", "[Row]", names.rows.map { rows in "[" + rows.map { ".\($0)" }.joined(separator: ", ") + "]" },
        to: &writer)
      let titles: [(String, [String?])] = [
        ("header", sections.indices.map { ledger.read(\.header, ofSection: $0) }),
        ("footer", sections.indices.map { ledger.read(\.footer, ofSection: $0) }),
      ]
      for (name, texts) in titles where texts.contains(where: { $0 != nil }) {
        writer.gap()
        writeChoice(name, "String?", texts.map(SwiftLiteral.optional), to: &writer)
      }
      for field in headers.fields + footers.fields where field.isStored {
        writer.gap()
        writeChoice(field.name, field.type, field.literals, to: &writer)
      }
      for (name, heights) in sectionHeights {
        writer.gap()
        writeChoice(name, "CGFloat", heights, to: &writer)
      }
    }
  }

  /// A property that depends on the section; what several have is written once.
  private func writeChoice(_ name: String, _ type: String, _ values: [String], to writer: inout SwiftWriter) {
    // Lengths, fonts and colours name members of the main actor's, by default those in this file as well.
    let isolation = type == "[Row]" || type == "String?" ? "" : "@MainActor "
    writer.block("\(isolation)var \(name): \(type)") { writer in
      let counts = Dictionary(grouping: values, by: \.self).mapValues(\.count)
      let usual = counts.filter { $0.value > 1 }.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
      guard counts.count > 1 else { return writer.line(values.first ?? "switch self {}") }
      writer.line("switch self {")
      for (index, value) in values.enumerated() where value != usual {
        writer.marked(.section(index)) { writeCase(".\(names.sections[index])", value, to: &$0) }
      }
      if let usual { writeCase(nil, usual, to: &writer) }
      writer.line("}")
    }
  }

  private func writeCase(_ name: String?, _ value: String, to writer: inout SwiftWriter) {
    let head = name.map { "case \($0):" } ?? "default:"
    let line = "\(head) \(value)"
    guard line.count > SwiftWriter.columns - 6 else { return writer.line(line) }
    writer.line(head)
    writer.indented { writer in
      guard value.hasPrefix("["), value.hasSuffix("]") else { return writer.line(value) }
      let parts = value.dropFirst().dropLast().split(separator: ", ").map(String.init)
      writer.call("", parts, bracket: "[")
    }
  }

  private func writeRows(to writer: inout SwiftWriter) {
    writer.block("nonisolated enum Row: Hashable") { writer in
      for name in names.rows.joined() { writer.line("case \(name)") }
      writer.gap()
      writer.block("@MainActor fileprivate var item: Item") { writer in
        guard !items.paths.isEmpty else { return writer.line("switch self {}") }
        let extras = nativeFields
        writer.line("switch self {")
        for (index, name) in names.rows.joined().enumerated() {
          guard WorkProgress.advance() else { return }
          writer.marked(.row(items.paths[index])) { writer in
            writer.line("case .\(name):")
            var arguments = items.arguments(index) + extras.compactMap { $0.argument(index) }
            if let looks, looks.kinds.count > 1 {
              let look = looks.names[looks.indices[index]]
              if look != "standard" { arguments.append("look: .\(look)") }
            }
            writer.indented { $0.call("Item", arguments) }
          }
        }
        writer.line("}")
      }
    }
  }

  private func writeItem(to writer: inout SwiftWriter) {
    writer.doc("The content of a row.")
    writer.block("fileprivate struct Item") { writer in
      if let style = items["style"], style.isStored {
        writer.block("enum Style") {
          $0.line("case " + items.kinds.map { String($0.dropFirst()) }.sorted().joined(separator: ", "))
        }
        writer.gap()
      }
      for field in items.stored + nativeFields {
        if let meaning = field.meaning { writer.doc(meaning) }
        writer.declaration(field.name == "title" ? "var title: String" : field.declaration)
      }
      if let looks, looks.kinds.count > 1 { writer.line("var look = RowLook.standard") }
    }
  }

  // MARK: - Heights of headers and footers

  /// What `heightForHeaderInSection` gives, where any section has a height of its own or another space around it.
  var sectionHeights: [(name: String, values: [String])] {
    var result: [(String, [String])] = []
    let indices = table.sections.indices
    let looks = indices.map { ledger.look(of: .section($0)) }
    // The first has nothing above it.
    let spaced = indices.map { $0 > 0 && looks[$0].given[.sectionSpacing] != nil }
    for index in indices where spaced[index] { ledger.use(.sectionSpacing, of: .section(index)) }
    let above = indices.map { insets(of: $0, at: \.insetTop, .sectionInsetTop) }
    let below = indices.map { insets(of: $0, at: \.insetBottom, .sectionInsetBottom) }
    let headers = indices.map { table.sections[$0].info.headerHeight }
    if headers.contains(where: { $0 != nil }) || spaced.contains(true)
      || above.contains(where: { $0 > .zero })
    {
      let values = indices.map { index -> String in
        ledger.use(\.headerHeight, ofSection: index)
        let laidOut = layout.sections[index].headerHeight
        if above[index] > .zero { return SwiftLiteral.points(laidOut + above[index]) }
        if let own = headers[index] { return height(own, laidOut) }
        return spaced[index] ? SwiftLiteral.points(laidOut) : height(table.info.sectionHeaderHeight)
      }
      result.append(("headerHeight", values))
    }
    let footers = indices.map { table.sections[$0].info.footerHeight }
    if footers.contains(where: { $0 != nil }) || spaced.contains(true)
      || below.contains(where: { $0 > .zero })
    {
      let values = indices.map { index -> String in
        ledger.use(\.footerHeight, ofSection: index)
        let laidOut = layout.sections[index].footerHeight
        if below[index] > .zero { return SwiftLiteral.points(laidOut + below[index]) }
        if let own = footers[index] { return height(own, laidOut) }
        let isFollowed = index + 1 < spaced.count && spaced[index + 1]
        return isFollowed ? nonzero(laidOut) : height(table.info.sectionFooterHeight)
      }
      result.append(("footerHeight", values))
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
      ledger.leave(path, of: level, "a plain table centres its titles vertically")
      return .zero
    }
    ledger.use(path, of: level)
    return layout.sections[section][keyPath: side]
  }

  private func height(_ height: RowHeight?, _ laidOut: Points? = nil) -> String {
    guard case .fixed(let points) = height else { return "UITableView.automaticDimension" }
    return points == .zero ? nonzero(laidOut ?? .zero) : SwiftLiteral.points(points)
  }

  /// 0 asks a grouped table for its own height.
  private func nonzero(_ points: Points) -> String {
    points == .zero && environment.isGrouped ? ".leastNormalMagnitude" : SwiftLiteral.points(points)
  }
}
