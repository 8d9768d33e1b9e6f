// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import NIOHTTP1
import PreviewRendering
import Screenshots
import TableLayout

/// A screenshot beside a spec, as the page shows it.
enum PageScreenshot {
  /// - Parameters:
  ///   - png: the screenshot's file.
  ///   - mostPixels: the most pixels that it may have.
  /// - Throws: ``PageRefusal`` if it can't be compared.
  static func json(
    of png: [UInt8], with layout: LaidOutTable, mostPixels: Int
  ) throws(PageRefusal) -> ValueTree {
    let compared: ComparedScreenshot
    do throws(ComparedScreenshot.Failure) {
      compared = try ComparedScreenshot(
        png: png, named: "The file", of: layout, mostPixels: mostPixels, limit: Rasterizer.standardLimit)
    } catch {
      throw PageRefusal(
        status: .unprocessableEntity,
        reason: VisibleText.line("\(error.message)\(error.hint.map { " (hint: \($0))" } ?? "")."))
    }
    let comparison = compared.comparison
    return .object([
      ("summary", .text(summary(of: comparison))), ("lines", .texts(comparison.lines)),
      ("notes", .texts([comparison.summary] + comparison.notes + [compared.note].compactMap(\.self))),
      (
        "picture",
        .text(String(decoding: comparison.alignedSVG(png: png, named: "Screenshot"), as: UTF8.self))
      ),
    ])
  }

  /// `2 differences`, `No difference`.
  private static func summary(of comparison: ScreenshotComparison) -> String {
    guard comparison.isAligned else { return "The rows were not found" }
    let count = comparison.changes.count
    return count == 0 ? "No difference" : count.counted("difference")
  }
}
