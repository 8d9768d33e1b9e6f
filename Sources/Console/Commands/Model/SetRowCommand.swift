import TableModel
import TextEscaping

enum SetRowCommand: ConsoleCommand {
  static let name = "set-row"
  static let group = CommandGroup.model
  static let abstract = "Change what a row shows, or several rows."
  static let discussion =
    "--clear takes a part away: detail, image, accessory, badge, date, value, level, height or id."
  static let parameters: [Parameter] =
    [.several("row", .rows, "The rows."), .option("title", .text, "The title.")] + RowOptions.parameters
    + [
      .option(
        "clear",
        .choice(["detail", "image", "accessory", "badge", "date", "value", "level", "height", "id"]),
        "What to take away.")
    ]
  static let examples = [
    "set-row 0.0 --title General", "set-row 0.1 --detail Off --accessory checkmark",
    "set-row 0.0 --clear image", "set-row 0.* --accessory disclosure", "set-row 0.0 wifi --badge 1",
  ]

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    let paths = arguments.rows("row")
    if paths.count > 1, arguments.has("id") {
      throw ConsoleError("an id belongs to one row, '--id' is given for \(paths.count)")
    }
    var edits: [Edit] = []
    var last = ""
    for path in paths {
      let old = session.table[path]
      var row = old
      if arguments.text("id") != old.id { try session.check(id: arguments.text("id")) }
      if let title = arguments.text("title") { row.title = title }
      RowOptions.apply(arguments, to: &row)
      if let part = arguments.text("clear") { clear(part, of: &row) }
      guard row != old else { continue }
      edits.append(.setRow(row, at: path))
      last = "row \(path) '\(VisibleText.line(row.title))'"
    }
    guard !edits.isEmpty else { return Session.nothing }
    try session.perform(Edit.together(edits), arguments)
    return "\(edits.count == 1 ? last : edits.count.counted("row")) set"
  }

  private static func clear(_ part: String, of row: inout Row) {
    switch part {
    case "detail": row.detail = nil
    case "image": row.image = nil
    case "accessory": row.accessory = .none
    case "badge": row.badge = nil
    case "date": row.status.date = nil
    case "value": row.status.value = nil
    case "level": row.status.level = nil
    case "height": row.look.rowHeight = nil
    default: row.id = nil
    }
  }
}
