// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import CommandGrammar
import TableModel

/// A command whose words are an address and keys.
protocol AddressedCommand: SessionCommand {
  var words: [SettingLine] { get set }
  /// The name of the words in usage lines.
  static var argument: String { get }
}

extension AddressedCommand {
  /// All words. Each decides what the next one is, so they are read when the command runs.
  static func rest(_ help: String, _ offer: @escaping WordOffer.Maker) -> Parameter<Self> {
    var declaration = ParameterDeclaration(name: Self.argument, role: .rest, shape: .text, help: help)
    declaration.offer = offer
    declaration.isNeeded = true
    return Parameter(declaration) { words, context in
      let word = SettingLine(words: words, line: context.line)
      return { $0.words.append(word) }
    }
  }

  var setting: SettingLine {
    SettingLine(words: words.flatMap(\.words), line: words.first?.line ?? LexedLine(Self.name))
  }
}

struct SetCommand: AddressedCommand {
  static let name = "set"
  static let abstract = "Set any key of a spec for the table, a section or a row."
  static let discussion = """
    set KEY VALUE               for the table
    set section SECTIONS KEY VALUE
    set row ROWS KEY VALUE
    set ADDRESS KEY VALUE       for rows or sections by their address or id: 0.1, 0.*, wifi, 2; rows are tried first, \
    * is every section. A word that is a key is a key: `row title` reaches a row with the id title.
    `help addresses` explains ROWS and SECTIONS, `help KEY` explains a key; TAB offers keys and values.
    A KEY is written as in a spec, with a dot within a mapping: separator.left, shadow.radius, metrics.bottomPadding.
    A VALUE is one word (16, automatic, true, systemRed, '#FF0000', "two words"), several (0 2 for [0, 2]; topLeft \
    topRight), or as in a spec: [0, 2], {radius: 2, offset: [0, 2]}. A mapping for a group, such as separator, \
    changes only the members that it names. `default` removes the value, as `unset` does; for a text, it is a text. \
    `--` comes before a text that begins with a dash: set title -- -draft.
    """
  static let examples = [
    "set cornerRadius 12", "set 0.1 separator.left 16", "set section 1 sectionInset 30",
    "set sectionHeaderTopPadding 0", "set tableHeaderView.height 0.001", "set title Settings",
    "set 0.0 shadow {radius: 2, offset: [0, 2]}", "set row 0.* titleColor default",
    "set maskedCorners topLeft topRight", "set traits.device iPhone 15 Pro",
  ]

  var words: [SettingLine] = []
  static let argument = "[ADDRESS] KEY VALUE"
  static let parameters: [Parameter<Self>] = [
    rest("An address, a key and its value.", SettingLine.offer)
  ]

  func run(in turn: inout Turn) throws(SessionError) -> String {
    let setting = setting
    let table = turn.session.table
    let address = try setting.address(in: table, by: turn.session.rows)
    guard let word = address.rest.first else {
      throw SessionError(
        "missing KEY",
        hint: "such as: \(setting.typed([address.source, "titleColor systemRed"])); TAB lists the keys")
    }
    let key = try setting.key(word, of: address, in: table)
    let reader = SettingValue(key: key, words: address.rest.dropFirst(), line: setting, address: address)
    var changes = KeyChanges()
    changes.add(try reader.change, to: key)
    return try turn.apply(changes, at: address.places)
  }
}

struct UnsetCommand: AddressedCommand {
  static let name = "unset"
  static let abstract = "Take keys away from the table, a section or a row, so that other values apply."
  static let discussion = """
    The address and the keys are those of `set`. A group takes all of its keys away: unset separator. A text that is \
    always there becomes empty, a style or a profile the standard one.
    """
  static let examples = ["unset cornerRadius", "unset 0.0 image detail", "unset section 0 separator"]

  var words: [SettingLine] = []
  static let argument = "[ADDRESS] KEY"
  static let parameters: [Parameter<Self>] = [
    rest("An address and keys.", SettingLine.offerOfSet)
  ]

  func run(in turn: inout Turn) throws(SessionError) -> String {
    let setting = setting
    let table = turn.session.table
    let address = try setting.address(in: table, by: turn.session.rows)
    var changes = KeyChanges()
    for word in address.rest {
      changes.add(KeyChange(), to: try setting.key(word, of: address, in: table))
    }
    guard !changes.isEmpty else {
      let known = SettingKey.all(of: address.level).filter { key in
        !key.name.contains(".") && address.places.contains { key.value(in: table, at: $0) != nil }
      }.map(\.name)
      throw SessionError(
        "missing KEY",
        hint: known.isEmpty
          ? "nothing is set for \(address.places.count == 1 ? address.places[0].words : address.level.plural)"
          : "set here: " + known.joined(separator: ", "))
    }
    return try turn.apply(changes, at: address.places)
  }
}
