// SPDX-License-Identifier: GPL-3.0-or-later

/// How the table is shown at a terminal: by `show`, in the pane and when a shell begins.
package enum ShownFormat: String, Hashable, Sendable, CaseIterable {
  /// Boxes of line-drawing characters.
  case text
  /// The same with one line a row.
  case compact
  /// Boxes of 7-bit characters.
  case ascii
  /// A line of words for each row, as screen readers need it.
  case plain

  /// The environment's variables that ``suiting(_:)`` looks at.
  package static let variables = ["TERM"] + localeVariables
  /// The first that is set rules, as for programs in C.
  private static let localeVariables = ["LC_ALL", "LC_CTYPE", "LANG"]

  /// What suits a terminal where nothing else is set.
  ///
  /// - Parameter environment: those of ``variables`` that are set and not empty.
  package static func suiting(_ environment: [String: String]) -> ShownFormat {
    if environment["TERM"] == "dumb" { return .plain }
    let locale = localeVariables.lazy.compactMap { environment[$0] }.first
    return locale == "C" || locale == "POSIX" ? .plain : .text
  }
}
