// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

/// Finds header and footer heights of 0, which grouped styles replace by the default height.
enum HeightZeroRule: LintRule {
  static let id = "HEIGHT-ZERO"
  static let summary = "A header or footer height of 0 means the default height in a grouped style."

  static func findings(in subject: LintSubject) -> [Finding] {
    guard subject.environment.isGrouped, subject.environment.flag(.zeroHeightsAreDefault) else {
      return []
    }
    let whole = [Setting.table(\.sectionHeaderHeight), Setting.table(\.sectionFooterHeight)].compactMap {
      finding($0, .table, $0.value(in: subject.table.info))
    }
    return whole
      + subject.table.sections.enumerated().flatMap { index, section in
        [
          Setting.section(\.headerHeight, at: index), Setting.section(\.footerHeight, at: index),
        ].compactMap { finding($0, .section(index), $0.value(in: section.info)) }
      }
  }

  private static func finding(_ setting: Setting, _ place: LookLevel, _ value: ValueTree?) -> Finding? {
    guard value == .points(.zero) else { return nil }
    return Finding(
      rule: id, severity: .unlikeSetting, place: place, setting: setting,
      message: "a \(setting.key) of 0 is replaced by the default height",
      advice: [
        Advice(
          .set(setting.key, .points(Points(0.001)), at: place),
          effect: " for no height (leastNonzeroMagnitude in UIKit)"),
        Advice(.unset(setting.key, at: place)),
      ])
  }
}
