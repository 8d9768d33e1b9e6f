// SPDX-License-Identifier: GPL-3.0-or-later

/// The font of a label.
package enum FontName: Hashable, Sendable {
  /// `UIFont.systemFont`, the default.
  case system
  /// A name as `UIFont(name:size:)` takes it. The system font's widths and heights are used, because the
  /// named font isn't available here.
  case named(String)

  /// The font's name; `nil` for the system font.
  package var text: String? { if case .named(let name) = self { name } else { nil } }
}

/// The place of a text within its label's width. In right-to-left layouts, leading is right.
package enum TextAlignment: String, Hashable, Sendable, CaseIterable {
  case leading
  case center
  case trailing
}
