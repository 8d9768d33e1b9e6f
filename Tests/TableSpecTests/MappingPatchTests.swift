// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel
import TableSpec
import TestSupport
import Testing

/// Saving keeps the form and the comments of each group of settings and of each value that has parts.
struct MappingPatchTests {
  /// Every group, and every setting whose value has parts, at each level. A mapping in another one is patched as those are,
  /// and so is that of regular widths, whose members have all shapes.
  private static let mappings = SettingLevel.allCases.flatMap { level in
    SettingKey.all(of: level).filter {
      $0.shape.record != nil && !$0.name.contains(".") && $0.name != SettingKey.regularName
    }
  }

  /// The parts that a value can have together: one of the required ones, and all others.
  private static func parts(_ record: SettingRecord) -> [SettingRecord.Part] {
    record.parts.filter { !record.required.dropFirst().contains($0.name) }
  }

  @Test(arguments: mappings)
  func `a member changes on its line, and its mapping keeps its form and all comments`(key: SettingKey)
    throws
  {
    let record = try #require(key.shape.record)
    let parts = Self.parts(record)
    for isFlow in [false, true] {
      let text = long(key, record, isFlow: isFlow)
      for (index, part) in parts.enumerated() {
        let new = try patched(text) { set(self.value(of: part.shape, second: true), key, part.name, &$0) }
        var lines = Self.lines(text)
        let place = try #require(lines.firstIndex { $0.hasSuffix("# \(index)") })
        let written = Self.lines(new)
        try #require(written.count == lines.count, "\(new)")
        #expect(written[place] != lines[place] && written[place].hasSuffix("# \(index)"), "\(new)")
        lines[place] = written[place]
        #expect(written == lines)
      }
      // Only the short form's members are left.
      let rest = parts.indices.filter { record.short.contains(parts[$0].name) }
      guard !rest.isEmpty else { continue }
      let short = try patched(text) { table in
        for part in parts where !record.short.contains(part.name) { unset(key, part.name, &table) }
      }
      let gone = parts.indices.filter { !rest.contains($0) }.map { "# \($0)" }
      let lines = Self.lines(text).filter { line in !gone.contains { line.hasSuffix($0) } }
      #expect(short == lines.joined(separator: "\n"))
    }
  }

  @Test(arguments: mappings)
  func `a short form stays short while one value says all`(key: SettingKey) throws {
    guard case .short(let shape, let record) = key.shape else { return }
    // A symbol of a header's button is written as a mapping.
    guard !record.shortReplacesAll else { return }
    func text(_ value: ValueTree) -> String { at(key, "\(key.name): \(value.exactJSONLine) # all") }
    let new = try patched(text(value(of: shape, second: false))) { table in
      set(self.value(of: shape, second: true), key, nil, &table)
    }
    // The comment keeps its column.
    let plain = new.replacing("\"", with: "").replacing("  # all", with: " # all")
    #expect(plain == text(value(of: shape, second: true)).replacing("\"", with: ""))
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// A spec with a mapping for a key, with one member a line and a comment on each.
  private func long(_ key: SettingKey, _ record: SettingRecord, isFlow: Bool) -> String {
    let parts = Self.parts(record)
    let lines = parts.enumerated().map { index, part in
      let end = isFlow && index < parts.count - 1 ? "," : ""
      return "  \(part.name): \(value(of: part.shape, second: false).exactJSONLine)\(end) # \(index)"
    }
    let ends = isFlow ? (" {", ["  }"]) : ("", [])
    return at(key, (["\(key.name):\(ends.0) # all"] + lines + ends.1).joined(separator: "\n"))
  }

  /// A spec with some lines at a key's level.
  private func at(_ key: SettingKey, _ lines: String) -> String {
    let header = key.name == "header" ? "id: one" : "header: One"
    let title = key.name == "title" ? "id: a" : "title: A"
    let (before, after) =
      switch key.level {
      case .table: ("", "style: plain\n")
      case .section: ("sections:\n  - \(header)\n    ", "    rows:\n      - A\n")
      case .row: ("sections:\n  - rows:\n      - \(title)\n        ", "      - B\n")
      }
    let indent = String(repeating: " ", count: key.level == .table ? 0 : key.level == .section ? 4 : 8)
    return before + lines.replacing("\n", with: "\n" + indent) + "\n" + after
  }

  private func change(_ key: SettingKey, _ member: String?, _ table: inout Table, _ value: ValueTree?) {
    let name = member.map { "\(key.name).\($0)" } ?? key.name
    guard let key = SettingKey(name, of: key.level) else { return }
    func change<Holder: SettingHolder>(_ holder: inout Holder) {
      if let value { key.set(value, of: &holder) } else { key.unset(in: &holder) }
    }
    switch key.level {
    case .table: change(&table.info)
    case .section: change(&table.sections[0].info)
    case .row: change(&table.sections[0].rows[0])
    }
  }

  private func set(_ value: ValueTree, _ key: SettingKey, _ member: String?, _ table: inout Table) {
    change(key, member, &table, value)
  }

  private func unset(_ key: SettingKey, _ member: String, _ table: inout Table) {
    change(key, member, &table, nil)
  }

  /// One of two different values of a shape.
  private func value(of shape: SettingShape, second: Bool) -> ValueTree {
    switch shape {
    case .number(let range):
      let first = max(range.lowerBound, 0)
      return .points(Points(second ? min(first + 1, range.upperBound) : first))
    case .integer(let range): return .integer(max(range.lowerBound, 0) + (second ? 1 : 0))
    case .flag: return .flag(second)
    case .choice(let words): return .word(words[second ? 1 : 0])
    case .color: return .color(.semantic(second ? .systemRed : .systemGreen))
    case .pair: return .list([.points(second ? 3 : 1), .points(2)])
    case .word(_, let rest), .renamed(_, let rest), .short(let rest, _):
      return value(of: rest, second: second)
    case .list(.element):
      return .list([.record([.init(name: "button", value: .text(second ? "wifi" : "bell"))])])
    case .list(let item): return .list([value(of: item, second: second)])
    case .imageFile(orSymbol: false): return .text(second ? "a.png" : "b.jpg")
    case .text, .identifier, .symbol, .imageFile, .markdown, .names, .record, .element, .either:
      return .text(second ? "wifi" : "bell")
    }
  }
}
