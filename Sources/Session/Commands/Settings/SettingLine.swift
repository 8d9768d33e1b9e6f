// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import CommandGrammar
import TableModel

/// The words of `set` and `unset`: an address, then keys or a key and its value.
struct SettingLine: Sendable {
  /// The words after the command's name.
  let words: [CommandWord]
  /// The line that contains them.
  let line: LexedLine

  /// A place in words, and the words after it.
  struct Address {
    /// The table, some sections or some rows.
    var places: [LookLevel] = [.table]
    /// The address as it is typed: `section 2`; empty for the table.
    var source = ""
    var rest: ArraySlice<CommandWord>

    var level: SettingLevel { places.first?.kind ?? .table }
  }

  /// Divides the words into the address and the others. A first word that is a key isn't an address; then rows are tried
  /// before sections.
  func address(in table: Table, by finder: RowFinder?) throws(SessionError) -> Address {
    guard let first = words.first else { return Address(rest: []) }
    let rest = words.dropFirst()
    switch first.text {
    case SettingLevel.table.rawValue where !first.isQuoted: return Address(rest: rest)
    case SettingLevel.row.rawValue where !first.isQuoted, SettingLevel.section.rawValue where !first.isQuoted:
      guard let word = rest.first else {
        throw SessionError(
          "missing \(first.text.uppercased())",
          hint: "such as: \(name) \(first.text) \(first.text == "row" ? "0.1" : "0") \(Self.sampleKey)"
        )
      }
      do throws(SessionError) {
        return Address(
          places: first.text == SettingLevel.row.rawValue
            ? try RowSelection.resolve(word.text, in: table, by: finder).map(LookLevel.row)
            : try SectionSelection.resolve(word.text, in: table).map(LookLevel.section),
          source: line.source(first.range.lowerBound..<word.range.upperBound), rest: rest.dropFirst())
      } catch {
        throw error.located(word.range, in: line.text)
      }
    default:
      guard SettingKey.levels(of: first.text).isEmpty, let places = try places(first, in: table, by: finder)
      else { return Address(rest: words[...]) }
      return Address(places: places, source: line.source(first.range), rest: rest)
    }
  }

  /// The rows or the sections of a word; `nil` for a word that can't be meant as an address.
  private func places(
    _ word: CommandWord, in table: Table, by finder: RowFinder?
  ) throws(SessionError) -> [LookLevel]? {
    // As a row's id, `*` would leave out the rows without an id.
    if word.text != "*", let rows = try? RowSelection.resolve(word.text, in: table, by: finder) {
      return rows.map(LookLevel.row)
    }
    if let sections = try? SectionSelection.resolve(word.text, in: table) {
      return sections.map(LookLevel.section)
    }
    guard word.text.utf8.first.map({ (48...57).contains($0) }) == true || word.text.contains("*"),
      !word.text.contains("=")
    else {
      return nil
    }
    do throws(SessionError) {
      if Int(word.text) != nil { _ = try SectionSelection.resolve(word.text, in: table) }
      _ = try RowSelection.resolve(word.text, in: table, by: finder)
    } catch {
      throw explained(error, word, in: table).located(word.range, in: line.text)
    }
    return nil
  }

  /// The error of an address, with the line for `0.1.title`, which has the key in the same word.
  private func explained(_ error: SessionError, _ word: CommandWord, in table: Table) -> SessionError {
    guard let (place, key) = placeAndKey(word.text, in: table) else { return error }
    var error = error
    error.hint = "a space divides an address and a key: \(typed([place, key], words.dropFirst()))"
    return error
  }

  /// The address and the key in a word such as `0.1.title` or `wifi.title`.
  func placeAndKey(_ text: String, in table: Table) -> (place: String, key: String)? {
    for dot in text.indices where text[dot] == "." {
      let place = String(text[..<dot])
      let key = String(text[text.index(after: dot)...])
      if let level = SettingLevel(rawValue: place), SettingKey(key, of: level) != nil {
        return (level == .table ? "" : level == .section ? "section 0" : "row 0.0", key)
      }
      if (try? RowSelection.resolve(place, in: table)) != nil, SettingKey(key, of: .row) != nil {
        return (place, key)
      }
      if (try? SectionSelection.resolve(place, in: table)) != nil, SettingKey(key, of: .section) != nil {
        return (place, key)
      }
    }
    return nil
  }

  // MARK: - The line in hints

  /// The command's name as it is typed.
  private var name: String { line.words.first?.text ?? SetCommand.name }

  private static let sampleKey = "titleColor systemRed"

  /// A line of the same command with other words at the beginning and the typed ones at the end.
  func typed(_ texts: [String], _ rest: ArraySlice<CommandWord> = []) -> String {
    let typed = rest.isEmpty ? [] : [source(rest)]
    return ([name] + texts.filter { !$0.isEmpty } + typed).joined(separator: " ")
  }

  /// The typed text of some words.
  func source(_ words: ArraySlice<CommandWord>) -> String {
    guard let first = words.first, let last = words.last else { return "" }
    return line.source(first.range.lowerBound..<last.range.upperBound)
  }
}
