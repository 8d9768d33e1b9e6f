extension SpecText {
  /// Whether the file says nothing: blanks, comments and the marks of a document. Seen without parsing it, at its
  /// first line that says something.
  package var isBlank: Bool {
    var rest = bytes[...]
    if rest.starts(with: Self.byteOrderMark) { rest = rest.dropFirst(Self.byteOrderMark.count) }
    while !rest.isEmpty {
      let line = rest.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
      rest = rest[line.endIndex...].dropFirst()
      let words = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      let isMark = Self.marks.contains { words.elementsEqual($0) }
      guard words.isEmpty || words.first == UInt8(ascii: "#") || isMark else { return false }
    }
    return true
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
  private static let marks = ["---", "..."].map { Array($0.utf8) }
}
