// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

/// Finds settings that nothing in the picture shows. A setting of a row is a warning; a look of a table or section is a
/// note, because tables often set looks for rows that come later.
enum NoEffectRule: LintRule {
  static let id = "NO-EFFECT"
  static let summary = "A setting has no effect: the style of the cell or of the table doesn't show it."

  static func findings(in subject: LintSubject) -> [Finding] {
    findings(about: subject.layout.unusedSettings(subject.rows))
  }

  static func findings(about all: [UnusedSetting]) -> [Finding] {
    struct Kind: Hashable {
      let name: String
      let reason: String
      /// The section or the table of a look; `nil` for rows, whose findings are joined.
      let level: LookLevel?
    }
    var order: [Kind] = []
    var settings: [Kind: [UnusedSetting]] = [:]
    for unused in all {
      let level = unused.setting.level
      let isRow = if case .row = level { true } else { false }
      let kind = Kind(name: unused.name, reason: unused.reason, level: isRow ? nil : level)
      if settings[kind] == nil { order.append(kind) }
      settings[kind, default: []].append(unused)
    }
    return order.compactMap { kind in
      guard let all = settings[kind], let first = all.first else { return nil }
      let isOfRow = kind.level == nil && !dependsOnPlace(kind.name)
      let others = all.count > 1 ? " (\(first.setting.level.words) and \(all.count - 1) more)" : ""
      return Finding(
        rule: id, severity: isOfRow ? .unusedContent : .unusedLook,
        place: all.count == 1 ? first.setting.level : .table,
        setting: first.setting, message: "\(kind.name) has no effect: \(kind.reason)\(others)",
        advice: advice(kind.name, all))
    }
  }

  /// Whether a look of a row depends on the row's place or selection, which change while its content stays.
  private static func dependsOnPlace(_ name: String) -> Bool {
    ["separator.", "corner", "onlyRow", "masked", "selectedColor", "rowColor"].contains(where: name.hasPrefix)
  }

  /// Another cell style that shows the content, or to remove it.
  private static func advice(_ name: String, _ settings: [UnusedSetting]) -> [Advice] {
    let levels = settings.map(\.setting.level)
    return settings[0].styles.map { style in
      Advice(levels.map { .set("cellStyle", .word(style.rawValue), at: $0) })
    } + [
      Advice(
        settings.map { unused in
          unused.rest.map { .set(unused.setting.key, $0, at: unused.setting.level) }
            ?? .unset(name, at: unused.setting.level)
        })
    ]
  }
}
