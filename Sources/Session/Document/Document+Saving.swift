// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel

extension Document {
  /// The saves of a document.
  struct Saves: Sendable {
    var count = 0
    /// The file as it was saved last.
    var last: DocumentFile?
    /// The number of steps in the history when the table was last equal to the file's.
    var depth = 0
  }

  /// The number of steps between the table and its file, undone or done; 0 when nothing is unsaved.
  package var unsavedEditCount: Int { isModified ? max(1, abs(depth - saves.depth)) : 0 }

  /// Notes that the file at `path` now holds the table; `nil` means the document's own file.
  ///
  /// - Parameter text: the bytes that were written, if they are the text from `edit`.
  package mutating func markSaved(to path: String? = nil, text: [UInt8]? = nil) {
    steps.noteSaved(text, of: file)
    file = DocumentFile(path: path ?? file.path, table: table)
    conflict = nil
    saves = Saves(count: saves.count + 1, last: file, depth: depth)
    steps.noteSaved(file, at: depth)
  }
}
