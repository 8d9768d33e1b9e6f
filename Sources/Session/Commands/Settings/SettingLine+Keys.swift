// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import CommandGrammar
import TableModel

extension SettingLine {
  /// The key that a word names at an address's level.
  func key(
    _ word: CommandWord, of address: Address, in table: Table
  ) throws(SessionError) -> SettingKey {
    if let key = SettingKey(word.text, of: address.level) { return key }
    if let row = address.row(in: table), let key = SettingKey(word.text, ofElementIn: row) { return key }
    // The words after it.
    let values = words.filter { $0.range.lowerBound >= word.range.upperBound }[...]
    let (message, hint) = unknown(word.text, values, at: address, in: table)
    throw SessionError(message, hint: hint).located(word.range, in: line.text)
  }

  /// The message about a word that isn't a key of the level, and a hint: the line that may be meant, if there is one.
  private func unknown(
    _ name: String, _ values: ArraySlice<CommandWord>, at address: Address, in table: Table
  ) -> (message: String, hint: String) {
    let message = "unknown key '\(name)'"
    func did(_ place: String, _ key: String) -> String { "did you mean '\(typed([place, key], values))'?" }
    if let hint = Self.otherKeys[name] { return ("'\(name)' isn't a setting", hint) }
    if address.source.isEmpty, ["all", "every", "everything"].contains(name.lowercased()) {
      return (
        "unknown address '\(name)'", "*.* is every row, * is every section: \(typed(["*.*"], values))"
      )
    }
    if SessionSettings.Name(rawValue: name) != nil {
      return (
        "'\(name)' is an option of the session",
        "write \(line.replacing([(line.words[0], OptionCommand.name)]))"
      )
    }
    if let removed = RemovedSetting.named(name, in: "") { return (removed.message, removed.inCommand) }
    // `title=X`, `title:`, `separator.left=16`
    let parts = name.split(maxSplits: 1, omittingEmptySubsequences: false) { "=:".contains($0) }.map(
      String.init)
    if parts.count == 2, SettingKey(parts[0], of: address.level) != nil {
      let value = parts[1].isEmpty ? "" : WordQuoting.quoted(parts[1])
      return (
        message, "a space divides a key and its value: \(typed([address.source, parts[0], value], values))"
      )
    }
    if let (place, key) = placeAndKey(name, in: table) {
      return (message, "a space divides an address and a key: \(typed([place, key], values))")
    }
    if address.source.isEmpty, let next = values.first, let level = Self.level(ofID: name, in: table),
      SettingKey(next.text, of: level) != nil
    {
      return ("'\(name)' is a key", "it is also an id: \(typed([level.rawValue, name], values))")
    }
    let levels = [address.level] + address.level.others
    // A member of a group by another name: `contentInsets.left` is `contentInsets.leading`.
    if let dot = name.firstIndex(of: ".") {
      let group = name[..<dot]
      let members = UIKitNames.answers(to: String(name[name.index(after: dot)...])).map { "\(group).\($0)" }
      if let key = members.first(where: { SettingKey($0, of: address.level) != nil }) {
        return (message, did(address.source, key))
      }
    }
    // UIKit's name for a key of this level comes before a key of another level: `backgroundColor` of a row is `rowColor`.
    for level in levels {
      if let key = UIKitNames.answers(to: name).first(where: { SettingKey($0, of: level) != nil }) {
        return (message, did(place(for: level, at: address), key))
      }
      guard level == address.level, let other = level.others.first(where: { SettingKey(name, of: $0) != nil })
      else {
        continue
      }
      let line = typed([place(for: other, at: address), name], values)
      return ("'\(name)' isn't a setting of \(level.plural)", "set it for \(other.one): \(line)")
    }
    for level in levels {
      let near = NearestNames.suggestions(for: name, among: SettingKey.all(of: level).map(\.name))
      if near.count == 1 { return (message, did(place(for: level, at: address), near[0])) }
      if level == address.level, !near.isEmpty {
        return (message, NearestNames.question(near))
      }
    }
    if let reason = UIKitNames.reason(against: name) { return (message, reason) }
    if address.source.isEmpty, let found = unknownAddress(name, values, in: table) { return found }
    let head = typed([address.source])
    return (
      message, "TAB after '\(head) ' lists the keys, 'apropos \(WordQuoting.quoted(name))' searches them"
    )
  }

  /// The message about a first word that is meant as an address, and a hint.
  private func unknownAddress(
    _ name: String, _ values: ArraySlice<CommandWord>, in table: Table
  ) -> (message: String, hint: String)? {
    let message = "unknown address '\(name)'"
    let ids = table.sections.flatMap { [$0.info.id].compactMap { $0 } + $0.rows.compactMap(\.id) }
    if let id = NearestNames.misspellings(of: name, among: ids).first {
      return (message, "did you mean '\(typed([WordQuoting.quoted(id)], values))'?")
    }
    // A word before a key is an address.
    guard let next = values.first, !SettingKey.levels(of: next.text).isEmpty else { return nil }
    return (message, "write a row as SECTION.ROW or its id, a section as its index or id")
  }

  private static func level(ofID id: String, in table: Table) -> SettingLevel? {
    if RowFinder.search(id, in: table) != nil { return .row }
    return table.sections.contains { $0.info.id == id } ? .section : nil
  }

  /// An address at a level, for a key that was typed at another one.
  private func place(for level: SettingLevel, at address: Address) -> String {
    if level == address.level { return address.source }
    let sections = Set(address.places.compactMap(\.section)).sorted().map(String.init)
    switch level {
    case .table: return ""
    case .section: return "section " + (sections.isEmpty ? "0" : sections.joined(separator: ","))
    case .row: return "row " + (sections.isEmpty ? "0.0" : sections.map { $0 + ".*" }.joined(separator: ","))
    }
  }

  /// The keys of a spec that aren't settings, with the commands for them.
  private static let otherKeys = [
    "sections": "add-section, remove-section and move-section change the sections",
    "rows": "add-row, insert-row, remove-row and move-row change the rows",
    "include": "write it in the file: 'edit' opens the spec in your editor",
    "version": "every spec has version 1; leave it out",
  ]
}

extension SettingLine.Address {
  /// The first row; `nil` at other levels.
  func row(in table: Table) -> Row? {
    if case .row(let path) = places.first, table.contains(path) { table[path] } else { nil }
  }
}

extension SettingLevel {
  /// `the table`, `sections`, `rows`: its name in messages.
  var plural: String {
    switch self {
    case .table: "the table"
    case .section: "sections"
    case .row: "rows"
    }
  }

  /// The others, the one that passes its values on first.
  fileprivate var others: [SettingLevel] {
    switch self {
    case .table: [.section, .row]
    case .section: [.table, .row]
    case .row: [.section, .table]
    }
  }

  fileprivate var one: String {
    switch self {
    case .table: "the table"
    case .section: "the section"
    case .row: "a row"
    }
  }

  /// `set row ROWS separator.left VALUE`: the line that sets a key of the level.
  func line(setting key: String) -> String {
    let place = self == .table ? "" : "\(rawValue) \(rawValue.uppercased())S "
    return "\(SetCommand.name) \(place)\(key) VALUE"
  }

  /// The description of its word in an address.
  var offered: String {
    switch self {
    case .table: "the table, as without an address"
    case .section: "sections, by index or id"
    case .row: "rows, by address or id"
    }
  }
}

extension SettingKey {
  /// The form of its values, with the parts of a mapping.
  var takes: String {
    guard let parts = shape.record?.parts.map(\.name) else { return shape.words }
    return shape.words + " of " + parts.prefix(6).joined(separator: ", ") + (parts.count > 6 ? " …" : "")
  }
}
