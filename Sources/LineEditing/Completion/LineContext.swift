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
