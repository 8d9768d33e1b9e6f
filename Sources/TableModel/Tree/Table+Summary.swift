// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

extension Table {
  /// `3 sections, 12 rows, insetGrouped`.
  package var summary: String {
    let counts = counts
    return "\(counts.sections.counted("section")), \(counts.rows.counted("row")), \(info.style.rawValue)"
  }

  /// Whether the table has more than `limit` rows.
  package func hasRows(beyond limit: Int) -> Bool {
    var rest = limit
    for section in sections {
      rest -= section.rows.count
      if rest < 0 { return true }
    }
    return false
  }

  package var counts: (sections: Int, rows: Int) {
    (sections.count, sections.reduce(0) { $0 + $1.rows.count })
  }
}
