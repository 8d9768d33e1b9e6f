// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing

/// The bars above the content and the home indicator, in a text picture.
struct TextBars {
  private(set) var pieces: [TextBlock.Piece] = []
  /// The pieces of the bar at the bottom of the screen.
  private(set) var endPieces: [TextBlock.Piece] = []
  /// The points from the picture's top to the content; `nil` without bars.
  private(set) var bottom: Points?
  /// Whether the bar ends with a line.
  private(set) var hasLine = false
  /// Whether a line is above that bar.
  private(set) var hasEndLine = false
  private(set) var homeIndicator: Rect?
  /// Whether bars were painted over rows. Bars of a table that isn't scrolled come before all rows.
  private(set) var lieOverRows = false

  /// - Returns: whether the item belongs to the bars.
  mutating func add(_ item: DisplayItem, on canvas: TextCanvas, isAfterRows: Bool) -> Bool {
    switch item.role {
    case .navigationBar, .statusBar:
      if isAfterRows { lieOverRows = true }
      // Of a status bar, only the time is shown.
      switch item.content {
      case .fill(let outline, let paint):
        add(canvas.directed(outline.rect), paint, role: item.role)
      case .text(let run): pieces.append(Self.piece(run, item.role, canvas))
      default: break
      }
    case .navigationTitle, .navigationButton, .searchField: pieces += Self.pieces(of: item, canvas)
    case .sectionIndex:
      if case .mark(let mark) = item.content { endPieces.append(TextMarks.piece(mark, on: canvas)) }
    case .refreshControl: addRefreshControl(item, on: canvas)
    case .sheet:
      // The screen behind it is as wide as the picture, or nearly.
      if case .fill(let outline, let paint) = item.content, outline.rect.height < 10 {
        let bar = canvas.directed(outline.rect)
        let text = canvas.glyphs.isASCII ? "====" : "━━━━"
        pieces.append(
          TextBlock.Piece(
            text: text, role: .other, anchor: .center, isFixed: true, x: bar.midX, y: bar.midY,
            style: canvas.style(CharacterStyle(paint))))
        bottom = max(bottom ?? .zero, bar.maxY)
      }
    case .bottomSearchField: endPieces += Self.pieces(of: item, canvas)
    case .bottomBar:
      Self.add(item, on: canvas, to: &endPieces)
      if case .fill(let outline, let paint) = item.content, paint.isVisible, outline.rect.height <= 1 {
        hasEndLine = true
      }
    case .topTabBar: Self.add(item, on: canvas, to: &pieces)
    case .homeIndicator:
      if case .fill(let outline, _) = item.content { homeIndicator = canvas.directed(outline.rect) }
    case .deviceFrame, .textShadow, .scrollIndicator: break
    default: return false
    }
    return true
  }

  /// Adds the strip of a refresh control, its spinner or its text.
  private mutating func addRefreshControl(_ item: DisplayItem, on canvas: TextCanvas) {
    switch item.content {
    case .fill(let outline, _): bottom = max(bottom ?? .zero, outline.rect.maxY)
    case .text(let run): pieces.append(Self.piece(run, item.role, canvas))
    case .mark(let mark): pieces.append(TextMarks.piece(mark, on: canvas))
    case .symbol, .gradient, .border, .shadow, .ruler, .picture: break
    }
  }

  /// Adds a bar's background or the line below it; both extend from side to side.
  private mutating func add(_ rect: Rect, _ paint: RGBA, role: DisplayItem.Role) {
    guard rect.minX == .zero else { return }
    if role == .navigationBar, paint.isVisible, rect.height <= 1 {
      hasLine = true
    } else {
      bottom = max(bottom ?? .zero, rect.maxY)
    }
  }

  /// Adds an item of a tab bar or of a toolbar.
  private static func add(_ item: DisplayItem, on canvas: TextCanvas, to pieces: inout [TextBlock.Piece]) {
    switch item.content {
    case .symbol(let symbol): pieces += piece(symbol, canvas).map { [$0] } ?? []
    case .mark(let mark):
      guard case .text(let text) = mark.kind else { return }
      let frame = canvas.directed(mark.frame)
      pieces.append(
        TextBlock.Piece(
          text: text, role: .other, anchor: .center, isFixed: true, x: frame.midX, y: frame.midY + 6,
          style: canvas.style(CharacterStyle(mark.paint))))
    case .text, .fill, .gradient, .border, .shadow, .ruler, .picture: return
    }
  }

  private static func pieces(of item: DisplayItem, _ canvas: TextCanvas) -> [TextBlock.Piece] {
    switch item.content {
    case .text(let run): [piece(run, item.role, canvas)]
    case .symbol(let symbol): piece(symbol, canvas).map { [$0] } ?? []
    case .fill(let outline, _):
      brackets(canvas.directed(outline.rect), isMirrored: canvas.traits.isRightToLeft)
    case .gradient, .border, .shadow, .ruler, .picture, .mark: []
    }
  }

  private static func piece(
    _ run: TextRun, _ role: DisplayItem.Role, _ canvas: TextCanvas
  ) -> TextBlock.Piece {
    let anchor = canvas.directed(run.anchor)
    return TextBlock.Piece(
      text: run.text, role: .other, anchor: anchor, isFixed: anchor == .right,
      x: canvas.directed(run.origin.x),
      y: run.origin.y, style: canvas.style(CharacterStyle(run.paint, isBold: role == .navigationTitle)))
  }

  /// The brackets at the ends of a search field.
  private static func brackets(_ field: Rect, isMirrored: Bool) -> [TextBlock.Piece] {
    let (opening, closing) = isMirrored ? ("]", "[") : ("[", "]")
    return [(opening, TextRun.Anchor.left, field.minX), (closing, .right, field.maxX)].map {
      text, anchor, x in
      TextBlock.Piece(text: text, role: .other, anchor: anchor, isFixed: true, x: x, y: field.midY + 6)
    }
  }

  private static func piece(_ symbol: Symbol, _ canvas: TextCanvas) -> TextBlock.Piece? {
    guard case .named(let name) = symbol.kind else { return nil }
    let frame = canvas.directed(symbol.frame)
    let isBack = name == "chevron.backward"
    return TextBlock.Piece(
      text: text(name, isMirrored: symbol.isMirrored, canvas.glyphs), role: .other,
      // The arrow is beside its title, which begins before the arrow's box ends.
      anchor: isBack ? .right : .center, isFixed: true, x: isBack ? frame.maxX - 6 : frame.midX,
      y: frame.midY + 6, style: canvas.style(CharacterStyle(symbol.paint)))
  }

  /// A different character for each button that most bars have.
  private static func text(_ name: String, isMirrored: Bool, _ glyphs: GlyphSet) -> String {
    switch name {
    case "chevron.backward": isMirrored ? glyphs.chevron : glyphs.chevronMirrored
    case "plus", "plus.circle", "plus.circle.fill": "+"
    case "magnifyingglass": glyphs.isASCII ? "o" : "⌕"
    case "ellipsis", "ellipsis.circle": glyphs.ellipsis
    case "xmark", "xmark.circle", "xmark.circle.fill": glyphs.isASCII ? "x" : "×"
    case "checkmark": glyphs.checkmark
    default:
      Character((glyphs.isASCII ? nil : SymbolGlyphs.glyph(name)) ?? SymbolGlyphs.letter(name)).description
    }
  }

  /// The pieces of each line above the content, from top to bottom.
  var lines: [[TextBlock.Piece]] { Self.lines(of: pieces) }
  /// The same below the content.
  var endLines: [[TextBlock.Piece]] { Self.lines(of: endPieces) }

  private static func lines(of pieces: [TextBlock.Piece]) -> [[TextBlock.Piece]] {
    var lines: [[TextBlock.Piece]] = []
    for piece in pieces.sorted(by: { $0.y < $1.y }) {
      // Half a line of distance begins another line; a glyph beside a text is nearer.
      if let last = lines.last?.first, (piece.y - last.y).doubleValue < 8 {
        lines[lines.count - 1].append(piece)
      } else {
        lines.append([piece])
      }
    }
    return lines
  }
}
