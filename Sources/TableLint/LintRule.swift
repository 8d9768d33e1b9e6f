// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel

/// One check of a table. Each rule has its own file and a line in ``Linter/rules``; its examples are its
/// tests.
package protocol LintRule: Sendable {
  /// The rule's name in findings: `SEP-OVERFLOW`.
  static var id: String { get }
  /// One sentence about the problem that it finds.
  static var summary: String { get }
  /// Tables without this problem.
  static var good: [Table] { get }
  /// Tables with this problem.
  static var bad: [Table] { get }

  /// The problems in a table; fewer if the work is cancelled.
  static func findings(in subject: LintSubject) -> [Finding]
}

/// Makes short tables for the rules' examples.
enum LintExample {
  /// A table of one section, whose rows have only a title. Defaults: `insetGrouped`, two rows.
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
