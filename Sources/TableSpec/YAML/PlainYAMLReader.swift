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
  struct Declined: Error {}

  let bytes: [UInt8]
  let limits: SpecLimits?
  var offset = 0
  private var line = 1
  /// Where the line's first character is; later by the bytes that continue a character, so that columns count characters.
  private var lineStart = 0
  private var nodes = 0
  /// The entries of the mappings that are open, each of which is made with the room that it needs.
  var entries: [YAMLNode.Entry] = []

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
  func byte(_ ahead: Int = 0) -> UInt8 {
    let place = offset + ahead
    return place < bytes.count ? bytes[place] : 0
  }

  var column: Int { offset - lineStart }
  var mark: YAMLMark { YAMLMark(line: line, column: column + 1) }
  /// Where a block ends: at what follows it. The end of a text that ends within a line is the next line.
  private var endMark: YAMLMark {
    offset == bytes.count && column > 0 ? YAMLMark(line: line + 1, column: 1) : mark
  }

  mutating func count() throws(Declined) {
    nodes += 1
    if let limits, nodes > limits[.bytes] / 2 { throw Declined() }
    if nodes % 256 == 0, WorkProgress.isCancelled { throw Declined() }
  }

  private mutating func newLine() {
    offset += 1
    line += 1
    lineStart = offset
  }

  mutating func skipSpaces() { while byte() == .space { offset += 1 } }

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
  mutating func endLine() throws(Declined) {
    let start = offset
    skipSpaces()
    guard offset == bytes.count || byte() == .lineFeed || (byte() == .hash && offset > start) else {
      throw Declined()
    }
  }

  /// Blanks and ends of lines within braces and brackets.
  mutating func skipInFlow() throws(Declined) {
    while true {
      skipSpaces()
      guard byte() == .lineFeed else { break }
      newLine()
    }
    // The marks of a document count even there.
    if column == 0, byte() == .hyphen || byte() == .dot { throw Declined() }
  }

  /// One character of a text or a comment.
  mutating func skipCharacter() throws(Declined) {
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

  var isFlow: Bool { byte() == .leftBrace || byte() == .leftBracket }
  var isQuote: Bool { byte() == .quote || byte() == .apostrophe }
  private var isItem: Bool { byte() == .hyphen && byte(1) == .space }

  /// A list or a mapping whose first token is here.
  private mutating func block(depth: Int) throws(Declined) -> YAMLNode {
    if isItem { return try blockSequence(depth: depth) }
    guard let key = try blockKey() else { throw Declined() }
    return try blockMapping(key, depth: depth)
  }

  /// - Parameter isUnderKey: whether it stands right under its key, no further in: then the next key ends it.
  private mutating func blockSequence(depth: Int, isUnderKey: Bool = false) throws(Declined) -> YAMLNode {
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
      guard isItem else {
        guard isUnderKey else { throw Declined() }
        break
      }
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
        guard offset < bytes.count, self.column >= column else { throw Declined() }
        if self.column > column {
          value = try block(depth: depth + 1)
        } else {
          guard isItem else { throw Declined() }
          value = try blockSequence(depth: depth + 1, isUnderKey: true)
        }
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
  mutating func closed(from base: Int) -> [YAMLNode.Entry] {
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
}
