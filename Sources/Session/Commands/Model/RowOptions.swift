// SPDX-License-Identifier: GPL-3.0-or-later

import Drawing
import TableLayout
import TableModel

/// A command that adds rows, or changes their content.
protocol RowCommand: SettingCommand where Root == Row {
  /// The changes of the row's look.
  var look: SettingChanges<Look> { get set }
}

extension RowCommand {
  /// The options for a row's content.
  static var options: [Parameter<Self>] {
    [
      .option(
        "detail", sets: \.detail,
        "The second text; a row of style `default` becomes value1, unless you pass --cell-style."),
      // The word `default` is a style.
      .option(
        "cell-style", sets: \.givenCellStyle, open: nil,
        "How title and detail are arranged; `set-row ROW --clear cell-style` lets the row choose."
      ).formerly("style"),
      .option(
        "image", sets: \.image, part: \RowImage.symbol,
        "The name of an SF Symbol. TAB offers common ones, or all after a letter."
      ).offeringSymbols,
      .option(
        "tile-color", sets: \.image, part: \RowImage.tileColor, "The colour of a tile behind the image."
      )
      .formerly("tile"),
      .option(
        "accessory", sets: \.accessory, formerNames: ["disclosure": Accessory.disclosureIndicator.rawValue],
        "The element on the trailing side, such as a chevron or a switch."),
      .option("badge", sets: \.badge, "A short text in a capsule."),
      .option(
        "number-of-lines", sets: \.numberOfLines,
        "The maximum number of lines of the title; 0 means no limit."
      )
      .formerly("lines"),
      Parameter(
        .option, "row-height", sets: Look.setting(.rowHeight), in: \.look, open: nil, "The row's height."
      )
      .formerly("height"),
      .option("date", sets: \.status.date, "The date of a status cell."),
      .option("value", sets: \.status.value, "The value of a status cell."),
      .option("level", sets: \.status.level, "The symbol beside a status cell's value, as for --image.")
        .offeringSymbols,
      .option("selected", sets: \.isSelected, "Whether the row is drawn as a selected row."),
      .option("id", sets: \.id, "An id, which commands accept as the row's address."),
    ]
  }

  /// An option for each further setting of a row. Settings with several parts have their own commands.
  static var furtherParameters: [Parameter<Self>] {
    Look.settings.fields.compactMap { setting in
      let field = Look.setting(setting)
      guard setting != .rowHeight, !setting.isOfSections, field.shape.isWords else { return nil }
      return Parameter(.option, field.name.optionName, sets: field, in: \.look)
    }
  }

  /// The id in the line; `nil` without one.
  var id: String? { changes.applied(to: Row(title: "")).id }

  /// Notes what the line sets and the picture doesn't show as asked: symbols that can't be drawn, because misspelt names
  /// are accepted too, and content that a row's cell style leaves out.
  func noteDoubts(about rows: [Row], in turn: inout Turn) {
    var noted: Set<String> = []
    for unused in Table(sections: [Section(rows: rows)]).unusedContent {
      let key = unused.setting.key
      let isOfLine =
        Row.settings[key].map(changes.sets) ?? Look.settings[key].map(look.sets) ?? false
      guard isOfLine || changes.sets(\.givenCellStyle) else { continue }
      let note = "\(unused.name) has no effect: \(unused.reason)"
      if noted.insert(note).inserted { turn.emit(note: note) }
    }
    var row = Row(title: "")
    apply(to: &row)
    turn.note(symbols: [row.image, row.status.level].compactMap { $0?.symbol })
  }

  func apply(to row: inout Row) {
    // The style `default` would hide the new detail.
    if changes.sets(\.detail), row.givenCellStyle == .default { row.givenCellStyle = nil }
    // A tile needs an image on it.
    if changes.sets(\.image), row.image == nil { row.image = RowImage(symbol: "app") }
    changes.apply(to: &row)
    look.apply(to: &row.look)
  }
}

extension Parameter {
  /// A copy that offers symbols: the common ones, and all of them once a letter is typed.
  fileprivate var offeringSymbols: Self {
    let common = [
      "airplane", "battery.100", "bell", "calendar", "camera", "creditcard",
      "envelope", "exclamationmark.triangle", "folder", "gear", "globe", "hand.raised", "heart", "house",
      "info.circle", "key", "location", "lock", "magnifyingglass", "moon", "paintbrush", "person", "phone",
      "photo",
      "star", "sun.max", "trash", "wifi",
    ]
    return offering(common, orAll: { SymbolCatalog.names })
  }
}

/// A part of a row that can be removed.
struct RowPart: Sendable {
  /// The name of the option that sets it.
  let name: String
  let remove: @Sendable (inout Row) -> Void
  /// Whether a line gives it a value.
  let isSet: @Sendable (SettingChanges<Row>, SettingChanges<Look>) -> Bool

  /// The parts by the names of the options that set them.
  static let all: [(name: String, value: RowPart)] = [
    part("detail", \.detail), part("cell-style", \.givenCellStyle), part("image", \.image),
    part("accessory", \.accessory), part("badge", \.badge),
    part("date", \.status.date), part("value", \.status.value), part("level", \.status.level),
    RowPart(
      name: "row-height", remove: { Look.setting(.rowHeight).unset(in: &$0.look) },
      isSet: { $1.sets(.rowHeight) }),
    part("id", \.id),
  ].map { ($0.name, $0) }

  private static func part(_ name: String, _ path: Row.Path) -> RowPart {
    let field = Row.setting(path)
    return RowPart(
      name: name, remove: { field.unset(in: &$0) }, isSet: { changes, _ in changes.sets(field) })
  }
}
