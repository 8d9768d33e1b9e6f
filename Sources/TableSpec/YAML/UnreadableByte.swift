// SPDX-License-Identifier: GPL-3.0-or-later

/// The first byte of a text that can't be read, with its place.
struct UnreadableByte {
  private let value: UInt8
  private let mark: YAMLMark

  /// - Parameter offset: the offset of the byte, or of another byte in the same character.
  /// - Returns: `nil` for an offset past the end.
  init?(in bytes: UnsafeBufferPointer<UInt8>, near offset: Int) {
    guard bytes.indices.contains(offset) || offset == bytes.count, !bytes.isEmpty else { return nil }
    // An incomplete character begins before the byte that should have continued it.
    var start = min(offset, bytes.count - 1)
    for back in 1...3 where offset - back >= 0 {
      let byte = bytes[offset - back]
      if Self.length(of: byte) > back { start = offset - back }
      guard Self.isContinuation(byte) else { break }
    }
    value = bytes[start]
    let before = bytes[..<start]
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    // A byte order mark is before the text and has no column.
    let line = String(decoding: bytes[lineStart..<start], as: UTF8.self).unicodeScalars
      .drop { lineStart == 0 && $0 == "\u{FEFF}" }
    mark = YAMLMark(
      line: before.count { $0 == UInt8(ascii: "\n") } + 1, column: line.count + 1)
  }

  /// The error message with its place.
  var failure: YAMLFailure {
    let number = String(value, radix: 16, uppercase: true)
    guard value >= 0x80 else {
      return YAMLFailure(
        message:
          "the control character U+\(String(repeating: "0", count: 4 - number.count))\(number) is not allowed",
        hint: "remove it", mark: mark)
    }
    let scalar = Unicode.Scalar(value)
    // Latin-1's control characters are letters in Windows-1252, so a guess would be unreliable.
    let latin = value >= 0xA0 ? "; in Latin-1 it is '\(Character(scalar))'" : ""
    return YAMLFailure(
      message: "the byte \(number) is not UTF-8\(latin)", hint: "save the file as UTF-8", mark: mark)
  }

  private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

  /// The bytes of the UTF-8 character that begins with this one.
  static func length(of byte: UInt8) -> Int {
    switch byte {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }
}
