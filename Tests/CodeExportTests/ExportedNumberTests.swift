// SPDX-License-Identifier: GPL-3.0-or-later

import CodeExport
import Geometry
import TableLayout
import TableModel
import TableSpec
import TestSupport
import Testing

/// The lengths in exported code are those of the layout's frames, read back from the text of the code, number by number.
struct ExportedNumberTests {
  static let articles = [
    "corner-covers", "separator-insets", "status-cards", "wallet-ios12", "wallet-scroll",
  ]

  private static func table(_ name: String) throws -> Table {
    let example = try #require(try Repository.examples(".yaml").first { $0.name.hasPrefix(name) })
    return try SpecDecoder(fileName: name).decode(example.bytes)
  }

  @Test(arguments: articles.filter { $0 != "separator-insets" })
  func `cards, corners, lines and heights are the layout's`(name: String) throws {
    let table = try Self.table(name)
    let layout = LaidOutTable(table)
    let code = ExportedText(CodeFormat.uikit.code(for: table).source)
    var compared = 0
    func compare(_ inCode: Points?, _ laidOut: Points, _ what: String) {
      compared += 1
      #expect(inCode == laidOut, "\(name): \(what)")
    }
    let (left, right) = code.tableInset
    let rows = table.sections.indices.flatMap { section in
      table.sections[section].rows.indices.map { Table.IndexPath(row: $0, section: section) }
    }
    for (path, item) in zip(rows, code.items) {
      let look = code.look(of: item)
      let row = try #require(layout.geometry(ofRowAt: path))
      let (cell, card) = (row.cell, row.background)
      let outer = look.insets("insets")
      let inner = look["neighborInsets"] == nil ? outer : look.insets("neighborInsets")
      compare(left + outer.leading, card.minX, "row \(path), the card's left side")
      compare(
        right + outer.trailing, layout.contentSize.width - card.maxX, "row \(path), the card's right side")
      compare(
        row.position.isFirst ? outer.top : inner.top, card.minY - cell.minY, "row \(path), above the card")
      compare(
        row.position.isLast ? outer.bottom : inner.bottom, cell.maxY - card.maxY,
        "row \(path), below the card")
      let radius = row.position == .only ? look.points("onlyRowCornerRadius") : nil
      compare(radius ?? look.points("cornerRadius") ?? .zero, row.cornerRadius, "row \(path), the radius")
      if case .fixed = table.look(ofRowAt: path).rowHeight {
        compare(look.points("height"), cell.height, "row \(path), its height")
      }
      if let line = row.separator?.frame {
        compare(look.points("lineThickness"), line.height, "row \(path), the line's thickness")
        compare(look.points("lineTrailing"), cell.maxX - line.maxX, "row \(path), the line's end")
        let isOnTop = look["lineIsOnTop"] == "true"
        compare(
          isOnTop ? line.minY : line.maxY, isOnTop ? cell.minY : cell.maxY, "row \(path), the line's side")
        if let leading = look.points("lineLeading") {
          compare(leading, line.minX - cell.minX, "row \(path), the line's beginning")
        } else {
          compare(
            row.title.map { card.minX + $0.minX }, line.minX, "row \(path), the line begins at the title")
        }
      }
      let shadow = table.look(ofRowAt: path).shadow
      if let shadow, shadow.isVisible {
        compare(look.points("shadowRadius"), shadow.radius, "row \(path), the shadow's radius")
        compare(look.number("shadowOffset", "height"), shadow.offset.y, "row \(path), the shadow's offset")
        compare(
          look.points("shadowOpacity"), Points(Double(shadow.opacity) / 1000), "row \(path), its opacity")
      }
    }
    for (section, height) in code.choices("headerHeight").enumerated() where height != nil {
      compare(height, layout.rectForHeader(inSection: section).height, "section \(section), its header")
    }
    #expect(code.items.count == rows.count)
    #expect(compared >= 5 * rows.count)
  }

  @Test func `separator insets of UIKit's own cells are the layout's`() throws {
    let table = try Self.table("separator-insets")
    let layout = LaidOutTable(table)
    let code = ExportedText(CodeFormat.uikit.code(for: table).source)
    var compared = 0
    let rows = table.sections.indices.flatMap { section in
      table.sections[section].rows.indices.map { Table.IndexPath(row: $0, section: section) }
    }
    for (path, item) in zip(rows, code.items) {
      let row = try #require(layout.geometry(ofRowAt: path))
      let line = try #require(row.separator?.frame)
      for (label, laidOut) in [("left", line.minX - row.cell.minX), ("right", row.cell.maxX - line.maxX)] {
        guard let number = ExportedText.number(label, in: item) else { continue }
        compared += 1
        #expect(number == laidOut, "row \(path), \(label)")
      }
    }
    #expect(compared == 14)
  }
}

/// What numbers stand where in exported code, by its text: names of properties, labels of arguments.
private struct ExportedText {
  /// One look: the literals of its properties by their names.
  struct Look {
    let literals: [String: String]

    subscript(name: String) -> String? { literals[name] }
    func points(_ name: String) -> Points? { literals[name].flatMap(Double.init).map { Points($0) } }
    func number(_ name: String, _ label: String) -> Points? {
      literals[name].flatMap { ExportedText.number(label, in: $0) }
    }
    func insets(_ name: String) -> (top: Points, leading: Points, bottom: Points, trailing: Points) {
      func side(_ label: String) -> Points { number(name, label) ?? .zero }
      return (side("top"), side("leading"), side("bottom"), side("trailing"))
    }
  }

  private let lines: [Substring]
  private let standard: [String: String]
  private let looks: [String: [String: String]]
  /// The arguments of each row's item.
  let items: [String]

  init(_ source: String) {
    lines = source.split(separator: "\n").map { $0.drop { $0 == " " } }
    var standard: [String: String] = [:]
    for line in Self.statements(in: source, from: "struct RowLook {", to: "\n}\n")
    where line.hasPrefix("var ") {
      let parts = line.dropFirst(4).split(separator: "=", maxSplits: 1)
      let name = parts[0].prefix { $0 != ":" && $0 != " " }
      if parts.count == 2 { standard[String(name)] = String(parts[1].drop { $0 == " " }) }
    }
    self.standard = standard
    var looks: [String: [String: String]] = ["standard": [:]]
    for line in Self.statements(in: source, from: "struct RowLook {", to: "\n}\n")
    where line.hasPrefix("static let ") {
      let name = line.dropFirst(11).prefix { $0 != " " && $0 != ":" }
      guard let open = line.firstIndex(of: "("), line.last == ")" else { continue }
      looks[String(name)] = Self.arguments(line[line.index(after: open)...].dropLast())
    }
    self.looks = looks
    items = Self.items(in: source)
  }

  /// Points between the view's sides and the table view.
  var tableInset: (Points, Points) {
    func constant(_ mark: String) -> Points {
      lines.first { $0.contains(mark) }.flatMap { Self.number("constant", in: String($0)) } ?? .zero
    }
    return (constant("equalTo: view.leadingAnchor"), constant("equalTo: tableView.trailingAnchor"))
  }

  func look(of item: String) -> Look {
    let name = item.firstRange(of: "look: .").map {
      item[$0.upperBound...].prefix { $0.isLetter || $0.isNumber }
    }
    let own = looks[name.map(String.init) ?? "standard"] ?? [:]
    return Look(literals: standard.merging(own) { $1 })
  }

  /// The numbers of a property that depends on the section; `nil` for what is no number.
  func choices(_ name: String) -> [Points?] {
    guard let start = lines.firstIndex(where: { $0.contains("var \(name): CGFloat {") }) else { return [] }
    return lines[start...].prefix { $0 != "}" }.filter { $0.hasPrefix("case .") }.map { line in
      line.split(separator: ": ").last.flatMap { Double($0) }.map { Points($0) }
    }
  }

  static func number(_ label: String, in text: String) -> Points? {
    guard let range = text.firstRange(of: "\(label): ") else { return nil }
    let digits = text[range.upperBound...].prefix { $0.isNumber || $0 == "." || $0 == "-" }
    return Double(digits).map { Points($0) }
  }

  private static func items(in source: String) -> [String] {
    source.split(separator: "case .").filter { $0.contains(" Item(") }.map { part in
      String(part[(part.firstRange(of: " Item(")?.upperBound ?? part.startIndex)...])
    }
  }

  /// The lines of a declaration, those that were broken put together.
  private static func statements(in source: String, from start: String, to end: String) -> [String] {
    guard let start = source.firstRange(of: start) else { return [] }
    let rest = source[start.upperBound...]
    let body = rest[..<(rest.firstRange(of: end)?.lowerBound ?? rest.endIndex)]
    var result: [String] = []
    for line in body.split(separator: "\n") {
      let text = line.drop { $0 == " " }
      if line.hasPrefix("    "), let last = result.last {
        result[result.count - 1] = last + (last.hasSuffix("(") ? "" : " ") + text
      } else {
        result.append(String(text))
      }
    }
    return result
  }

  /// `name: value` of a call, commas within parentheses left alone.
  private static func arguments(_ text: Substring) -> [String: String] {
    var result: [String: String] = [:]
    var depth = 0
    for part in text.split(
      omittingEmptySubsequences: true,
      whereSeparator: { character in
        if "([".contains(character) { depth += 1 }
        if ")]".contains(character) { depth -= 1 }
        return depth == 0 && character == ","
      })
    {
      let pair = part.drop { $0 == " " }.split(separator: ": ", maxSplits: 1)
      if pair.count == 2 { result[String(pair[0])] = String(pair[1]) }
    }
    return result
  }
}
