// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// The program's own words as the user's terminal shows them: in its characters, and with its links. Files and programs get the
/// same bytes in every locale and from every terminal.
package enum TerminalWords {
  /// Whether the terminal shows only 7-bit characters. It is read once, because readline sets a UTF-8 locale later.
  package static let isASCII =
    TerminalCharacters(environment: Environment.values(of: TerminalCharacters.variables)) == .ascii

  /// The marks in messages, and what a 7-bit terminal gets in place of each.
  private static let marks: [(mark: [UInt8], ascii: [UInt8])] = [
    ("…", "..."), ("→", "->"), ("−", "-"), ("–", "-"),
  ].map { (Array($0.utf8), Array($1.utf8)) }
  /// The first byte of each mark, and of the characters of boxes, U+2500 to U+257F.
  private static let first: UInt8 = 0xE2

  /// The bytes for a descriptor: unchanged but for a terminal of 7-bit characters, or one that shows links. Titles and names are
  /// never changed.
  package static func fitting(_ bytes: [UInt8], on descriptor: Descriptor) -> [UInt8] {
    let needsASCII = isASCII && bytes.contains(first)
    guard needsASCII || TerminalLinks.ofTerminal != nil, descriptor.isTerminal else { return bytes }
    let words = needsASCII ? ascii(bytes) : bytes
    return TerminalLinks.ofTerminal?.linking(words) ?? words
  }

  package static func ascii(_ bytes: [UInt8]) -> [UInt8] {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return Array(lines.map(ascii).joined(separator: [UInt8(ascii: "\n")]))
  }

  private static func ascii(line: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var rest = line
    while let byte = rest.first {
      let second = rest.dropFirst().first
      // A picture in boxes was requested, and other widths would shift its columns.
      if byte == first, second == 0x94 || second == 0x95 { return Array(line) }
      if byte == first, let (mark, ascii) = marks.first(where: { rest.starts(with: $0.mark) }) {
        result += ascii
        rest = rest.dropFirst(mark.count)
      } else {
        result.append(byte)
        rest = rest.dropFirst()
      }
    }
    return result
  }
}
