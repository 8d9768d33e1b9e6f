// SPDX-License-Identifier: GPL-3.0-or-later

/// The line, and the position in it where TAB was pressed.
package struct LineContext: Hashable, Sendable {
  /// The whole line, including the text after the cursor.
  package var line: String
  /// The cursor, in UTF-8 bytes from the start of `line`.
  package var cursor: Int

  package init(line: String, cursor: Int) {
    self.line = line
    self.cursor = cursor
  }
}

extension LineContext {
  /// The text between two byte offsets; offsets outside the line are moved to its ends.
  func text(from start: Int, to end: Int) -> String {
    let bytes = line.utf8
    let lower = min(max(start, 0), bytes.count)
    let upper = min(max(end, lower), bytes.count)
    return String(decoding: bytes.dropFirst(lower).prefix(upper - lower), as: UTF8.self)
  }

  /// The line up to the cursor.
  package var head: String { text(from: 0, to: cursor) }

  /// The byte under the cursor.
  var nextByte: UInt8? { line.utf8.dropFirst(cursor).first }
}

/// The texts that are possible at the cursor.
package struct LineCompletion: Hashable, Sendable {
  /// One possible text.
  package struct Candidate: Hashable, Sendable {
    /// The name as the program uses it: the editor adds the quotes.
    package var name: String
    /// False if more text follows the name, as for `--width=` and for folders.
    package var appendsSpace: Bool
    /// The text shown in the list on the screen.
    package var label: String
    /// Whether it is inserted without quotes: quotes would make the `$` of a variable a plain dollar sign.
    package var isLiteral: Bool

    /// - Parameter label: defaults to the name.
    package init(_ name: String, appendsSpace: Bool = true, label: String? = nil, isLiteral: Bool = false) {
      self.name = name
      self.appendsSpace = appendsSpace
      self.label = label ?? name
      self.isLiteral = isLiteral
    }
  }

  /// Byte offset in the line where the replaced text begins; an opening quote of the word belongs to it.
  package var replacementStart: Int
  /// In display order.
  package var candidates: [Candidate]
  /// Whether the editor adds the files that match the typed text.
  package var wantsFileNames: Bool
  /// The preferred extensions of such files, without dots; empty for any.
  package var fileEndings: [String] = []
  /// True if other texts are possible, too: a single candidate is then shown instead of inserted while the
  /// word is empty.
  package var isOpen = false
  /// Shown above the prompt if nothing can be listed, and above a list while the word is empty: `Usage:
  /// set-radius POINTS`.
  package var usage: String?
  /// A line with a description for each candidate, no wider than the terminal. Used for the list if all lines fit on the
  /// screen.
  package var lines: [String]?

  package init(
    replacementStart: Int, candidates: [Candidate] = [], wantsFileNames: Bool = false, usage: String? = nil
  ) {
    self.replacementStart = replacementStart
    self.candidates = candidates
    self.wantsFileNames = wantsFileNames
    self.usage = usage
  }
}
