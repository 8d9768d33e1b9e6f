// SPDX-License-Identifier: GPL-3.0-or-later

/// Where TAB was pressed.
package struct LineContext: Hashable, Sendable {
  /// The whole line, with what stands after the cursor.
  package var line: String
  /// The cursor, in UTF-8 bytes from the start of `line`.
  package var cursor: Int

  package init(line: String, cursor: Int) {
    self.line = line
    self.cursor = cursor
  }
}

extension LineContext {
  /// What stands between two byte offsets; offsets outside of the line are moved to its ends.
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

/// What may stand at the cursor.
package struct LineCompletion: Hashable, Sendable {
  /// One thing that may be typed.
  package struct Candidate: Hashable, Sendable {
    /// The name as the program knows it: the editor adds the quotes.
    package var name: String
    /// False for what goes on after the name, as `--width=` and a folder do.
    package var appendsSpace: Bool
    /// What the list on the screen shows.
    package var label: String
    /// Whether it is typed as it is: the `$` of a variable, which quotes would make a dollar.
    package var isLiteral: Bool

    /// The label is the name unless it is given.
    package init(_ name: String, appendsSpace: Bool = true, label: String? = nil, isLiteral: Bool = false) {
      self.name = name
      self.appendsSpace = appendsSpace
      self.label = label ?? name
      self.isLiteral = isLiteral
    }
  }

  /// Byte offset in the line from which a candidate replaces what was typed; an opening quote of the word
  /// belongs to the replaced part.
  package var replacementStart: Int
  /// In the order in which they are listed.
  package var candidates: [Candidate]
  /// Asks the editor to add the files that fit what was typed.
  package var wantsFileNames: Bool
  /// The endings that such a file should have, without their dots; empty for any.
  package var fileEndings: [String] = []
  /// True where more may stand than the candidates say: one that nothing was typed of is shown, not put in.
  package var isOpen = false
  /// Shown above the prompt when nothing can be listed, and above a list before some of the word is typed:
  /// `Usage: set-radius POINTS`.
  package var usage: String?
  /// A line for each candidate, no wider than the terminal, with what there is to say of it: the list where all of
  /// them fit on the screen.
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
