// SPDX-License-Identifier: GPL-3.0-or-later

/// Which font it is.
package enum FontName: Hashable, Sendable {
  case system
  /// As `UIFont(name:size:)` takes it. What it looks like is not known here: the system font's numbers stand in for it.
  case named(String)

  /// `nil` for the system font.
  package var text: String? { if case .named(let name) = self { name } else { nil } }
}

/// To which side of its room a label's text stands; from right to left it is mirrored.
package enum TextAlignment: String, Hashable, Sendable, CaseIterable {
  case leading
  case center
  case trailing
}
