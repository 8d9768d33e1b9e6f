// SPDX-License-Identifier: GPL-3.0-or-later

/// One check of a table. Each rule has its own file, a line in ``Linter/rules``, and examples in the tests.
package protocol LintRule: Sendable {
  /// The rule's name in findings: `SEP-OVERFLOW`.
  static var id: String { get }
  /// One sentence about the problem that it finds.
  static var summary: String { get }

  /// The highest severity of its findings. Default: error.
  static var highestSeverity: Finding.Severity { get }

  /// The problems in a table; fewer if the work is cancelled.
  static func findings(in subject: LintSubject) -> [Finding]
}

extension LintRule {
  package static var highestSeverity: Finding.Severity { .error }
}
