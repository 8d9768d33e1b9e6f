// SPDX-License-Identifier: GPL-3.0-or-later

/// The characters that a text picture is made of.
struct GlyphSet: Sendable {
  let isASCII: Bool
  let horizontal: String
  let vertical: String
  /// Rounded corners.
  let roundTopLeft: String
  let roundTopRight: String
  let roundBottomLeft: String
  let roundBottomRight: String
  /// Square corners.
  let topLeft: String
  let topRight: String
  let bottomLeft: String
  let bottomRight: String
  /// Where a line inside a box meets its sides.
  let teeLeft: String
  let teeRight: String
  let cross: String
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
