// SPDX-License-Identifier: GPL-3.0-or-later

import Geometry
import TableLayout
import TableModel

/// Grouped styles replace a header or footer height of 0 by the default.
enum HeightZeroRule: LintRule {
  static let id = "HEIGHT-ZERO"
  static let summary = "A header or footer height of 0 in a grouped style means the default."
  static let good = [
    LintExample.table { $0.sections[0].info.headerHeight = 0.001 },
    LintExample.table(style: .plain) { $0.sections[0].info.headerHeight = 0 },
  ]
  static let bad = [
    LintExample.table { $0.sections[0].info.headerHeight = 0 },
    LintExample.table(style: .grouped) { $0.sections[0].info.footerHeight = 0 },
  ]

  static func findings(in subject: LintSubject) -> [Finding] {
    guard subject.environment.isGrouped else { return [] }
    return subject.table.sections.enumerated().flatMap { index, section in
      [
        Setting.section(\.headerHeight, at: index), Setting.section(\.footerHeight, at: index),
      ].compactMap { setting in
        guard setting.value(in: section.info) == .number(.zero) else { return nil }
        return Finding(
          rule: id, severity: .warning, place: .section(index), setting: setting,
          message: "a \(setting.key) of 0 is replaced by the default",
          hint: "use 0.001 (leastNonzeroMagnitude in UIKit) for none, or leave it out")
      }
    }
  }
}
