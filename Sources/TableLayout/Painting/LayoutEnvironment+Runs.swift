// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

extension LayoutEnvironment {
  /// One line of text in a label at `frame` (left to right, content coordinates).
  ///
  /// - Parameters:
  ///   - measured: its width in points if it is known already. Default: it is measured.
  ///   - fontName: the name of the font; `nil` for the system font.
  func run(
    _ text: String, font: Font, paint: RGBA, alignment: LabelAlignment, frame: Rect, baseline: Points,
    measured: Points? = nil, fontName: String? = nil
  ) -> TextRun {
    let isMirrored = isRightToLeft
    let box = isMirrored ? frame.mirrored(in: width) : frame
    let anchor: TextRun.Anchor
    switch alignment {
    case .leading: anchor = isMirrored ? .right : .left
    case .center: anchor = .center
    case .trailing: anchor = isMirrored ? .left : .right
    }
    let x: Points
    switch anchor {
    case .left: x = box.minX
    case .center: x = box.midX
    case .right: x = box.maxX
    }
    return TextRun(
      text: text, origin: Point(x: x, y: baseline), anchor: anchor, fontSize: font.size, weight: font.weight,
      fontName: fontName, tracking: TextMeasurer.spacing(of: text, font: font),
      width: measured ?? TextMeasurer.width(of: text, font: font),
      paint: paint,
      isRightToLeft: TextMeasurer.isRightToLeft(text))
  }
}
