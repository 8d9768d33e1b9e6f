// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Comparison
import OutputFormats
import PreviewRendering
import Shell
import TableLayout

extension ComparisonPicture {
  /// The picture as a PNG, at the largest scale of the tables at which it can be drawn. Notes are printed.
  ///
  /// - Parameter layouts: the tables in it.
  /// - Throws: ``ExitStatus/usage`` after the error is printed: exit code 1 means that something differs.
  func png(of layouts: [LaidOutTable]) throws -> [UInt8] {
    let wanted = layouts.map(\.environment.grid.scale).max() ?? 1
    let longest = max(size.width, size.height)
    func fails(_ message: String, hint: String?) -> ExitStatus {
      Diagnostic(message, hint: hint).write(asJSON: false)
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
    do { made = try PictureFile(svg: svg, of: layouts, as: .png, scale: scale) } catch {
      throw fails(error.message, hint: error.hint)
    }
    let note = scale < wanted ? "\(scale) pixels per point, because a larger PNG can't be drawn" : nil
    for words in [made.note, note].compactMap(\.self) { Diagnostic(note: words).write(asJSON: false) }
    return made.bytes
  }
}
