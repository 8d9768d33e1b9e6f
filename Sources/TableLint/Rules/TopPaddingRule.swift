// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

/// Finds plain tables with the default padding above headers: 22 points since iOS 15.
enum TopPaddingRule: LintRule {
  static let id = "TOP-PAD-22"
  static let summary = "Plain headers have the default padding above them that iOS 15 introduced."

  static func findings(in subject: LintSubject) -> [Finding] {
    let padding = subject.environment.metric(.plainSectionHeaderTopPadding)
    guard subject.environment.style == .plain, padding > .zero,
      subject.table.info.sectionHeaderTopPadding == nil,
      let index = subject.table.sections.firstIndex(where: { $0.info.header != nil })
    else { return [] }
    return [
      Finding(
        rule: id, severity: .note, place: .section(index),
        message: "plain headers have \(padding) pt of padding above them, the default since iOS 15",
        hint: "set sectionHeaderTopPadding to the padding that you want")
    ]
  }
}
