// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableLayout
import TableModel

/// Finds rows that are less than 44 points high. Source: Apple's guidelines.
enum TapTargetRule: LintRule {
  static let id = "TAP-TARGET"
  static let summary = "A row is less than 44 points high."

  static func findings(in subject: LintSubject) -> [Finding] {
    let low = subject.rows.filter { $0.frames.frame.height < 44 }
    func findings(_ rows: [LaidOutRow], by setting: AnyLookSetting, _ values: [ValueTree]) -> [Finding] {
      subject.findings(
        Self.self, .smallTarget, in: rows, by: setting,
        message: {
          "the row is \($0.frames.frame.height) pt high; Apple's minimum for touch targets is 44 pt"
        },
        advice: { level, _ in values.map { Advice(.set(setting.name, $0, at: level)) } })
    }
    return findings(
      low.filter { $0.look[.rowHeight] != .automatic }, by: .rowHeight, [.word("automatic"), .points(44)])
      + findings(low.filter { $0.look[.rowHeight] == .automatic }, by: .minimumRowHeight, [.points(44)])
  }
}
