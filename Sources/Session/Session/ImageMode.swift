// SPDX-License-Identifier: GPL-3.0-or-later

/// How a terminal shows the table as a picture; the raw values are those of `--image`.
package enum ImageMode: String, Hashable, Sendable, CaseIterable {
  /// The best one that the terminal has.
  case auto
  /// Pixels, by one protocol.
  case kitty, iterm, sixel
  /// Coloured half cells with letters.
  case blocks
  /// Text instead of a picture.
  case off
}

extension ParameterKind where Value == ImageMode {
  static func image(_ modes: [ImageMode]) -> Self { .named(modes.map { ($0.rawValue, $0) }) }
}
