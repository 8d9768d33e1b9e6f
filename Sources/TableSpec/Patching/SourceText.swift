// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// A spec's text with the offsets of its lines.
struct SourceText {
  let bytes: [UInt8]
  /// The offset of each line's first byte. A byte order mark has no column.
  private let lineStarts: [Int]
  /// For each long line, the offsets of every ``stride``-th character: a file may be a single line.
  private let checkpoints: [Int: [Int]]
  /// The file's line end: `\n`, or `\r\n` if its first line ends so.
  let newline: String

  /// The characters between two checkpoints.
  static let stride = 512

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    var checkpoints: [Int: [Int]] = [:]
    var characters = 0
    var offset = Self.textStart(bytes)
    while offset < bytes.count {
      if characters > 0, characters % Self.stride == 0 {
        checkpoints[starts.count - 1, default: []].append(offset)
      }
      characters += 1
      let next = Self.next(after: offset, in: bytes)
      if bytes[offset] == UInt8(ascii: "\n") {
        starts.append(next)
        characters = 0
      }
      offset = next
    }
    lineStarts = starts
    self.checkpoints = checkpoints
    let end = bytes.firstIndex(of: UInt8(ascii: "\n"))
    newline = end.map { $0 > 0 && bytes[$0 - 1] == UInt8(ascii: "\r") } == true ? "\r\n" : "\n"
  }

  private static func textStart(_ bytes: [UInt8]) -> Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  /// The byte offset of a place, whose column counts characters.
  func offset(_ mark: YAMLMark) -> Int {
    guard mark.line <= lineStarts.count else { return bytes.count }
    var (offset, column) = start(near: mark)
    while column < mark.column, offset < bytes.count {
      offset = Self.next(after: offset, in: bytes)
      column += 1
    }
    return offset
  }

  /// A place with a known offset on the same line, at or before `mark` and less than ``stride`` characters
  /// from it.
  func start(near mark: YAMLMark) -> (offset: Int, column: Int) {
    let first = max(lineStarts[mark.line - 1], mark.line == 1 ? Self.textStart(bytes) : 0)
    guard let line = checkpoints[mark.line - 1] else { return (first, 1) }
    let passed = min((mark.column - 1) / Self.stride, line.count)
    return passed > 0 ? (line[passed - 1], 1 + passed * Self.stride) : (first, 1)
  }

  /// The offset of the next character. A byte that is not valid UTF-8 counts as a character.
  @inline(__always)
  private static func next(after offset: Int, in bytes: [UInt8]) -> Int {
    // Nearly all characters are ASCII.
    guard bytes[offset] >= 0xC2 else { return offset + 1 }
    return next(afterLong: offset, in: bytes)
  }

  private static func next(afterLong offset: Int, in bytes: [UInt8]) -> Int {
    let length = UnreadableByte.length(of: bytes[offset])
    var next = offset + 1
    while next < bytes.count, next < offset + length, bytes[next] & 0xC0 == 0x80 { next += 1 }
    return next
  }

  /// The line that contains `offset`, counted from 0.
  func line(at offset: Int) -> Int {
    lineStarts.partitioningIndex { $0 > offset } - 1
  }

  var lineCount: Int { lineStarts.count }

  func start(ofLine line: Int) -> Int { lineStarts[line] }

  /// The offset behind a line's last byte, without its line end.
  func end(ofLine line: Int) -> Int {
    var end = line + 1 < lineStarts.count ? lineStarts[line + 1] - 1 : bytes.count
    if end > lineStarts[line], end <= bytes.count, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return end
  }

  /// The offset of the next line's first byte, or the end of the text.
  func next(afterLine line: Int) -> Int { line + 1 < lineStarts.count ? lineStarts[line + 1] : bytes.count }

  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// A line without the blanks at its beginning.
  func trimmed(line: Int) -> Substring {
    let text = string(start(ofLine: line)..<end(ofLine: line))
    return text.drop { $0 == " " || $0 == "\t" }
  }

  /// The bytes from the line's start to `offset`, which are its indentation if they are all spaces.
  func column(_ offset: Int) -> Int { offset - start(ofLine: line(at: offset)) }
}

extension SourceText {
  /// A part of a line around a place, as byte offsets.
  struct Window {
    var start: Int
    var place: Int
    var end: Int
    /// Whether the line has more text before it, and after it.
    var isCutBefore: Bool
    var isCutBehind: Bool
  }

  /// The line of a place, or `width` characters of it with the place in their middle.
  func window(around mark: YAMLMark, width: Int) -> Window {
    guard mark.line <= lineStarts.count else {
      return Window(
        start: bytes.count, place: bytes.count, end: bytes.count, isCutBefore: false, isCutBehind: false)
    }
    let first = max(start(ofLine: mark.line - 1), mark.line == 1 ? Self.textStart(bytes) : 0)
    let last = max(first, end(ofLine: mark.line - 1))
    let place = min(offset(mark), last)
    // If there are few characters on one side of the place, the other side gets more.
    let before = walkBack(from: place, atMost: width, to: first)
    let behind = walk(from: place, atMost: width, to: last)
    let shownBefore = max(width / 2, width - behind.count)
    let start =
      before.count <= shownBefore ? before.end : walkBack(from: place, atMost: shownBefore, to: first).end
    let kept = min(before.count, shownBefore)
    let end = walk(from: place, atMost: width - kept, to: last).end
    return Window(start: start, place: place, end: end, isCutBefore: start > first, isCutBehind: end < last)
  }

  private func walk(from place: Int, atMost limit: Int, to last: Int) -> (end: Int, count: Int) {
    var end = place
    var count = 0
    while end < last, count < limit {
      end = Self.next(after: end, in: bytes)
      count += 1
    }
    return (end, count)
  }

  private func walkBack(from place: Int, atMost limit: Int, to first: Int) -> (end: Int, count: Int) {
    var end = place
    var count = 0
    while end > first, count < limit {
      var begin = end - 1
      while begin > first, begin > end - 4, bytes[begin] & 0xC0 == 0x80 { begin -= 1 }
      end = Self.next(after: begin, in: bytes) == end ? begin : end - 1
      count += 1
    }
    return (end, count)
  }
}
