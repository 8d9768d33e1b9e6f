// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

/// Collects the items of an element. Callers draw from left to right; the canvas mirrors for right-to-left tables and
/// resolves colours.
struct ElementCanvas {
  let environment: LayoutEnvironment
  /// A part of the element in paint order.
  enum Item {
    case content(DisplayItem.Role, DisplayItem.Content)
    /// An image with its symbol, picture or letters, in a box.
    case image(RowImage, CellArrangement<Points>.Glyph, Rect)
  }

  private(set) var items: [Item] = []
  /// The texts, if they are collected.
  private(set) var texts: [ElementText] = []
  private var shapes: [(rect: Rect, color: Color)] = []
  private let collectsTexts: Bool
  /// The opacity of everything, in thousandths.
  private let opacity: Int

  /// - Parameter collectsTexts: whether to collect ``texts``, which no picture needs. Default: false.
  init(_ environment: LayoutEnvironment, isEnabled: Bool, collectsTexts: Bool = false) {
    self.environment = environment
    self.collectsTexts = collectsTexts
    opacity = isEnabled ? 1000 : Int((environment.metric(.disabledOpacity).doubleValue * 1000).rounded())
  }

  private func paint(_ color: Color) -> RGBA {
    var paint = environment.paint(color)
    paint.alpha = paint.alpha * opacity / 1000
    return paint
  }

  private func directed(_ rect: Rect) -> Rect {
    environment.isRightToLeft ? rect.mirrored(in: environment.width) : rect
  }

  private func outline(_ rect: Rect, _ radius: Points, _ curve: CornerCurve) -> Outline {
    Outline(rect: directed(rect), radii: CornerRadii(radius: radius, corners: .all), curve: curve)
  }

  /// Fills a rectangle with round corners. Lengths are in points.
  mutating func fill(
    _ rect: Rect, radius: Points = .zero, curve: CornerCurve = .circular, _ color: Color,
    role: DisplayItem.Role = .control
  ) {
    let paint = paint(color)
    guard paint.isVisible, !rect.isEmpty else { return }
    if collectsTexts { shapes.append((rect, color)) }
    add(role, .fill(outline(rect, radius, curve), paint))
  }

  /// Draws a line of some points along the inside of a rectangle.
  mutating func border(_ rect: Rect, radius: Points, width: Points, _ color: Color) {
    add(.control, .border(outline(rect, radius, .circular), width: width, paint(color)))
  }

  /// A white thumb with a shadow, as switches have it: 2 points lower, with a blur of 2.5.
  mutating func thumb(_ rect: Rect) {
    let shape = outline(rect, rect.height / 2, .circular)
    let shadow = DropShadow(
      outline: shape, radius: 2.5, offset: Point(x: 0, y: 2),
      paint: RGBA(red: 0, green: 0, blue: 0, alpha: 180))
    add(.control, .shadow(shadow))
    add(.control, .fill(shape, RGBA(red: 255, green: 255, blue: 255)))
  }

  /// The background of a selected segment: white in light appearance, grey in dark. Source: the colours are general
  /// knowledge, the shadow is assumed.
  mutating func lens(_ rect: Rect, radius: Points) {
    let isDark = environment.info.traits.appearance == .dark
    let shape = outline(rect, radius, .continuous)
    let shadow = DropShadow(
      outline: shape, radius: 2, offset: Point(x: 0, y: 1), paint: RGBA(red: 0, green: 0, blue: 0, alpha: 90))
    let paint = RGBA(hex: isDark ? 0x636366 : 0xFFFFFF)
    if collectsTexts { shapes.append((rect, .rgba(paint))) }
    add(.control, .shadow(shadow))
    add(.control, .fill(shape, paint))
  }

  /// Writes a placed label.
  mutating func text(_ label: PlacedLabel<Points>, role: DisplayItem.Role = .control) {
    if collectsTexts { collect(label) }
    let lines = label.lines
    for (index, line) in lines.strings.enumerated() where !line.isEmpty {
      let run = environment.run(
        line, font: label.font, paint: paint(label.color), alignment: label.alignment,
        frame: label.frame.rect, baseline: label.baseline(ofLine: index, grid: environment.grid),
        measured: label.wholeWidth)
      add(role, .text(environment.spanned(run, lines, index, of: label.source, font: label.font)))
    }
  }

  private mutating func collect(_ label: PlacedLabel<Points>) {
    guard !label.text.isEmpty else { return }
    let frame = label.frame.rect
    let middle = Point(x: frame.midX, y: frame.midY)
    let fill = shapes.last { $0.rect.contains(middle) }?.color
    func add(_ text: String, _ ink: Color, isPart: Bool) {
      texts.append(ElementText(text: text, ink: ink, fill: fill, font: label.font, isPart: isPart))
    }
    add(label.text, label.color, isPart: false)
    for run in label.source.runs {
      if let color = run.attributes.color { add(run.text, color, isPart: true) }
    }
  }

  /// Writes a text in the middle of a box, vertically.
  mutating func text(
    _ text: String, _ font: Font, _ color: Color, _ alignment: TextAlignment = .leading, in box: Rect,
    role: DisplayItem.Role = .control
  ) {
    let label = PlacedLabel<Points>(
      "text", LabelText(text), font: font, color: color, alignment: alignment, available: box.width,
      grid: environment.grid)
    let frame = Frame(
      x: box.minX, y: environment.grid.round(box.midY - label.frame.height / 2), width: box.width,
      height: label.frame.height)
    self.text(label.centered(in: frame), role: role)
  }

  /// Draws a symbol or another glyph.
  mutating func symbol(
    _ kind: Symbol.Kind, in frame: Rect, _ color: Color, weight: SymbolWeight = .regular,
    overhang: Points = .zero, role: DisplayItem.Role = .control
  ) {
    add(
      role,
      .symbol(
        Symbol(
          kind: kind, frame: directed(frame), paint: paint(color), weight: weight,
          isMirrored: environment.isRightToLeft, overhang: overhang)))
  }

  /// Draws an image. One without room, in a stack that is too narrow, has no picture: programs refuse a drawing that is scaled
  /// to nothing.
  mutating func image(_ image: RowImage, _ glyph: CellArrangement<Points>.Glyph, in box: Rect) {
    guard !box.isEmpty else { return }
    items.append(.image(image, glyph, box))
  }

  private mutating func add(_ role: DisplayItem.Role, _ content: DisplayItem.Content) {
    items.append(.content(role, content))
  }

  /// The element in text pictures.
  mutating func mark(_ kind: TextMark.Kind, in box: Rect, _ color: Color = .semantic(.label)) {
    add(.control, .mark(TextMark(kind, frame: directed(box), paint: paint(color))))
  }
}

extension Rect {
  /// A rectangle of this size in the middle.
  func middle(width: Points, height: Points) -> Rect {
    Rect(x: midX - width / 2, y: midY - height / 2, width: width, height: height)
  }
}
