// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

/// Finds grouped tables with the default gap above the first section, often 35 points, which surprises many
/// developers.
enum TopGapRule: LintRule {
  static let id = "TOP-GAP-35"
  static let summary = "A grouped table's first section has the default gap above it."

  static func findings(in subject: LintSubject) -> [Finding] {
    let environment = subject.environment
    guard let first = subject.table.sections.first, let gap = environment.defaultGap(above: first.info),
      gap > .zero
    else { return [] }
    return [
      Finding(
        rule: id, severity: .note, place: .section(0),
        setting: subject.table.info.navigation.display == nil ? nil : Setting.table(\.navigation.display),
        message:
          "the first section has a gap of \(gap) pt above it, UIKit's default\(environment.firstSectionPlace)",
        hint: "set tableHeaderView: {height: 0.001} to remove the gap")
    ]
  }
}

extension LayoutEnvironment {
  /// The bar above the first section, for messages; empty without one.
  fileprivate var firstSectionPlace: String {
    if firstSectionTopMetric == .firstSectionTopSearch { return " below a search field" }
    return switch navigationDisplay {
    case .none: ""
    case .inline: " under an inline navigation bar"
    case .large: " under a large title"
    }
  }
}
