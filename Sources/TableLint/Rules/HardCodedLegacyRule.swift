// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

/// Finds the corner radius 10 and the row height 44, which are the defaults of iOS 13 to 18, in tables of iOS
/// 26, whose defaults are 26 and 52.
enum HardCodedLegacyRule: LintRule {
  static let id = "HARDCODED-26"
  static let summary =
    "A Liquid Glass table sets the corner radius or the row height of earlier iOS versions."

  static func findings(in subject: LintSubject) -> [Finding] {
    guard subject.environment.profile.id == .iOS26, subject.environment.style == .insetGrouped else {
      return []
    }
    let oldRadius = Profile.iOS15.constant(.cornerRadius).value
    let radius = subject.environment.metric(.cornerRadius)
    let height = subject.environment.minimumRowHeight
    return subject.findings(
      Self.self, .unlikeSetting,
      in: subject.rows.filter {
        $0.look[.cornerRadius] == oldRadius && subject.level(of: .cornerRadius, at: $0.path) != nil
      }, by: .cornerRadius,
      message: { _ in
        "a radius of \(oldRadius) is the default of iOS 13 to 18; the default of iOS 26 is \(radius)"
      },
      advice: { level, _ in [Advice(.unset("cornerRadius", at: level), effect: " to use the default")] },
      isFixable: true)
      + subject.findings(
        Self.self, .unlikeSetting, in: subject.rows.filter { $0.look[.rowHeight] == .fixed(44) },
        by: .rowHeight,
        message: { _ in
          "a row height of 44 is the default of iOS 13 to 18; the default of iOS 26 is \(height)"
        },
        advice: { level, _ in [Advice(.unset("rowHeight", at: level), effect: " to use the default")] },
        isFixable: true)
  }
}
