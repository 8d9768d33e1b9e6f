// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel

/// A command that makes rows, or changes what they show.
protocol RowCommand: SettingCommand where Root == Row {
  /// What the row has of the look.
  var look: SettingChanges<Look> { get set }
}

extension RowCommand {
  /// The options that describe a row.
  static var options: [Parameter<Self>] {
    [
      .option(
        "detail", sets: \.detail, "The second text; makes the style value1 unless --style says otherwise."),
      .option("style", sets: \.cellStyle, "How the texts are arranged."),
      .option("image", sets: \.image, part: \RowImage.symbol, "An SF Symbols name."),
      .option("tile", sets: \.image, part: \RowImage.tileColor, "A coloured tile under the image."),
      .option(
        "accessory", sets: \.accessory, synonyms: ["disclosure": Accessory.disclosureIndicator.rawValue],
        "What stands at the trailing side."),
      .option("badge", sets: \.badge, "A short text in a capsule."),
      .option("lines", sets: \.numberOfLines, "Lines of the title; 0 for as many as it takes."),
      Parameter(
        .option, "height", sets: Look.setting(\.rowHeight), in: \.look, open: nil, "The cell's height."),
      .option("date", sets: \.status.date, "The date of a status cell."),
      .option("value", sets: \.status.value, "The value of a status cell."),
      .option("level", sets: \.status.level, "The symbol beside a status cell's value."),
      .option("id", sets: \.id, "A name for commands."),
    ]
  }

  /// The id that the line gives; `nil` where it gives none.
  var id: String? { changes.applied(to: Row(title: "")).id }

  func apply(to row: inout Row) {
    // The default style has no place for a second text.
    if changes.sets(\.detail), row.cellStyle == .default { row.cellStyle = .value1 }
    // A tile lies under something.
    if changes.sets(\.image), row.image == nil { row.image = RowImage(symbol: "app") }
    changes.apply(to: &row)
    look.apply(to: &row.look)
  }
}

/// A part of a row that can be taken away.
struct RowPart: Sendable {
  let remove: @Sendable (inout Row) -> Void

  /// By the names of the options that set them.
  static let all: [(name: String, value: RowPart)] = [
    ("detail", part(\.detail)), ("image", part(\.image)), ("accessory", part(\.accessory)),
    ("badge", part(\.badge)), ("date", part(\.status.date)), ("value", part(\.status.value)),
    ("level", part(\.status.level)),
    ("height", RowPart { Look.setting(\.rowHeight).unset(in: &$0.look) }), ("id", part(\.id)),
  ]

  private static func part(_ path: PartialKeyPath<Row>) -> RowPart {
    let field = Row.setting(path)
    return RowPart { field.unset(in: &$0) }
  }
}
