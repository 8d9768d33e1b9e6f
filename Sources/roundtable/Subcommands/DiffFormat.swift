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
  func bytes(of comparisons: [SpecComparison]) throws -> [UInt8] {
    switch self {
    case .text: Array(comparisons.map(\.text).joined(separator: "\n").utf8)
    case .json: ComparisonJSON.bytes(of: comparisons[0])
    case .markdown: Array(comparisons.map(\.markdown).joined(separator: "\n").utf8)
    case .html: ComparisonPage.bytes(of: comparisons)
    case .svg: ComparisonPicture(comparisons).svg
    case .png: try png(of: comparisons)
    }
  }

  private func png(of comparisons: [SpecComparison]) throws -> [UInt8] {
    let layouts = comparisons.flatMap { [$0.difference.old, $0.difference.new] }
    let picture = ComparisonPicture(comparisons)
    let wanted = layouts.map(\.environment.grid.scale).max() ?? 1
    let longest = max(picture.size.width, picture.size.height)
    let scale = (1...wanted).last { RasterFormat.pixels(longest, scale: $0) <= RasterFormat.mostPixels } ?? 1
    let made: PictureFile
    do { made = try PictureFile(svg: picture.svg, of: layouts, as: .png, scale: scale) } catch {
      Diagnostic(error.message, hint: error.hint).write(asJSON: false)
      // Exit code 1 means that the specs differ.
      throw ExitStatus.usage
    }
    let note = scale < wanted ? "\(scale) pixels per point, because a larger PNG can't be drawn" : nil
    for words in [made.note, note].compactMap(\.self) { Diagnostic(note: words).write(asJSON: false) }
    return made.bytes
  }
}
