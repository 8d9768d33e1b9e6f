// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableLayout
import TableModel

/// Finds lines with an inset of the table's own that begin neither at the row's edge nor at its text.
enum SeparatorTextRule: LintRule {
  static let id = "SEP-TEXT"
  static let summary = "A separator with an inset of its own begins beside the row's text."

  static func findings(in subject: LintSubject) -> [Finding] {
    let rows = subject.rows.filter { row in
      guard case .points = row.look[.separatorLeft], let places = places(row, in: subject) else {
        return false
      }
      let pixel = subject.environment.grid.hairline
      return places.line > .zero
        && (places.line <= places.text - pixel || places.line >= places.text + pixel)
    }
    return subject.findings(
      Self.self, .design, in: rows, by: .separatorLeft,
      message: { row in
        let places = places(row, in: subject)
        return
          "the separator begins \(places?.line ?? .zero) pt from the row's edge, the text \(places?.text ?? .zero) pt"
      },
      advice: { level, _ in
        [Advice(.unset("separator.left", at: level), effect: ", so that the line begins at the text")]
      }, isFixable: true)
  }

  /// The beginnings of a row's own line and of its text, in points from the leading edge of the cell; `nil`
  /// without a line, or if the text's place says nothing.
  private static func places(_ row: LaidOutRow, in subject: LintSubject) -> (line: Points, text: Points)? {
    // Titles of value2 cells end in a column, and other alignments have no common beginning.
    guard row.row.cellStyle != .value2, row.look.given[.title.alignment] ?? .leading == .leading,
      let text = row.frames.title?.frame, !text.isEmpty
    else { return nil }
    let isMirrored = subject.environment.isRightToLeft
    let cell = row.frames.frame
    func leading(_ frame: Rect) -> Points { isMirrored ? cell.maxX - frame.maxX : frame.minX - cell.minX }
    // Lines at a section's edges span the cell.
    return row.frames.separators.map { leading($0.frame) }.max().map { ($0, leading(text)) }
  }
}
