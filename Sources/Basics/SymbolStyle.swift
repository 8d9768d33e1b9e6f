// SPDX-License-Identifier: GPL-3.0-or-later

/// The weight of a symbol's lines, as in `UIImage.SymbolWeight`.
package enum SymbolWeight: String, Hashable, Sendable, CaseIterable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

  /// The width of lines in thousandths of the regular one. Semibold: judged by eye against SF Symbols; the others follow the
  /// stems of the system font's weights, assumed.
  package var lineWidth: Int {
    switch self {
    case .ultraLight: 400
    case .thin: 550
    case .light: 750
    case .regular: 1000
    case .medium: 1150
    case .semibold: 1300
    case .bold: 1500
    case .heavy: 1750
    case .black: 2000
    }
  }
}

/// The size of a symbol beside the same text, as in `UIImage.SymbolScale`.
package enum SymbolScale: String, Hashable, Sendable, CaseIterable {
  case small, medium, large

  /// The size in thousandths of the medium one. Assumed, near to SF Symbols.
  package var factor: Int {
    switch self {
    case .small: 790
    case .medium: 1000
    case .large: 1280
    }
  }
}

/// The way in which the layers of a symbol are coloured, as in SwiftUI's `SymbolRenderingMode`.
package enum SymbolRenderingMode: String, Hashable, Sendable, CaseIterable {
  /// One colour.
  case monochrome
  /// One colour, fainter in each further layer.
  case hierarchical
  /// Each layer has a colour of its own.
  case palette
}
