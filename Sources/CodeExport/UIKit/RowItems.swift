// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

/// The contents of a table's rows, as properties of an `Item`.
struct RowItems {
  /// The index paths of the rows, in order.
  private(set) var paths: [Table.IndexPath] = []
  /// The looks of the rows.
  private(set) var looks: [ScreenLook] = []
  private(set) var fields: [CodeField] = []
  private(set) var kinds: Set<String> = []

  /// How cells are made.
  enum Cells { case configurations, labels, cards }

  let screen: Screen
  let fonts: UIKitFonts
  private let availability: Availability

  init(_ screen: Screen, _ availability: Availability, _ fonts: UIKitFonts, cells: Cells) {
    self.screen = screen
    self.availability = availability
    self.fonts = fonts
    let table = screen.table
    for (section, info) in table.sections.enumerated() {
      for row in info.rows.indices {
        guard WorkProgress.advance() else { return }
        let path = Table.IndexPath(row: row, section: section)
        paths.append(path)
        looks.append(screen.look(at: path))
      }
    }
    addTexts(cells)
    addImages(cells)
    addAccessories(cells)
    addColors(cells)
    addLabels(cells)
  }

  /// The field of this name; `nil` if no row has it.
  subscript(name: String) -> CodeField? { fields.first { $0.name == name } }

  /// The flags of parts: a row has a property of this name.
  var flags: Set<String> { Set(fields.map(\.name)) }

  /// The code for `item.detail`, where a part names it: the property, or the value that all rows have.
  var values: [String: String] {
    Dictionary(
      uniqueKeysWithValues: fields.filter { $0.name != "title" }.map {
        ("item.\($0.name)", $0.value(of: "item"))
      })
  }

  /// The arguments of a row's initializer.
  func arguments(_ index: Int) -> [String] { stored.compactMap { $0.argument(index) } }

  var stored: [CodeField] { fields.filter { $0.name == "title" || $0.isStored } }

  private func row(_ path: Table.IndexPath) -> Row { screen.table[path] }

  /// The value of a setting that a table view has only once: the table's, or that of most rows if no row has the table's. If
  /// two values are equally frequent, it is the first row's.
  func usual<Value: Hashable>(_ setting: LookSetting<Value>) -> Value {
    let standard = screen.environment.look[setting]
    let values = looks.map { $0.resolved[setting] }
    let counts = Dictionary(values.map { ($0, 1) }, uniquingKeysWith: +)
    guard counts[standard] == nil, let most = counts.values.max() else { return standard }
    return values.first { counts[$0] == most } ?? standard
  }

  mutating func add(
    _ name: String, _ type: String, standard: String? = nil, meaning: String? = nil, _ literals: [String]
  ) {
    fields.append(CodeField(name, type, literals, standard: standard, meaning: meaning))
  }

  /// A property that only some rows have; none if no row has it.
  private mutating func addOptional(
    _ name: String, _ type: String, meaning: String? = nil, _ literals: [String?]
  ) {
    guard literals.contains(where: { $0 != nil }) else { return }
    add(name, type + "?", standard: "nil", meaning: meaning, literals.map { $0 ?? "nil" })
  }

  private mutating func addTexts(_ cells: Cells) {
    let screen = screen
    fields.append(
      CodeField(
        "title", "String", paths.map { SwiftLiteral.text(screen.read(\.title, at: $0)) }, standard: ""))
    addOptional("detail", "String", paths.map { screen.detail(at: $0).map(SwiftLiteral.text) })
    let styles = paths.map { style(screen.cellStyle(at: $0), at: $0, cells) }
    kinds = styles.isEmpty ? [".title"] : Set(styles)
    if kinds != [".title"] { add("style", "Style", styles) }
    add(
      "lines", "Int", standard: paths.isEmpty ? "1" : nil,
      meaning: "The maximum number of lines of the title; 0 means no limit.",
      paths.map { String(screen.read(\.numberOfLines, at: $0)) })
    guard cells == .cards else { return }
    let isStatus = paths.map { row($0).cellStyle == .status }
    for (name, path) in [("date", \Row.status.date), ("value", \.status.value)] {
      let texts = zip(paths, isStatus).map { $1 ? screen.read(path, at: $0) : nil }
      addOptional(name, "String", texts.map { $0.map(SwiftLiteral.text) })
    }
  }

  private func style(_ style: CellStyle, at path: Table.IndexPath, _ cells: Cells) -> String {
    switch style {
    case .default: return ".title"
    case .subtitle: return ".subtitle"
    case .value1: return ".value"
    case .value2:
      if cells == .labels { return ".column" }
      screen.leave(
        \.givenCellStyle, at: path, "only cells with text labels have the style value2; a value cell is used")
      return ".value"
    case .status:
      if cells == .cards { return ".status" }
      screen.leave(
        \.givenCellStyle, at: path, "it needs a custom cell, which --technique cardContainer writes")
      return ".subtitle"
    }
  }

  private mutating func addImages(_ cells: Cells) {
    let screen = screen
    func symbols(_ images: [RowImage?]) -> [String?] { images.map { ($0?.symbol).map(SwiftLiteral.text) } }
    let images = paths.map { screen.read(\.image, at: $0) }
    addOptional("symbol", "String", symbols(images))
    addOptional(
      "symbolColor", "UIColor",
      meaning: "The symbol's colour; by default the tint colour, or white on a tile.",
      images.map { ($0?.color).map(color) })
    addOptional(
      "tileColor", "UIColor", meaning: "The tile under the symbol.", images.map { ($0?.tileColor).map(color) }
    )
    guard cells == .cards else { return }
    let levels = paths.map { row($0).cellStyle == .status ? screen.read(\.status.level, at: $0) : nil }
    addOptional("level", "String", meaning: "The symbol beside the value.", symbols(levels))
    addOptional(
      "levelColor", "UIColor", meaning: "The colour of the symbol beside the value.",
      levels.map { ($0?.color).map(color) })
    for (path, level) in zip(paths, levels) where level?.tileColor != nil {
      screen.leave(\.status.level, at: path, "the symbol of a level has no tile")
    }
  }

  private mutating func addAccessories(_ cells: Cells) {
    let screen = screen
    let accessories = paths.map { path -> Accessory in
      row(path).cellStyle == .status ? .none : screen.read(\.accessory, at: path)
    }
    let types = accessories.map { accessory in
      switch accessory {
      case .none, .switchOn, .switchOff: ".none"
      case .disclosureIndicator, .detailDisclosureButton, .checkmark, .detailButton: ".\(accessory.rawValue)"
      }
    }
    if types.contains(where: { $0 != ".none" }) { add("accessory", "UITableViewCell.AccessoryType", types) }
    let switches = accessories.map { $0 == .switchOn || $0 == .switchOff }
    if switches.contains(true) { add("hasSwitch", "Bool", standard: "false", switches.map(String.init)) }
    switchedOn = accessories.indices.filter { accessories[$0] == .switchOn }
    let badges = zip(paths, accessories).map { path, accessory -> String? in
      guard row(path).badge != nil else { return nil }
      if cells != .cards, accessory != .none, accessory != .disclosureIndicator {
        screen.leave(\.badge, at: path, "UIKit's cells show either an accessory or a custom view")
        return nil
      }
      return screen.read(\.badge, at: path)
    }
    addOptional("badge", "String", badges.map { $0.map(SwiftLiteral.text) })
  }

  /// The rows whose switch is on at first.
  private(set) var switchedOn: [Int] = []

  private mutating func addColors(_ cells: Cells) {
    func colors(_ name: String, _ setting: LookSetting<Color>, usual: Color) {
      let values = looks.map { $0[setting] }
      guard values.contains(where: { $0 != usual }) else { return }
      add(name, "UIColor", values.map(color))
    }
    colors("titleColor", .titleColor, usual: .semantic(.label))
    let details = zip(paths, looks).map { row($0).detail == nil ? nil : $1.given(.detailColor) }
    if details.contains(where: { $0 != nil }) {
      add("detailColor", "UIColor?", details.map { $0.map(color) ?? "nil" })
    }
    colors("tintColor", .tintColor, usual: .semantic(.systemBlue))
    guard self["badge"] != nil else { return }
    let badges = zip(paths, looks).map { row($0).badge == nil ? nil : $1[.badgeColor] }
    if badges.contains(where: { $0 != nil }) {
      let known = badges.compactMap(\.self).first
      add("badgeColor", "UIColor", badges.map { color($0 ?? known ?? .semantic(.systemRed)) })
    }
  }

  private func color(_ color: Color) -> String { availability.color(color, screen.environment) }
}
