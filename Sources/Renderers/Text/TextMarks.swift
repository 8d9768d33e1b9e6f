// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing

/// Writes controls in characters.
enum TextMarks {
  /// The columns of a bar or a field in a picture of short lines; assumed: as readable as in a whole picture.
  private static let compactColumns = 10

  static func piece(_ mark: TextMark, on canvas: TextCanvas) -> TextBlock.Piece {
    let frame = canvas.directed(mark.frame)
    return TextBlock.Piece(
      text: text(mark, frame, on: canvas), role: mark.kind == .line ? .divider : .accessory, anchor: .right,
      isFixed: true, x: frame.maxX,
      y: frame.midY, style: canvas.style(CharacterStyle(mark.paint)))
  }

  private static func text(_ mark: TextMark, _ frame: Rect, on canvas: TextCanvas) -> String {
    let glyphs = canvas.glyphs
    var columns: Int {
      canvas.options.isCompact
        ? compactColumns : max(3, canvas.grid.column(frame.maxX) - canvas.grid.column(frame.minX))
    }
    switch mark.kind {
    case .text(let text): return text
    case .menu(let text): return text + glyphs.menu
    case .line: return String(repeating: glyphs.barEmpty, count: columns)
    case .bar(let filled, let hasThumb):
      let bar = bar(columns, filled, hasThumb, glyphs)
      return canvas.traits.isRightToLeft ? String(bar.reversed()) : bar
    case .options(let titles, let selected):
      let options = titles.enumerated().map { $0.offset == selected ? "[\($0.element)]" : " \($0.element) " }
      return "(" + (canvas.traits.isRightToLeft ? options.reversed() : options).joined(separator: "|") + ")"
    case .field(let text):
      let room = columns - 2
      let shown = String(text.prefix(room))
      return "[" + shown + String(repeating: " ", count: max(0, room - shown.count)) + "]"
    }
  }

  private static func bar(_ columns: Int, _ filled: Int, _ hasThumb: Bool, _ glyphs: GlyphSet) -> String {
    let part = hasThumb ? columns - 1 : columns
    let count = (part * filled + 500) / 1000
    return String(repeating: glyphs.barFilled, count: count) + (hasThumb ? glyphs.thumb : "")
      + String(repeating: glyphs.barEmpty, count: part - count)
  }
}
