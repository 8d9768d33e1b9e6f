// SPDX-License-Identifier: GPL-3.0-or-later

/// A value without its Swift type: a setting's, a layout parameter's, or a document's in JSON or YAML.
package enum ValueTree: Hashable, Sendable {
  /// A named part of a record.
  package struct Member: Hashable, Sendable {
    package let name: String
    package let value: ValueTree

    package init(name: String, value: ValueTree) {
      self.name = name
      self.value = value
    }
  }

  case null
  case flag(Bool)
  case integer(Int)
  /// A length in points, or another number. JSON rounds it to three decimals; YAML keeps all of it.
  case points(Points)
  /// Text that the user wrote. Messages show it in quotes.
  case text(String)
  /// A name that the program defines, such as a choice's. Messages show it without quotes.
  case word(String)
  case color(Color)
  /// Text that is already in the document's language. Writers copy it unchanged.
  case written(String)
  case list([ValueTree])
  /// The members that have a value, in the order of writing.
  case record([Member])
  /// A list or a record that YAML writes on its own lines.
  indirect case block(ValueTree)

  package var isBlock: Bool { if case .block = self { true } else { false } }

  /// Whether it is neither a list nor a record.
  package var isScalar: Bool { items == nil && members == nil }

  /// The members of a record; `nil` for other values.
  package var members: [Member]? {
    switch self {
    case .record(let members): members
    case .block(let value): value.members
    default: nil
    }
  }

  /// The elements of a list; `nil` for other values.
  package var items: [ValueTree]? {
    switch self {
    case .list(let items): items
    case .block(let value): value.items
    default: nil
    }
  }
}

extension ValueTree {
  /// The value as a spec writes it on one line, with texts in quotes.
  package var specText: String {
    switch self {
    case .null: "null"
    case .flag(let flag): String(flag)
    case .integer(let number): String(number)
    case .points(let points): points.description
    case .text(let text): "'\(text)'"
    case .word(let word), .written(let word): word
    case .color(let color): color.description
    case .list(let items): "[" + items.map(\.specText).joined(separator: ", ") + "]"
    case .record(let members):
      "{" + members.map { "\($0.name): \($0.value.specText)" }.joined(separator: ", ") + "}"
    case .block(let inner): inner.specText
    }
  }

  /// The value as a sentence has it, without quotes, brackets and colons.
  package var plainText: String {
    switch self {
    case .text(let text): text
    case .list([]): "none"
    case .list(let items): items.map(\.plainText).joined(separator: ", ")
    case .record(let members): members.map { "\($0.name) \($0.value.plainText)" }.joined(separator: ", ")
    default: specText
    }
  }
}

extension ValueTree: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral {
  package init(stringLiteral text: String) { self = .text(text) }

  package init(booleanLiteral flag: Bool) { self = .flag(flag) }
}

extension ValueTree {
  /// A record of named values.
  package static func object(_ members: [(String, ValueTree)]) -> ValueTree {
    .record(members.map { Member(name: $0.0, value: $0.1) })
  }

  /// A list of texts.
  package static func texts(_ texts: [String]) -> ValueTree { .list(texts.map(ValueTree.text)) }

  /// The text, or `null` for `nil`.
  package static func optional(_ text: String?) -> ValueTree { text.map(ValueTree.text) ?? .null }

  /// The number, or `null` for `nil`.
  package static func optional(_ number: Int?) -> ValueTree { number.map(ValueTree.integer) ?? .null }

  /// A record of `x`, `y`, `width` and `height`.
  package static func rect(_ rect: Rect) -> ValueTree {
    .object([
      ("x", .points(rect.minX)), ("y", .points(rect.minY)), ("width", .points(rect.width)),
      ("height", .points(rect.height)),
    ])
  }

  /// A record of `top`, `left`, `bottom` and `right`.
  package static func insets(_ insets: EdgeInsets) -> ValueTree {
    .object([
      ("top", .points(insets.top)), ("left", .points(insets.left)), ("bottom", .points(insets.bottom)),
      ("right", .points(insets.right)),
    ])
  }
}
