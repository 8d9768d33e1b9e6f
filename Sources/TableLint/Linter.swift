import TableLayout
import TableModel

/// Runs every rule over a table.
package enum Linter {
  package static let rules: [any LintRule.Type] = [
    HeightZeroRule.self, RadiusLimitRule.self, RadiusMismatchRule.self, RadiusRegimeRule.self,
    SeparatorOverflowRule.self, SeparatorThicknessRule.self, ShadowOverlapRule.self, TapTargetRule.self,
    TruncatedTextRule.self,
  ]

  /// By rule, then from top to bottom.
  package static func findings(in table: Table) -> [Finding] {
    let layout = LaidOutTable(table)
    return rules.flatMap { $0.findings(in: layout) }
  }
}
