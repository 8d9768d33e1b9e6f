// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel

/// The spec file of a document: its path, and the table in the file.
struct DocumentFile: Sendable {
  /// The file's path; `nil` for a table that was never saved.
  var path: String?
  /// The table that unsaved edits are counted from. After an undone merge it is older than the file's content, so
  /// that `save` finds the other program's changes again.
  var table: Table
  /// Whether the file doesn't exist yet.
  var isNew = false
  /// The first problem of the file as it was read last; `nil` if it is valid.
  var problem: String?
  /// The file's text from `edit`, until it is saved.
  var text: EditedText?
}

/// The spec's text from an editor, including comments. `save` writes it, with later edits patched in.
package struct EditedText: Hashable, Sendable {
  package var bytes: [UInt8]
  /// The file's bytes that the text was made from; it may not replace any other bytes. `nil` if there was no file.
  package var replaced: [UInt8]?

  package init(bytes: [UInt8], replaced: [UInt8]?) {
    self.bytes = bytes
    self.replaced = replaced
  }
}
