// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

struct AddRowCommand: RowCommand {
  static let name = "add-row"
  static let abstract = "Add a row to the last section, or to --section."
  static let discussion = "A table without sections gets one."
  static let examples = [
    "add-row Wi-Fi",
    "add-row Wi-Fi --detail Home --image wifi --image-tile-color systemBlue --accessory disclosureIndicator",
    "add-row \"Airplane Mode\" --section 0 --accessory switchOff --id air",
    "add-row Sign --title-color systemRed --separator-left 20", "add-row Ada --content mailRow",
  ]

  var changes = KeyChanges()
  var section: Int?
  static let parameters: [Parameter<Self>] =
    argument("title", .required) + options
    + [.option("section", \.section, .section, "The section; default: the last one.")]

  func run(in turn: inout Turn) throws(SessionError) -> String {
    let row = try made(Row(title: ""), in: &turn)
    let count = turn.session.table.sections.count
    let section = section ?? max(0, count - 1)
    let path = Table.IndexPath(row: turn.session.table.numberOfRows(inSection: section), section: section)
    let insertion = Edit.insertRow(row, at: path)
    try turn.perform(count == 0 ? .group([.insertSection(Section(), at: 0), insertion]) : insertion)
    turn.noteDoubts(about: changes, at: [.row(path)])
    return "row \(path) '\(VisibleText.line(row.title))' added"
  }
}

struct InsertRowCommand: RowCommand {
  static let name = "insert-row"
  static let abstract = "Insert a row at an address; the rows from there on move down."
  static let examples = ["insert-row 0.0 First", "insert-row 0.1 \"With a detail\" --detail On"]

  @Required var place: Table.IndexPath
  var changes = KeyChanges()
  static let parameters: [Parameter<Self>] =
    [.argument("place", \.$place, .rowPlace, "The new row's address.")] + argument("title", .required)
    + options

  func run(in turn: inout Turn) throws(SessionError) -> String {
    let row = try made(Row(title: ""), in: &turn)
    try turn.perform(.insertRow(row, at: place))
    turn.noteDoubts(about: changes, at: [.row(place)])
    return "row \(place) '\(VisibleText.line(row.title))' inserted"
  }
}

struct SetRowCommand: RowCommand {
  static let name = "set-row"
  static let abstract = "Change one or more rows."
  static let discussion = "`unset 0.0 image` removes a value."
  static let examples = [
    "set-row 0.0 --title General", "set-row 0.1 --detail Off --accessory checkmark",
    "set-row 0.* --accessory disclosureIndicator", "set-row 0.0 wifi --badge 1",
    "set-row 0.1 --title-color systemRed --separator-left 20",
  ]

  var rows: [Table.IndexPath] = []
  var changes = KeyChanges()
  static let arguments: [String] = []
  static let parameters: [Parameter<Self>] = [.several("row", \.rows, .rows, "The rows.")] + options

  func run(in turn: inout Turn) throws(SessionError) -> String {
    guard !changes.isEmpty else { throw SessionError("nothing to set", hint: Self.usageHint) }
    try changes.checkParts()
    return try turn.apply(changes, at: rows.map(LookLevel.row))
  }
}

struct RemoveRowCommand: SessionCommand {
  static let name = "remove-row"
  static let abstract = "Remove one or more rows."
  static let examples = [
    "remove-row 0.1", "remove-row wifi", "remove-row 0.0..1", "remove-row 0.0,0.2", "remove-row 0.0 wifi",
    "remove-row 1.*",
  ]

  var rows: [Table.IndexPath] = []
  static let parameters: [Parameter<Self>] = [.several("row", \.rows, .rows, "The rows.")]

  func run(in turn: inout Turn) throws(SessionError) -> String {
    let titles = rows.map { "row \($0) '\(VisibleText.line(turn.session.table[$0].title))'" }
    // The order is from the bottom, so that a removal doesn't change the addresses of later ones.
    try turn.perform(Edit.together(rows.reversed().map { .removeRow(at: $0) }))
    return "\(titles.count == 1 ? titles[0] : titles.count.counted("row")) removed"
  }
}

struct MoveRowCommand: SessionCommand {
  static let name = "move-row"
  static let abstract = "Move a row to another address."
  static let examples = ["move-row 0.0 0.1", "move-row 0.0 1.0"]

  @Required var row: Table.IndexPath
  @Required var target: Table.IndexPath
  static let parameters: [Parameter<Self>] = [
    .argument("row", \.$row, .row, "The row."),
    .argument("to", \.$target, .rowPlace, "The row's address after the move."),
  ]

  func run(in turn: inout Turn) throws(SessionError) -> String {
    if row == target { return Turn.nothing }
    try turn.perform(.moveRow(from: row, to: target))
    return "row \(row) is now row \(target)"
  }
}

struct DuplicateRowCommand: SessionCommand {
  static let name = "duplicate-row"
  static let abstract = "Copy a row, right after it or to another address; the copy has no id."
  static let examples = ["duplicate-row 0.0", "duplicate-row 0.0 1.0"]

  @Required var row: Table.IndexPath
  var target: Table.IndexPath?
  static let parameters: [Parameter<Self>] = [
    .argument("row", \.$row, .row, "The row."),
    .optional("to", \.target, .rowPlace, "The copy's address; default: right after the row."),
  ]

  func run(in turn: inout Turn) throws(SessionError) -> String {
    let target = target ?? Table.IndexPath(row: row.row + 1, section: row.section)
    var copy = turn.session.table[row]
    copy.id = nil
    try turn.perform(.insertRow(copy, at: target))
    return "row \(target) '\(VisibleText.line(copy.title))' added"
  }
}
