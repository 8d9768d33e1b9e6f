// SPDX-License-Identifier: GPL-3.0-or-later

import Drawing
import Geometry

/// What a text picture knows of one row, from left to right.
struct TextBlock {
  /// A piece of text or a glyph on a line of its own height.
  struct Piece {
    enum Role: UInt8 {
      case title, detail, badge, image, accessory
      /// The first line of a header, and those below it.
      case header, headerRest
      case footer, other
    }

    var text: String
    var role: Role
    var anchor: TextRun.Anchor
    /// Glyphs and trailing texts keep their place; leading texts give way.
    var isFixed: Bool
    /// Where the anchor is, in points.
    var x: Points
    /// Which line it is on: its baseline, or the middle of a glyph.
    var y: Points
    var style = TextStyle.plain
    /// Whether it is a further line of the text before it.
    var goesOn = false
    /// Whether its label may have more lines than it has in points.
    var mayWrap = false

    var isText: Bool { role == .title || role == .detail }
    var isGlyph: Bool { role == .image || role == .accessory }
  }

  var section: Int
  var row: Int
  var rect: Rect
  var radii: CornerRadii
  /// Whether the background can be told from what is behind the table.
  var isVisible: Bool
  /// Of its edges.
  var lineStyle = TextStyle.plain
  /// Points: the largest font in it, and no less than the body's at the standard size.
  var fontSize = TextBlock.standardFontSize
  var separators: [Rect] = []
  var pieces: [Piece] = []
  /// The lines between its edges, where they were drawn before.
  var interior: Interior?

  static let standardFontSize: Points = 17

  /// Lines of a text picture, each with its end.
  struct Interior {
    var bytes: [UInt8]
    var count: Int
  }

  /// Whether the sides of the box are inside the picture.
  func hasSides(in width: Points) -> Bool { isVisible && (rect.minX > .zero || rect.maxX < width) }

  func separators(near y: Points) -> [Rect] {
    separators.filter { abs(($0.midY - y).subpoints) <= Points(2).subpoints }
  }
}
