// SPDX-License-Identifier: GPL-3.0-or-later

import Drawing

/// The characters that text pictures are made of.
final class GlyphSet: Sendable {
  let isASCII: Bool
  let horizontal: TextCell
  let vertical: TextCell
  /// Rounded corners.
  let roundTopLeft: TextCell
  let roundTopRight: TextCell
  let roundBottomLeft: TextCell
  let roundBottomRight: TextCell
  /// Square corners.
  let topLeft: TextCell
  let topRight: TextCell
  let bottomLeft: TextCell
  let bottomRight: TextCell
  /// The places at which a line in a box meets its sides.
  let teeLeft: TextCell
  let teeRight: TextCell
  let cross: TextCell
  let chevron: String
  let chevronMirrored: String
  let checkmark: String
  let info: String
  let switchOn: String
  let switchOff: String
  /// Behind the value of a pop-up button.
  let menu: String
  /// The parts of bars, and the thumb of a slider.
  let barFilled: String
  let barEmpty: String
  let thumb: String
  let ellipsis: String
  let rulerVertical: String
  let rulerHorizontal: String
  /// Joins a row's title and detail on one line.
  let joint: String
  /// The line beside a pinned header or footer.
  let double: TextCell
  /// The marks in the second column of a selected row and of a disabled one.
  let selected: TextCell
  let disabled: TextCell

  private init(isASCII: Bool, isMirrored: Bool) {
    func pair(_ left: TextCell, _ right: TextCell) -> (TextCell, TextCell) {
      isMirrored ? (right, left) : (left, right)
    }
    self.isASCII = isASCII
    if isASCII {
      (horizontal, vertical, double, cross, selected, disabled) = ("-", "|", "=", "+", "*", ":")
      (roundTopLeft, roundTopRight) = (".", ".")
      (roundBottomLeft, roundBottomRight) = ("'", "'")
      (topLeft, topRight, bottomLeft, bottomRight) = ("+", "+", "+", "+")
      (teeLeft, teeRight) = ("|", "|")
      (chevron, chevronMirrored, checkmark, info) = (">", "<", "v", "(i)")
      (switchOn, switchOff) = isMirrored ? ("(@-)", "(-o)") : ("(-@)", "(o-)")
      (menu, barFilled, barEmpty, thumb) = (" ^v", "=", "-", "O")
      (ellipsis, rulerVertical, rulerHorizontal, joint) = ("...", "^", "<>", " - ")
    } else {
      (horizontal, vertical, double, cross, disabled) = ("─", "│", "═", "┼", "░")
      selected = isMirrored ? "▐" : "▌"
      (roundTopLeft, roundTopRight) = pair("╭", "╮")
      (roundBottomLeft, roundBottomRight) = pair("╰", "╯")
      (topLeft, topRight) = pair("┌", "┐")
      (bottomLeft, bottomRight) = pair("└", "┘")
      (teeLeft, teeRight) = pair("├", "┤")
      (chevron, chevronMirrored, checkmark, info) = ("›", "‹", "✓", "ⓘ")
      (switchOn, switchOff) = isMirrored ? ("(●─)", "(─○)") : ("(─●)", "(○─)")
      (menu, barFilled, barEmpty, thumb) = (" ⌃⌄", "━", "─", "●")
      (ellipsis, rulerVertical, rulerHorizontal, joint) = ("…", "↕", "↔", " · ")
    }
  }

  private static let boxDrawing = GlyphSet(isASCII: false, isMirrored: false)
  private static let mirroredBoxDrawing = GlyphSet(isASCII: false, isMirrored: true)
  private static let ascii = GlyphSet(isASCII: true, isMirrored: false)
  private static let mirroredASCII = GlyphSet(isASCII: true, isMirrored: true)

  /// - Parameter isMirrored: whether the picture is drawn from the right.
  static func named(isASCII: Bool, isMirrored: Bool) -> GlyphSet {
    isASCII ? (isMirrored ? mirroredASCII : ascii) : (isMirrored ? mirroredBoxDrawing : boxDrawing)
  }

  /// The marks in rows besides their texts.
  static let written: [String] = [boxDrawing, mirroredBoxDrawing].flatMap {
    [$0.chevron, $0.chevronMirrored, $0.checkmark, $0.info, $0.switchOn, $0.switchOff, $0.menu, $0.ellipsis]
  }
}

extension GlyphSet {
  /// The mark of a row's state.
  func glyph(_ mark: RowMark) -> TextCell { mark == .selected ? selected : disabled }
}
