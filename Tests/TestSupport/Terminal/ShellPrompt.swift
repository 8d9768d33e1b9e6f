// SPDX-License-Identifier: GPL-3.0-or-later

/// The shell's default prompt in a terminal's output: `roundtable> ` or `settings.yaml*(begin)> `, possibly in bold.
enum ShellPrompt {
  /// The maximum length of a prompt in bytes.
  static let longest = 200
  private static let end = UInt8(ascii: ">")
  private static let plainEnd = Array("> ".utf8)
  private static let boldEnd = Array(">\u{1B}[0m ".utf8)

  /// Returns the range of the first prompt.
  static func range(in bytes: ArraySlice<UInt8>) -> Range<Int>? {
    for index in bytes.indices where bytes[index] == end {
      let rest = bytes[index...]
      guard let end = [plainEnd, boldEnd].first(where: { rest.starts(with: $0) }) else { continue }
      // Searches back to a space, a line's end or an escape sequence.
      let head = bytes[..<index]
      var start = head.lastIndex { $0 <= 0x20 }.map { $0 + 1 } ?? bytes.startIndex
      if start > bytes.startIndex, bytes[start - 1] == 0x1B,
        let letter = bytes[start..<index].firstIndex(where: { $0 | 32 >= 97 && $0 | 32 <= 122 })
      {
        start = letter + 1
      }
      if isPrompt(String(decoding: bytes[start..<index], as: UTF8.self)) {
        return start..<(index + end.count)
      }
    }
    return nil
  }

  private static func isPrompt(_ text: String) -> Bool {
    text.wholeMatch(of: /(\^C)?(roundtable|.+\.(ya?ml|json))\*?(\([a-z]+\))*/) != nil
  }
}
