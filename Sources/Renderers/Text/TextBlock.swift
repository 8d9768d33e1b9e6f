// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing

/// The contents of one row in a text picture, from left to right.
struct TextBlock {
  /// A text or a glyph, on the line that its y decides.
  struct Piece {
    /// The part of the table that a piece shows.
    enum Role: UInt8 {
      case title, detail, badge, image, accessory
      /// The first line of a header, and those below it.
      case header, headerRest
      case footer, other
      /// A line between the elements of a row.
      case divider
    }

    var text: String
    var role: Role
    var anchor: TextRun.Anchor
    /// Whether it keeps its place, as glyphs and trailing texts do; leading texts are cut if there is no
    /// room.
    var isFixed: Bool
    /// The anchor's position in points.
    var x: Points
    /// The baseline of a text or the middle of a glyph, in points. It decides the line.
    var y: Points
    var style = CharacterStyle.plain
    /// The styles of the printed characters except for blanks, if they differ. Default: none, all have ``style``.
    var styles: [CharacterStyle] = []
    /// Whether it continues the text of the piece before it.
    var goesOn = false
    /// Whether a picture with few columns may wrap the label into more lines than it has in points.
    var mayWrap = false

    var isText: Bool { role == .title || role == .detail }
    var isGlyph: Bool { role == .image || role == .accessory }
  }

  var section: Int
  var row: Int
  var rect: Rect
  var radii: CornerRadii
  /// The state that is marked.
  var mark: RowMark?
  /// Whether the background differs from the table's.
  var isVisible: Bool
  /// The style of its edges.
  var lineStyle = CharacterStyle.plain
  /// The largest font size in it in points, at least the body's standard size.
  var fontSize = TextBlock.standardFontSize
  var separators: [Rect] = []
  var pieces: [Piece] = []
  /// The lines between its edges, if they were drawn before.
  var interior: Interior?

  /// The body's font size in points at the standard text size.
  static let standardFontSize: Points = 17

  /// Finished lines of a text picture, each with its line end.
  struct Interior {
    var bytes: [UInt8]
    var count: Int
  }

  /// Whether the box is narrower than the picture and so shows its sides.
  func hasSides(in width: Points) -> Bool { isVisible && (rect.minX > .zero || rect.maxX < width) }

  func separators(near y: Points) -> [Rect] {
    separators.filter { abs(($0.midY - y).subpoints) <= Points(2).subpoints }
  }
}
