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

  /// A line with the spans of its text's runs.
  func spanned(_ run: TextRun, _ lines: LabelLines, _ index: Int, of text: LabelText, font: Font) -> TextRun {
    guard !lines.styled.isEmpty else { return run }
    var run = run
    let spans = lines.styled[index].parts.map { part in
      let own = Font(size: font.size, weight: part.weight)
      return TextSpan(
        text: part.text, weight: part.weight, isItalic: text.runs[part.style].attributes.isItalic,
        paint: text.color(ofRun: part.style).map(paint) ?? run.paint,
        tracking: TextMeasurer.spacing(of: part.text, font: own),
        width: TextMeasurer.width(of: part.text, font: own))
    }
    run.width = spans.reduce(.zero) { $0 + $1.width }
    if spans.count == 1 {
      // A line of one look needs no places for its parts.
      (run.weight, run.isItalic, run.paint) = (spans[0].weight, spans[0].isItalic, spans[0].paint)
      run.tracking = spans[0].tracking
    } else {
      run.spans = spans
    }
    return run
  }
}
