// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import CommandGrammar
import TableModel

struct SetStyleCommand: TableCommand {
  static let name = "set-style"
  static let abstract = "Set the table's style: plain, grouped, insetGrouped or cards."
  static let examples = ["set-style plain", "set-style cards"]

  var changes = SettingChanges<Table.Info>()
  static let parameters: [Parameter<Self>] = [.argument("style", sets: \.style, "The style.")]

  var done: String { "style \(changes.words(of: \.style))" }
}

struct SetCellContentCommand: LookCommand {
  static let name = "set-cell-content"
  static let abstract = "Set how cells show their content: the old labels, or a content configuration."
  static let discussion =
    "Before iOS 26, a row with a content configuration is one pixel taller, because its separator adds to its height."
  static let examples = ["set-cell-content configuration", "set-cell-content default --section 0"]

  var changes = SettingChanges<Look>()
  var scope = LookScope()
  static let parameters: [Parameter<Self>] =
    [.argument("content", sets: .cellContent, "The old labels, or a content configuration.")] + narrowing

  let done = "cell content set"
}

struct SetColorCommand: SessionCommand {
  static let name = "set-color"
  static var abstract: String {
    let names = parts.map(\.name)
    return "Set a colour: \(names.dropLast().joined(separator: ", ")) or \(names.last ?? "")."
  }
  static let examples = [
    "set-color background \"white 0.95\"", "set-color title systemRed --row 0.0", "set-color row '#63263D'",
    "set-color tint default",
  ]

  /// Something that has a colour.
  enum Part: Sendable {
    case table(SettingField<Table.Info>)
    case look(SettingField<Look>)
  }

  @Required var part: Part
  @Required var color: Color?
  var scope = LookScope()

  static let parameters: [Parameter<Self>] = [
    .argument("part", \.$part, .named(parts), "The part to colour.").sets(parts.map(\.value.reference)),
    .argument("color", \.$color, .orOpen(.color), "The colour."),
    .option("section", \.scope.sections, .sections, "Only these sections."),
    .option("row", \.scope.rows, .rows, "Only these rows."),
  ]

  /// Every colour that has a setting, by the setting's name without the word.
  private static let parts: [(name: String, value: Part)] =
    Table.Info.settings.colors.map { ($0.name, .table($0.field)) }
    + Look.settings.colors.map { ($0.name, .look($0.field)) }

  func run(in turn: inout Turn) throws(SessionError) -> String {
    let name = Self.parts.first { $0.value.reference == part.reference }?.name ?? ""
    let message = "\(name) colour \(color?.description ?? openWord)"
    switch part {
    case .table(let field):
      guard try scope.levels == [.table] else {
        throw SessionError(
          "the \(name) colour applies to the whole table", hint: "use 'set-color row' for a section or row")
      }
      return try turn.changeInfo(message) { field.set(color.map(ValueTree.color), of: &$0) }
    case .look(let field):
      return try turn.changeLook(try scope.levels, message) {
        field.set(color.map(ValueTree.color), of: &$0)
      }
    }
  }
}

extension SetColorCommand.Part {
  fileprivate var reference: SettingReference {
    switch self {
    case .table(let field): SettingReference(field)
    case .look(let field): SettingReference(field)
    }
  }
}

extension SettingList {
  /// `title` for `titleColor`.
  fileprivate var colors: [(name: String, field: SettingField<Root>)] {
    fields.compactMap { field in
      guard case .color = field.shape, field.name.hasSuffix("Color") else { return nil }
      return (String(field.name.dropLast("Color".count)), field)
    }
  }
}

struct SetMetricCommand: SessionCommand {
  static let name = "set-metric"
  static let abstract = "Override one of the profile's built-in measurements."
  static let discussion =
    "`why metric` lists all measurements with their values and sources; the spec reference explains them."
  static let examples = ["set-metric bottomPadding 0", "set-metric firstSectionTop default"]

  @Required var metric: (name: String, field: SettingField<Table.Info>)
  @Required var value: ValueTree?

  static let parameters: [Parameter<Self>] = [
    .argument("metric", \.$metric, .named(metrics.map { ($0.name, $0) }), "The measurement.").sets(
      metrics.map { SettingReference($0.field) }),
    .argument("value", \.$value, words, "Its value, usually in points; on or off for a yes or no."),
  ]

  private static let metrics = Table.Info.settings.members(of: .metrics)

  /// A number, or a Boolean.
  private static let words: ParameterKind<ValueTree?> = {
    let length = SettingKind<Points>.length.shape
    return ParameterKind(.value(length, or: ["on", "off", openWord])) {
      (words: [CommandWord], context: ArgumentContext) throws(SessionError) -> ValueTree? in
      switch words.first?.text {
      case openWord: return nil
      case "on": return .flag(true)
      case "off": return .flag(false)
      default: return try length.read(words, context)
      }
    }
  }()

  func run(in turn: inout Turn) throws(SessionError) -> String {
    var info = turn.session.table.info
    metric.field.unset(in: &info)
    if let value, !metric.field.set(value, of: &info) {
      throw SessionError(
        "\(metric.name) cannot be \(value.commandWords ?? "that")", hint: "it is \(metric.field.shape.words)")
    }
    let taken = metric.field.value(in: info)?.commandWords ?? openWord
    return try turn.changeInfo("\(metric.name) \(taken)") { $0 = info }
  }
}
