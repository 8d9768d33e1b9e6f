// SPDX-License-Identifier: GPL-3.0-or-later

/// A weight of the system font.
package enum FontWeight: String, Hashable, Sendable, CaseIterable {
  case regular
  case semibold
  case bold

  /// The number that CSS and SVG use.
  package var cssWeight: Int {
    switch self {
    case .regular: 400
    case .semibold: 600
    case .bold: 700
    }
  }
}
