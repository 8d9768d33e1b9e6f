// SPDX-License-Identifier: GPL-3.0-or-later

/// A row's leading image: a symbol, bare or white on a coloured tile as in Settings.
package struct RowImage: Hashable, Sendable {
  /// An SF Symbols name such as `wifi`; names without a drawing here show a placeholder.
  package var symbol: String
  /// The symbol's colour; `nil` is the tint colour, or white on a tile.
  package var color: Color?
  /// The colour of a 29-point rounded tile under the symbol; `nil` is no tile.
  package var tileColor: Color?

  package init(symbol: String, color: Color? = nil, tileColor: Color? = nil) {
    self.symbol = symbol
    self.color = color
    self.tileColor = tileColor
  }
}
