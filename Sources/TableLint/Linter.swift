// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

/// Runs every rule over a table.
package enum Linter {
  package static let rules: [any LintRule.Type] = [
    AutomaticDimensionRule.self, ContrastRule.self, CornerCoversRule.self, HardCodedLegacyRule.self,
    HeightZeroRule.self, InsetDeadZoneRule.self, RadiusLimitRule.self, RadiusMismatchRule.self,
    RadiusRegimeRule.self, ReadableWidthRule.self, SeparatorEdgeRule.self, SeparatorOverflowRule.self,
    SeparatorReferenceRule.self, SeparatorThicknessRule.self, ShadowClippedRule.self,
    ShadowOverlapRule.self, ShadowPathRadiusRule.self, StaleShadowPathRule.self, TapTargetRule.self,
    TextClippedRule.self, TopGapRule.self, TopPaddingRule.self, TruncatedTextRule.self,
    UncoveredTextRule.self, UnknownSymbolRule.self,
    FontAssumedRule.self,
  ]

  /// By rule, then from top to bottom.
  ///
  /// - Parameter severity: what matters less is left out.
  package static func findings(in table: Table, from severity: Finding.Severity = .warning) -> [Finding] {
    let subject = LintSubject(table)
    return rules.flatMap { WorkProgress.isCancelled ? [] : $0.findings(in: subject) }.filter {
      $0.severity >= severity
    }
  }

  /// Mends what has one safe way to be mended.
  ///
  /// - Returns: the mended table, and the findings that are gone with it.
  package static func fix(_ table: Table, from severity: Finding.Severity = .warning) -> (
    table: Table, fixed: [Finding]
  ) {
    var result = table
    var fixed: [Finding] = []
    // One at a time: a fix is made for the table that it was found in. Each must take its finding away, so
    // that this ends; a rule whose fix does not is left alone.
    var attempts = 0
    while attempts < 1000, !WorkProgress.isCancelled,
      let finding = findings(in: result, from: severity).first(where: { finding in
        finding.fix != nil && !fixed.contains(finding)
      }), let fix = finding.fix
    {
      attempts += 1
      fixed.append(finding)
      _ = try? result.apply(fix)
    }
    let rest = Set(findings(in: result, from: severity))
    return (result, fixed.filter { !rest.contains($0) })
  }
}
