// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

/// Finds rows whose elements are wider than the row's content, and elements in stacks that have too little room.
enum ElementOverflowRule: LintRule {
  static let id = "ELEMENT-OVERFLOW"
  static let summary = "The elements of a row or of a stack have too little room (widths are approximate)."
  static let highestSeverity = Finding.Severity.warning

  static func findings(in subject: LintSubject) -> [Finding] {
    subject.rows.filter { $0.layout.content.hasElements }.flatMap { row in
      func finding(_ message: String, _ advice: String) -> Finding {
        Finding(
          rule: id, severity: .unreadableText, place: .row(row.path), setting: nil, message: message,
          advice: [.inWords(advice)])
      }
      let beside = row.layout.missingWidthOfElements.map {
        finding(
          "the elements are \($0) pt wider than the row's content", "remove an element, or shorten its text")
      }
      return [beside].compactMap { $0 }
        + row.layout.crampedContent.map { cramped in
          switch cramped.problem {
          case .overflow(let points):
            finding(
              "the elements of \(cramped.path) are \(points) pt larger than it",
              "make the elements or the gaps smaller")
          case .truncated(let text):
            finding(
              "'\(VisibleText.line(text))' in \(cramped.path) is truncated (approximate widths)",
              "shorten it, or set its numberOfLines to 0")
          }
        }
    }
  }
}
