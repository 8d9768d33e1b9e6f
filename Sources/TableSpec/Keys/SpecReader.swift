// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

/// Makes functions that read values of a shape from nodes, and report other values with the key's name.
enum SpecReader {
  typealias Reader = @Sendable (YAMLNode, _ name: String, inout SpecContext) -> ValueTree?

  /// The function for a shape. It is made once for each key, because a file may have a million values.
  static func reader(of shape: SettingShape) -> Reader {
    switch shape {
    case .text: { node, name, context in context.wholeText(node, name).map { .text($0) } }
    case .symbol: { node, name, context in context.symbol(node, name).map { .text($0) } }
    case .imageFile(let orSymbol):
      { node, name, context in context.imageFile(node, name, orSymbol: orSymbol).map { .text($0) } }
    case .markdown: { node, name, context in context.markdown(node, name).map { .text($0) } }
    case .identifier: { node, name, context in context.identifier(node, name).map { .text($0) } }
    case .number(let range):
      { node, name, context in context.number(node, name, in: range).map { .points($0) } }
    case .integer(let range):
      { node, name, context in context.integer(node, name, in: range).map { .integer($0) } }
    case .flag: { node, name, context in context.flag(node, name).map { .flag($0) } }
    case .choice(let names):
      { node, name, context in context.choice(node, name, of: names, shape).map { .word($0) } }
    case .color: { node, name, context in context.color(node, name).map { .color($0) } }
    case .pair(let range, let words):
      { node, name, context in context.pair(node, name, words, in: range).map { .list($0) } }
    case .names(let names, let noun):
      { node, name, context in context.names(node, name, of: names, noun).map { .list($0) } }
    case .record(let record): self.record(record)
    case .renamed(_, let rest): renamed(shape, or: reader(of: rest))
    case .word(let word, .number(let range)):
      self.word(
        word,
        or: { node, name, context in
          context.number(node, name, in: range, shape).map { .points($0) }
        })
    case .word(let word, .record(let record)):
      self.word(word, or: whole(self.record(record), shape))
    case .word(let word, let rest): self.word(word, or: reader(of: rest))
    case .short(let value, let record):
      short(reader(of: value), or: self.record(record), mayBeEmpty: record.mayBeEmpty)
    case .element: ElementReader.read
    // Lists of sections and rows have keys of their own.
    case .list(.record), .list(.short): { _, _, _ in nil }
    case .list(let element): list(of: reader(of: element))
    case .either(let shapes): either(shapes)
    }
  }

  private static func word(_ word: String, or rest: @escaping Reader) -> Reader {
    { node, name, context in
      if case .scalar(word, _) = node.content { return .word(word) }
      return rest(node, name, &context)
    }
  }

  /// Reads a mapping. It reports scalars with the words of the whole shape.
  private static func whole(_ record: @escaping Reader, _ shape: SettingShape) -> Reader {
    { node, name, context in
      guard case .scalar = node.content, !node.isNull else { return record(node, name, &context) }
      context.report("expected '\(name)' to be \(shape.words), found \(node.kindWords)", at: node)
      return nil
    }
  }

  /// Reads a name or an alias as commands do: `iPhone 15 Pro` is `iPhone-15`. `rest` reports other values.
  private static func renamed(_ shape: SettingShape, or rest: @escaping Reader) -> Reader {
    { node, name, context in
      if case .scalar(let text, _) = node.content, case .success(let value) = shape.scalar(text) {
        return value
      }
      return rest(node, name, &context)
    }
  }

  private static func short(
    _ value: @escaping Reader, or record: @escaping Reader, mayBeEmpty: Bool
  ) -> Reader {
    { node, name, context in
      if node.isMapping || mayBeEmpty && node.isNull { return record(node, name, &context) }
      return value(node, name, &context)
    }
  }

  /// Reads a list, a mapping or a single value with the reader of the shape that fits.
  private static func either(_ shapes: [SettingShape]) -> Reader {
    func reader(_ isMember: (SettingShape) -> Bool) -> Reader? {
      shapes.first(where: isMember).map(self.reader)
    }
    let list = reader { $0.element != nil }
    let element = reader { if case .element = $0 { true } else { false } }
    let single = reader { shape in
      if case .element = shape { return false }
      return shape.element == nil
    }
    return { node, name, context in
      let own =
        switch node.content {
        case .sequence: list
        case .mapping: element
        case .scalar: single
        }
      return (own ?? single)?(node, name, &context)
    }
  }

  private static func list(of element: @escaping Reader) -> Reader {
    { node, name, context in
      guard case .sequence(let items) = node.content else {
        context.report("expected '\(name)' to be a list, found \(node.kindWords)", at: node)
        return nil
      }
      return .list(items.compactMap { element($0, name, &context) })
    }
  }

  /// Reads a mapping with the parts of a record.
  static func record(_ record: SettingRecord) -> Reader {
    let keys = KeyTable(record.parts.map(key(of:)))
    return { node, name, context in
      var parts: [ValueTree.Member] = []
      context.decode(node, into: &parts, keys: keys, what: name)
      // A part that is wrong is reported already.
      let given = record.required.filter { node[$0].map { $0.text?.isEmpty != true } ?? false }
      if let first = record.required.first, given.isEmpty {
        context.report(
          "'\(name)' has no \(record.requiredWords)",
          hint: "add '\(first): \(record[first]?.isName == true ? "NAME" : "TEXT")'", at: node)
      }
      if given.count > 1, let second = node[given[1]] {
        context.report(
          "'\(name)' has both \(given[0]) and \(given[1])",
          hint: "only one of the two is shown; remove the other",
          at: second)
      }
      return .record(parts)
    }
  }

  static func key(of part: SettingRecord.Part) -> SpecKey<[ValueTree.Member]> {
    SpecKey(part.name) {
      let read = reader(of: part.shape)
      return SpecKey.Code(shape: part.shape, meaning: part.meaning) { node, parts, context in
        if let value = read(node, part.name, &context) {
          parts.append(ValueTree.Member(name: part.name, value: value))
        }
      } encode: { parts in
        parts.first { $0.name == part.name }?.value
      }
    }
  }
}

extension SettingShape {
  /// Whether a value is the name of something, such as a symbol.
  fileprivate var isName: Bool {
    switch self {
    case .symbol, .imageFile, .identifier: true
    default: false
    }
  }
}
