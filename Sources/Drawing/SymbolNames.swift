// SPDX-License-Identifier: GPL-3.0-or-later

/// The SF Symbols names that there are drawings for, declared once: renderers draw them, and lint knows them.
package enum SymbolNames {
  /// All of them, sorted.
  package static let all: [String] = themes.keys.sorted()

  /// `nil` for what there is no drawing for.
  package static func theme(of name: String) -> SymbolTheme? { themes[name] }

  /// What there is a drawing for, though SF Symbols has no such name: an app must bring its own image.
  package static let outsideOfSFSymbols: Set<String> = ["bluetooth"]

  private static let themes: [String: SymbolTheme] = {
    var result: [String: SymbolTheme] = [:]
    for theme in SymbolTheme.allCases {
      for name in theme.names { result[name] = theme }
    }
    return result
  }()
}
