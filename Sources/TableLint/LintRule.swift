// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel

/// One check. A rule is one file, found by a line in ``Linter/rules``; its examples are its tests.
package protocol LintRule: Sendable {
  /// As findings name it: `SEP-OVERFLOW`.
  static var id: String { get }
  /// One sentence.
  static var summary: String { get }
  /// Tables with nothing to find.
  static var good: [Table] { get }
  /// Tables with something to find.
  static var bad: [Table] { get }

  static func findings(in subject: LintSubject) -> [Finding]
}

/// Short tables for the rules' examples.
enum LintExample {
  static func table(
    style: TableStyle = .insetGrouped, rows: Int = 2, _ change: (inout Table) -> Void = { _ in }
  ) -> Table {
    var table = Table(
      info: Table.Info(style: style),
      sections: [Section(rows: (0..<rows).map { Row(title: "Row \($0)") })])
    change(&table)
    return table
  }
}
