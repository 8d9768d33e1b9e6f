// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

/// The table that rules check, with its layout. Its rows are computed once for all rules.
package struct LintSubject {
  /// The table as the spec has it.
  let given: Table
  let layout: LaidOutTable
  /// All rows, from top to bottom.
  let rows: [LaidOutRow]

  package init(_ table: Table) {
    given = table
    let layout = LaidOutTable(table)
    self.layout = layout
    rows = table.sections.indices.flatMap { layout.laidOutRows(inSection: $0) }
  }

  var table: Table { layout.table }
  var environment: LayoutEnvironment { layout.environment }
  /// The newest iOS of the table's profile.
  var newestIOS: Int { environment.profile.id.versions.upperBound }

  /// The level that sets a value of a row's look; `nil` if none does.
  func level(of setting: AnyLookSetting, at path: Table.IndexPath) -> LookLevel? {
    table.level(of: setting, from: .row(path))
  }

  /// One finding for all rows whose problem is set at the same level, so that one wrong line of a spec is one
  /// finding.
  ///
  /// - Parameters:
  ///   - setting: the setting that causes the problem.
  ///   - message: makes the message from the first row.
  ///   - advice: makes the advice from that level and the rows.
  ///   - isFixable: whether the first way of the advice is safe. Default: false.
  func findings<Rule: LintRule>(
    _ rule: Rule.Type, _ severity: Finding.Severity, in rows: [LaidOutRow], by setting: AnyLookSetting,
    message: (LaidOutRow) -> String, advice: (LookLevel, [LaidOutRow]) -> [Advice], isFixable: Bool = false
  ) -> [Finding] {
    var order: [LookLevel] = []
    var groups: [LookLevel: [LaidOutRow]] = [:]
    for row in rows {
      if WorkProgress.isCancelled { return [] }
      let level = level(of: setting, at: row.path) ?? .table
      if groups[level] == nil { order.append(level) }
      groups[level, default: []].append(row)
    }
    return order.compactMap { level in
      guard let group = groups[level], let first = group.first else { return nil }
      let setting = Setting(setting, of: level)
      let others = group.count > 1 ? " (row \(first.path) and \(group.count - 1) more)" : ""
      return Finding(
        rule: Rule.id, severity: severity, place: group.count == 1 ? .row(first.path) : level,
        setting: setting.value(in: table) == nil ? nil : setting, message: message(first) + others,
        advice: advice(level, group), isFixable: isFixable)
    }
  }
}
