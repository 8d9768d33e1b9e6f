// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// A JSON text with its surrogate pairs in YAML's form.
///
/// JSON writes a character above U+FFFF as two escapes, `\ud83d\ude00` (RFC 8259, section 7). YAML has one
/// escape for it, `\U0001f600`, and libyaml refuses JSON's. Python's and jq's JSON contain such pairs.
struct SurrogatePairs {
  /// The text that libyaml reads.
  private(set) var text: [UInt8] = []
  /// For each line, counted from 1, with a pair: the columns behind its pairs in ``text``, in order.
  private var columns: [Int: [Int]] = [:]

  /// `\ud83d\ude00` has 12 characters, `\U0001f600` has 10.
  private static let difference = 2
  private static let quote = UInt8(ascii: "\"")
  private static let backslash = UInt8(ascii: "\\")

  /// - Returns: `nil` for a text without such a pair or one that isn't JSON, in which quotes may mean more.
  init?(_ bytes: [UInt8]) {
    guard let first = bytes.first(where: { !" \n\r\t".utf8.contains($0) }), "{[".utf8.contains(first) else {
      return nil
    }
    text.reserveCapacity(bytes.count)
    var (line, column) = (1, 1)
    var isInString = false
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      var length = 1
      if isInString, byte == Self.backslash {
        if let pair = Self.pair(bytes[offset...]) {
          text += pair
          column += pair.count
          columns[line, default: []].append(column)
          offset += pair.count + Self.difference
          continue
        }
        // The character behind a backslash ends no string.
        length = min(2, bytes.count - offset)
      } else if byte == Self.quote {
        isInString.toggle()
      } else if !isInString, "'#".utf8.contains(byte) {
        return nil
      }
      for byte in bytes[offset..<(offset + length)] {
        text.append(byte)
        if byte == UInt8(ascii: "\n") {
          (line, column) = (line + 1, 1)
        } else if byte & 0xC0 != 0x80 {
          // Columns count characters.
          column += 1
        }
      }
      offset += length
    }
    guard !columns.isEmpty else { return nil }
  }

  /// YAML's form of the pair that a text begins with.
  private static func pair(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
    guard let high = escape(bytes, 0xD800..<0xDC00), let low = escape(bytes.dropFirst(6), 0xDC00..<0xE000)
    else {
      return nil
    }
    let digits = String(0x10000 + ((high - 0xD800) << 10) + (low - 0xDC00), radix: 16)
    return Array(("\\U" + String(repeating: "0", count: 8 - digits.count) + digits).utf8)
  }

  /// The value of the escape `\uXXXX` that a text begins with, if it is in a range.
  private static func escape(_ bytes: ArraySlice<UInt8>, _ range: Range<UInt32>) -> UInt32? {
    guard bytes.count >= 6, bytes.starts(with: "\\u".utf8) else { return nil }
    let digits = bytes.dropFirst(2).prefix(4)
    guard digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
    return UInt32(String(decoding: digits, as: UTF8.self), radix: 16).flatMap {
      range.contains($0) ? $0 : nil
    }
  }

  /// The place in the file of a place in ``text``.
  func placeInFile(_ mark: YAMLMark) -> YAMLMark {
    guard let behind = columns[mark.line] else { return mark }
    // By halves: a text in one line may have thousands of pairs.
    let pairs = behind.partitioningIndex { $0 > mark.column }
    return YAMLMark(line: mark.line, column: mark.column + pairs * Self.difference)
  }
}
