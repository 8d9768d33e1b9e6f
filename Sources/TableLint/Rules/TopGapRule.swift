// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

/// Finds grouped tables with the default gap above the first section, often 35 points, which surprises many
/// developers. Also finds tables that change the profile's number, which exported code doesn't have.
enum TopGapRule: LintRule {
  static let id = "TOP-GAP-35"
  static let summary = "A grouped table's first section has the default gap above it."

  static func findings(in subject: LintSubject) -> [Finding] {
    let environment = subject.environment
    let info = subject.table.info
    let metric = environment.firstSectionTopMetric
    let isChanged = info.metrics[metric] != nil
    guard let first = subject.table.sections.first, let gap = environment.defaultGap(above: first.info),
      gap > .zero || isChanged
    else { return [] }
    let setting: Setting? =
      isChanged
      ? .table(\.metrics[metric]) : info.navigation.display == nil ? nil : .table(\.navigation.display)
    return [
      Finding(
        rule: id, severity: .systemDefault, place: .section(0), setting: setting,
        message: isChanged
          ? "the metric \(metric.rawValue) makes the gap above the first section \(gap) pt in pictures; exported code does not have it"
          : "the first section has a gap of \(gap) pt above it, UIKit's default\(environment.firstSectionPlace)",
        advice: [
          gap > .zero && isChanged
            ? Advice(.set("tableHeaderView.height", .points(gap), at: .table), effect: ", which is exported")
            : Advice(
              .set("tableHeaderView.height", .points(Points(0.001)), at: .table), effect: " for no gap")
        ])
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
