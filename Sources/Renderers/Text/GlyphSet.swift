// SPDX-License-Identifier: GPL-3.0-or-later

/// The characters that a text picture is made of.
struct GlyphSet: Sendable {
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
  /// Where a line inside a box meets its sides.
  let teeLeft: TextCell
  let teeRight: TextCell
  let cross: TextCell
  let chevron: String
  let chevronMirrored: String
  let checkmark: String
  let info: String
  let switchOn: String
  let switchOff: String
  let image: String
  let ellipsis: String
  let rulerVertical: String
  let rulerHorizontal: String

  static let boxDrawing = GlyphSet(
    isASCII: false, horizontal: "─", vertical: "│", roundTopLeft: "╭", roundTopRight: "╮",
    roundBottomLeft: "╰", roundBottomRight: "╯", topLeft: "┌", topRight: "┐", bottomLeft: "└",
    bottomRight: "┘", teeLeft: "├", teeRight: "┤", cross: "┼", chevron: "›", chevronMirrored: "‹",
    checkmark: "✓", info: "ⓘ", switchOn: "(─●)", switchOff: "(○─)", image: "▪", ellipsis: "…",
    rulerVertical: "↕", rulerHorizontal: "↔")

  static let ascii = GlyphSet(
    isASCII: true, horizontal: "-", vertical: "|", roundTopLeft: ".", roundTopRight: ".",
    roundBottomLeft: "'", roundBottomRight: "'", topLeft: "+", topRight: "+", bottomLeft: "+",
    bottomRight: "+", teeLeft: "|", teeRight: "|", cross: "+", chevron: ">", chevronMirrored: "<",
    checkmark: "v", info: "(i)", switchOn: "(-@)", switchOff: "(o-)", image: "#",
    ellipsis: "...", rulerVertical: "^", rulerHorizontal: "<>")
}
