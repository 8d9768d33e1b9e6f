// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel

/// The spec file of a document: its name, and the table as the file holds it.
struct DocumentFile: Sendable {
  /// `nil` for a table that was never saved.
  var path: String?
  /// What edits count from. After an undone merge it is older than the file's content, so that `save` meets
  /// what somebody else wrote once more.
  var table: Table
  /// Whether there is no file of that name yet.
  var isNew = false
}
