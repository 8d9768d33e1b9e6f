// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

extension SemanticColor {
  /// The first iOS whose `UIColor` has the colour under this name. Source: Apple's documentation of each
  /// colour in "UI element colors" and "Standard colors".
  package var firstIOS: Int {
    switch self {
    case .white, .black, .lightGray, .gray, .darkGray, .clear, .red, .green, .blue, .cyan, .yellow, .magenta,
      .orange,
      .purple, .brown:
      2
    case .systemBlue, .systemGreen, .systemOrange, .systemPink, .systemRed, .systemTeal, .systemYellow,
      .systemGray:
      7
    case .systemPurple: 9
    case .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText, .separator,
      .opaqueSeparator, .systemBackground, .systemGroupedBackground, .secondarySystemGroupedBackground,
      .tertiarySystemGroupedBackground, .systemFill, .secondarySystemFill, .tertiarySystemFill,
      .quaternarySystemFill, .systemGray2, .systemGray3, .systemGray4, .systemGray5, .systemGray6, .link,
      .systemIndigo, .systemBrown:
      13
    case .systemMint, .systemCyan: 15
    }
  }
}

extension Color {
  /// UIKit's own colours for the titles of buttons, of destructive actions and of links.
  package static let buttonTitles: [Color] = [
    .semantic(.systemBlue), .semantic(.systemRed), .semantic(.link),
  ]
  /// The reds that the titles of destructive actions have.
  package static let destructiveTitles: [Color] = [.semantic(.systemRed), .semantic(.red)]
}
