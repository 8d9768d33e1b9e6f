// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

struct AddRowCommand: RowCommand {
  static let name = "add-row"
  static let abstract = "Add a row to the last section, or to --section."
  static let discussion =
    "A table without sections gets one. To set a row's shadow, border or rounded corners, use set-shadow, set-border or set-corners with --row."
  static let examples = [
    "add-row Wi-Fi",
    "add-row Wi-Fi --detail Home --image wifi --tile-color systemBlue --accessory disclosureIndicator",
    "add-row \"Airplane Mode\" --section 0 --accessory switchOff --id air",
  ]

  var changes = SettingChanges<Row>()
  var look = SettingChanges<Look>()
  var section: Int?
  static let parameters: [Parameter<Self>] =
    [.argument("title", sets: \.title, "The title.")] + options
    + [.option("section", \.section, .section, "The section; default: the last one.")]

  func run(in turn: inout Turn) throws(SessionError) -> String {
    try turn.session.document.check(id: id)
    var row = Row(title: "")
    apply(to: &row)
    let count = turn.session.table.sections.count
    let section = section ?? max(0, count - 1)
    let path = Table.IndexPath(row: turn.session.table.numberOfRows(inSection: section), section: section)
    let insertion = Edit.insertRow(row, at: path)
    try turn.perform(count == 0 ? .group([.insertSection(Section(), at: 0), insertion]) : insertion)
    noteDoubts(about: [row], in: &turn)
    return "row \(path) '\(VisibleText.line(row.title))' added"
  }
}

struct InsertRowCommand: RowCommand {
  static let name = "insert-row"
  static let abstract = "Insert a row at an address; the rows from there on move down."
  static let examples = ["insert-row 0.0 First", "insert-row 0.1 \"With a detail\" --detail On"]

  @Required var place: Table.IndexPath
  var changes = SettingChanges<Row>()
  var look = SettingChanges<Look>()
  static let parameters: [Parameter<Self>] =
    [
      .argument("place", \.$place, .rowPlace, "The new row's address."),
      .argument("title", sets: \.title, "The title."),
    ] + options

  func run(in turn: inout Turn) throws(SessionError) -> String {
    try turn.session.document.check(id: id)
    var row = Row(title: "")
    apply(to: &row)
    try turn.perform(.insertRow(row, at: place))
    noteDoubts(about: [row], in: &turn)
    return "row \(place) '\(VisibleText.line(row.title))' inserted"
  }
}

struct SetRowCommand: RowCommand {
  static let name = "set-row"
  static let abstract = "Change one or more rows."
  static let discussion =
    "--clear removes one of a row's settings: detail, cell-style, image, accessory, badge, date, value, level, row-height or id. To set a row's shadow, border or rounded corners, use set-shadow, set-border or set-corners with --row."
  static let examples = [
    "set-row 0.0 --title General", "set-row 0.1 --detail Off --accessory checkmark",
    "set-row 0.0 --clear image", "set-row 0.* --accessory disclosureIndicator", "set-row 0.0 wifi --badge 1",
  ]

  var rows: [Table.IndexPath] = []
  var changes = SettingChanges<Row>()
  var look = SettingChanges<Look>()
  var cleared: RowPart?
  static let parameters: [Parameter<Self>] =
    [.several("row", \.rows, .rows, "The rows."), .option("title", sets: \.title, "The title.")] + options
    + [.option("clear", \.cleared, .named(RowPart.all, noun: "setting to clear"), "The setting to remove.")]

  func run(in turn: inout Turn) throws(SessionError) -> String {
    guard !changes.isEmpty || !look.isEmpty || cleared != nil else {
      throw SessionError("nothing to set", hint: Self.usageHint)
    }
    if let cleared, cleared.isSet(changes, look) {
      throw SessionError(
        "--clear \(cleared.name) can't be combined with --\(cleared.name)", hint: "use one of the two")
    }
    let id = id
    if rows.count > 1, id != nil {
      throw SessionError("--id needs a single row, found \(rows.count)")
    }
    var edits: [Edit] = []
    var changed: [Row] = []
    var last = ""
    for path in rows {
      let old = turn.session.table[path]
      var row = old
      if id != old.id { try turn.session.document.check(id: id) }
      apply(to: &row)
      cleared?.remove(&row)
      guard row != old else { continue }
      edits.append(.setRow(row, at: path))
      changed.append(row)
      last = "row \(path) '\(VisibleText.line(row.title))'"
    }
    guard !edits.isEmpty else { return Turn.nothing }
    try turn.perform(Edit.together(edits))
    noteDoubts(about: changed, in: &turn)
    return "\(edits.count == 1 ? last : edits.count.counted("row")) set"
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
