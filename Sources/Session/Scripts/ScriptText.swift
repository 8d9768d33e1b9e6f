// SPDX-License-Identifier: GPL-3.0-or-later

/// The text of a script or a session as its lines, whatever editor wrote it.
struct ScriptText {
  /// Without their ends.
  let lines: [String]
  /// The byte order mark that it began with; empty without one.
  let mark: String
  /// What ended its lines, `\n` or `\r\n`, after the first of them.
  let lineEnd: String

  init(_ text: String) {
    // By bytes: a carriage return and a line feed are one character of a string.
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
