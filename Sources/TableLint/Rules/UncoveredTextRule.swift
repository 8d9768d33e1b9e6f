// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableLayout
import TableModel

/// Finds characters that neither Inter nor a Noto font has. Pictures show boxes for them, and their widths
/// are a guess.
enum UncoveredTextRule: LintRule {
  static let id = "TEXT-UNCOVERED"
  static let summary = "The fonts of pictures have no glyph for a character of a text; its width is a guess."

  /// One finding for all, because most texts of such a table have the same problem.
  static func findings(in subject: LintSubject) -> [Finding] {
    var seen: Set<DisplayList.UncoveredText> = []
    let texts = subject.layout.contentList.uncoveredTexts.filter { seen.insert($0).inserted }
    guard let first = texts.first else { return [] }
    let code = first.character.unicodeScalars.map { "U+" + String($0.value, radix: 16, uppercase: true) }
    let others = texts.count > 1 ? " (and \(texts.count - 1) more texts)" : ""
    return [
      Finding(
        rule: id, severity: .substitute, place: place(of: first), setting: setting(of: first),
        message:
          "pictures have no glyph for \(code.joined(separator: " ")) in '\(VisibleText.line(first.text))'\(others)",
        advice: [.inWords("check on a device that its fonts draw it")])
    ]
  }

  private static func place(of text: DisplayList.UncoveredText) -> LookLevel {
    guard let section = text.section else { return .table }
    return text.row.map { .row(Table.IndexPath(row: $0, section: section)) } ?? .section(section)
  }

  private static func setting(of text: DisplayList.UncoveredText) -> Setting? {
    guard case .row(let path) = place(of: text) else { return nil }
    return text.role == .title
      ? .row(\.title, at: path) : text.role == .detail ? .row(\.detail, at: path) : nil
  }
}
