// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

/// Finds a view of a table without rows in a table with rows, in a picture without a height, or with nothing in it. Source:
/// Apple's documentation of `contentUnavailableConfiguration` says that the view replaces content.
enum ContentUnavailableRule: LintRule {
  static let id = "CONTENT-UNAVAILABLE"
  static let summary =
    "The view of a table without rows lies over rows, shows nothing, or has too little height."

  static func findings(in subject: LintSubject) -> [Finding] {
    let view = subject.table.info.contentUnavailable
    guard !view.isEmpty else { return [] }
    let given = Table.Info.settings.fields.filter {
      $0.name.hasPrefix("contentUnavailable.") && $0.isSet(in: subject.table.info)
    }
    guard let first = given.first else { return [] }
    let unset = Advice(given.map { SettingChange.unset($0.name, at: .table) })
    func finding(_ message: String, _ advice: [Advice]) -> Finding {
      Finding(
        rule: id, severity: .unusedContent, place: .table, setting: Setting(first, of: .table),
        message: message, advice: advice)
    }
    guard subject.environment.hasContentUnavailable else {
      return [
        finding(
          "the kind empty has no texts of its own, so contentUnavailable shows nothing",
          [Advice.inWords("set contentUnavailable.text")])
      ]
    }
    var findings: [Finding] = []
    let rows = subject.table.sections.reduce(0) { $0 + $1.rows.count }
    if rows > 0 {
      findings.append(
        finding(
          "contentUnavailable is for a table without rows; this one has \(rows), which lie below it",
          [unset, .inWords("remove the rows")]))
    }
    let overflow = subject.layout.contentUnavailableOverflow
    if subject.environment.height != nil, overflow > .zero {
      findings.append(
        finding(
          "contentUnavailable is \(overflow) pt too high for the space between the bars, so its end is cut",
          [.inWords("write a shorter secondaryText")]))
    }
    if subject.environment.height == nil {
      findings.append(
        finding(
          "no height is known for contentUnavailable to be in the middle of",
          [.inWords("set traits.height, or a device instead of traits.width")]))
    }
    return findings
  }
}
