// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import PreviewState
import Renderers

/// The band above a picture that says that it is stale.
///
/// The picture becomes part of a taller one: it isn't covered, and its bytes don't change.
struct StaleBand {
  private static let fontSize: Points = 11
  private static let lineHeight: Points = 14
  private static let padding: Points = 8

  /// The text before the picture and after it.
  let head: String
  let tail: String

  /// - Parameter size: the picture's own size in points; if it is `nil`, the band covers the picture's top.
  init(_ note: StaleNote, above size: Size?) {
    guard let size else {
      // The width of the narrowest device.
      let lines = Self.lines(note, width: 320)
      head = ""
      tail = Self.group(lines, y: 0, height: Self.height(of: lines))
      return
    }
    let lines = Self.lines(note, width: size.width)
    let height = Self.height(of: lines)
    let whole = size.height + height
    head = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(size.width)" height="\(whole)" \
      viewBox="0 \(-height) \(size.width) \(whole)" font-family="\(MarkupText.escaped(SVGRenderer.fontFamily))">
      \(Self.group(lines, y: -height, height: height))
      """
    tail = "</svg>\n"
  }

  private struct Line {
    let text: String
    let font: Font
  }

  private static func lines(_ note: StaleNote, width: Points) -> [Line] {
    // The viewer's font may be wider than the measured one.
    let room = max(width - padding * 2, 40) / 8 * 7
    func wrapped(_ text: String, _ font: Font, mostLines: Int) -> [Line] {
      TextMeasurer.wrap(text, width: room, font: font, maximumLines: mostLines)
        .map { Line(text: $0, font: font) }
    }
    let since = "Stale since \(note.since): the last good preview is below"
    return wrapped(since, Font(size: fontSize, weight: .semibold), mostLines: 2)
      + wrapped(VisibleText.line(note.reason), Font(size: fontSize), mostLines: 4)
  }

  private static func group(_ lines: [Line], y: Points, height: Points) -> String {
    var text = "<g data-stale=\"true\" role=\"alert\">\n"
    text += "  <rect x=\"0\" y=\"\(y)\" width=\"100%\" height=\"\(height)\" fill=\"#9A4500\"/>\n"
    for (index, line) in lines.enumerated() {
      let baseline = y + padding + fontSize - 2 + lineHeight * index
      text += "  <text x=\"\(padding)\" y=\"\(baseline)\" font-size=\"\(fontSize)\""
      text += " font-weight=\"\(line.font.weight.cssWeight)\" fill=\"#FFFFFF\">"
      text += MarkupText.escaped(line.text, space: .single) + "</text>\n"
    }
    return text + "</g>\n"
  }

  private static func height(of lines: [Line]) -> Points { lineHeight * lines.count + padding * 2 - 2 }
}
