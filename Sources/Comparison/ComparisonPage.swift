// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import Renderers
import TableLayout

/// One HTML file with the pictures of specs before and after: side by side, one over the other in five steps, or their difference.
///
/// It loads nothing and has no scripts: radio buttons and CSS choose what is shown.
package enum ComparisonPage {
  /// - Parameters:
  ///   - comparisons: the specs that differ.
  ///   - note: a sentence below the title. Default: none.
  package static func bytes(of comparisons: [SpecComparison], note: String? = nil) -> [UInt8] {
    let title = comparisons.count == 1 ? comparisons[0].title : comparisons.count.counted("spec") + " differ"
    var html = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(escaped(title))</title>
      <style>\(styles)</style>
      </head>
      <body>

      """
    if comparisons.count != 1 { html += "<h1>\(escaped(title))</h1>\n" }
    if let note { html += "<p>\(escaped(note))</p>\n" }
    var bytes = Array(html.utf8)
    for (index, comparison) in comparisons.enumerated() {
      guard WorkProgress.advance() else { break }
      add(comparison, index, isAlone: comparisons.count == 1, to: &bytes)
    }
    return bytes + "</body>\n</html>\n".utf8
  }

  private static func escaped(_ text: String) -> String { MarkupText.escaped(text, space: .single) }

  // MARK: - One spec

  private static func add(_ comparison: SpecComparison, _ index: Int, isAlone: Bool, to html: inout [UInt8]) {
    let heading = isAlone ? "h1" : "h2"
    html += "<section>\n<\(heading)><bdi>\(escaped(comparison.title))</bdi></\(heading)>\n".utf8
    for lines in [comparison.tableLines, comparison.layoutLines] where !lines.isEmpty {
      html += "<ul>\n\(lines.map(item).joined())</ul>\n".utf8
    }
    let isPair = comparison.pair.old != nil && comparison.pair.new != nil
    if isPair { html += controls(index).utf8 }
    html += "<div class=\"sides\">\n".utf8
    if comparison.pair.old != nil { addSide("Before", comparison, index, isOld: true, to: &html) }
    if comparison.pair.new != nil { addSide("After", comparison, index, isOld: false, to: &html) }
    html += "</div>\n</section>\n".utf8
  }

  private static func item(_ line: SpecComparison.Line) -> String {
    guard let mark = line.mark else { return "<li><bdi>\(escaped(line.text))</bdi></li>\n" }
    return "<li class=\"\(mark.rawValue)\"><b>\(mark.sign)</b> <bdi>\(escaped(line.text))</bdi></li>\n"
  }

  private static let modes = [
    ("beside", "Side by side"), ("before", "Before"), ("quarter", "25 %"), ("half", "50 %"),
    ("most", "75 %"), ("after", "After"), ("difference", "Difference"),
  ]

  private static func controls(_ index: Int) -> String {
    let choices = modes.map { mode, name in
      let checked = mode == "beside" ? " checked" : ""
      return "<label><input type=\"radio\" name=\"mode-\(index)\" value=\"\(mode)\"\(checked)>\(name)</label>"
    }
    return """
      <fieldset><legend>Show both pictures</legend>
      \(choices.joined(separator: "\n"))
      <label><input type="checkbox" value="frames" checked>Frames</label>
      </fieldset>

      """
  }

  private static func addSide(
    _ name: String, _ comparison: SpecComparison, _ index: Int, isOld: Bool, to html: inout [UInt8]
  ) {
    let layout = isOld ? comparison.difference.old : comparison.difference.new
    let side = name.lowercased()
    var options = SVGOptions()
    options.idPrefix = "\(side)-\(index)-"
    let list = layout.unkeptDisplayList()
    let marks = comparison.markedPlaces(isOld: isOld)
    let places = marks.map { layout.pictureFrame(of: $0.place) }
    let frames = zip(marks, places).compactMap { mark, place in place.map(mark.frame) }
    var overlay = SVGPicture(size: list.size, caption: PictureCaption(title: "Frames"), options)
    overlay.add(DisplayGroup(items: frames))
    let hidden = places.filter { $0 == nil }.count
    let note = hidden == 0 ? "" : " (\(ChangeMark.hidden(hidden)))"
    html +=
      """
      <figure class="\(side)"><figcaption>\(name)\(note)</figcaption>
      <div class="picture" style="max-width:\(list.size.width)px">

      """.utf8
    html += SVGRenderer(options).render(list)
    if !frames.isEmpty {
      html += "<div class=\"frames\" aria-hidden=\"true\">\n".utf8
      html += overlay.finished()
      html += "</div>\n".utf8
    }
    html += "</div>\n</figure>\n".utf8
  }

  private static let styles = """
    body { font: 15px/1.45 -apple-system, Inter, "Helvetica Neue", Arial, sans-serif; margin: 0 auto; max-width: 1100px; padding: 16px; }
    h1, h2 { font-size: 20px; overflow-wrap: anywhere; }
    ul { list-style: none; padding: 0; overflow-wrap: anywhere; }
    li b { display: inline-block; width: 1.2em; }
    \(ChangeMark.allCases.map { ".\($0.rawValue) b { color: light-dark(#\($0.paint.hexDigits), #\($0.paintOnDark.hexDigits)); }" }.joined(separator: " "))
    fieldset { border: 1px solid #8886; border-radius: 8px; display: flex; flex-wrap: wrap; gap: 4px 14px; margin: 0 0 16px; }
    label { min-height: 28px; display: inline-flex; align-items: center; gap: 4px; }
    .sides { display: flex; gap: 16px; align-items: flex-start; }
    figure { margin: 0; flex: 1 1 0; min-width: 0; }
    figcaption { font-weight: 600; margin-bottom: 4px; }
    .picture { position: relative; outline: 1px solid #8886; }
    .picture svg { display: block; width: 100%; height: auto; }
    .frames { position: absolute; inset: 0; }
    section:has([value=frames]:not(:checked)) .frames, section:has([value=difference]:checked) .frames { display: none; }
    section:has([type=radio]:checked:not([value=beside])) .sides { display: grid; }
    section:has([type=radio]:checked:not([value=beside])) figure { grid-area: 1 / 1; }
    section:has([type=radio]:checked:not([value=beside])) figcaption { visibility: hidden; }
    section:has([value=before]:checked) .after { opacity: 0; }
    section:has([value=quarter]:checked) .after { opacity: 0.25; }
    section:has([value=half]:checked) .after { opacity: 0.5; }
    section:has([value=most]:checked) .after { opacity: 0.75; }
    section:has([value=after]:checked) .before { visibility: hidden; }
    section:has([value=difference]:checked) .after { mix-blend-mode: difference; }

    """
}
