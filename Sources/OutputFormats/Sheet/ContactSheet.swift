// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import Renderers
import StaticPage

/// Labelled pictures of many tables side by side.
package struct ContactSheet: Sendable {
  /// The kind of a sheet's pictures.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// SVGs, for SVG, PNG, PDF and HTML.
    case pictures
    /// Text pictures.
    case text
  }

  package let cells: [SheetCell]
  /// The number of cells in a row, 1 or more.
  package let columns: Int

  package init(_ cells: [SheetCell], columns: Int) {
    self.cells = cells
    self.columns = max(1, columns)
  }

  /// The number of columns for a number of cells: one row for each spec that has several variants; else a sheet that is about
  /// square, as phones are twice as high as wide.
  package static func columns(cells: Int, variants: Int) -> Int {
    guard variants == 1 else { return variants }
    return (1...).first { $0 * $0 >= 2 * cells } ?? 1
  }

  private var title: String { cells.count.counted("picture") }

  // MARK: - SVG

  // Our own design, in points.
  private static let margin: Points = 32
  private static let labelHeight: Points = 18
  private static let labelFont = Font(size: 13, weight: .semibold)
  /// The least width of a column, in which a label is readable.
  private static let leastWidth: Points = 160
  private static let canvas = RGBA(hex: 0xE7E7EA)
  private static let ink = RGBA(hex: 0x1B1B1F)
  private static let failureFill = RGBA(hex: 0xFFECEA)
  private static let failureInk = RGBA(hex: 0xA1160A)

  /// Draws the whole sheet as one SVG. Each cell has its own prefix of ids, so that the ids of two pictures never collide.
  package var svg: [UInt8] {
    let sizes = cells.map(\.size)
    var widths = Array(repeating: Self.leastWidth, count: min(columns, max(1, cells.count)))
    var heights: [Points] = []
    for (index, size) in sizes.enumerated() {
      let (row, column) = (index / columns, index % columns)
      widths[column] = max(widths[column], size.width)
      if row == heights.count { heights.append(.zero) }
      heights[row] = max(heights[row], size.height)
    }
    let labelsHeight = Self.labelHeight * (cells.map(\.labels.count).max() ?? 0)
    let lefts = Self.starts(widths, gap: Self.margin)
    let tops = Self.starts(heights.map { $0 + labelsHeight }, gap: Self.margin)
    let whole = Rect(
      x: .zero, y: .zero, width: lefts.last ?? Self.margin, height: tops.last ?? Self.margin)
    var picture = SVGPicture(
      size: Size(width: whole.width, height: whole.height), caption: PictureCaption(title: title))
    picture.add(DisplayGroup(items: [Self.fill(whole, radius: .zero, Self.canvas)]))
    for (index, cell) in cells.enumerated() {
      guard WorkProgress.advance() else { break }
      let place = Point(x: lefts[index % columns], y: tops[index / columns])
      var items = cell.labels.enumerated().map { line, label in
        Self.text(
          label, at: Point(x: place.x, y: place.y + Self.labelHeight * line + 13),
          width: widths[index % columns],
          Self.ink, Self.labelFont)
      }
      let corner = Point(x: place.x, y: place.y + labelsHeight)
      if case .failure(let lines, _) = cell.content { items += Self.failure(lines, at: corner, sizes[index]) }
      picture.add(DisplayGroup(items: items))
      if case .picture(let svg) = cell.content { picture.add(picture: svg, at: corner) }
    }
    return picture.finished()
  }

  /// The start of each length, and the end of the whole.
  private static func starts(_ lengths: [Points], gap: Points) -> [Points] {
    lengths.reduce(into: [gap]) { $0.append(($0.last ?? gap) + $1 + gap) }
  }

  private static func fill(_ rect: Rect, radius: Points, _ paint: RGBA) -> DisplayItem {
    let outline = Outline(rect: rect, radii: CornerRadii(radius: radius, corners: .all), curve: .continuous)
    return DisplayItem(role: .tableBackground, content: .fill(outline, paint))
  }

  private static func failure(_ lines: [String], at place: Point, _ size: Size) -> [DisplayItem] {
    let rect = Rect(x: place.x, y: place.y, width: size.width, height: size.height)
    return [fill(rect, radius: 8, failureFill)]
      + SheetCell.wrapped(lines).enumerated().map { index, line in
        text(
          line,
          at: Point(
            x: place.x + SheetCell.padding, y: place.y + SheetCell.padding + SheetCell.lineHeight * index + 13
          ),
          width: size.width - SheetCell.padding * 2, failureInk, SheetCell.font)
      }
  }

  /// A text, cut at its start if it is too wide: the end of a path tells most.
  private static func text(
    _ text: String, at place: Point, width: Points, _ paint: RGBA, _ font: Font
  ) -> DisplayItem {
    var shown = VisibleText.line(text)
    while TextMeasurer.width(of: shown, font: font) > width, shown.count > 2 {
      shown = "…" + shown.dropFirst(2)
    }
    return DisplayItem(role: .header, content: .text(TextRun(shown, font, at: place, paint)))
  }

  // MARK: - Other formats

  /// The sheet as a page that loads nothing and needs no scripts.
  package var html: [UInt8] {
    var html = Array((StaticPage.head(title: title, style: Self.style) + "<body>\n<main>\n").utf8)
    for cell in cells {
      guard WorkProgress.advance() else { break }
      let labels = cell.labels.map { "<bdi>\(MarkupText.escaped($0, space: .single))</bdi>" }
      html += "<figure><figcaption>\(labels.joined(separator: "<br>"))</figcaption>".utf8
      switch cell.content {
      case .picture(let content), .text(let content): html += content
      case .failure(let lines, _):
        html += "<pre>\(MarkupText.escaped(lines.joined(separator: "\n")))</pre>".utf8
      }
      html += "</figure>\n".utf8
    }
    return html + Array("</main>\n</body>\n</html>\n".utf8)
  }

  private static let style = """
    body { margin: 0; background: light-dark(#e7e7ea, #161618); color: light-dark(#1b1b1f, #f0f0f3); \
    font: 13px/1.4 -apple-system, Inter, system-ui, sans-serif; }
    main { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 24px; padding: 24px; }
    figure { max-width: 100%; margin: 0; }
    figcaption { max-width: 393px; margin-bottom: 6px; font-weight: 600; overflow-wrap: anywhere; }
    svg { display: block; max-width: 100%; height: auto; }
    pre { max-width: 393px; margin: 0; padding: 12px; border-radius: 8px; background: #ffecea; color: #a1160a; \
    white-space: pre-wrap; overflow-wrap: anywhere; }

    """

  /// The sheet as text pictures, one below the other. Each label is indented, as texts outside of a drawing are.
  package var text: [UInt8] {
    var text: [UInt8] = []
    for (index, cell) in cells.enumerated() {
      text += "\(index == 0 ? "" : "\n")  \(VisibleText.line(cell.labels.joined(separator: " · ")))\n".utf8
      switch cell.content {
      case .picture(let content), .text(let content): text += content
      case .failure(let lines, _): text += lines.map { "  \(VisibleText.line($0))\n" }.joined().utf8
      }
    }
    return text
  }
}
