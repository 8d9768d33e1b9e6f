// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import CommandGrammar
import TableModel

/// A reference to a setting: the type that declares it, and the setting's name.
package struct SettingReference: Hashable, Sendable {
  /// The type that has the setting: `TableModel.Look`.
  package let owner: String
  package let name: String

  package init<Root>(_ field: SettingField<Root>) {
    owner = String(reflecting: Root.self)
    name = field.name
  }
}

/// The word that removes a setting, so that it is inherited again.
let openWord = "default"

// MARK: - Parameters that set a setting, with its shape, range, unit, words and reading

extension Parameter {
  /// - Parameters:
  ///   - path: the command's property that collects the changes.
  ///   - open: the word that removes the setting, if it is optional.
  ///   - formerNames: former words of a choice, with those that replaced them.
  init<Root>(
    _ role: ParameterDeclaration.Role, _ name: String, sets field: SettingField<Root>,
    in path: any SettingPath<Command, SettingChanges<Root>>, open: String? = openWord,
    formerNames: [String: String] = [:], _ help: String? = nil
  ) {
    let word = field.isOptional && !field.shape.isText ? open : nil
    let kind = field.shape.parameter(or: word)
    let declaration = ParameterDeclaration(
      name: name, role: role, shape: kind, help: help ?? field.meaning, sets: [SettingReference(field)])
    self.init(declaration) { words, context throws(SessionError) in
      let change = try kind.change(words, open: word, formerNames: formerNames, context)
      return { $0[keyPath: path].add(change, to: field) }
    }
  }

  /// A parameter for one part of a setting's value.
  ///
  /// - Parameter takesWhole: whether it also accepts the words for a whole value.
  init<Root, Part>(
    _ role: ParameterDeclaration.Role, _ name: String, sets field: SettingField<Root>,
    part: SettingField<Part>,
    in path: any SettingPath<Command, SettingChanges<Root>>, takesWhole: Bool = false, _ help: String? = nil
  ) {
    let whole = takesWhole ? field.shape.parameter(or: field.isOptional ? openWord : nil).fixedValues : []
    let kind = whole.reduce(part.shape.parameter()) { $0.or($1) }
    let declaration = ParameterDeclaration(
      name: name, role: role, shape: kind, help: help ?? part.meaning, sets: [SettingReference(field)],
      part: part.name)
    self.init(declaration) { words, context throws(SessionError) in
      let change = try kind.change(words, open: field.isOptional ? openWord : nil, formerNames: [:], context)
      let isWhole = words.first.map { whole.contains($0.text) } ?? false
      return {
        switch change {
        case .value(let value) where !isWhole: $0[keyPath: path].add(.part(part.name, value), to: field)
        default: $0[keyPath: path].add(change, to: field)
        }
      }
    }
  }

  /// The same parameter with the setting that it sets, if it stores its value in a property of its own.
  func sets<Root>(_ field: SettingField<Root>) -> Self {
    sets([SettingReference(field)])
  }

  func sets(_ settings: [SettingReference]) -> Self {
    Parameter(declaration.changed { $0.sets = settings }, read: read)
  }
}

extension ParameterShape {
  /// The change of a setting of this shape by some words.
  fileprivate func change(
    _ words: [CommandWord], open: String?, formerNames: [String: String], _ context: ArgumentContext
  ) throws(SessionError) -> SettingChange {
    guard case .value(let shape, let others) = self, let text = words.first?.text else { return .open }
    if text == open { return .open }
    if let name = formerNames[text] {
      context.formerNames.note(text, now: name)
      return .value(.word(name))
    }
    if others.contains(text) { return .value(.word(text)) }
    return .value(try shape.read(words, context))
  }
}

extension SettingShape {
  /// Whether a value can be written in words; a mapping needs several options.
  var isWords: Bool {
    switch self {
    case .text, .identifier, .symbol, .number, .integer, .flag, .choice, .color, .pair: true
    case .word(_, let rest), .renamed(_, let rest): rest.isWords
    case .names, .record, .short, .list, .either: false
    }
  }

  /// Whether every word is a value.
  fileprivate var isText: Bool {
    switch self {
    case .text, .identifier, .symbol: true
    case .short(let value, _): value.isText
    default: false
    }
  }
}

// MARK: - For commands that set the settings of one thing

/// A command that changes settings of one object.
protocol SettingCommand: SessionCommand {
  associatedtype Root: SettingOwner
  /// The changes of the line.
  var changes: SettingChanges<Root> { get set }
}

extension Parameter where Command: SettingCommand {
  /// A required argument.
  static func argument(_ name: String, sets path: Command.Root.Path, _ help: String? = nil) -> Self {
    Parameter(.required, name, sets: Command.Root.setting(path), in: \.changes, help)
  }

  /// An optional argument.
  static func optional(_ name: String, sets path: Command.Root.Path, _ help: String? = nil) -> Self {
    Parameter(.optional, name, sets: Command.Root.setting(path), in: \.changes, help)
  }

  @_disfavoredOverload
  static func optional(_ name: String, sets field: SettingField<Command.Root>, _ help: String? = nil) -> Self
  {
    Parameter(.optional, name, sets: field, in: \.changes, help)
  }

  /// `--name VALUE`
  static func option(
    _ name: String, sets path: Command.Root.Path, open: String? = openWord,
    formerNames: [String: String] = [:], _ help: String? = nil
  ) -> Self {
    Parameter(
      .option, name, sets: Command.Root.setting(path), in: \.changes, open: open, formerNames: formerNames,
      help)
  }

  /// An argument for one part of a setting's value, or for the whole value.
  static func optional<Part: KeyPathSettingOwner>(
    _ name: String, sets path: Command.Root.Path, part: any PartialKeyPath<Part> & Sendable, _ help: String
  ) -> Self {
    Parameter(
      .optional, name, sets: Command.Root.setting(path), part: Part.setting(part), in: \.changes,
      takesWhole: true, help)
  }

  /// `--name VALUE` for one part of a setting's value.
  static func option<Part: KeyPathSettingOwner>(
    _ name: String, sets path: Command.Root.Path, part: any PartialKeyPath<Part> & Sendable, _ help: String
  ) -> Self {
    Parameter(
      .option, name, sets: Command.Root.setting(path), part: Part.setting(part), in: \.changes, help)
  }

  /// An argument that sets the settings of a group's short form; `default` removes all settings of the group, and `off`
  /// turns them off.
  static func optional(_ name: String, shortFor group: SettingGroup, _ help: String) -> Self {
    let members = Command.Root.settings.members(of: group)
    let short = members.filter { group.short.contains($0.name) }.map(\.field)
    guard let shape = short.first?.shape else { preconditionFailure("'\(group.name)' has no short form") }
    let kind = shape.parameter(or: openWord)
    let declaration = ParameterDeclaration(
      name: name, role: .optional, shape: kind, help: help, sets: short.map { SettingReference($0) })
    return Parameter(declaration) { words, context throws(SessionError) in
      let change = try kind.change(
        words, open: openWord, formerNames: [:], context)
      let fields =
        switch change {
        case .open, .value(.flag(false)): members.map(\.field)
        case .value, .part: short
        }
      return { command in
        for field in fields { command.changes.add(change, to: field) }
      }
    }
  }
}

extension SettingCommand {
  /// Options for the parts of a setting's value that no other parameter sets, so that a new part needs no line in a command.
  static func options<Part: SettingOwner>(
    forPartsOf path: Root.Path, as part: Part.Type, beside others: [Parameter<Self>]
  ) -> [Parameter<Self>] {
    let known = Set(others.compactMap(\.declaration.part))
    return Part.settings.fields.filter { !known.contains($0.name) }.map {
      Parameter(
        .option, $0.name.optionName, sets: Root.setting(path), part: $0, in: \.changes)
    }
  }

  /// Options for the settings of a group that no other parameter sets, so that a new one needs no line in a command.
  static func options(
    for group: SettingGroup, beside others: [Parameter<Self>] = [],
    _ help: (String) -> String? = { _ in nil }
  ) -> [Parameter<Self>] {
    let known = Set(others.flatMap(\.declaration.sets))
    return Root.settings.members(of: group).filter { !known.contains(SettingReference($0.field)) }
      .map { Parameter(.option, $0.name.optionName, sets: $0.field, in: \.changes, help($0.name)) }
  }
}

extension String {
  /// `tile-color` of `tileColor`, `separator-left` of `separator.left`.
  var optionName: String {
    reduce(into: "") { $0 += $1.isUppercase ? "-" + $1.lowercased() : $1 == "." ? "-" : String($1) }
  }
}

// MARK: - For commands that set the look

/// A command that sets the look of the table, of sections or of rows.
protocol LookCommand: SettingCommand where Root == Look {
  var scope: LookScope { get set }
  /// The words that a line must have, if no argument is required.
  static var needed: String { get }
  /// The report of the change, without its place.
  var done: String { get }
}

extension LookCommand {
  static var needed: String { "" }

  func run(in turn: inout Turn) throws(SessionError) -> String { try change(in: &turn) }

  /// Applies the changes.
  func change(in turn: inout Turn) throws(SessionError) -> String {
    guard !changes.isEmpty else {
      throw SessionError("missing \(Self.needed)", hint: Self.usageHint)
    }
    if let (whole, part) = changes.partBesideWhole {
      throw SessionError(
        "'\(whole)' can't be combined with --\(part.optionName)", hint: "use one of the two")
    }
    return try turn.changeLook(try scope.levels, done) { changes.apply(to: &$0) }
  }
}

/// The table, sections or rows whose look is set.
struct LookScope: Sendable {
  var sections: [Int]?
  var rows: [Table.IndexPath]?

  /// The sections or rows of `--section` or `--row`; the table without them.
  var levels: [LookLevel] {
    get throws(SessionError) {
      guard rows == nil || sections == nil else {
        throw SessionError(
          "--section can't be combined with --row", hint: "a row's address names its section")
      }
      return rows?.map(LookLevel.row) ?? sections?.map(LookLevel.section) ?? [.table]
    }
  }
}

extension LookCommand {
  /// `--section` and `--row`.
  static var narrowing: [Parameter<Self>] {
    [
      .option("section", \.scope.sections, .sections, "Only these sections."),
      .option("row", \.scope.rows, .rows, "Only these rows."),
    ]
  }
}

// MARK: - For commands that set the table's settings besides its look

protocol TableCommand: SettingCommand where Root == Table.Info {
  /// The words that a line must have, if no argument is required.
  static var needed: String { get }
  /// The report of the change.
  var done: String { get }
}

extension TableCommand {
  static var needed: String { "" }

  func run(in turn: inout Turn) throws(SessionError) -> String { try change(in: &turn) }

  /// Applies the changes.
  func change(in turn: inout Turn) throws(SessionError) -> String {
    guard !changes.isEmpty else {
      throw SessionError("missing \(Self.needed)", hint: Self.usageHint)
    }
    return try turn.changeInfo(done) { changes.apply(to: &$0) }
  }
}
