// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

/// The keys at the top level of a spec file.
enum TableKeys {
  static let all = KeyTable<Table>(
    [version, include] + Table.Info.settings.keys().map { $0.within(\.info) }
      + LookKeys.all.map { $0.within(\.info.look) } + [sections])

  private static let version = SpecKey<Table>("version") {
    .init(
      shape: .integer(1...1),
      meaning: "The version of this format: 1."
    ) { node, _, context in
      _ = context.integer(node, "version", in: 1...1)
    } encode: { _ in
      nil
    }
  }

  /// The includer reads this key before all others; here it is only known and documented.
  private static let include = SpecKey<Table>("include") {
    .init(
      shape: .either([.text, .list(.text)]),
      meaning: "Files to read first, such as themes, from the spec's folder. This file overrides them."
    ) { _, _, _ in
    } encode: { _ in
      nil
    }
  }

  private static let sections = SpecKey<Table>("sections") {
    .init(
      shape: .list(.record(SectionKeys.all.record)),
      meaning: "The sections, from top to bottom."
    ) { node, table, context in
      guard case .sequence(let items) = node.content else {
        context.report("expected 'sections' to be a list, found \(node.kindWords)", at: node)
        return
      }
      guard context.consume(items, of: .sections) else { return }
      // A nearer file's sections replace those of the files behind it.
      table.sections = []
      for item in items {
        guard WorkProgress.advance() else { return }
        var section = Section()
        if !context.reportComment(inPlaceOf: item, SectionKeys.words) {
          context.decode(item, into: &section, keys: SectionKeys.all, what: SectionKeys.words)
        }
        table.sections.append(section)
      }
    } encode: { table in
      table.sections.isEmpty ? nil : .block(.list(table.sections.map(SectionKeys.encode)))
    }
  }
}

/// The keys that a table, a section and a row share.
enum LookKeys {
  static let all = Look.settings.keys()
  static let names = Set(all.map(\.name))
  /// The keys that rows don't have.
  static let ofSections = Set(
    Look.settings.fields.filter(\.isOfSections).map { String($0.name.prefix { $0 != "." }) })
}

/// The keys of a section.
enum SectionKeys {
  static let all = KeyTable<Section>(own + look + [rows])
  /// A section in messages.
  static let words = "a section"

  private static let own = Section.Info.settings.keys().map { $0.within(\Section.info) }
  private static let look = LookKeys.all.map { $0.within(\Section.info.look) }

  private static let rows = SpecKey<Section>("rows") {
    .init(
      shape: .list(.short(.text, or: SettingRecord(RowKeys.all.keys.map(\.part), short: ["title"]))),
      meaning: "The rows, from top to bottom."
    ) { node, section, context in
      guard case .sequence(let items) = node.content else {
        context.report("expected 'rows' to be a list, found \(node.kindWords)", at: node)
        return
      }
      guard context.consume(items, of: .rows) else { return }
      section.rows = items.compactMapAdvancing { RowKeys.decode($0, &context) }
    } encode: { section in
      section.rows.isEmpty ? nil : .block(.list(section.rows.map(RowKeys.encode)))
    }
  }

  static func encode(_ section: Section) -> ValueTree {
    .block(.record(entries(beside: section) + [rows].entries(of: section)))
  }

  /// The entries of a section except its rows. Most sections have no look of their own.
  private static func entries(beside section: Section) -> [ValueTree.Member] {
    own.entries(of: section) + (section.info.look.isEmpty ? [] : look.entries(of: section))
  }
}

/// The keys of a row. A row that has only a title may be a bare text.
enum RowKeys {
  static let all = KeyTable<Row>(own + look.map { $0.within(\.look) })
  /// A row in messages.
  static let words = "a row"

  private static let own = Row.settings.keys()
  private static let besidesExtras = own.filter { key in
    !Row.extraSettings.contains { $0.name == key.name }
  }
  private static let look = LookKeys.all.filter { !LookKeys.ofSections.contains($0.name) }

  /// A row from a bare text or a mapping. It reports other values and returns `nil`.
  static func decode(_ node: YAMLNode, _ context: inout SpecContext) -> Row? {
    var row = Row(title: "")
    switch node.content {
    case .scalar:
      guard !context.reportComment(inPlaceOf: node, words) else { return row }
      row.title = context.wholeText(node, "a row's title", "a row's title") ?? ""
    case .mapping: context.decode(node, into: &row, keys: all, what: words)
    case .sequence:
      context.report("expected a row to be a text or a mapping, found a list", at: node)
      return nil
    }
    return row
  }

  /// The same keys with their codes, because a thousand rows would look up each code a thousand times.
  private static let writers = (own: own.map(writer), besidesExtras: besidesExtras.map(writer))
  private static let lookWriters = look.map(writer)

  private static func writer<Value>(_ key: SpecKey<Value>) -> @Sendable (Value) -> ValueTree.Member? {
    let (name, encode) = (key.name, key.code.encode)
    return { encode($0).map { ValueTree.Member(name: name, value: $0) } }
  }

  static func encode(_ row: Row) -> ValueTree {
    if row == Row(title: row.title) { return .text(row.title) }
    // Most rows have no extras and no look of their own, and a file may have a hundred thousand.
    let own = row.hasNoExtras ? writers.besidesExtras : writers.own
    let entries =
      own.compactMap { $0(row) } + (row.look.isEmpty ? [] : lookWriters.compactMap { $0(row.look) })
    return row.hasNoElements ? .record(entries) : ElementLines.row(entries)
  }
}
