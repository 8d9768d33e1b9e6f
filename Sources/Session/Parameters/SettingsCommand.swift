// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import CommandGrammar
import TableModel

/// A command that sets some keys: `set-radius`. Its arguments, options and messages come from the keys' declarations.
protocol SettingsCommand: KeyCommand {
  static var form: SettingsForm { get }
  var line: SettingsLine { get set }
}

/// The data of a command that sets some keys.
struct SettingsForm: Sendable {
  typealias Family = [(word: String, key: SettingKey)]

  let name: String
  let abstract: String
  /// The key that the argument sets; `nil` for a command that has only options.
  let main: String?
  /// The keys that options set. A group or a setting of several parts represents its members, too.
  let keys: [String]
  /// Keys with words for them. The first argument is such a word, the second the key's value. `nil` for other commands.
  let family: (@Sendable () -> Family)?
  /// The arguments of its example lines.
  let examples: [String]
  let discussion: String

  init(
    _ name: String, _ abstract: String, _ main: String? = nil, _ keys: String...,
    of family: (@Sendable () -> Family)? = nil, examples: String..., discussion: String = ""
  ) {
    self.name = name
    self.abstract = abstract
    self.main = main
    self.keys = keys
    self.family = family
    self.examples = examples
    self.discussion = discussion
  }

  /// The key with a name, at the outermost level that has it.
  fileprivate static func key(_ name: String) -> SettingKey {
    guard let level = SettingKey.levels(of: name).first, let key = SettingKey(name, of: level) else {
      preconditionFailure("no level has the key '\(name)'")
    }
    return key
  }

  /// The options' keys with their names: those of the only group are named by the members alone, `--left`.
  fileprivate var options: [(name: String, key: SettingKey)] {
    let named = ((main.map { [$0] } ?? []) + keys).map(Self.key)
    let all = named.map { key in
      (key: key, members: key.inner)
    }
    let hasOneGroup = all.count { !$0.members.isEmpty } == 1
    return all.flatMap { key, members in
      let whole = members.isEmpty || !hasOneGroup ? [(name: key.name.optionName, key: key)] : []
      return whole + members.map { (name: (hasOneGroup ? $0.member : $0.name).optionName, key: $0) }
    }.filter { $0.key.name != main && $0.key.isSayable }
  }

  /// The levels that have any of the keys.
  fileprivate var levels: [SettingLevel] {
    let names = family?().map(\.key.name) ?? (main.map { [$0] } ?? []) + keys
    return SettingLevel.allCases.filter { level in names.contains { SettingKey($0, of: level) != nil } }
  }
}

/// The changes that a line makes, and the sections or rows for which it makes them.
struct SettingsLine: Sendable {
  var changes = KeyChanges()
  var sections: [Int]?
  var rows: [Table.IndexPath]?

  /// The sections or rows of `--section` or `--row`; the table without them.
  fileprivate var places: [LookLevel] {
    get throws(SessionError) {
      guard rows == nil || sections == nil else {
        throw SessionError(
          "--section can't be combined with --row", hint: "a row's address names its section")
      }
      return rows?.map(LookLevel.row) ?? sections?.map(LookLevel.section) ?? [.table]
    }
  }
}

extension SettingsCommand {
  static var name: String { form.name }
  static var abstract: String { form.abstract }
  static var discussion: String { form.discussion }
  static var examples: [String] { form.examples.map { "\(name) \($0)" } }

  var changes: KeyChanges {
    get { line.changes }
    set { line.changes = newValue }
  }

  static var parameters: [Parameter<Self>] {
    let options = form.options.map { Parameter<Self>.key($0.key, named: $0.name) }
    return place + argument(isOnly: options.isEmpty) + options + narrowing
  }

  /// The argument that sets the main key, or the two that name a key and set it.
  private static func argument(isOnly: Bool) -> [Parameter<Self>] {
    if let family = form.family?() { return ofFamily(family) }
    guard let main = form.main.map(SettingsForm.key) else { return [] }
    var role = isOnly ? ParameterDeclaration.Role.required : .optional
    if case .names = main.shape { role = .rest }
    // `set-border none` sets the whole of which the width is a part.
    let whole = main.settings == [main.name] || main.isGroup ? nil : main.settings.first
    return [
      .key(
        main, role, named: String(name.dropFirst("set-".count)),
        orWhole: whole.flatMap { SettingKey($0, of: main.level) })
    ]
  }

  private static func ofFamily(_ family: SettingsForm.Family) -> [Parameter<Self>] {
    let first = family[0].key
    let words = family.dropFirst().reduce(first.words.fixedValues) { known, item in
      known + item.key.words.fixedValues.filter { !known.contains($0) }
    }
    let extra = words.filter { !first.shape.words(or: []).contains($0) }
    let value = ParameterDeclaration(
      name: "value", role: .required, shape: .value(first.shape, or: extra), help: "Its value.")
    return [
      .init(
        ParameterDeclaration(
          name: "key", role: .required, shape: .value(.choice(family.map(\.word))), help: "The key.",
          keys: family.map(\.key.name))
      ) { words, context throws(SessionError) in
        _ = try ParameterKind.choice(family.map(\.word)).read(words, context)
        return { _ in }
      },
      .init(value) { words, context throws(SessionError) in
        guard let key = family.first(where: { $0.word == context.arguments.last?.text })?.key else {
          return { _ in }
        }
        let change = try key.change(words, context)
        return { $0.changes.add(change, to: key) }
      },
    ]
  }

  /// The sections, if the table doesn't have the keys.
  private static var place: [Parameter<Self>] {
    guard form.levels == [.section] else { return [] }
    return [.init(.required, "section", .sections, "The sections.", nil) { $1.line.sections = $0 }]
  }

  /// `--section` and `--row`.
  private static var narrowing: [Parameter<Self>] {
    guard form.levels.contains(.table) else { return [] }
    return
      (form.levels.contains(.section)
      ? [.option("section", \.line.sections, .sections, "Only these sections.")] : [])
      + (form.levels.contains(.row) ? [.option("row", \.line.rows, .rows, "Only these rows.")] : [])
  }

  func run(in turn: inout Turn) throws(SessionError) -> String {
    guard !changes.isEmpty else {
      let argument = Self.declarations.first { $0.isPositional && !$0.isRequired }?.label
      throw SessionError("missing \(argument.map { $0 + " or " } ?? "")an option", hint: Self.usageHint)
    }
    try changes.checkParts()
    let places = try line.places
    return try turn.apply(changes.moved(to: places[0].kind), at: places)
  }
}

extension SettingsCommand {
  /// All keys whose values are colours.
  static var colors: @Sendable () -> SettingsForm.Family {
    {
      var seen: Set<String> = []
      return SettingLevel.allCases.flatMap { SettingKey.all(of: $0) }.filter {
        if case .color = $0.shape { seen.insert($0.name).inserted } else { false }
      }.map { ($0.name, $0) }
    }
  }

  /// The measurements of profiles.
  static var metrics: @Sendable () -> SettingsForm.Family {
    { SettingKey.all(of: .table).filter { $0.name.hasPrefix("metrics.") }.map { ($0.member, $0) } }
  }
}
