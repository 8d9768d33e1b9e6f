// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import PreviewRendering
import Screenshots

/// How a comparison with a screenshot is printed.
enum CompareFormat: String, CaseIterable {
  case text, json

  /// - Parameters:
  ///   - spec: the spec's name.
  ///   - screenshot: the screenshot's name.
  func bytes(of compared: ComparedScreenshot, spec: String, screenshot: String) -> [UInt8] {
    let comparison = compared.comparison
    switch self {
    case .text:
      let title = VisibleText.line("\(spec) ↔ \(screenshot)")
      let lines = [title, comparison.summary] + comparison.notes + comparison.lines
      return Array(lines.map { $0 + "\n" }.joined().utf8)
    case .json: return ScreenshotJSON.bytes(of: comparison, spec: spec, screenshot: screenshot)
    }
  }
}
