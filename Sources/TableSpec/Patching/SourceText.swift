/// A spec's text by bytes and lines.
struct SourceText {
  let bytes: [UInt8]
  /// The offset of each line's first byte.
  private let lineStarts: [Int]
  /// `\n`, or `\r\n` where the file ends its lines so.
  let newline: String

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { starts.append(index + 1) }
    lineStarts = starts
    let first = bytes.firstIndex(of: UInt8(ascii: "\n"))
    newline = first.map { $0 > 0 && bytes[$0 - 1] == UInt8(ascii: "\r") } == true ? "\r\n" : "\n"
  }

  /// The offset of a place; columns count characters.
  func offset(_ mark: YAMLMark) -> Int {
    guard mark.line <= lineStarts.count else { return bytes.count }
    var offset = lineStarts[mark.line - 1]
    // A byte order mark has no column of its own.
    if mark.line == 1, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    var column = 1
    while column < mark.column, offset < bytes.count {
      offset += 1
      while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
      column += 1
    }
    return offset
  }

  /// The line that holds `offset`, from 0.
  func line(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while low < high {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return low - 1
  }

  func start(ofLine line: Int) -> Int { lineStarts[line] }

  /// The offset behind a line's last byte, its end-of-line bytes not counted.
  func end(ofLine line: Int) -> Int {
    var end = line + 1 < lineStarts.count ? lineStarts[line + 1] - 1 : bytes.count
    if end > lineStarts[line], end <= bytes.count, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return end
  }

  /// The offset of the next line's first byte, or the end of the text.
  func next(afterLine line: Int) -> Int { line + 1 < lineStarts.count ? lineStarts[line + 1] : bytes.count }

  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// A line without the spaces around it.
  func trimmed(line: Int) -> Substring {
    let text = string(start(ofLine: line)..<end(ofLine: line))
    return text.drop { $0 == " " || $0 == "\t" }
  }

  /// Bytes from the line's start to `offset`: the indentation where only spaces stand before it.
  func column(_ offset: Int) -> Int { offset - start(ofLine: line(at: offset)) }
}
