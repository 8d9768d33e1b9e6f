// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Inspecting
import TableLayout
import TableLint
import TableModel
import TableSpec

/// The linter's findings in a table, for the page: equal findings are combined into one with several places.
enum PageFindings {
  /// The most places per finding, and the most findings, in the list; the rest are counted.
  private static let mostPlaces = 100
  private static let mostGroups = 200

  private struct Key: Hashable {
    let rule: String
    let severity: Finding.Severity
    let message: String
  }

  /// Sorted by severity, then in the linter's order, without notes.
  static func json(of table: Table, in layout: LaidOutTable, _ spec: InspectedSpec) -> ValueTree {
    var groups: [Key: [Finding]] = [:]
    var order: [Key] = []
    for finding in Linter.findings(in: table, from: .warning) {
      let key = Key(rule: finding.rule, severity: finding.severity, message: finding.message)
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(finding)
    }
    let elements = ElementOrder(layout: layout)
    let sorted = order.filter { $0.severity == .error } + order.filter { $0.severity != .error }
    return .object([
      ("revision", .integer(spec.revision)), ("left", .integer(max(0, sorted.count - mostGroups))),
      (
        "findings",
        .list(
          sorted.prefix(mostGroups).map { key in
            let findings = groups[key] ?? []
            return .object([
              ("severity", .text(key.severity.rawValue)), ("rule", .text(key.rule)),
              ("message", .text(VisibleText.line(key.message))),
              ("hint", .text(VisibleText.line([Advice].together(findings.map(\.advice)).text))),
              ("count", .integer(findings.count)),
              ("places", .list(findings.prefix(mostPlaces).map { place(of: $0, elements, spec) })),
            ])
          })
      ),
    ])
  }

  private static func place(of finding: Finding, _ elements: ElementOrder, _ spec: InspectedSpec) -> ValueTree
  {
    let place =
      finding.setting.flatMap { spec.locator.place(of: $0) } ?? spec.locator.place(of: finding.place)
    return .object([
      ("name", .text(finding.placeName)),
      ("element", .optional(elements.element(about: finding.place)?.name)),
      ("file", .optional(place.map { spec.name(of: $0.file) })), ("line", .optional(place?.line)),
    ])
  }
}
