// SPDX-License-Identifier: GPL-3.0-or-later

import Geometry
import TableLayout
import TableModel

/// 10 and 44 are the numbers of iOS 13 to 18; Liquid Glass has 26 and 52.
enum HardCodedLegacyRule: LintRule {
  static let id = "HARDCODED-26"
  static let summary = "A Liquid Glass table sets the radius or the row height of earlier systems."
  static let good = [
    LintExample.table { $0.info.look.cornerRadius = 10 },
    LintExample.table { $0.info.profile = .iOS26 },
  ]
  static let bad = [
    LintExample.table {
      $0.info.profile = .iOS26
      $0.info.look.cornerRadius = 10
    },
    LintExample.table {
      $0.info.profile = .iOS26
      $0.info.look.rowHeight = .fixed(44)
    },
  ]

  static func findings(in subject: LintSubject) -> [Finding] {
    guard subject.environment.profile.id == .iOS26, subject.environment.style == .insetGrouped else {
      return []
    }
    let oldRadius = Profile.iOS15.constant(.cornerRadius).value
    let radius = subject.environment.metric(.cornerRadius)
    let height = subject.environment.minimumRowHeight
    return subject.findings(
      Self.self,
      in: subject.rows.filter {
        $0.look.cornerRadius == oldRadius && subject.level(of: \.cornerRadius, at: $0.path) != nil
      }, by: \.cornerRadius,
      message: { _ in "a radius of \(oldRadius) is that of iOS 13 to 18; iOS 26 has \(radius)" },
      hint: "leave cornerRadius out", fix: { $0.cornerRadius = nil })
      + subject.findings(
        Self.self, in: subject.rows.filter { $0.look.rowHeight == .fixed(44) }, by: \.rowHeight,
        message: { _ in "a row height of 44 is that of iOS 13 to 18; iOS 26 has \(height)" },
        hint: "leave rowHeight out", fix: { $0.rowHeight = nil })
  }
}
