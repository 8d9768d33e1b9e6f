// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import CYAML

/// Parses bytes into nodes with libyaml's events. No other file calls libyaml.
///
/// Specs are data, so the parser refuses anchors, aliases and tags. A small file therefore can't become
/// enormous in memory.
package struct YAMLParser {
  /// The deepest accepted nesting. No valid spec is deeper, and it protects the recursion from overflowing
  /// the stack.
  static let maximumDepth = 64
  /// The most bytes of one scalar.
  static let maximumTextLength = 64 * 1024
  /// It is on the heap, because libyaml stores its address as its reader's data.
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  /// The text that libyaml reads. Errors look here for the places of bytes and brackets.
  private let bytes: UnsafeBufferPointer<UInt8>
  /// The escapes that have another form in the file; `nil` without any.
  private let pairs: SurrogatePairs?
  /// The places in ``bytes`` of the `[` and `{` that are not closed yet, the innermost last.
  private var openBrackets: [YAMLMark] = []
  /// The places in ``bytes`` of the last text in quotes, and its quote.
  private var quoted: (start: YAMLMark, end: YAMLMark, sign: Character)?
  private var nodes = 0
  private var events = 0
  private let limits: SpecLimits?

  private init(
    parser: UnsafeMutablePointer<yaml_parser_t>, bytes: UnsafeBufferPointer<UInt8>, pairs: SurrogatePairs?,
    limits: SpecLimits?
  ) {
    self.parser = parser
    self.bytes = bytes
    self.pairs = pairs
    self.limits = limits
  }

  /// - Parameter limits: the limits of lists and values. Default: `nil`, none, for a text that was read
  ///   before.
  /// - Returns: the document's root, or `nil` for a text without a document.
  /// - Throws: ``YAMLFailure`` for the first problem of the text.
  package static func parse(_ bytes: [UInt8], limits: SpecLimits? = nil) throws(YAMLFailure) -> YAMLNode? {
    do {
      return try parse(bytes, nil, limits)
    } catch {
      guard error.isEscape, let pairs = SurrogatePairs(bytes) else { throw error }
      return try parse(bytes, pairs, limits)
    }
  }

  private static func parse(
    _ bytes: [UInt8], _ pairs: SurrogatePairs?, _ limits: SpecLimits?
  ) throws(YAMLFailure) -> YAMLNode? {
    let state = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    state.initialize(to: yaml_parser_t())
    defer { state.deallocate() }
    guard yaml_parser_initialize(state) == 1 else {
      throw YAMLFailure(message: "not enough memory for the YAML parser", mark: YAMLMark(line: 1, column: 1))
    }
    defer { yaml_parser_delete(state) }
    let text = pairs?.text ?? bytes
    let result = text.withUnsafeBufferPointer { buffer -> Result<YAMLNode?, YAMLFailure> in
      yaml_parser_set_input_string(state, buffer.baseAddress, buffer.count)
      var parser = YAMLParser(parser: state, bytes: buffer, pairs: pairs, limits: limits)
      do throws(YAMLFailure) { return .success(try parser.document()) } catch { return .failure(error) }
    }
    return try result.get()
  }

  private mutating func document() throws(YAMLFailure) -> YAMLNode? {
    var root: YAMLNode?
    while true {
      let event = try next()
      switch event.kind {
      case .streamEnd: return root
      case .documentStart where root != nil:
        throw YAMLFailure(
          message: "the file has a second YAML document",
          hint: "a spec file describes one table; remove the '---'", mark: event.start)
      case .scalar, .sequenceStart, .mappingStart: root = try node(event, depth: 0)
      case .alias: throw Self.aliases(event.start)
      case .documentStart, .sequenceEnd, .mappingEnd, .other: break
      }
    }
  }

  private mutating func node(_ event: Event, depth: Int) throws(YAMLFailure) -> YAMLNode {
    guard depth < Self.maximumDepth else {
      throw YAMLFailure(
        message: "values are nested more than \(Self.maximumDepth) levels deep", mark: event.start)
    }
    nodes += 1
    // A value takes at least two bytes, unless it is empty: a text of braces and commas has more values.
    if let limits, nodes > limits[.bytes] / 2 {
      throw YAMLFailure(
        message: "the spec has more than \(limits[.bytes] / 2) values", hint: SpecLimits.Kind.bytes.hint,
        mark: event.start)
    }
    switch event.kind {
    case .scalar(let text, let isPlain):
      // A daemon's answer is read without limits, because one text in it may contain the problems of a
      // thousand specs.
      guard limits == nil || text.utf8.count <= Self.maximumTextLength else {
        throw YAMLFailure(message: "a text is longer than \(Self.maximumTextLength) bytes", mark: event.start)
      }
      return YAMLNode(content: .scalar(text, isPlain: isPlain), start: event.start, end: event.end)
    case .sequenceStart: return try sequence(from: event.start, depth: depth)
    case .mappingStart: return try mapping(from: event.start, depth: depth)
    case .alias, .documentStart, .streamEnd, .sequenceEnd, .mappingEnd, .other:
      throw Self.aliases(event.start)
    }
  }

  private mutating func sequence(from start: YAMLMark, depth: Int) throws(YAMLFailure) -> YAMLNode {
    var items: [YAMLNode] = []
    while true {
      let event = try next()
      if case .sequenceEnd = event.kind {
        return YAMLNode(content: .sequence(items), start: start, end: event.end)
      }
      // This check is before the list's end, because a list of empty values takes much more memory than its
      // text.
      if let limits, items.count == limits.items {
        throw YAMLFailure(
          message: "a list has more than \(limits.items) items",
          hint: SpecLimits.Kind.rows.hint + " or --\(SpecLimits.Kind.sections.option) N",
          mark: event.start)
      }
      items.append(try node(event, depth: depth + 1))
    }
  }

  private mutating func mapping(from start: YAMLMark, depth: Int) throws(YAMLFailure) -> YAMLNode {
    var entries: [YAMLNode.Entry] = []
    while true {
      let event = try next()
      if case .mappingEnd = event.kind {
        return YAMLNode(content: .mapping(entries), start: start, end: event.end)
      }
      let key = try node(event, depth: depth + 1)
      entries.append(YAMLNode.Entry(key: key, value: try node(try next(), depth: depth + 1)))
    }
  }

  private static func aliases(_ mark: YAMLMark) -> YAMLFailure {
    YAMLFailure(
      message: "anchors and aliases are not supported",
      hint: "copy the value instead; quote a text that begins with & or *", mark: mark)
  }
}

extension YAMLParser {
  /// One of libyaml's events with its place.
  private struct Event {
    enum Kind {
      case scalar(String, isPlain: Bool)
      case sequenceStart, sequenceEnd, mappingStart, mappingEnd
      case alias, documentStart, streamEnd, other
    }

    var kind: Kind
    var start: YAMLMark
    var end: YAMLMark
  }

  private mutating func next() throws(YAMLFailure) -> Event {
    events += 1
    // Checking at each event would be too slow.
    if events % 64 == 0, WorkProgress.isCancelled {
      throw YAMLFailure(message: "reading was cancelled", mark: mark(parser.pointee.mark))
    }
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { throw failure }
    defer { yaml_event_delete(&event) }
    let start = mark(event.start_mark)
    noteBracket(of: event, at: YAMLMark(event.start_mark))
    let kind: Event.Kind
    switch event.type {
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      try refuse(anchor: scalar.anchor, tag: scalar.tag, at: start)
      noteQuotes(of: event)
      let text = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      kind = .scalar(
        String(decoding: text, as: UTF8.self), isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE)
    case YAML_SEQUENCE_START_EVENT:
      try refuse(anchor: event.data.sequence_start.anchor, tag: event.data.sequence_start.tag, at: start)
      kind = .sequenceStart
    case YAML_MAPPING_START_EVENT:
      try refuse(anchor: event.data.mapping_start.anchor, tag: event.data.mapping_start.tag, at: start)
      kind = .mappingStart
    case YAML_SEQUENCE_END_EVENT: kind = .sequenceEnd
    case YAML_MAPPING_END_EVENT: kind = .mappingEnd
    case YAML_ALIAS_EVENT: kind = .alias
    case YAML_DOCUMENT_START_EVENT: kind = .documentStart
    case YAML_STREAM_END_EVENT: kind = .streamEnd
    default: kind = .other
    }
    return Event(kind: kind, start: start, end: mark(event.end_mark))
  }

  private mutating func noteBracket(of event: yaml_event_t, at start: YAMLMark) {
    switch event.type {
    case YAML_SEQUENCE_START_EVENT
    where event.data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE,
      YAML_MAPPING_START_EVENT
    where event.data.mapping_start.style == YAML_FLOW_MAPPING_STYLE:
      openBrackets.append(start)
    // Inside brackets, only brackets end.
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: _ = openBrackets.popLast()
    default: break
    }
  }

  private mutating func noteQuotes(of event: yaml_event_t) {
    switch event.data.scalar.style {
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE:
      quoted = (YAMLMark(event.start_mark), YAMLMark(event.end_mark), "\"")
    case YAML_SINGLE_QUOTED_SCALAR_STYLE:
      quoted = (YAMLMark(event.start_mark), YAMLMark(event.end_mark), "'")
    default: break
    }
  }

  private func refuse(
    anchor: UnsafeMutablePointer<UInt8>?, tag: UnsafeMutablePointer<UInt8>?, at mark: YAMLMark
  ) throws(YAMLFailure) {
    if anchor != nil { throw Self.aliases(mark) }
    if tag != nil {
      throw YAMLFailure(
        message: "tags are not supported", hint: "remove the '!…'; quote a text that begins with !",
        mark: mark)
    }
  }

  /// libyaml's message and place.
  private var failure: YAMLFailure {
    if parser.pointee.error == YAML_READER_ERROR, let failure = unreadable { return failure }
    let words = parser.pointee.problem.map { String(cString: $0) } ?? "invalid YAML"
    let mark = mark(parser.pointee.problem_mark)
    if let failure = quoteFailure(words) { return failure }
    // libyaml's place is where it stopped, which may be many lines behind the unclosed bracket.
    if let bracket = openBrackets.last, let sign = OpenBracket.sign(at: bracket, in: bytes) {
      return YAMLFailure(
        message: "this '\(sign)' is not closed",
        hint: "add '\(sign == "{" ? "}" : "]")', or see line \(mark.line), column \(mark.column): \(words)",
        mark: placeInFile(bracket), isUnclosed: true)
    }
    if words == "did not find expected <document start>" {
      return YAMLFailure(
        message: "the value ends before this", hint: "remove this text, or move it into the brackets",
        mark: mark)
    }
    let context = parser.pointee.context.map { String(cString: $0) }
    return YAMLFailure(
      message: (context.map { $0 + ": " } ?? "") + words, hint: Self.hint(words), mark: mark,
      isEscape: words.contains(Self.escapeWords))
  }

  /// The failure of a text whose closing quote is missing or in its middle; `nil` for others.
  private func quoteFailure(_ words: String) -> YAMLFailure? {
    if words == "found unexpected end of stream" {
      let start = YAMLMark(parser.pointee.context_mark)
      let sign = parser.pointee.context.map { String(cString: $0) }?.contains("quoted") == true
      return sign
        ? YAMLFailure(
          message: "this quote is not closed", hint: "add the same quote at the end of the text",
          mark: placeInFile(start)) : nil
    }
    let stop = YAMLMark(parser.pointee.problem_mark)
    guard let quoted, OpenBracket.isText(at: stop, behind: quoted.end, in: bytes) else { return nil }
    guard quoted.start.line != quoted.end.line else {
      return words.contains("did not find expected")
        ? YAMLFailure(
          message: "the text in quotes ends before this",
          hint: "put the whole text in quotes; within \"…\", write a quote as \\\"", mark: placeInFile(stop))
        : nil
    }
    return YAMLFailure(
      message: "this \(quoted.sign) is not closed on its line",
      hint: "add \(quoted.sign) at the end of the text; now it ends at line \(quoted.end.line), "
        + "column \(quoted.end.column - 1)", mark: placeInFile(quoted.start))
  }

  /// libyaml's message for `title: Note: this`.
  static let nestedMapping = "mapping values are not allowed"

  /// libyaml's message for an invalid escape, such as a single surrogate.
  private static let escapeWords = "invalid Unicode character escape code"

  private static func hint(_ words: String) -> String? {
    if words.contains("cannot start any token") {
      return "indent with spaces, never with tabs; quote texts that begin with a special character"
    }
    if words.contains("block sequence entries are not allowed")
      || words.contains("expected comment or line break")
    {
      return "quote a text that begins with -, | or >"
    }
    if words.contains(escapeWords) {
      return "write \\U0001f600 in YAML; "
        + "a surrogate pair such as \\ud83d\\ude00 works only in a file that is all JSON"
    }
    return nil
  }

  /// The failure of an invalid byte, for which libyaml gives only an offset; `nil` for UTF-16, whose offsets
  /// differ.
  private var unreadable: YAMLFailure? {
    guard bytes.first != 0xFE, bytes.first != 0xFF else { return nil }
    guard var failure = UnreadableByte(in: bytes, near: parser.pointee.problem_offset)?.failure else {
      return nil
    }
    failure.mark = placeInFile(failure.mark)
    return failure
  }
}

extension YAMLParser {
  private func mark(_ mark: yaml_mark_t) -> YAMLMark { placeInFile(YAMLMark(mark)) }

  private func placeInFile(_ mark: YAMLMark) -> YAMLMark { pairs?.placeInFile(mark) ?? mark }
}

extension YAMLMark {
  fileprivate init(_ mark: yaml_mark_t) {
    self.init(line: Int(mark.line) + 1, column: Int(mark.column) + 1)
  }
}
