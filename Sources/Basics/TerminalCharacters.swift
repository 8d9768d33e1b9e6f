// SPDX-License-Identifier: GPL-3.0-or-later

/// The characters that a user's terminals show, by their locale.
package enum TerminalCharacters: Sendable {
  /// All characters, as UTF-8.
  case unicode
  /// Those of 7 bits.
  case ascii

  /// The environment variables that it depends on. The first of these that is set counts (POSIX 8.2).
  package static let variables = ["LC_ALL", "LC_CTYPE", "LANG"]

  /// ``ascii`` for the locales C and POSIX, and for those that name another encoding than UTF-8, such as `en_US.ISO-8859-1`.
  /// ``unicode`` for `C.UTF-8`, and without a locale: most containers set none, and their terminals show UTF-8.
  package init(environment: [String: String]) {
    let locale = Self.variables.lazy.compactMap { environment[$0] }.first ?? ""
    let encoding = locale.split(separator: ".", maxSplits: 1).dropFirst().first?.prefix { $0 != "@" }
    let isUnicode =
      encoding.map { $0.lowercased().filter { $0 != "-" } == "utf8" } ?? (locale != "C" && locale != "POSIX")
    self = isUnicode ? .unicode : .ascii
  }
}
