// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

/// Finds a section index in a table that isn't plain or has few sections. Source: Apple's documentation of
/// `sectionIndexTitles(for:)` asks for the plain style; the number of sections is assumed.
enum SectionIndexRule: LintRule {
  static let id = "SECTION-INDEX"
  static let summary = "A section index is in a table that isn't plain, or that has few sections."

  /// The least number of sections that need an index.
  private static let leastSections = 5

  static func findings(in subject: LintSubject) -> [Finding] {
    let (info, count) = (subject.table.info, subject.table.sections.count)
    guard info.sectionIndexTitles?.isEmpty == false else { return [] }
    let isPlain = info.style == .plain
    guard !isPlain || count < leastSections else { return [] }
    return [
      Finding(
        rule: id, severity: .design, place: .table, setting: .table(\.sectionIndexTitles),
        message: isPlain
          ? "the index is for \(count) sections, which people see without it"
          : "UIKit's index is for plain tables; this one is \(info.style.rawValue)",
        advice: isPlain
          ? [Advice(.unset("sectionIndexTitles", at: .table))]
          : [Advice(.set("style", .word("plain"), at: .table))])
    ]
  }
}
