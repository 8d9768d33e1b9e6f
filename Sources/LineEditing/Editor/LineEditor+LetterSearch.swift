// SPDX-License-Identifier: GPL-3.0-or-later

@preconcurrency import CReadline

/// Ctrl-] LETTER moves to the next LETTER in the line, Meta-Ctrl-] LETTER to the previous one; a count moves to the count-th.
///
/// Readline 8.2's own command crashes in callback mode if the next key begins a sequence, such as Ctrl-] Meta-Y.
extension LineEditor {
  /// The next key gives the letter.
  ///
  /// - Parameter count: which occurrence; negative counts search to the left.
  static func searchLetter(_ count: Int32) -> Int32 {
    MainActor.assumeIsolated { LineEditor.current?.lineState.letterSearch = Int(count) }
    return 0
  }

  /// Reads the letter; any other key does what it usually does.
  func readLetter(_ count: Int) {
    lineState.letterSearch = nil
    let key = rl_read_key()
    guard key >= 0x20, key != 0x7F, let first = UInt8(exactly: key) else {
      if key > 0 { rl_stuff_char(key) }
      return rl_callback_read_char()
    }
    var letter = [first]
    // A UTF-8 letter arrives byte by byte.
    let length = first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    while letter.count < length, let byte = UInt8(exactly: rl_read_key()) { letter.append(byte) }
    let line = rl_line_buffer.map { Array(String(cString: $0).utf8) } ?? []
    guard let place = Self.place(of: letter, in: line, from: Int(rl_point), count: count) else {
      rl_ding()
      return
    }
    rl_point = Int32(place)
    rl_redisplay()
  }

  private static func place(of letter: [UInt8], in line: [UInt8], from start: Int, count: Int) -> Int? {
    let places = line.indices.filter { line[$0...].starts(with: letter) }
    return count > 0
      ? places.filter { $0 > start }.dropFirst(count - 1).first
      : places.filter { $0 < start }.dropLast(-count - 1).last
  }
}
