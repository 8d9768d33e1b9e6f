// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableLayout
import TableModel

/// Advice about symbols that have no drawing here, or that only previews have.
package enum SymbolAdvice {
  /// Whether previews draw the symbol and exported code shows it.
  package static func isKnown(_ name: String) -> Bool {
    SymbolCatalog.contains(name) && !SymbolCatalog.outsideOfSFSymbols.contains(name)
  }

  /// Advice about a symbol; `nil` for a known one.
  package static func hint(for name: String) -> String? {
    guard !isKnown(name) else { return nil }
    guard !SymbolCatalog.contains(name) else {
      return "exported code shows no image for it; use a symbol of SF Symbols, or add an image in code"
    }
    if case .failure = SettingShape.symbol.scalar(name) { return SettingShape.symbol.hint(for: name) }
    let near = similar(to: name)
    return near.isEmpty
      ? "previews show a dashed square; check that SF Symbols has the name"
      : "similar names: \(near.joined(separator: ", "))"
  }

  /// Known symbols for a name that isn't one: for its meaning, its beginning, or its spelling. None for a name that only
  /// previews have.
  static func similar(to name: String) -> [String] {
    guard !SymbolCatalog.contains(name) else { return [] }
    let word = name.lowercased()
    if let known = meanings[word], SymbolCatalog.contains(known) { return [known] }
    let near = NearestNames.suggestions(for: name, among: SymbolCatalog.names)
    if !near.isEmpty { return near }
    // `trash` for `trashcan` and `trash-can`.
    let beginning = SymbolCatalog.names.filter { $0.count >= 3 && word.hasPrefix($0) }.max {
      $0.count < $1.count
    }
    return beginning.map { [$0] } ?? []
  }

  /// Words that people type, with the symbols of SF Symbols that show the same.
  private static let meanings = [
    "settings": "gearshape", "cog": "gearshape", "home": "house", "search": "magnifyingglass",
    "user": "person", "profile": "person", "avatar": "person.crop.circle", "account": "person.crop.circle",
    "edit": "pencil", "share": "square.and.arrow.up", "email": "envelope", "mail": "envelope",
    "close": "xmark", "add": "plus", "delete": "trash", "bin": "trash", "garbage": "trash",
    "warning": "exclamationmark.triangle", "error": "exclamationmark.circle", "help": "questionmark.circle",
    "notification": "bell", "notifications": "bell", "favorite": "heart", "like": "heart", "rating": "star",
    "attachment": "paperclip", "menu": "line.3.horizontal", "back": "chevron.left",
    "refresh": "arrow.clockwise", "reload": "arrow.clockwise", "download": "arrow.down.circle",
    "upload": "arrow.up.circle", "check": "checkmark", "tick": "checkmark", "time": "clock",
    "picture": "photo", "image": "photo", "chat": "message", "microphone": "mic", "volume": "speaker.wave.2",
    "sound": "speaker.wave.2", "brightness": "sun.max", "location": "location", "pin": "mappin",
    "world": "globe", "web": "globe", "password": "key", "privacy": "hand.raised", "money": "creditcard",
  ]
}

/// Finds symbols without a drawing here: misspelt names, and some of the many SF Symbols. Also finds names
/// that only previews have.
enum UnknownSymbolRule: LintRule {
  static let id = "SYMBOL-UNKNOWN"
  static let summary =
    "Roundtable can't draw a symbol: its name is misspelt, or previews show a dashed square for it. Or SF Symbols doesn't "
    + "have it."

  static func findings(in subject: LintSubject) -> [Finding] {
    var order: [String] = []
    var uses: [String: [Setting]] = [:]
    for (name, setting) in barSymbols(of: subject.table.info)
    where !SymbolAdvice.isKnown(name) {
      if uses[name] == nil { order.append(name) }
      uses[name, default: []].append(setting)
    }
    for (index, section) in subject.table.sections.enumerated() where section.info.hasHeaderParts {
      let parts = section.info.headerParts
      let symbols: [(name: String?, setting: Setting)] = [
        (parts.image?.symbol, .section(\.headerParts.image, at: index)),
        (parts.button?.barSymbol, .section(\.headerParts.button, at: index)),
      ]
      for case (let name?, let setting) in symbols where !SymbolAdvice.isKnown(name) {
        if uses[name] == nil { order.append(name) }
        uses[name, default: []].append(setting)
      }
    }
    for row in subject.rows {
      if WorkProgress.isCancelled { return [] }
      for (name, setting) in symbols(of: subject.table[row.path], at: row.path)
      where !SymbolAdvice.isKnown(name) {
        if uses[name] == nil { order.append(name) }
        uses[name, default: []].append(setting)
      }
    }
    return order.compactMap { name in
      guard !WorkProgress.isCancelled, let settings = uses[name] else { return nil }
      return finding(name, settings, subject.table)
    }
  }

  /// The symbols of the buttons in the bars.
  private static func barSymbols(of info: Table.Info) -> [(name: String, setting: Setting)] {
    let (bar, bars) = (info.navigation, info.bottomBars)
    let lists = [
      (bar.left, Setting.table(\.navigation.left)), (bar.right, .table(\.navigation.right)),
      (bars.tabs, .table(\.bottomBars.tabs)), (bars.toolbarItems, .table(\.bottomBars.toolbarItems)),
    ]
    let listed = lists.flatMap { elements, setting in
      (elements ?? []).compactMap { element in
        element.barSymbol.map { (name: $0, setting: setting) }
      }
    }
    let view = info.contentUnavailable
    let buttons: [(Element?, Setting)] = [
      (view.button, .table(\.contentUnavailable.button)),
      (view.secondaryButton, .table(\.contentUnavailable.secondaryButton)),
    ]
    let shown = buttons.compactMap { button, setting in button?.barSymbol.map { (name: $0, setting: setting) }
    }
    return listed + (view.image.map { [(name: $0, setting: .table(\.contentUnavailable.image))] } ?? [])
      + shown
  }

  /// The symbols that a row shows.
  private static func symbols(of row: Row, at path: Table.IndexPath) -> [(name: String, setting: Setting)] {
    var result: [(name: String, setting: Setting)] = []
    if let symbol = row.image?.symbol {
      result.append((name: symbol, setting: Setting.row(\.image, at: path)))
    }
    if row.cellStyle == .status, let symbol = row.status.level?.symbol {
      result.append((name: symbol, setting: Setting.row(\.status.level, at: path)))
    }
    return result
  }

  /// One finding for each name, even if several rows have it. It is only a note, because an app has the
  /// symbols that aren't drawn here.
  private static func finding(_ name: String, _ settings: [Setting], _ table: Table) -> Finding? {
    guard let first = settings.first, let hint = SymbolAdvice.hint(for: name) else { return nil }
    let names = SymbolAdvice.similar(to: name)
    let shown = name.count > 64 ? String(name.prefix(64)) + "…" : name
    return Finding(
      rule: id, severity: .substitute, place: settings.count == 1 ? first.level : .table, setting: first,
      message: "the symbol \"\(shown)\" of \(places(settings)) "
        + (SymbolCatalog.contains(name) ? "isn't in SF Symbols" : "has no drawing"),
      advice: names.isEmpty
        ? [.inWords(hint)]
        : names.map { new in Advice(settings.map { change($0, from: name, to: new, table) }) })
  }

  /// Another symbol in an image, or in the buttons of a bar.
  private static func change(_ setting: Setting, from name: String, to new: String, _ table: Table)
    -> SettingChange
  {
    guard setting.level == .table else {
      let part = setting.key == "headerButton" ? ".image" : ".symbol"
      return .set(setting.key + part, .text(new), at: setting.level)
    }
    if setting.key == "contentUnavailable.image" { return .set(setting.key, .text(new), at: .table) }
    if let value = setting.value(in: table), var button = Element(.button, value), button.barSymbol == name {
      button[given: .elementImage]?.symbol = new
      return .set(setting.key, button.written, at: .table)
    }
    let buttons = (setting.value(in: table).flatMap(BarButtons.read) ?? []).map { button in
      var button = button
      if button.barSymbol == name { button[given: .elementImage]?.symbol = new }
      return button
    }
    let value: ValueTree =
      switch setting.key {
      case "tabBar.tabs": .list(buttons.map(\.listed))
      case "toolbarItems": BarButtons.writtenToolbar(buttons)
      default: BarButtons.written(buttons)
      }
    return .set(setting.key, value, at: .table)
  }

  /// The places in words: rows, the navigation bar, or both.
  private static func places(_ settings: [Setting]) -> String {
    guard settings.contains(where: { $0.level == .table }) else { return rows(settings) }
    let isBarAlone = settings.allSatisfy { $0.level == .table }
    let keys = settings.filter { $0.level == .table }.map(\.key)
    let words =
      keys.allSatisfy { $0.hasPrefix("contentUnavailable") }
      ? "contentUnavailable"
      : keys.allSatisfy { $0.hasPrefix("navigation") } ? "the navigation bar" : "the bars"
    return words + (isBarAlone ? "" : " and \(rows(settings))")
  }

  /// `row 0.1`, or `rows 0.1, 0.2, 1.0 and 4 more`.
  private static func rows(_ settings: [Setting]) -> String {
    var paths: [Table.IndexPath] = []
    for case .row(let path) in settings.map(\.level) where paths.last != path { paths.append(path) }
    let named = paths.prefix(3).map(\.description).joined(separator: ", ")
    let others = paths.count > 3 ? " and \(paths.count - 3) more" : ""
    return (paths.count == 1 ? "row " : "rows ") + named + others
  }
}
