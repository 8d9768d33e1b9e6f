// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// A session as a terminal shows it. Its times follow from its texts, so the same session is the same film.
package struct SessionFilm: Sendable {
  /// The size of the VT100. A shorter session has a lower picture.
  package static let columns = 80
  static let rows = 24

  /// Text that appears at once.
  struct Moment: Sendable {
    /// Milliseconds since the start.
    var time: Int
    var text: String
  }

  private(set) var moments: [Moment] = []
  /// The typed lines, for the picture's description.
  private(set) var lines: [String] = []
  /// The time of the next moment.
  private var now = 0
  /// The lines of output since the last typed line, which a viewer reads before the next one.
  private var unread = 0

  package init() {}

  // MARK: - The rule for times, in milliseconds

  private static let beforeTyping = 700
  private static let perCharacter = 55
  private static let beforeReturn = 350
  private static let perLine = 130
  private static let longestReading = 4000
  private static let afterEnd = 3000

  /// The time that a viewer needs for the output.
  private var reading: Int { min(Self.longestReading, Self.beforeTyping + unread * Self.perLine) }

  /// The length of the film.
  var length: Int { now + reading + Self.afterEnd }

  // MARK: - Adding

  /// Adds a line that is typed after a prompt.
  package mutating func type(_ line: String, at prompt: String) {
    show(prompt)
    now += reading
    unread = 0
    for character in line {
      show(String(character))
      now += Self.perCharacter
    }
    now += Self.beforeReturn
    show("\n")
    lines.append(line)
  }

  /// Adds output, which may have colours.
  package mutating func answer(_ text: String) {
    unread += text.utf8.count { $0 == UInt8(ascii: "\n") }
    show(text)
  }

  /// Adds the prompt at which the session is left.
  package mutating func end(at prompt: String) { show(prompt) }

  private mutating func show(_ text: String) {
    if !text.isEmpty { moments.append(Moment(time: now, text: text)) }
  }
}
