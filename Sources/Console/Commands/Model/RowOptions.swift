import Geometry
import TableModel

/// The options that describe a row, shared by the commands that make or change one.
enum RowOptions {
  static let parameters: [Parameter] = [
    .option("detail", .text, "The second text; makes the style value1 unless --style says otherwise."),
    .option("style", .choice(of: CellStyle.self), "How the texts are arranged."),
    .option("image", .text, "An SF Symbols name."),
    .option("tile", .color(), "A coloured tile under the image."),
    .option(
      "accessory", .choice(Accessory.allCases.map(\.rawValue) + ["disclosure"]),
      "What stands at the trailing side."),
    .option("badge", .text, "A short text in a capsule."),
    .option("lines", .integer(0...1000), "Lines of the title; 0 for as many as it takes."),
    .option("height", .points(0...Points.limit.doubleValue, words: ["automatic"]), "The cell's height."),
    .option("date", .text, "The date of a status cell."),
    .option("value", .text, "The value of a status cell."),
    .option("level", .text, "The symbol beside a status cell's value."),
    .option("id", .text, "A name for commands."),
  ]

  static func apply(_ arguments: Arguments, to row: inout Row) {
    if let detail = arguments.text("detail") {
      row.detail = detail
      if row.cellStyle == .default { row.cellStyle = .value1 }
    }
    if let style = arguments.choice("style", as: CellStyle.self) { row.cellStyle = style }
    if let symbol = arguments.text("image") {
      row.image = RowImage(symbol: symbol, tileColor: row.image?.tileColor)
    }
    if let tile = arguments.color("tile") {
      row.image = RowImage(symbol: row.image?.symbol ?? "app", tileColor: tile)
    }
    if let name = arguments.text("accessory") {
      row.accessory = Accessory(rawValue: name) ?? .disclosureIndicator
    }
    if let badge = arguments.text("badge") { row.badge = badge }
    if let lines = arguments.integer("lines") { row.numberOfLines = lines }
    if arguments.has("height") {
      row.look.rowHeight = arguments.points("height").map(RowHeight.fixed) ?? .automatic
    }
    if let date = arguments.text("date") { row.status.date = date }
    if let value = arguments.text("value") { row.status.value = value }
    if let level = arguments.text("level") { row.status.level = RowImage(symbol: level) }
    if let id = arguments.text("id") { row.id = id }
  }
}
