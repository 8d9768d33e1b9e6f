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
    throw unknown(word, of: address, in: table).located(word.range, in: line.text)
  }

  /// The error of a word that isn't a key of the level, with the line that may be meant.
  private func unknown(_ word: CommandWord, of address: Address, in table: Table) -> SessionError {
    let name = word.text
    let level = address.level
    // The words after it.
    let values = words.filter { $0.range.lowerBound >= word.range.upperBound }[...]
    if let other = Self.otherKeys[name] {
      return SessionError("'\(name)' isn't a setting", hint: other)
    }
    if let removed = RemovedSetting.named(name, in: "") {
      return SessionError(removed.message, hint: removed.inCommand)
    }
    if let outer = SettingKey.levels(of: name).first {
      return SessionError(
        "'\(name)' isn't a setting of \(level.plural)",
        hint: "set it for \(outer.one): \(typed([place(for: outer, at: address, in: table), name], values))")
    }
    // `title=X`, `separator.left=16`
    if let sign = name.firstIndex(of: "="), sign != name.startIndex {
      let key = String(name[..<sign])
      let text = WordQuoting.quoted(String(name[name.index(after: sign)...]))
      if SettingKey(key, of: level) != nil {
        return SessionError(
          "unknown key '\(name)'",
          hint: "write the value after a space: \(typed([address.source, key, text], values))")
      }
    }
    if let (place, key) = placeAndKey(name, in: table) {
      return SessionError(
        "unknown key '\(name)'", hint: "write the key as a word of its own: \(typed([place, key], values))")
    }
    let keys = SettingKey.all(of: level).map(\.name)
    let others = UIKitNames.answers(to: name).filter { SettingKey($0, of: level) != nil }
    let same = NearestNames.suggestions(for: name, among: keys)
    if let key = others.first ?? (same.count == 1 ? same.first : nil) {
      return SessionError(
        "unknown key '\(name)'", hint: "did you mean '\(typed([address.source, key], values))'?")
    }
    if let reason = UIKitNames.reason(against: name) {
      return SessionError("unknown key '\(name)'", hint: reason)
    }
    if same.isEmpty, let error = unknownAtOtherLevels(word, address, values, in: table) { return error }
    var error = SessionError.unknown(
      "key", name, among: keys,
      hint: "'help set' explains keys and addresses; TAB after '\(typed([address.source])) ' lists the keys")
    error.subject = nil
    return error
  }

  /// The error of a word that is nearly a key of another level, or an address.
  private func unknownAtOtherLevels(
    _ word: CommandWord, _ address: Address, _ values: ArraySlice<CommandWord>, in table: Table
  ) -> SessionError? {
    let name = word.text
    for level in SettingLevel.allCases where level != address.level {
      let others = UIKitNames.answers(to: name).filter { SettingKey($0, of: level) != nil }
      let near = NearestNames.suggestions(for: name, among: SettingKey.all(of: level).map(\.name))
      if let key = others.first ?? (near.count == 1 ? near.first : nil) {
        return SessionError(
          "unknown key '\(name)'",
          hint: "did you mean '\(typed([place(for: level, at: address, in: table), key], values))'?")
      }
    }
    guard address.source.isEmpty, word.range == words.first?.range else { return nil }
    if ["all", "every", "everything", "rows"].contains(name.lowercased()) {
      return SessionError(
        "unknown address '\(name)'", hint: "*.* is every row, * is every section: \(typed(["*.*"], values))")
    }
    let ids = table.sections.flatMap { [$0.info.id].compactMap { $0 } + $0.rows.compactMap(\.id) }
    let near = NearestNames.misspellings(of: name, among: ids)
    // A word before a key is an address.
    guard !near.isEmpty || values.first.map({ !SettingKey.levels(of: $0.text).isEmpty }) == true else {
      return nil
    }
    return .unknown(
      "address", name, among: ids, hint: "write a row as SECTION.ROW or its id, a section as its index or id")
  }

  /// An address at a level for a key that was typed at another one.
  private func place(for level: SettingLevel, at address: Address, in table: Table) -> String {
    let sections = Set(address.places.compactMap(\.section)).sorted().map(String.init)
    switch level {
    case .table: return address.source.isEmpty ? "" : SettingLevel.table.rawValue
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

extension SettingLevel {
  /// `the table`, `sections`, `rows`: its name in messages.
  var plural: String {
    switch self {
    case .table: "the table"
    case .section: "sections"
    case .row: "rows"
    }
  }

  fileprivate var one: String {
    switch self {
    case .table: "the table"
    case .section: "the section"
    case .row: "a row"
    }
  }
}
