// SPDX-License-Identifier: GPL-3.0-or-later

import WorkProgress

/// Reads what nearly all specs are made of, without libyaml, which takes half of the time that a picture of a large spec
/// takes in all (measured: five allocations and 2 700 instructions a value).
///
/// It reads block mappings and block lists, flow mappings and flow lists (JSON is made of those alone), comments, plain and
/// quoted texts that end on their line. It declines everything else, be it right or wrong, and everything that it is not sure of:
/// then libyaml reads the whole text, so that what is refused, and the words and places of messages, have one source. What
/// it does read has the same nodes at the same places, ends included; a test compares the two on texts with random faults.
package struct PlainYAMLReader {
  /// Something that libyaml is to judge.
  private struct Declined: Error {}

  private let bytes: [UInt8]
  private let limits: SpecLimits?
  private var offset = 0
  private var line = 1
  /// Where the line's first character is; later by the bytes that continue a character, so that columns count characters.
  private var lineStart = 0
  private var nodes = 0
  /// The entries of the mappings that are open, each of which is made with the room that it needs.
  private var entries: [YAMLNode.Entry] = []

  private init(_ bytes: [UInt8], limits: SpecLimits?) {
    self.bytes = bytes
    self.limits = limits
  }

  /// - Returns: the root; `nil` where libyaml is to read the text.
  package static func read(_ bytes: [UInt8], limits: SpecLimits?) -> YAMLNode? {
    var reader = PlainYAMLReader(bytes, limits: limits)
    return try? reader.document()
  }

  private mutating func document() throws(Declined) -> YAMLNode {
    try skipToToken()
    guard offset < bytes.count else { throw Declined() }
    let root = isFlow ? try flowToLineEnd(depth: 0) : try block(depth: 0)
    try skipToToken()
    guard offset == bytes.count else { throw Declined() }
    return root
  }

  // MARK: - Places

  /// The byte at a place from here; 0 at the end, which is no byte that is read.
  private func byte(_ ahead: Int = 0) -> UInt8 {
    let place = offset + ahead
    return place < bytes.count ? bytes[place] : 0
  }

  private var column: Int { offset - lineStart }
  private var mark: YAMLMark { YAMLMark(line: line, column: column + 1) }
  /// Where a block ends: at what follows it. The end of a text that ends within a line is the next line.
  private var endMark: YAMLMark {
    offset == bytes.count && column > 0 ? YAMLMark(line: line + 1, column: 1) : mark
  }

  private mutating func count() throws(Declined) {
    nodes += 1
    if let limits, nodes > limits[.bytes] / 2 { throw Declined() }
    if nodes % 256 == 0, WorkProgress.isCancelled { throw Declined() }
  }

  private mutating func newLine() {
    offset += 1
    line += 1
    lineStart = offset
  }

  private mutating func skipSpaces() { while byte() == .space { offset += 1 } }

  /// Blanks, ends of lines and comments between the tokens of a block.
  private mutating func skipToToken() throws(Declined) {
    while true {
      skipSpaces()
      if byte() == .hash, offset == 0 || bytes[offset - 1] == .space || bytes[offset - 1] == .lineFeed {
        while offset < bytes.count, byte() != .lineFeed { try skipCharacter() }
      }
      guard byte() == .lineFeed else { return }
      newLine()
    }
  }

  /// The rest of a line after a value.
  private mutating func endLine() throws(Declined) {
    let start = offset
    skipSpaces()
    guard offset == bytes.count || byte() == .lineFeed || (byte() == .hash && offset > start) else {
      throw Declined()
    }
  }

  /// Blanks and ends of lines within braces and brackets.
  private mutating func skipInFlow() throws(Declined) {
    while true {
      skipSpaces()
      guard byte() == .lineFeed else { break }
      newLine()
    }
    // The marks of a document count even there.
    if column == 0, byte() == .hyphen || byte() == .dot { throw Declined() }
  }

  /// One character of a text or a comment.
  private mutating func skipCharacter() throws(Declined) {
    let first = byte()
    if first < 0x80 {
      guard first >= 0x20, first != 0x7F else { throw Declined() }
      offset += 1
      return
    }
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard offset + length <= bytes.count,
      let scalar = String(validating: bytes[offset..<(offset + length)], as: UTF8.self)?.unicodeScalars,
      scalar.count == 1, let value = scalar.first?.value
    else { throw Declined() }
    switch value {
    // Controls, line and paragraph separators, the byte order mark, and what is no character.
    case 0x80..<0xA0, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: throw Declined()
    default: break
    }
    offset += length
    lineStart += length - 1
  }

  // MARK: - Blocks

  private var isFlow: Bool { byte() == .leftBrace || byte() == .leftBracket }
  private var isQuote: Bool { byte() == .quote || byte() == .apostrophe }
  private var isItem: Bool { byte() == .hyphen && byte(1) == .space }

  /// A list or a mapping whose first token is here.
  private mutating func block(depth: Int) throws(Declined) -> YAMLNode {
    if isItem { return try blockSequence(depth: depth) }
    guard let key = try blockKey() else { throw Declined() }
    return try blockMapping(key, depth: depth)
  }

  private mutating func blockSequence(depth: Int) throws(Declined) -> YAMLNode {
    guard depth < 60 else { throw Declined() }
    try count()
    let start = mark
    let column = column
    var items: [YAMLNode] = []
    while true {
      if let limits, items.count == limits.items { throw Declined() }
      offset += 1
      skipSpaces()
      if isFlow || isQuote {
        items.append(try flowToLineEnd(depth: depth + 1))
      } else if let key = try blockKey() {
        items.append(try blockMapping(key, depth: depth + 1))
      } else {
        items.append(try plain(isInFlow: false))
        try endLine()
      }
      guard try goesOn(at: column) else { break }
      guard isItem else { throw Declined() }
    }
    return YAMLNode(content: .sequence(items), start: start, end: endMark)
  }

  private mutating func blockMapping(_ first: YAMLNode, depth: Int) throws(Declined) -> YAMLNode {
    guard depth < 60 else { throw Declined() }
    try count()
    let column = first.start.column - 1
    let base = entries.count
    var key = first
    while true {
      skipSpaces()
      let value: YAMLNode
      if offset == bytes.count || byte() == .lineFeed || byte() == .hash {
        try skipToToken()
        // A list may stand right under its key; then it ends elsewhere, and libyaml knows where.
        guard offset < bytes.count, self.column > column else { throw Declined() }
        value = try block(depth: depth + 1)
      } else if isFlow || isQuote {
        value = try flowToLineEnd(depth: depth + 1)
      } else {
        value = try plain(isInFlow: false)
        try endLine()
      }
      entries.append(YAMLNode.Entry(key: key, value: value))
      guard try goesOn(at: column) else { break }
      guard let next = try blockKey() else { throw Declined() }
      key = next
    }
    return YAMLNode(content: .mapping(closed(from: base)), start: first.start, end: endMark)
  }

  /// The entries of a mapping that ends.
  private mutating func closed(from base: Int) -> [YAMLNode.Entry] {
    let own = Array(entries[base...])
    entries.removeSubrange(base...)
    return own
  }

  /// Whether the next token belongs to the block at this column; one that is further in would go on with a text.
  private mutating func goesOn(at column: Int) throws(Declined) -> Bool {
    try skipToToken()
    // Blanks at the end of the text that are further out end some blocks earlier than others.
    guard offset < bytes.count || self.column == 0 || self.column >= column else { throw Declined() }
    guard offset < bytes.count, self.column >= column else { return false }
    guard self.column == column else { throw Declined() }
    return true
  }

  /// A key and its colon; `nil`, and nothing is read, where something else is here.
  private mutating func blockKey() throws(Declined) -> YAMLNode? {
    var length = 0
    while byte(length).isWord || (length > 0 && (byte(length) == .hyphen || byte(length) == .dot)) {
      length += 1
    }
    guard length > 0, length < 200, byte(length) == .colon,
      byte(length + 1) == .space || byte(length + 1) == .lineFeed
    else { return nil }
    try count()
    let start = mark
    let text = String(decoding: bytes[offset..<(offset + length)], as: UTF8.self)
    offset += length
    let key = YAMLNode(content: .scalar(text, isPlain: true), start: start, end: mark)
    offset += 1
    return key
  }

  // MARK: - Flows and texts

  private mutating func flowToLineEnd(depth: Int) throws(Declined) -> YAMLNode {
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
  private mutating func plain(isInFlow: Bool) throws(Declined) -> YAMLNode {
    try count()
    let start = mark
    let from = offset
    guard byte().beginsPlain || (byte() == .hyphen && byte(1).isWord) else { throw Declined() }
    var end = from
    var endMark = start
    while true {
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
    while byte() != quote {
      if quote == .quote, byte() == .backslash {
        unescaped += bytes[rest..<offset]
        switch byte(1) {
        case .quote, .backslash: unescaped.append(byte(1))
        case UInt8(ascii: "n"): unescaped.append(.lineFeed)
        case UInt8(ascii: "t"): unescaped.append(0x09)
        default: throw Declined()
        }
        offset += 2
        rest = offset
      } else {
        try skipCharacter()
      }
      // Two are one, and no end.
      if quote == .apostrophe, byte() == quote, byte(1) == quote {
        unescaped += bytes[rest...offset]
        offset += 2
        rest = offset
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
}

extension UInt8 {
  fileprivate static let lineFeed = UInt8(ascii: "\n")
  fileprivate static let space = UInt8(ascii: " ")
  fileprivate static let hash = UInt8(ascii: "#")
  fileprivate static let quote = UInt8(ascii: "\"")
  fileprivate static let apostrophe = UInt8(ascii: "'")
  fileprivate static let backslash = UInt8(ascii: "\\")
  fileprivate static let comma = UInt8(ascii: ",")
  fileprivate static let colon = UInt8(ascii: ":")
  fileprivate static let hyphen = UInt8(ascii: "-")
  fileprivate static let dot = UInt8(ascii: ".")
  fileprivate static let leftBrace = UInt8(ascii: "{")
  fileprivate static let rightBrace = UInt8(ascii: "}")
  fileprivate static let leftBracket = UInt8(ascii: "[")
  fileprivate static let rightBracket = UInt8(ascii: "]")

  fileprivate var isWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// What may stand within a text without quotes wherever that is.
  fileprivate var isPlain: Bool {
    switch self {
    case .hyphen, .dot, .apostrophe, UInt8(ascii: "/"), UInt8(ascii: "+"), UInt8(ascii: "("),
      UInt8(ascii: ")"),
      UInt8(ascii: "%"), UInt8(ascii: "$"), UInt8(ascii: ";"), UInt8(ascii: "="), UInt8(ascii: "~"),
      UInt8(ascii: "^"),
      UInt8(ascii: "&"), UInt8(ascii: "!"):
      true
    default: isWord
    }
  }

  /// What may begin one.
  fileprivate var beginsPlain: Bool {
    isWord || self >= 0x80 || self == .dot || self == UInt8(ascii: "/") || self == UInt8(ascii: "+")
      || self == UInt8(ascii: "(") || self == UInt8(ascii: "~") || self == UInt8(ascii: "$")
  }
}
