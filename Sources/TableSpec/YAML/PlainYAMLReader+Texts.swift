// SPDX-License-Identifier: GPL-3.0-or-later

extension PlainYAMLReader {
  mutating func flowToLineEnd(depth: Int) throws(Declined) -> YAMLNode {
    let value = try flow(depth: depth)
    try endLine()
    return value
  }

  private mutating func flow(depth: Int) throws(Declined) -> YAMLNode {
    switch byte() {
    case .leftBrace: return try flowMapping(depth: depth)
    case .leftBracket: return try flowSequence(depth: depth)
    case .quote, .apostrophe: return try quoted()
    default: return try plain(isInFlow: true)
    }
  }

  private mutating func flowSequence(depth: Int) throws(Declined) -> YAMLNode {
    guard depth < 60 else { throw Declined() }
    try count()
    let start = mark
    offset += 1
    var items: [YAMLNode] = []
    try skipInFlow()
    while byte() != .rightBracket {
      if let limits, items.count == limits.items { throw Declined() }
      items.append(try flow(depth: depth + 1))
      guard try isSeparated(from: .rightBracket) else { break }
    }
    offset += 1
    return YAMLNode(content: .sequence(items), start: start, end: mark)
  }

  private mutating func flowMapping(depth: Int) throws(Declined) -> YAMLNode {
    guard depth < 60 else { throw Declined() }
    try count()
    let start = mark
    offset += 1
    let base = entries.count
    try skipInFlow()
    while byte() != .rightBrace {
      let isQuoted = isQuote
      let key = isQuoted ? try quoted() : try plain(isInFlow: true)
      skipSpaces()
      // The key of a mapping stands on one line, and is not long.
      guard byte() == .colon, key.end.column - key.start.column < 900 else { throw Declined() }
      guard isQuoted || byte(1) == .space || byte(1) == .lineFeed else { throw Declined() }
      offset += 1
      try skipInFlow()
      let value = try flow(depth: depth + 1)
      entries.append(YAMLNode.Entry(key: key, value: value))
      guard try isSeparated(from: .rightBrace) else { break }
    }
    offset += 1
    return YAMLNode(content: .mapping(closed(from: base)), start: start, end: mark)
  }

  /// Whether a comma and another element follow; otherwise the end is here.
  private mutating func isSeparated(from end: UInt8) throws(Declined) -> Bool {
    try skipInFlow()
    if byte() == end { return false }
    guard byte() == .comma else { throw Declined() }
    offset += 1
    try skipInFlow()
    guard byte() != end else { throw Declined() }
    return true
  }

  /// A text without quotes, of characters that mean nothing anywhere in one.
  mutating func plain(isInFlow: Bool) throws(Declined) -> YAMLNode {
    try count()
    let start = mark
    let from = offset
    guard byte().beginsPlain || (byte() == .hyphen && byte(1).isWord) else { throw Declined() }
    var end = from
    var endMark = start
    let plainBytes = PlainBytes.all
    while true {
      while offset < bytes.count, plainBytes.contains(bytes[offset]) { offset += 1 }
      let next = byte()
      if next.isPlain || (next == .comma && !isInFlow) {
        offset += 1
      } else if next == .space {
        if offset > end { (end, endMark) = (offset, mark) }
        skipSpaces()
        // What follows the blanks begins another stretch, or ends the text.
        guard byte().isPlain || byte() >= 0x80 || (byte() == .comma && !isInFlow) else { break }
        end = offset
      } else if next >= 0x80 {
        try skipCharacter()
      } else {
        if offset > end { (end, endMark) = (offset, mark) }
        break
      }
    }
    switch byte() {
    case .lineFeed: break
    case 0 where offset == bytes.count: break
    case .comma, .rightBrace, .rightBracket, .colon: if !isInFlow { throw Declined() }
    default: throw Declined()
    }
    guard end - from <= YAMLParser.maximumTextLength else { throw Declined() }
    let text = String(decoding: bytes[from..<end], as: UTF8.self)
    return YAMLNode(content: .scalar(text, isPlain: true), start: start, end: endMark)
  }

  private mutating func quoted() throws(Declined) -> YAMLNode {
    try count()
    let start = mark
    let quote = byte()
    offset += 1
    let from = offset
    /// What was read up to the last escape, where there was one.
    var unescaped: [UInt8] = []
    var rest = from
    while true {
      // Nearly all of it at once: bytes of ASCII that end nothing and stand for themselves.
      while offset < bytes.count, bytes[offset] &- 0x20 < 0x5F, bytes[offset] != quote,
        bytes[offset] != .backslash
      {
        offset += 1
      }
      if byte() == quote {
        // Two apostrophes are one, and no end.
        guard quote == .apostrophe, byte(1) == quote else { break }
        unescaped += bytes[rest...offset]
        offset += 2
        rest = offset
      } else if quote == .quote, byte() == .backslash {
        unescaped += bytes[rest..<offset]
        try escape(into: &unescaped)
        rest = offset
      } else {
        try skipCharacter()
      }
    }
    guard offset - from <= YAMLParser.maximumTextLength else { throw Declined() }
    let text =
      rest == from
      ? String(decoding: bytes[from..<offset], as: UTF8.self)
      : String(decoding: unescaped + bytes[rest..<offset], as: UTF8.self)
    offset += 1
    return YAMLNode(content: .scalar(text, isPlain: false), start: start, end: mark)
  }

  /// One of the escapes that JSON has.
  private mutating func escape(into text: inout [UInt8]) throws(Declined) {
    switch byte(1) {
    case .quote, .backslash, UInt8(ascii: "/"): text.append(byte(1))
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "n"): text.append(.lineFeed)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "u"):
      var value = try hexadecimal()
      if (0xD800..<0xDC00).contains(value) {
        // JSON writes what is beyond U+FFFF as two halves, which libyaml refuses.
        offset += 6
        guard byte() == .backslash, byte(1) == UInt8(ascii: "u") else { throw Declined() }
        let low = try hexadecimal()
        guard (0xDC00..<0xE000).contains(low) else { throw Declined() }
        value = 0x10000 + ((value - 0xD800) << 10) + (low - 0xDC00)
      }
      guard let scalar = Unicode.Scalar(value) else { throw Declined() }
      text += String(Character(scalar)).utf8
      offset += 4
    default: throw Declined()
    }
    offset += 2
  }

  /// The four digits after `\u`.
  private func hexadecimal() throws(Declined) -> UInt32 {
    var value: UInt32 = 0
    for place in 2..<6 {
      guard let digit = Character(Unicode.Scalar(byte(place))).hexDigitValue else { throw Declined() }
      value = (value << 4) + UInt32(digit)
    }
    return value
  }
}

extension UInt8 {
  static let lineFeed = UInt8(ascii: "\n")
  static let space = UInt8(ascii: " ")
  static let hash = UInt8(ascii: "#")
  static let quote = UInt8(ascii: "\"")
  static let apostrophe = UInt8(ascii: "'")
  static let backslash = UInt8(ascii: "\\")
  static let comma = UInt8(ascii: ",")
  static let colon = UInt8(ascii: ":")
  static let hyphen = UInt8(ascii: "-")
  static let dot = UInt8(ascii: ".")
  static let leftBrace = UInt8(ascii: "{")
  static let rightBrace = UInt8(ascii: "}")
  static let leftBracket = UInt8(ascii: "[")
  static let rightBracket = UInt8(ascii: "]")

  var isWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// What may stand within a text without quotes wherever that is.
  @inline(__always)
  var isPlain: Bool { PlainBytes.all.contains(self) }

  /// What may begin one.
  var beginsPlain: Bool {
    isWord || self >= 0x80 || self == .dot || self == UInt8(ascii: "/") || self == UInt8(ascii: "+")
      || self == UInt8(ascii: "(") || self == UInt8(ascii: "~") || self == UInt8(ascii: "$")
  }
}

/// Some of the bytes of ASCII, a bit for each: asked about nearly every byte of a file, where the twenty comparisons of a switch
/// took as long as all else that reading does (measured).
private struct PlainBytes {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  /// What may stand within a text without quotes.
  static let all: PlainBytes = {
    var result = PlainBytes()
    for byte in (0 as UInt8)..<128 where byte.isWord || "-./+()%$;=~^&!'".utf8.contains(byte) {
      if byte < 64 { result.low |= 1 << UInt64(byte) } else { result.high |= 1 << UInt64(byte - 64) }
    }
    return result
  }()

  @inline(__always)
  func contains(_ byte: UInt8) -> Bool {
    guard byte < 128 else { return false }
    return ((byte < 64 ? low : high) >> UInt64(byte & 63)) & 1 == 1
  }
}
