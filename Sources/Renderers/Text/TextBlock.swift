// SPDX-License-Identifier: GPL-3.0-or-later

import Drawing
import Geometry

/// What a text picture knows of one row.
struct TextBlock {
  /// A piece of text or a glyph on a line of its own height.
  struct Piece {
    var text: String
    var anchor: TextRun.Anchor
    /// Where the anchor is, in points.
    var x: Points
    /// Where it begins and ends at most, in points, as laid out.
    var width: Points
    /// Which line it is on: its baseline, or the middle of a glyph put on the baseline of the text beside it.
    var y: Points
    /// Glyphs and trailing texts keep their place; leading texts give way.
    var isFixed: Bool
    /// Whether a text between rows goes with the row above it: a footer does.
    var isFooter = false
  }

  var section: Int
  var row: Int
  var rect: Rect
  var radii: CornerRadii
  /// Whether the background can be told from what is behind the table.
  var isVisible: Bool
  var separators: [Rect] = []
  var pieces: [Piece] = []
  /// The lines between its edges, where they were drawn before.
  var interior: Interior?

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
