// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

/// Finds plain tables with the default padding above headers: 22 points since iOS 15. Also finds tables that
/// change the profile's number, which exported code doesn't have.
enum TopPaddingRule: LintRule {
  static let id = "TOP-PAD-22"
  static let summary = "Plain headers have the default padding above them that iOS 15 introduced."

  static func findings(in subject: LintSubject) -> [Finding] {
    let info = subject.table.info
    let padding = subject.environment.metric(.plainSectionHeaderTopPadding)
    let isChanged = info.metrics[.plainSectionHeaderTopPadding] != nil
    guard subject.environment.style == .plain, padding > .zero || isChanged,
      info.sectionHeaderTopPadding == nil, subject.newestIOS >= 15,
      let index = subject.table.sections.firstIndex(where: { $0.info.header != nil })
    else { return [] }
    let keep = SettingChange.set("sectionHeaderTopPadding", .points(padding), at: .table)
    return [
      Finding(
        rule: id, severity: .systemDefault, place: .section(index),
        setting: isChanged ? .table(\.metrics[.plainSectionHeaderTopPadding]) : nil,
        message: isChanged
          ? "the metric plainSectionHeaderTopPadding pads the headers of pictures by \(padding) pt; exported code does not have it"
          : "plain headers have \(padding) pt of padding above them, the default since iOS 15",
        advice: isChanged
          ? [Advice(keep, effect: ", which is exported")]
          : [
            Advice(.set("sectionHeaderTopPadding", .points(.zero), at: .table), effect: " for none"),
            Advice(keep, effect: " to keep it"),
          ])
    ]
  }
}
