// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Inspecting
import Screenshots
import StaticPage
import TableModel

extension ComparisonPage {
  /// One HTML file with a screenshot and the picture of its spec, one over the other, with a frame around each element that
  /// differs.
  ///
  /// - Parameters:
  ///   - png: the screenshot's file.
  ///   - name: its name.
  /// - Returns: the page, and sentences that say what it leaves out.
  package static func made(
    of comparison: ScreenshotComparison, png: [UInt8], named name: String, spec: SpecPair.Side
  ) -> (bytes: [UInt8], leftOut: [String]) {
    let picture = StaticPage.Picture(
      "Spec: \(VisibleText.line(spec.name))", spec.table, spec: spec.spec,
      marked: comparison.changes.flatMap(\.places).compactMap { PageElement($0) })
    let image = comparison.alignedSVG(png: png, named: VisibleText.line(name), idPrefix: "screenshot-")
    let section = StaticPage.Section(
      words: [comparison.summary] + comparison.notes + comparison.lines,
      content: .screenshot("Screenshot: \(VisibleText.line(name))", svg: image, of: picture))
    return StaticPage(
      title: VisibleText.line("\(spec.name) ↔ \(name)"), sections: [section], variety: .own
    ).made()
  }
}
