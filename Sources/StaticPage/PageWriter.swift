// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import EmbeddedFiles
import TableModel

/// Writes the document of a page.
struct PageWriter {
  private let page: StaticPage
  private let content: PageContent
  private let leftOut: [String]
  /// The pictures that aren't written yet.
  private var html: [UInt8] = []

  init(_ page: StaticPage, _ content: PageContent, _ leftOut: [String]) {
    (self.page, self.content, self.leftOut) = (page, content, leftOut)
    write()
  }

  var bytes: [UInt8] { html }

  private mutating func write() {
    let choices = PageChoices(content, showsRulers: page.showsRulers)
    let style = Self.styles + choices.rules
    html += StaticPage.head(title: page.title, style: style, script: Self.script).utf8
    line("<body data-view=\"preview\">")
    line(Self.icons)
    line("<header id=\"top\">\n<h1><bdi>\(Self.line(page.title))</bdi></h1>")
    line(choices.controls)
    paragraphs(page.words + leftOut)
    line("</header>\n<main>")
    var rest = content.pictures[...]
    for section in page.sections { write(section, &rest) }
    line("</main>")
    line(
      """
      <aside id="inspector" class="live" aria-label="Inspector"><div id="inspector-head"></div>\
      <div id="inspector-body"></div></aside>
      <div id="tooltip" aria-hidden="true" hidden></div>
      <p id="announcer" class="unseen" role="status"></p>
      """)
    line("<script type=\"application/json\" id=\"data\">\(Self.data(data))</script>")
    line("<script>\(Self.script)</script>\n</body>\n</html>")
  }

  private mutating func line(_ text: String) {
    html += text.utf8
    html.append(UInt8(ascii: "\n"))
  }

  private mutating func paragraphs(_ words: [String]) {
    for words in words { line("<p><bdi>\(Self.line(words))</bdi></p>") }
  }

  private mutating func write(_ section: StaticPage.Section, _ rest: inout ArraySlice<VariedPicture>) {
    line("<section class=\"screen\">")
    if let title = section.title { line("<h2><bdi>\(Self.line(title))</bdi></h2>") }
    paragraphs(section.words)
    switch section.content {
    case .pictures(let pictures):
      line("<div class=\"pictures\">")
      for _ in pictures { if let picture = rest.popFirst() { write(picture) } }
    case .pair(let old, let new):
      let isWhole = old != nil && new != nil
      line("<div class=\"pictures pair\"\(isWhole ? " data-mode=\"beside\"" : "")>")
      for (side, words) in [(old, "This table is new."), (new, "This table was deleted.")] {
        if side != nil, let picture = rest.popFirst() {
          write(picture)
        } else {
          line("<p class=\"absent\">\(words)</p>")
        }
      }
    case .screenshot(let caption, let svg, _):
      line(
        "<div class=\"pictures pair\" data-mode=\"beside\" data-before=\"Screenshot\" data-after=\"Spec\">")
      line("<figure class=\"picture\">\n<figcaption><bdi>\(Self.line(caption))</bdi></figcaption>")
      line("<div class=\"canvas\"><div class=\"artboard\"><div class=\"view\">")
      html += svg
      line("</div></div></div>\n</figure>")
      if let picture = rest.popFirst() { write(picture) }
    }
    line("</div>\n</section>")
  }

  private mutating func write(_ picture: VariedPicture) {
    let index = content.pictures.firstIndex { $0.prefix == picture.prefix } ?? 0
    line("<figure class=\"picture\" data-picture=\"\(index)\">")
    line("<figcaption><bdi>\(Self.line(picture.picture.name))</bdi></figcaption>")
    line(
      "<div class=\"canvas\" role=\"group\" aria-label=\"\(Self.line(picture.picture.name))\"><div class=\"artboard\">"
    )
    for (variant, svg) in picture.drawings {
      line("<div class=\"view varied\"\(attributes(variant, of: picture.own, for: [variant.appearance]))>")
      html += svg
      line("</div>")
    }
    for (variant, frames) in picture.frames {
      let attributes = attributes(variant, of: picture.own, for: InterfaceStyle.allCases)
      line("<div class=\"rulers varied\" aria-hidden=\"true\"\(attributes)>")
      html += frames.rulers
      line("</div>")
      guard let marks = frames.marks else { continue }
      line("<div class=\"marks varied\" aria-hidden=\"true\"\(attributes)>")
      html += marks
      line("</div>")
    }
    line("<svg class=\"overlay\" aria-hidden=\"true\"></svg></div></div>\n</figure>")
  }

  /// The values that a reader chooses to see a variant.
  private func attributes(
    _ variant: VariedPicture.Variant, of own: VariedPicture.Variant, for appearances: [InterfaceStyle]
  ) -> String {
    func words(_ isOwn: Bool, _ values: [String]) -> String {
      ((isOwn ? [PageChoices.own] : []) + values).joined(separator: " ")
    }
    let (appearance, direction, size) = (
      words(appearances.contains(own.appearance), appearances.map(\.rawValue)),
      words(variant.direction == own.direction, [variant.direction.rawValue]),
      words(variant.textSize == own.textSize, [variant.textSize.rawValue])
    )
    return " data-appearance=\"\(appearance)\" data-direction=\"\(direction)\" data-text-size=\"\(size)\""
  }

  /// For each picture, the variants of its frames with the elements' numbers.
  private var data: String {
    let pictures = content.pictures.map { picture in
      let frames = picture.frames.map { variant, frames in
        "{\"direction\":\"\(variant.direction.rawValue)\",\"textSize\":\"\(variant.textSize.rawValue)\","
          + "\"elements\":[\(frames.elements.map(String.init).joined(separator: ","))]}"
      }
      return
        "{\"direction\":\"\(picture.own.direction.rawValue)\",\"textSize\":\"\(picture.own.textSize.rawValue)\","
        + "\"frames\":[\(frames.joined(separator: ","))]}"
    }
    let title = ValueTree.text(VisibleText.line(page.title)).jsonLine
    return "{\"title\":\(title),\"pictures\":[\(pictures.joined(separator: ","))],\(content.trees.json)}"
  }

  // MARK: - Texts

  private static func line(_ text: String) -> String { MarkupText.escaped(text, space: .single) }

  /// JSON without `<`, which could end its element.
  private static func data(_ json: String) -> String { json.replacing("<", with: "\\u003c") }

  private static let files = Dictionary(
    (pageFiles().texts + staticPageFiles().texts).map { ($0.name, $0.text) }, uniquingKeysWith: { $1 })

  private static let styles = ["base.css", "controls.css", "inspector.css", "overlay.css", "static-page.css"]
    .compactMap { files[$0] }.joined().replacing(/\/\*(?s:.*?)\*\/\n*/, with: "")

  private static let script = ScriptBundle.text("static-page.js") { files[$0] }

  /// The bytes of a page without pictures, numbers and texts, with some to spare for the element that exceeds a limit.
  static let fixedByteCount = styles.utf8.count + script.utf8.count + icons.utf8.count + 12_000

  /// The drawings of the live page's buttons.
  private static let icons: String = {
    let symbols = (files["page.html"] ?? "").matches(
      of: /<symbol id="icon-(?:previous|next|pin|copy)".*<\/symbol>/)
    return "<svg class=\"sprite\" aria-hidden=\"true\" width=\"0\" height=\"0\">"
      + symbols.map { String($0.0) }.joined() + "</svg>"
  }()
}
