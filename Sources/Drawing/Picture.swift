// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// A picture from a file, or a dashed box with its name in its place.
package struct Picture: Hashable, Sendable {
  /// The file's bytes; `nil` for a picture that can't be shown.
  package var data: PictureData?
  /// The file's natural size in points.
  package var naturalSize: Size
  /// The file's name without its folder.
  package var name: String
  /// The place of the whole picture, in points; it may reach beyond the outline, which cuts it off.
  package var frame: Rect
  package var outline: Outline
  /// The colour that replaces those of the picture, or the colour of the box. Default: `nil`; its own colours.
  package var tint: RGBA?
  /// The name in the box; `nil` for a picture that is shown.
  package var label: TextRun?

  package init(
    data: PictureData?, naturalSize: Size, name: String, frame: Rect, outline: Outline, tint: RGBA? = nil,
    label: TextRun? = nil
  ) {
    self.data = data
    self.naturalSize = naturalSize
    self.name = name
    self.frame = frame
    self.outline = outline
    self.tint = tint
    self.label = label
  }

  /// The picture `dy` points lower.
  package func offsetBy(dy: Points) -> Picture {
    var result = self
    result.frame = frame.offsetBy(dx: .zero, dy: dy)
    result.outline = outline.offsetBy(dy: dy)
    result.label?.origin.y += dy
    return result
  }

  /// Whether the outline cuts the picture off.
  package var isClipped: Bool { outline.rect != frame || !outline.radii.isZero }
}
