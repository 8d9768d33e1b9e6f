// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

/// Checks tables with all rules.
package enum Linter {
  /// All rules, in the order of their findings.
  package static let rules: [any LintRule.Type] = [
    AutomaticDimensionRule.self, ContentUnavailableRule.self, ContrastRule.self, CornerCoversRule.self,
    ElementOverflowRule.self,
    HardCodedLegacyRule.self,
    HeightZeroRule.self, InsetDeadZoneRule.self, NeedsIDRule.self, NewerThanProfileRule.self,
    RadiusLimitRule.self, RadiusMismatchRule.self, RadiusRegimeRule.self, ReadableWidthRule.self,
    RegularWidthRule.self,
    SectionIndexRule.self, SeparatorEdgeRule.self, SeparatorOverflowRule.self, SeparatorReferenceRule.self,
    SeparatorTextRule.self,
    SeparatorThicknessRule.self, ShadowOverlapRule.self, ShadowPathRadiusRule.self, TapTargetRule.self,
    TextClippedRule.self, TextColumnRule.self, TopGapRule.self, TopPaddingRule.self, TruncatedTextRule.self,
    UncoveredTextRule.self, UnknownSymbolRule.self, PictureFileRule.self, UnlabeledControlRule.self,
    FontAssumedRule.self, NoEffectRule.self,
  ]

  /// The findings in the order of the rules, then from top to bottom; fewer if the work is cancelled.
  ///
  /// - Parameter severity: the least severity to report. Default: warnings.
  package static func findings(in table: Table, from severity: Finding.Severity = .warning) -> [Finding] {
    findings(of: rules, in: table, from: severity)
  }

  private static func findings(
    of rules: [any LintRule.Type], in table: Table, from severity: Finding.Severity
  ) -> [Finding] {
    let subject = LintSubject(table)
    return rules.filter { $0.highestSeverity >= severity }
      .flatMap { WorkProgress.isCancelled ? [] : $0.findings(in: subject) }
      .filter { $0.severity >= severity }.map { $0.namingRegularWidths(in: table) }
  }

  /// The warnings and errors that also concern a table's code: its colours, its symbols and the heights of its rows.
  package static func findingsOfCode(of table: Table) -> [Finding] {
    findings(of: [ContrastRule.self, TapTargetRule.self, UnknownSymbolRule.self], in: table, from: .warning)
  }

  /// The content of rows that pictures leave out. Other than ``findings(in:from:)``, it needs no layout.
  package static func contentLeftOut(of table: Table) -> [Finding] {
    NoEffectRule.findings(about: table.unusedContent)
  }

  /// Applies the safe fixes of findings, at most 1000.
  ///
  /// - Parameter severity: the least severity to fix. Default: warnings.
  /// - Returns: the fixed table, and the findings that it no longer has.
  package static func fix(_ table: Table, from severity: Finding.Severity = .warning) -> (
    table: Table, fixed: [Finding]
  ) {
    var result = table
    var fixed: [Finding] = []
    // One fix at a time, because a fix is made for the table in which the problem was found. A fix that
    // doesn't solve its problem isn't applied again, so the loop ends.
    var attempts = 0
    while attempts < 1000, !WorkProgress.isCancelled,
      let finding = findings(in: result, from: severity).first(where: { finding in
        finding.isFixable && !fixed.contains(finding)
      })
    {
      attempts += 1
      fixed.append(finding)
      for change in finding.advice[0].changes { change.apply(to: &result) }
    }
    let rest = Set(findings(in: result, from: severity))
    return (result, fixed.filter { !rest.contains($0) })
  }
}
