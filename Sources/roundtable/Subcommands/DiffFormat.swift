// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Comparison
import OutputFormats
import PreviewRendering
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
    case .png: return try png(ComparisonPicture(comparisons, note: differences.summary), of: comparisons)
    }
  }

  /// Texts with empty lines between them.
  private func text(_ texts: [String], _ summary: String?) -> [UInt8] {
    Array((texts + [summary].compactMap { $0.map { $0 + "\n" } }).joined(separator: "\n").utf8)
  }

  private func png(_ picture: ComparisonPicture, of comparisons: [SpecComparison]) throws -> [UInt8] {
    let layouts = comparisons.flatMap { [$0.difference.old, $0.difference.new] }
    let wanted = layouts.map(\.environment.grid.scale).max() ?? 1
    let longest = max(picture.size.width, picture.size.height)
    func fails(_ message: String, hint: String?) -> ExitStatus {
      Diagnostic(message, hint: hint).write(asJSON: false)
      // Exit code 1 means that the specs differ.
      return .usage
    }
    guard
      let scale = (1...wanted).last(where: {
        RasterFormat.pixels(longest, scale: $0) <= RasterFormat.mostPixels
      })
    else {
      throw fails(
        "a PNG of \(RasterFormat.pixels(longest, scale: 1)) pixels is too large; the maximum is \(RasterFormat.mostPixels)",
        hint: "use --format svg or html, or compare fewer specs")
    }
    let made: PictureFile
    do { made = try PictureFile(svg: picture.svg, of: layouts, as: .png, scale: scale) } catch {
      throw fails(error.message, hint: error.hint)
    }
    let note = scale < wanted ? "\(scale) pixels per point, because a larger PNG can't be drawn" : nil
    for words in [made.note, note].compactMap(\.self) { Diagnostic(note: words).write(asJSON: false) }
    return made.bytes
  }
}
