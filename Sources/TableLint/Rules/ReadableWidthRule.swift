// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

/// Finds wide tables that rely on the default for the readable width, which has changed twice.
enum ReadableWidthRule: LintRule {
  static let id = "READABLE-WIDTH"
  static let summary = "A wide table does not set whether its contents follow the readable width."

  static func findings(in subject: LintSubject) -> [Finding] {
    guard subject.table.info.cellLayoutMarginsFollowReadableWidth == nil, subject.newestIOS >= 9,
      subject.environment.style == .plain || subject.environment.style == .grouped
    else { return [] }
    let isOn = subject.environment.readableInset != nil
    var info = subject.table.info
    info.cellLayoutMarginsFollowReadableWidth = true
    guard let inset = LayoutEnvironment(info).readableInset else { return [] }
    return [
      Finding(
        rule: id, severity: .systemDefault, place: .table,
        message:
          "by default, the contents \(isOn ? "follow" : "do not follow") the readable width at \(subject.environment.width) pt",
        advice: [
          Advice(
            .set("cellLayoutMarginsFollowReadableWidth", true, at: .table),
            effect: " for contents \(inset) pt from the sides"),
          Advice(
            .set("cellLayoutMarginsFollowReadableWidth", false, at: .table), effect: " for the whole width"),
        ])
    ]
  }
}
