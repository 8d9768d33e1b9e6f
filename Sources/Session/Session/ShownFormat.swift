// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// The format of the table at a terminal: for `show`, `render`, `watch`, the pane and the start of a shell.
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
  package static let variables = ["TERM"] + TerminalCharacters.variables

  /// The default format of a terminal.
  ///
  /// - Parameter environment: the environment variables of ``variables`` that are set and not empty.
  package static func suiting(_ environment: [String: String]) -> ShownFormat {
    environment["TERM"] == "dumb" || TerminalCharacters(environment: environment) == .ascii ? .plain : .text
  }

  /// The format of a picture where an option needs one: a terminal that gets words gets boxes of 7-bit characters.
  package var ofPicture: ShownFormat { self == .plain ? .ascii : self }
}
