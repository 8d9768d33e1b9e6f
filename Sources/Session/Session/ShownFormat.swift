// SPDX-License-Identifier: GPL-3.0-or-later

/// The format of the table at a terminal: for `show`, the pane and the start of a shell.
package enum ShownFormat: String, Hashable, Sendable, CaseIterable {
  /// Boxes of line-drawing characters.
  case text
  /// As ``text``, with one line per row.
  case compact
  /// Boxes of 7-bit characters.
  case ascii
  /// A line of words for each row, as screen readers need it.
  case plain

  /// The environment variables that ``suiting(_:)`` reads.
  package static let variables = ["TERM"] + localeVariables
  /// The first of these that is set counts, as for programs in C.
  private static let localeVariables = ["LC_ALL", "LC_CTYPE", "LANG"]

  /// The default format of a terminal.
  ///
  /// - Parameter environment: the environment variables of ``variables`` that are set and not empty.
  package static func suiting(_ environment: [String: String]) -> ShownFormat {
    if environment["TERM"] == "dumb" { return .plain }
    let locale = localeVariables.lazy.compactMap { environment[$0] }.first
    return locale == "C" || locale == "POSIX" ? .plain : .text
  }
}
