// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import Screenshots
import TableLayout

extension ComparisonPicture {
  /// A screenshot and the spec's picture side by side, with a frame around each element of the spec that differs.
  ///
  /// - Parameters:
  ///   - png: the screenshot's file.
  ///   - name: its name.
  ///   - spec: the spec's name.
  package init(_ comparison: ScreenshotComparison, png: [UInt8], named name: String, spec: String) {
    let title = VisibleText.line("\(spec) ↔ \(name)")
    let summary =
      "The screenshot at the left, the spec at the right, with a frame around each element that differs"
    let size = comparison.layout.pictureSize
    self.init(PictureCaption(title: title, summary: summary), sides: size.width) { picture in
      picture.add(text: title, Self.heading, x: Self.margin, width: picture.width - Self.margin * 2)
      picture.y += 6
      picture.add(lines: ([comparison.summary] + comparison.notes).map { SpecComparison.Line($0) })
      picture.y += 6
      let words = comparison.lines
      picture.add(lines: words.map { SpecComparison.Line($0, comparison.changes.isEmpty ? nil : .changed) })
      picture.y += 12
      let top = picture.y
      picture.add(text: "Screenshot", Self.captionFont, x: picture.columns.old, width: Self.leastColumn)
      picture.y += 6
      let frame = Rect(x: picture.columns.old, y: picture.y, width: size.width, height: size.height)
      let aligned = comparison.alignedSVG(png: png, named: VisibleText.line(name), idPrefix: "screenshot-")
      let items = picture.add(picture: aligned, in: frame)
      picture.parts.append(.items(items))
      picture.y = top
      let marks = comparison.changes.flatMap(\.places).map { MarkedPlace(place: $0, mark: .changed) }
      picture.add("Spec", comparison.layout, marks, at: picture.columns.new)
    }
  }
}
