// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Comparison
import PreviewRendering
import Screenshots

/// How a comparison with a screenshot is printed.
enum CompareFormat: String, CaseIterable {
  case text, json, html, svg, png

  /// - Parameter screenshot: the screenshot's name.
  /// - Throws: ``ExitStatus/usage`` after the error is printed, if a picture can't be drawn.
  func bytes(of compared: ComparedScreenshot, spec: SpecPair.Side, screenshot: String) throws -> [UInt8] {
    let comparison = compared.comparison
    switch self {
    case .text:
      let title = VisibleText.line("\(spec.name) ↔ \(screenshot)")
      let lines = [title, comparison.summary] + comparison.notes + comparison.lines
      return Array(lines.map { $0 + "\n" }.joined().utf8)
    case .json: return ScreenshotJSON.bytes(of: comparison, spec: spec.name, screenshot: screenshot)
    case .html:
      let page = ComparisonPage.made(of: comparison, png: compared.png, named: screenshot, spec: spec)
      for words in page.leftOut { Diagnostic(note: words).write(asJSON: false) }
      return page.bytes
    case .svg: return picture(of: compared, spec, screenshot).svg
    case .png: return try picture(of: compared, spec, screenshot).png(of: [comparison.layout])
    }
  }
  private func picture(
    of compared: ComparedScreenshot, _ spec: SpecPair.Side, _ screenshot: String
  ) -> ComparisonPicture {
    ComparisonPicture(compared.comparison, png: compared.png, named: screenshot, spec: spec.name)
  }
}
