// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// A way to show pictures of pixels on a terminal.
package enum PictureProtocol: String, Hashable, Sendable, CaseIterable {
  /// Kitty's graphics protocol, with placeholders in the cells.
  case kitty
  /// iTerm2's inline images.
  case iterm
  /// DEC's sixels.
  case sixel
}

/// A terminal that shows pictures of pixels.
package struct PictureTerminal: Hashable, Sendable {
  package var format: PictureProtocol
  package var cell: CellSize
  /// The most colours of a sixel picture, 2 … 256.
  package var colors: Int
  /// Whether tmux is between this process and the terminal that shows the pictures.
  package var isInTmux: Bool
  /// Whether the colour of a cell arrives with 24 bits. Default: yes. Kitty's ids are colours.
  package var hasTrueColor = true

  package init(_ format: PictureProtocol, cell: CellSize, colors: Int = 256, isInTmux: Bool = false) {
    self.format = format
    self.cell = cell
    self.colors = max(2, min(256, colors))
    self.isInTmux = isInTmux
  }

  /// A sequence as the terminal gets it. tmux draws sixels itself. It passes others on if they are wrapped, with each escape
  /// character doubled, and if its option `allow-passthrough` is on. Source: tmux(1), `allow-passthrough`.
  func passed(_ sequence: String) -> String {
    guard isInTmux, format != .sixel else { return sequence }
    return "\u{1B}Ptmux;" + sequence.replacing("\u{1B}", with: "\u{1B}\u{1B}") + "\u{1B}\\"
  }
}
