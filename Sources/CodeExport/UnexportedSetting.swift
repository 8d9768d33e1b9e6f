// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

/// A setting that is set, but not exported.
package struct UnexportedSetting: Hashable, Sendable {
  package let setting: Setting
  /// `row 0.2 (wifi)`.
  package let place: String
  /// The reason why code can't have it, if it is known.
  package let reason: String?

  private init(_ setting: Setting, _ reason: String?, in table: Table) {
    self.setting = setting
    self.reason = reason
    let id: String?
    switch setting.level {
    case .table: id = nil
    case .section(let index): id = table.sections[index].info.id
    case .row(let path): id = table[path].id
    }
    place = VisibleText.line(setting.level.words + (id.map { " (\($0))" } ?? ""))
  }

  /// Every setting that is set and isn't in the code.
  static func all(of content: CodeContent, in format: CodeFormat) -> [UnexportedSetting] { [] }

  /// The reason of settings of the screen around a table view.
  static let pictureOnly = "only pictures can show it"
  var isOfPicture: Bool { reason == Self.pictureOnly }

  /// A line for each key and reason, with the first few places if there are many.
  package static func lines(_ all: [UnexportedSetting]) -> [String] {
    struct Kind: Hashable {
      let key: String
      let reason: String?
    }
    var order: [Kind] = []
    var places: [Kind: [String]] = [:]
    for one in all {
      let kind = Kind(key: one.setting.key, reason: one.reason)
      if places[kind] == nil { order.append(kind) }
      places[kind, default: []].append(one.place)
    }
    return order.map { kind in
      let all = places[kind] ?? []
      let named = all.prefix(3).joined(separator: ", ")
      let more = all.count > 3 ? " and \(all.count - 3) more" : ""
      return "\(named)\(more): \(kind.key)" + (kind.reason.map { " (\($0))" } ?? "")
    }
  }
}

extension UnexportedSetting {
  /// The reason why a setting that code could have wasn't written: its element is absent, or it's overridden.
  static func usualReason(_ setting: Setting, in table: Table) -> String? {
    let key = setting.key
    let name = String(key.prefix { $0 != "." })
    if case .row = setting.level, AnyLookSetting.named(key)?.isOfSections == true {
      return "rows use the value of their section"
    }
    switch name {
    case "screen": return pictureOnly
    case "detail": return "no row that uses it shows a detail"
    case "selected": return "the app selects rows while it runs"
    case "date", "value", "level": return "only status cells show it"
    case "accessory": return "status cells show no accessory"
    case "inset": return "the code's groups have their default insets"
    default: break
    }
    return AnyLookSetting.named(key)?.reasonWithoutPart
      ?? (table.sections.allSatisfy { $0.rows.isEmpty } ? "there are no rows" : nil)
  }
}
