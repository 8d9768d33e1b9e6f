// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel

extension Linter {
  /// The findings in a table that its former version doesn't have, in the order of ``findings(in:from:)``.
  ///
  /// A row keeps its findings if it moves. A finding whose words alone changed, such as a height of 40 points that is now 42,
  /// isn't new.
  ///
  /// - Parameters:
  ///   - former: `nil` if the table is new.
  ///   - severity: the least severity to report. Default: warnings.
  package static func findings(
    in table: Table, newSince former: Table?, from severity: Finding.Severity = .warning
  ) -> [Finding] {
    let found = findings(in: table, from: severity)
    guard let former, !found.isEmpty else { return found }
    let difference = TableDifference(from: former, to: table)
    var known = findings(in: former, from: severity)
    /// Removes an old finding that is the same problem.
    func isKnown(_ finding: Finding, _ isSame: (Finding) -> Bool) -> Bool {
      let place = difference.formerPlace(of: finding.place)
      guard
        let index = known.firstIndex(where: {
          $0.rule == finding.rule && $0.place == place && $0.severity >= finding.severity && isSame($0)
        })
      else { return false }
      known.remove(at: index)
      return true
    }
    // Equal words first, so that the second finding of a row isn't taken for its first.
    let rest = found.map { finding in isKnown(finding) { $0.message == finding.message } ? nil : finding }
    return rest.compactMap { $0 }.filter { finding in
      !isKnown(finding) { $0.setting?.key == finding.setting?.key }
    }
  }
}

extension TableDifference {
  /// The former place of an element of the new table; `nil` for an added one.
  fileprivate func formerPlace(of level: LookLevel) -> LookLevel? {
    switch level {
    case .table: .table
    case .section(let index): formerPlace(ofSection: index).map { .section($0) }
    case .row(let place): formerPlace(of: place).map { .row($0) }
    }
  }
}
