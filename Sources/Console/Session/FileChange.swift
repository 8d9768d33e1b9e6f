/// A step of the history that brought another file with it: `open`, `new` and their like.
struct FileChange: Sendable {
  /// How many steps the history had with it.
  var depth: Int
  var before: DocumentFile
  var after: DocumentFile
}
