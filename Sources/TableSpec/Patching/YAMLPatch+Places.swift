// SPDX-License-Identifier: GPL-3.0-or-later

extension YAMLPatch {
  func isFlow(_ node: YAMLNode) -> Bool {
    let offset = source.offset(node.start)
    guard offset < source.bytes.count else { return false }
    return source.bytes[offset] == UInt8(ascii: "{") || source.bytes[offset] == UInt8(ascii: "[")
  }

  /// Whether a value is on lines of its own: a block collection or a block scalar.
  func isBlock(_ node: YAMLNode) -> Bool {
    switch node.content {
    case .mapping, .sequence: return !isFlow(node)
    case .scalar: return isBlockScalar(node)
    }
  }

  private func isBlockScalar(_ node: YAMLNode) -> Bool {
    guard case .scalar(_, isPlain: false) = node.content else { return false }
    let offset = source.offset(node.start)
    guard offset < source.bytes.count else { return false }
    return source.bytes[offset] == UInt8(ascii: "|") || source.bytes[offset] == UInt8(ascii: ">")
  }

  /// The last line, counted from 0, with a part of a value. The parser's end of a block is where the
  /// next value begins.
  func lastLine(of node: YAMLNode) -> Int {
    switch node.content {
    case .mapping(let entries) where !isFlow(node):
      return entries.last.map(lastLine) ?? source.line(at: source.offset(node.start))
    case .sequence(let items) where !isFlow(node):
      return items.last.map(lastLine) ?? source.line(at: source.offset(node.start))
    case .scalar where isBlockScalar(node):
      let first = source.line(at: source.offset(node.start))
      var line = source.line(at: max(source.offset(node.start), source.offset(node.end) - 1))
      while line > first, source.trimmed(line: line).isEmpty { line -= 1 }
      return line
    case .scalar, .mapping, .sequence:
      return source.line(at: max(source.offset(node.start), source.offset(node.end) - 1))
    }
  }

  func lastLine(of entry: YAMLNode.Entry) -> Int {
    max(source.line(at: source.offset(entry.key.start)), lastLine(of: entry.value))
  }

  /// The offset behind a value.
  func end(of node: YAMLNode) -> Int {
    isBlock(node) ? source.end(ofLine: lastLine(of: node)) : source.offset(node.end)
  }

  /// The offset behind the colon of a key.
  func colon(behind key: YAMLNode) -> Int? {
    var offset = source.offset(key.end)
    while offset < source.bytes.count, source.bytes[offset] == UInt8(ascii: " ") { offset += 1 }
    guard offset < source.bytes.count, source.bytes[offset] == UInt8(ascii: ":") else { return nil }
    return offset + 1
  }
}
