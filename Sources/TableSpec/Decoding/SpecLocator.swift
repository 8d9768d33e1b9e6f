import TableModel

/// Finds the line of a spec that sets something.
package enum SpecLocator {
  /// - Returns: the line, from 1; `nil` when the file does not say it, or cannot be parsed.
  package static func line(of setting: Setting, in bytes: [UInt8]) -> Int? {
    guard let root = try? YAMLParser.parse(bytes), let place = node(setting.level, in: root) else {
      return nil
    }
    var node = place
    for name in setting.key.split(separator: ".") {
      switch node.content {
      case .mapping(let entries):
        guard let entry = entries.last(where: { $0.key.isScalar(String(name)) }) else { return nil }
        node = entry.value
      // A short form says all that its mapping would: `inset: 16`, `separator: none`, a row's bare title.
      case .scalar: return node.start.line
      case .sequence: return nil
      }
    }
    return node.start.line
  }

  /// - Returns: the line where a section or a row begins; `nil` for the table, and for what is not there.
  package static func line(of level: LookLevel, in bytes: [UInt8]) -> Int? {
    guard level != .table, let root = try? YAMLParser.parse(bytes) else { return nil }
    return node(level, in: root)?.start.line
  }

  /// - Returns: where a section or a row begins, both from 1; `nil` for what is not there.
  package static func place(of level: LookLevel, in bytes: [UInt8]) -> (line: Int, column: Int)? {
    guard let root = try? YAMLParser.parse(bytes), let start = node(level, in: root)?.start else {
      return nil
    }
    return (start.line, start.column)
  }

  /// - Returns: where the value of a key of the table, a section or a row begins, both from 1.
  package static func place(
    of key: String, in level: LookLevel, in bytes: [UInt8]
  ) -> (line: Int, column: Int)? {
    guard let root = try? YAMLParser.parse(bytes), let start = node(level, in: root)?[key]?.start else {
      return nil
    }
    return (start.line, start.column)
  }

  private static func node(_ level: LookLevel, in root: YAMLNode) -> YAMLNode? {
    switch level {
    case .table: root
    case .section(let index): root["sections"]?[index]
    case .row(let path): root["sections"]?[path.section]?["rows"]?[path.row]
    }
  }
}

extension YAMLNode {
  fileprivate func isScalar(_ text: String) -> Bool {
    if case .scalar(text, _) = content { return true }
    return false
  }

  fileprivate subscript(name: String) -> YAMLNode? {
    guard case .mapping(let entries) = content else { return nil }
    return entries.last { $0.key.isScalar(name) }?.value
  }

  fileprivate subscript(index: Int) -> YAMLNode? {
    guard case .sequence(let items) = content, items.indices.contains(index) else { return nil }
    return items[index]
  }
}
