import Geometry
import TableModel

/// The keys of a row. A row that has only a title may be that text alone.
enum RowKeys {
  static let all = KeyTable<Row>(
    [
      IdentifierKey.make(\.id), title,
      .text("detail", \.detail, "The second text, for all but the default style."),
      .choice("cellStyle", \.cellStyle, standard: CellStyle.default, "How the texts are arranged."),
      ImageKeys.key("image", \.image, "The leading image."),
      .choice("accessory", \.accessory, standard: Accessory.none, "What stands at the trailing side."),
      .text("badge", \.badge, "A short text in a filled capsule."), numberOfLines,
      .text("date", \.status.date, "The date of a status cell."),
      .text("value", \.status.value, "The trailing value of a status cell."),
      ImageKeys.key("level", \.status.level, "The symbol beside a status cell's value."),
    ] + LookKeys.make(\.look, hasSpacing: false))

  /// A row from a bare text or a mapping; `nil` when it is neither.
  static func decode(_ node: YAMLNode, _ context: inout SpecContext) -> Row? {
    var row = Row(title: "")
    switch node.content {
    case .scalar: row.title = context.text(node, "a row's title") ?? ""
    case .mapping: context.decode(node, into: &row, keys: all, what: "a row")
    case .sequence:
      context.report("expected a row to be a text or a mapping, found a list", at: node)
      return nil
    }
    return row
  }

  static func encode(_ row: Row) -> YAMLText {
    row == Row(title: row.title) ? .text(row.title) : .flowMap(all.encode(row))
  }

  private static let title = SpecKey<Row>(name: "title", type: .text, meaning: "The text.") {
    node, row, context in
    if let title = context.text(node, "title") { row.title = title }
  } encode: { row in
    .text(row.title)
  }

  private static let numberOfLines = SpecKey<Row>(
    name: "numberOfLines", type: .integer(0...1000), meaning: "Lines of the title; 0 for as many as it takes."
  ) { node, row, context in
    if let count = context.integer(node, "numberOfLines", in: 0...1000) { row.numberOfLines = count }
  } encode: { row in
    row.numberOfLines == 1 ? nil : .plain(String(row.numberOfLines))
  }
}
