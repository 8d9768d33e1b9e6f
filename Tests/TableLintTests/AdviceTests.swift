// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Foundation
import TableLint
import TableModel
import TableSpec
import Testing

/// Follows each hint and each fix in the rules' bad examples, as a user does.
struct AdviceTests {
  /// Hints that say nothing to write into a spec, each with the reason.
  private static let inWords: [String: String] = [
    "these are UIKit's own colours": "UIKit has no others",
    "check on a device": "only a device has the font",
    "previews show a dashed square": "the symbol may exist",
    "exported code shows no image for it": "only the app's author knows another symbol",
    "shorten": "the text is the author's",
    "give every": "the images are the author's",
  ]

  @Test(arguments: ruleExamples.map(\.rule))
  func `following a hint or a fix removes its finding`(id: String) throws {
    let rule = try #require(Linter.rules.first { $0.id == id })
    for table in ruleExamples.first(where: { $0.rule == id })?.bad ?? [] {
      for finding in rule.findings(in: LintSubject(table)) {
        if let fix = finding.fix {
          var fixed = table
          _ = try fixed.apply(fix)
          expectGone(finding, in: fixed, rule, "its fix")
        }
        let choices = try Advice.choices(in: finding.hint, at: finding, table)
        for choice in choices { expectGone(finding, in: choice.table, rule, choice.words) }
        let isInWords = Self.inWords.keys.contains { finding.hint.contains($0) }
        #expect(!choices.isEmpty || isInWords, "nothing to write in '\(finding.hint)' [\(id)]")
      }
    }
  }

  /// The problem is gone, and isn't there under another number.
  private func expectGone(
    _ finding: Finding, in table: Table, _ rule: any LintRule.Type, _ words: String
  ) {
    let rest = rule.findings(in: LintSubject(table)).filter {
      $0.severity >= finding.severity && $0.setting == finding.setting
        && ($0.message == finding.message || $0.place == finding.place)
    }
    #expect(rest.isEmpty, "\(words) doesn't help against \(finding); left: \(rest)")
  }
}

/// What a hint says to write.
private struct Advice {
  let words: String
  let table: Table

  /// The tables after each of a hint's choices, which `or` separates. A choice has one or several of
  /// `KEY: VALUE` and `remove KEY`, joined by `and`.
  static func choices(in hint: String, at finding: Finding, _ table: Table) throws -> [Advice] {
    try hint.components(separatedBy: " or ").compactMap { part in
      var result = table
      var isEmpty = true
      for match in part.matches(of: /\b([a-z][A-Za-z.]*): (\{[^}]*\}|[A-Za-z0-9.]+)/) {
        if try set(String(match.1), String(match.2), at: finding, in: &result) { isEmpty = false }
      }
      if let match = part.firstMatch(of: /remove ([a-z][A-Za-z.]+)(?: and ([a-z][A-Za-z.]+))?/) {
        for key in [match.1, match.2].compactMap({ $0 }) { remove(String(key), at: finding, from: &result) }
        isEmpty = false
      }
      if let match = part.firstMatch(of: /similar names: ([a-z0-9.]+)/), let setting = finding.setting {
        isEmpty = !setting.set(.text(String(match.1)), in: &result)
      }
      return isEmpty ? nil : Advice(words: "'\(part)'", table: result)
    }
  }

  /// The places of a key, the best first: where the finding says, and then outwards.
  private static func settings(_ key: String, _ finding: Finding) -> [Setting] {
    var levels = [finding.setting?.level, finding.place].compactMap { $0 }
    while let outer = levels.last?.outer { levels.append(outer) }
    return levels.compactMap { Setting(named: key, at: $0) }
  }

  /// Writes a key with a value in YAML; the other parts of a mapping stay.
  ///
  /// - Returns: whether it is a key.
  private static func set(_ key: String, _ yaml: String, at finding: Finding, in table: inout Table) throws
    -> Bool
  {
    let parts = yaml.matches(of: #/([A-Za-z]+):/#).map { String($0.1) }
    let isGroup = settings(key, finding).isEmpty
    let names = isGroup ? parts.map { "\(key).\($0)" } : [key]
    guard names.contains(where: { !settings($0, finding).isEmpty }) else { return false }
    let pair = "\(key): \(yaml)"
    let row = Table.IndexPath(row: 0, section: 0)
    let read = [
      ("{\(pair), sections: [{rows: [A]}]}", LookLevel.table),
      ("{sections: [{\(pair), rows: [A]}]}", .section(0)),
      ("{sections: [{rows: [{title: A, \(pair)}]}]}", .row(row)),
    ].lazy.compactMap { text, level in
      (try? SpecDecoder(fileName: "hint").decode(Array(text.utf8))).map { ($0, level) }
    }.first
    let (source, level) = try #require(read, "'\(pair)' can't be written")
    for name in names {
      let place = try #require(settings(name, finding).first)
      var value = try #require(Setting(named: name, at: level)?.value(in: source))
      if !isGroup, let former = place.value(in: table)?.members, let new = value.members {
        value = .record(
          former.filter { !parts.contains($0.name) } + new.filter { parts.contains($0.name) })
      }
      try #require(place.set(value, in: &table), "\(name)")
    }
    return true
  }

  /// Removes a key where it is set, innermost first.
  private static func remove(_ key: String, at finding: Finding, from table: inout Table) {
    if let dot = key.firstIndex(of: "."), settings(key, finding).isEmpty {
      // A part of a mapping.
      let (whole, part) = (String(key[..<dot]), key[key.index(after: dot)...])
      let place = settings(whole, finding).first { $0.value(in: table) != nil }
      let members = place?.value(in: table)?.members ?? []
      let isSet = place?.set(.record(members.filter { $0.name != part }), in: &table)
      #expect(isSet == true && members.contains { $0.name == part }, "'\(key)' isn't set at \(finding)")
      return
    }
    guard let place = settings(key, finding).first(where: { $0.value(in: table) != nil }) else {
      Issue.record("'\(key)' isn't set at \(finding)")
      return
    }
    func clear(_ look: inout Look) { Look.settings[key]?.unset(in: &look) }
    switch place.level {
    case .table:
      Table.Info.settings[key]?.unset(in: &table.info)
      clear(&table.info.look)
    case .section(let index):
      Section.Info.settings[key]?.unset(in: &table.sections[index].info)
      clear(&table.sections[index].info.look)
    case .row(let path):
      Row.settings[key]?.unset(in: &table[path])
      clear(&table[path].look)
    }
  }
}
