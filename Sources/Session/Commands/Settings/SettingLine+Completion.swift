// SPDX-License-Identifier: GPL-3.0-or-later

import CommandGrammar
import TableModel

extension SettingLine {
  /// The words that can follow some words of `set`: addresses and keys, keys, or the values of a key.
  static let offer: WordOffer.Maker = { given, prefix, session in
    guard let (address, rest) = address(of: given, in: session) else {
      return words(of: given.last, prefix, session)
    }
    let elements = address.row(in: session.table).map { SettingKey.all(ofElementsIn: $0) } ?? []
    let keys = everyKey(of: address.level) + elements
    guard let key = rest.first else {
      return offer(of: keys, given, prefix, session)
    }
    return keys.first { $0.name == key }.map {
      values(of: $0, given: Array(rest.dropFirst()), prefix, session)
    }
      ?? WordOffer()
  }

  /// The same for `unset`: of the keys, only those that are set there.
  static let offerOfSet: WordOffer.Maker = { given, prefix, session in
    guard let (address, rest) = address(of: given, in: session) else {
      return words(of: given.last, prefix, session)
    }
    let elements = address.row(in: session.table).map { SettingKey.all(ofElementsIn: $0) } ?? []
    let keys = (everyKey(of: address.level) + elements).filter { key in
      !rest.contains(key.name) && address.places.contains { key.value(in: session.table, at: $0) != nil }
    }
    return offer(of: keys, given, prefix, session)
  }

  /// Keys, and as the first word also addresses.
  private static func offer(
    of keys: [SettingKey], _ given: [String], _ prefix: String, _ session: Session
  ) -> WordOffer {
    var result = given.isEmpty ? words(of: nil, prefix, session) : WordOffer()
    result.words = offered(keys, prefix) + result.words
    return result
  }

  /// The address of some words, and the words after it; `nil` if the address is still incomplete or wrong.
  private static func address(of given: [String], in session: Session) -> (Address, [String])? {
    let words = given.map {
      CommandWord(text: value($0, in: session), range: 0..<0, isQuoted: false)
    }
    let line = SettingLine(words: words, line: LexedLine(""))
    guard let address = try? line.address(in: session.table, by: session.rows) else { return nil }
    return (address, address.rest.map(\.text))
  }

  /// The value of a word that is just a variable. In a loop, `$row` and `$section` have values only while it runs: the first
  /// row and the first section represent them.
  private static func value(_ word: String, in session: Session) -> String {
    guard word.hasPrefix("$") else { return word }
    let name = word.filter { !"${}".contains($0) }
    return session.variables[name] ?? (name == "row" ? "0.0" : name == "section" ? "0" : word)
  }

  /// The words of an address: after `row`, rows; after `section`, sections; else these words, the table's ids, and the
  /// addresses that begin with what is typed.
  private static func words(of last: String?, _ prefix: String, _ session: Session) -> WordOffer {
    let addresses = AddressCandidates(table: session.table)
    let rows = addresses.rows(prefix).map { (text: $0, description: title(of: $0, in: session.table)) }
    let sections = addresses.sections.map { (text: $0, description: header(of: $0, in: session.table)) }
    switch last {
    case SettingLevel.row.rawValue: return WordOffer(words: rows)
    case SettingLevel.section.rawValue: return WordOffer(words: sections)
    case nil:
      let own = (rows + sections).filter {
        prefix.first?.isNumber == true || $0.text.first?.isNumber == false
      }
      // A word that is a key is the key.
      return WordOffer(
        words: own.filter { SettingKey.levels(of: $0.text).isEmpty },
        keywords: SettingLevel.allCases.map { ($0.rawValue, $0.offered) })
    default: return WordOffer()
    }
  }

  private static func title(of address: String, in table: Table) -> String? {
    (try? RowAddress.resolve(address, in: table)).map { table[$0].title }
  }

  private static func header(of address: String, in table: Table) -> String? {
    (try? SectionAddress.resolve(address, in: table)).flatMap { table.sections[$0].info.header }
  }

  /// The keys of a level, and those of its regular widths.
  private static func everyKey(of level: SettingLevel) -> [SettingKey] {
    SettingKey.all(of: level) + SettingKey.allOfRegularWidths(of: level)
  }

  /// Keys by the beginning of their names. There are dozens of members and parts: they are offered once the name before the
  /// dot is typed, or is the only one that fits.
  static func offered(_ keys: [SettingKey], _ prefix: String) -> [(text: String, description: String?)] {
    func words(_ name: String) -> [Substring] { name.split(separator: ".", omittingEmptySubsequences: false) }
    let found = keys.filter { $0.name.hasPrefix(prefix) }
    let typed = words(prefix).count
    let outer = Set(found.map { words($0.name).prefix(typed) })
    let most = outer.count == 1 && !prefix.isEmpty ? typed + 1 : typed
    return found.filter { words($0.name).count <= most }.map { ($0.name, $0.meaning) }
  }

  private static func values(of key: SettingKey, given: [String], _ prefix: String, _ session: Session)
    -> WordOffer
  {
    var result = WordOffer(usage: "\(key.name): \(key.meaning) (\(key.takes))")
    let shape = key.words
    if case .value(.names(let names, _), _) = shape {
      let all = given.isEmpty ? shape.fixedValues : names.filter { !given.contains($0) }
      result.words = all.map { ($0, nil) }
      result.isOpen = !given.isEmpty
    } else if given.isEmpty {
      result.words = shape.fixedValues.map { ($0, nil) }
      result.words += (key.candidates?(given, prefix, session) ?? []).map { ($0, nil) }
      result.isOpen = shape.isOpen || !key.isSayable
    }
    return result
  }
}
