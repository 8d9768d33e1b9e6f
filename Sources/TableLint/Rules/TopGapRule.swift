// SPDX-License-Identifier: GPL-3.0-or-later

import Geometry
import TableLayout
import TableModel

/// The first section of a grouped table begins 35 points below its top, which surprises many.
enum TopGapRule: LintRule {
  static let id = "TOP-GAP-35"
  static let summary = "A grouped table's first section has the default gap above it."
  static let good = [
    LintExample.table(style: .plain),
    LintExample.table(style: .grouped) { $0.info.tableHeaderView = TableEdgeView(height: 0.001) },
    LintExample.table { $0.sections[0].info.header = "Title" },
  ]
  static let bad = [LintExample.table(style: .grouped)]

  static func findings(in subject: LintSubject) -> [Finding] {
    guard subject.environment.isGrouped, let first = subject.table.sections.first,
      first.info.header == nil, (first.info.headerHeight ?? .zero) == .zero,
      subject.table.info.tableHeaderView == nil
    else { return [] }
    let gap = subject.environment.metric(.firstSectionTop)
    guard gap > .zero else { return [] }
    return [
      Finding(
        rule: id, severity: .note, place: .section(0),
        message: "\(gap) pt lie above the first section, UIKit's default",
        hint: "a table header view of 0.001 takes them away")
    ]
  }
}
