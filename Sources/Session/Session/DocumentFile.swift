// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel

/// The spec file of a document: its name, and the table as the file holds it.
struct DocumentFile: Sendable {
  /// `nil` for a table that was never saved.
  var path: String?
  /// What edits count from. After an undone merge it is older than the file's content, so that `save` meets
  /// the changes of another program once more.
  var table: Table
  /// Whether there is no file of that name yet.
  var isNew = false
  /// The first problem of the file as it was read last; `nil` for a valid one.
  var problem: String?
  /// What `edit` made of the file's text, until it is saved.
  var text: EditedText?
}

/// The spec's text as it came out of an editor, comments included: `save` writes it, with later edits patched in.
package struct EditedText: Hashable, Sendable {
  package var bytes: [UInt8]
  /// What the file held that it was made from: it may take the place of nothing else. `nil` where there was no file.
  package var replaced: [UInt8]?

  package init(bytes: [UInt8], replaced: [UInt8]?) {
    self.bytes = bytes
    self.replaced = replaced
  }
}
