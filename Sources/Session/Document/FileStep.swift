// SPDX-License-Identifier: GPL-3.0-or-later

/// A step of the history that opened another file, or took new content of the same file: `open`, `new`, or
/// a merge with another program's save.
struct FileStep: Sendable {
  /// The number of steps in the history up to and including this one.
  var depth: Int
  var before: DocumentFile
  var after: DocumentFile

  /// Whether both sides are the same file with different content, as after a merge or a reload.
  var isSameFile: Bool { before.path == after.path }
}

/// A step of the history that changed the spec's text, besides the table.
struct TextChange: Sendable {
  /// The path of the file that the text is for.
  let path: String?
  /// The number of steps in the history up to and including this one.
  var depth: Int
  /// `nil` if the file has the text.
  var before: EditedText?
  var after: EditedText?
}
