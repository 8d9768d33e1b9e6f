// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Comparison
import Shell
import TableLayout

/// How differences are printed.
enum DiffFormat: String, CaseIterable {
  case text, json, markdown, html, svg, png

  /// - Throws: ``ExitStatus/usage`` after the error is printed, if a picture can't be drawn.
  func bytes(of differences: Differences) throws -> [UInt8] {
    let comparisons = differences.comparisons
    switch self {
    case .text: return text(comparisons.map(\.text), differences.summary)
    case .json:
      return differences.equalCount.map { ComparisonJSON.bytes(of: comparisons, equal: $0) }
        ?? comparisons.flatMap(ComparisonJSON.bytes)
    case .markdown: return text(comparisons.map(\.markdown), differences.summary.map { $0 + "." })
    case .html:
      let page = ComparisonPage.made(of: comparisons, note: differences.summary)
      for words in page.leftOut { Diagnostic(note: words).write(asJSON: false) }
      return page.bytes
    case .svg: return ComparisonPicture(comparisons, note: differences.summary).svg
    case .png:
      return try ComparisonPicture(comparisons, note: differences.summary)
        .png(of: comparisons.flatMap { [$0.difference.old, $0.difference.new] })
    }
  }

  /// Texts with empty lines between them.
  private func text(_ texts: [String], _ summary: String?) -> [UInt8] {
    Array((texts + [summary].compactMap { $0.map { $0 + "\n" } }).joined(separator: "\n").utf8)
  }
}
