// SPDX-License-Identifier: GPL-3.0-or-later

/// The lines of a script or a golden session, from any editor.
struct ScriptText {
  /// The lines without their line ends.
  let lines: [String]
  /// The byte order mark at its beginning; empty without one.
  let mark: String
  /// The line end, `\n` or `\r\n`, by the first line.
  let lineEnd: String

  init(_ text: String) {
    // The text is split by bytes, because a carriage return and a line feed are one character of a string.
    var bytes = Array(text.utf8)[...]
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let hasMark = bytes.starts(with: byteOrderMark)
    if hasMark { bytes = bytes.dropFirst(byteOrderMark.count) }
    mark = hasMark ? "\u{FEFF}" : ""
    let parts = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let hasReturns = parts.count > 1 && parts.first?.last == UInt8(ascii: "\r")
    lineEnd = hasReturns ? "\r\n" : "\n"
    lines = parts.map { part in
      String(decoding: part.last == UInt8(ascii: "\r") ? part.dropLast() : part, as: UTF8.self)
    }
  }
}
