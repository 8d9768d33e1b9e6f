// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

/// A setting that is set, but not exported.
package struct UnexportedSetting: Hashable, Sendable {
  package let setting: Setting
  /// `row 0.2 (wifi)`.
  package let place: String
  /// The reason why code can't have it.
  package let reason: String

  init(_ setting: Setting, _ reason: String, in table: Table) {
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

  /// The reason of settings of the screen around a table view.
  static let pictureOnly = "only pictures can show it"
  /// The reason of a selection.
  static let selectedByApp = "the app selects rows while it runs"
  /// The reason of a back button's title.
  static let previousTitle = "the back button shows the previous screen's title"
  /// Whether the running app or the system decides it, so that code loses nothing.
  var isOfPicture: Bool { [Self.pictureOnly, Self.selectedByApp, Self.previousTitle].contains(reason) }

  /// A line for each key and reason, with the first few places if there are many.
  package static func lines(_ all: [UnexportedSetting]) -> [String] {
    struct Kind: Hashable {
      let key: String
      let reason: String
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
      return "\(named)\(more): \(kind.key) (\(kind.reason))"
    }
  }
}
