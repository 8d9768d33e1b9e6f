// SPDX-License-Identifier: GPL-3.0-or-later

/// The SF Symbols names that there are drawings for, declared once: renderers draw them, and lint knows them.
package enum SymbolNames {
  /// All of them, sorted.
  package static let all: [String] = themes.keys.sorted()

  /// `nil` for what there is no drawing for.
  package static func theme(of name: String) -> SymbolTheme? { themes[name] }

  private static let themes: [String: SymbolTheme] = {
    var result: [String: SymbolTheme] = [:]
    for theme in SymbolTheme.allCases {
      for name in theme.names { result[name] = theme }
    }
    return result
  }()
}
