// SPDX-License-Identifier: GPL-3.0-or-later

import TableLayout
import TableModel

/// Finds controls in rows without a title. VoiceOver reads the title as the control's name. Source: Apple's accessibility
/// guidelines; a control whose own text names it, such as a button, needs none.
enum UnlabeledControlRule: LintRule {
  static let id = "CONTROL-LABEL"
  static let summary = "A control has no name for VoiceOver: its row has no title."
  static let highestSeverity = Finding.Severity.warning

  static func findings(in subject: LintSubject) -> [Finding] {
    subject.rows.filter { $0.row.title.isEmpty && $0.layout.content.hasElements }.flatMap { row in
      row.row.elements.all.filter { $0.element.isNameless }.map { path, element in
        Finding(
          rule: id, severity: .unnamedControl, place: .row(row.path),
          setting: path.isKeyed ? Setting(named: element.kind.rawValue, at: .row(row.path)) : nil,
          message: "the \(element.kind.rawValue) has no name for VoiceOver, because the row has no title",
          advice: [.inWords("give the row a title, or the control an accessibilityLabel in the app")])
      }
    }
  }
}

extension Element {
  /// Whether it has no text of its own that names it.
  fileprivate var isNameless: Bool {
    switch kind {
    case .switch, .stepper, .slider, .datePicker: true
    case .textField, .textView: self[.placeholder].isEmpty
    default: false
    }
  }
}
