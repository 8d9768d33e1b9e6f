// SPDX-License-Identifier: GPL-3.0-or-later

import Drawing
import TableLayout
import TableModel

/// Finds texts that are truncated at one of the twelve text sizes.
enum TruncatedTextRule: LintRule {
  static let id = "TEXT-TRUNCATED"
  static let summary = "A title or detail does not fit its row at some text size (widths are approximate)."

  static func findings(in subject: LintSubject) -> [Finding] {
    var variants = TextSizeVariants(subject.table) { TextFitting($0) }
    let counts = subject.table.sections.map(\.rows.count)
    // Most rows are truncated at the same sizes as others.
    var known: [[TextSize]: String] = [:]
    func words(_ sizes: [TextSize]) -> String {
      if let words = known[sizes] { return words }
      let new = TextSize.words(sizes)
      known[sizes] = new
      return new
    }
    let findings = subject.rows.compactMap { row -> Finding? in
      let found = variants.sizes {
        $0.cutText(of: row.row, at: row.path, count: counts[row.path.section])
      }
      guard let found else { return nil }
      let isNow = found.sizes.contains(subject.environment.info.traits.textSize)
      let isOnlyAccessibility = found.sizes.allSatisfy(\.isAccessibilityCategory)
      return Finding(
        rule: id, severity: isNow || !isOnlyAccessibility ? .warning : .note, place: .row(row.path),
        setting: .row(\.title, at: row.path),
        message: "'\(found.first)' is truncated \(words(found.sizes)) (approximate widths)",
        hint: "shorten it, or set numberOfLines: 0")
    }
    return findings.filter { $0.severity > .note } + together(findings.filter { $0.severity == .note })
  }

  /// Combines notes into one that names the first three, because most rows of an ordinary table are truncated
  /// at accessibility sizes.
  private static func together(_ notes: [Finding]) -> [Finding] {
    guard notes.count > 1, var note = notes.first else { return notes }
    let named = notes.prefix(3).map {
      "\($0.placeName) \($0.message.dropLast(" (approximate widths)".count))"
    }
    let rest = notes.count > 3 ? ", and \(notes.count - 3) more" : ""
    note.place = .table
    note.message = "\(named.joined(separator: ", "))\(rest) (approximate widths)"
    return [note]
  }
}
