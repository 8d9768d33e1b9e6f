// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import Renderers
import TableLayout
import TableModel

/// One SVG with the pictures of specs before and after, side by side, with a frame around each element that differs. Above each
/// pair are the words.
package struct ComparisonPicture {
  // Our own design, in points.
  static let margin: Points = 24
  /// The room for the labels at the left of a picture.
  static let gutter: Points = 64
  static let heading = Font(size: 17, weight: .semibold)
  static let captionFont = Font(size: 13, weight: .semibold)
  private static let words = Font(size: 13)
  private static let text = RGBA(hex: 0x1C1C1E)
  private static let edge = RGBA(hex: 0xC7C7CC)
  /// The least width of a picture's column, so that the words of a narrow table have room.
  static let leastColumn: Points = 320
  /// The most lines of words about the table, and as many about the layout.
  package static let mostLines = 60

  private let caption: PictureCaption
  let width: Points
  let columns: (old: Points, new: Points)
  /// The items outside of the tables, and the tables' pictures, in paint order.
  var parts: [Part] = []
  /// The bottom of everything so far.
  var y = margin

  enum Part {
    case items([DisplayItem])
    /// An SVG with ids of its own.
    case picture([UInt8], at: Point)
  }

  /// - Parameters:
  ///   - comparisons: the specs that differ.
  ///   - note: a sentence below all of them. Default: none.
  package init(_ comparisons: [SpecComparison], note: String? = nil) {
    caption = PictureCaption(
      title: SpecComparison.title(of: comparisons),
      summary: "Before at the left, after at the right, with a frame around each element that differs")
    func widest(_ width: (SpecComparison) -> Points?) -> Points {
      comparisons.compactMap(width).reduce(Self.leastColumn) { max($0, $1) }
    }
    let (old, new) = (
      widest { $0.pair.old == nil ? nil : $0.difference.old.pictureSize.width },
      widest { $0.pair.new == nil ? nil : $0.difference.new.pictureSize.width }
    )
    (columns, width) = Self.columns(old, new)
    for comparison in comparisons { add(comparison) }
    if let note { add(lines: [SpecComparison.Line(note)]) }
    y += Self.margin
  }

  /// A picture with the words and the sides that `add` adds.
  ///
  /// - Parameters:
  ///   - caption: its title and its description.
  ///   - width: the width of each side.
  init(_ caption: PictureCaption, sides width: Points, add: (inout ComparisonPicture) -> Void) {
    self.caption = caption
    let side = max(Self.leastColumn, width)
    (columns, self.width) = Self.columns(side, side)
    add(&self)
    y += Self.margin
  }

  /// The left ends of both sides, and the width of the whole picture.
  private static func columns(_ old: Points, _ new: Points) -> ((old: Points, new: Points), Points) {
    let columns = (margin + gutter, margin + gutter + old + margin + gutter)
    return (columns, columns.1 + new + margin)
  }

  package var size: Size { Size(width: width, height: y) }

  /// The picture's bytes.
  package var svg: [UInt8] {
    var picture = SVGPicture(size: size, caption: caption)
    let paper = Outline(rect: Rect(x: .zero, y: .zero, width: width, height: y))
    picture.add(
      DisplayGroup(items: [DisplayItem(role: .tableBackground, content: .fill(paper, RGBA(hex: 0xFFFFFF)))]))
    for part in parts {
      switch part {
      case .items(let items): picture.add(DisplayGroup(items: items))
      case .picture(let svg, let origin): picture.add(picture: svg, at: origin)
      }
    }
    return picture.finished()
  }

  // MARK: - One spec

  private mutating func add(_ comparison: SpecComparison) {
    add(text: comparison.title, Self.heading, x: Self.margin, width: width - Self.margin * 2)
    y += 6
    add(lines: comparison.differs ? comparison.tableLines : [SpecComparison.Line("No difference.")])
    y += 6
    add(lines: comparison.layoutLines)
    y += 12
    let top = y
    let (pair, difference) = (comparison.pair, comparison.difference)
    add("Before", pair.old.map { _ in difference.old }, comparison.markedPlaces(isOld: true), at: columns.old)
    let bottom = y
    y = top
    add("After", pair.new.map { _ in difference.new }, comparison.markedPlaces(isOld: false), at: columns.new)
    y = max(y, bottom) + Self.margin
  }

  /// Adds a side's picture; without a table, a sentence.
  mutating func add(_ name: String, _ layout: LaidOutTable?, _ marks: [MarkedPlace], at x: Points) {
    add(text: name, Self.captionFont, x: x, width: Self.leastColumn)
    y += 6
    guard let layout else {
      return add(
        text: name == "Before" ? "The spec is new." : "The spec was deleted.", Self.words, x: x,
        width: Self.leastColumn)
    }
    let list = layout.unkeptDisplayList()
    let frame = Rect(x: x, y: y, width: list.size.width, height: list.size.height)
    var options = SVGOptions()
    options.idPrefix = "p\(parts.count)-"
    var items = add(picture: SVGRenderer(options).render(list), in: frame)
    var hidden = 0
    for mark in marks {
      guard let place = layout.pictureFrame(of: mark.place) else {
        hidden += 1
        continue
      }
      let around = place.offsetBy(dx: frame.minX, dy: frame.minY)
      items += [mark.frame(around: around)] + Self.label(mark, beside: around, left: x)
    }
    parts.append(.items(items))
    y = frame.maxY
    guard hidden > 0 else { return }
    y += 4
    add(text: ChangeMark.hidden(hidden), Self.words, x: x, width: frame.width)
  }

  /// Adds a picture.
  ///
  /// - Returns: the frame around it, whose own edge may be white.
  mutating func add(picture: [UInt8], in frame: Rect) -> [DisplayItem] {
    parts.append(.picture(picture, at: frame.origin))
    let around = Rect(x: frame.minX - 1, y: frame.minY - 1, width: frame.width + 2, height: frame.height + 2)
    return [DisplayItem(role: .rowBorder, content: .border(Outline(rect: around), width: 1, Self.edge))]
  }

  /// The label of an element at the left of the picture.
  private static func label(_ mark: MarkedPlace, beside place: Rect, left: Points) -> [DisplayItem] {
    let text = mark.address.isEmpty ? mark.mark.sign : "\(mark.mark.sign) \(mark.address)"
    let font = Font(size: 11, weight: .semibold)
    let shown = TextMeasurer.truncate(text, to: gutter - 18, font: font).text
    let width = TextMeasurer.width(of: shown, font: font) + 10
    let plate = Rect(x: left - 6 - width, y: place.midY - 8, width: width, height: 16)
    let shape = Outline(rect: plate, radii: CornerRadii(radius: 4, corners: .all))
    let white = TextRun(
      shown, font, at: Point(x: plate.minX + 5, y: plate.midY + 4), RGBA(hex: 0xFFFFFF))
    return [
      DisplayItem(role: .rowBorder, content: .fill(shape, mark.mark.paint)),
      DisplayItem(role: .title, content: .text(white)),
    ]
  }

  // MARK: - Words

  mutating func add(lines: [SpecComparison.Line]) {
    var used = 0
    for (index, line) in lines.enumerated() {
      let wrapped = TextMeasurer.wrap(
        line.text, width: width - Self.margin * 3, font: Self.words, maximumLines: Self.mostLines - used)
      used += wrapped.count
      if let mark = line.mark {
        let size = FontMetrics(Self.words)
        let sign = TextRun(
          mark.sign, Self.captionFont, at: Point(x: Self.margin, y: y + size.ascender), mark.paint)
        parts.append(.items([DisplayItem(role: .title, content: .text(sign))]))
      }
      for text in wrapped { add(text: text, Self.words, x: Self.margin + 16, width: width) }
      y += 2
      guard used >= Self.mostLines, index + 1 < lines.count else { continue }
      let rest = (lines.count - index - 1).counted("more line")
      return add(
        text: "and \(rest), which the format text has", Self.words, x: Self.margin + 16, width: width)
    }
  }

  /// Adds one line, cut to a width.
  mutating func add(text: String, _ font: Font, x: Points, width: Points) {
    let metrics = FontMetrics(font)
    let shown = TextMeasurer.truncate(text, to: width, font: font).text
    let line = TextRun(shown, font, at: Point(x: x, y: y + metrics.ascender), Self.text)
    parts.append(.items([DisplayItem(role: .title, content: .text(line))]))
    y += metrics.lineHeight
  }
}
