// SPDX-License-Identifier: GPL-3.0-or-later

/// A step of the history that brought another file with it, or another content of the same: `open`, `new`,
/// a merge with the save of another program.
struct FileChange: Sendable {
  /// How many steps the history had with it.
  var depth: Int
  var before: DocumentFile
  var after: DocumentFile

  /// Whether the file is the same with another content, as after a merge or a reload.
  var isSameFile: Bool { before.path == after.path }
}

/// A step of the history that brought a text with it, besides a table.
struct TextChange: Sendable {
  /// Of the file that the text is for.
  let path: String?
  /// How many steps the history had with it.
  var depth: Int
  /// `nil` for the text that is in the file.
  var before: EditedText?
  var after: EditedText?
}
