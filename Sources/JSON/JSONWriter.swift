// SPDX-License-Identifier: GPL-3.0-or-later

import Geometry
import TextEscaping

/// Appends JSON to a byte buffer: stable order, two spaces a level, small values on one line.
package struct JSONWriter {
  package private(set) var bytes: [UInt8] = []
  private var indent = 0
  private var isFirst = true
  /// Whether lengths keep all their decimals, for a file that is read back; otherwise they have three at most.
  private let isExact: Bool

  package init(isExact: Bool = false) { self.isExact = isExact }

  /// A list as a document, each element on a line of its own.
  package static func lines(_ elements: [ValueTree]) -> String {
    var writer = JSONWriter()
    writer.array { json in
      for element in elements {
        json.element()
        json.value(element)
      }
    }
    writer.newline()
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// An object over several lines.
  package mutating func object(_ body: (inout JSONWriter) -> Void) { block("{", "}", body) }

  /// An array over several lines; `[]` when `body` adds nothing.
  package mutating func array(_ body: (inout JSONWriter) -> Void) { block("[", "]", body) }

  /// Begins a member of an object; a value must follow.
  package mutating func key(_ name: String) {
    next()
    string(name)
    raw(": ")
  }

  /// Begins an element of an array; a value must follow.
  package mutating func element() { next() }

  package mutating func number(_ value: Points) {
    if isExact {
      bytes.append(contentsOf: value.exactDescription.utf8)
    } else {
      ShortDecimal.append(value, to: &bytes)
    }
  }

  package mutating func number(_ value: Int) { ShortDecimal.append(value, to: &bytes) }

  /// A value, on this line.
  package mutating func value(_ value: ValueTree) {
    switch value {
    case .null: raw("null")
    case .flag(let flag): self.flag(flag)
    case .integer(let integer): number(integer)
    case .points(let points): number(points)
    case .text(let text), .word(let text): string(text)
    case .written(let text): bytes.append(contentsOf: text.utf8)
    case .list(let items):
      raw("[")
      for (index, item) in items.enumerated() {
        if index > 0 { raw(", ") }
        self.value(item)
      }
      raw("]")
    case .record(let members):
      raw("{")
      for (index, member) in members.enumerated() {
        if index > 0 { raw(", ") }
        string(member.name)
        raw(": ")
        self.value(member.value)
      }
      raw("}")
    case .block(let inner): self.value(inner)
    }
  }

  package mutating func flag(_ value: Bool) { raw(value ? "true" : "false") }

  /// `{"name": number, …}` on one line.
  package mutating func numbers(_ members: KeyValuePairs<StaticString, Points>) {
    raw("{")
    for (index, member) in members.enumerated() {
      if index > 0 { raw(", ") }
      raw("\"")
      raw(member.key)
      raw("\": ")
      number(member.value)
    }
    raw("}")
  }

  package mutating func rect(_ rect: Rect) {
    numbers(["x": rect.minX, "y": rect.minY, "width": rect.width, "height": rect.height])
  }

  package mutating func string(_ text: String) {
    raw("\"")
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": raw("\\\"")
      case "\\": raw("\\\\")
      default:
        // More than JSON asks for: its lines are read on terminals, too.
        if scalar.isHidden {
          bytes.append(contentsOf: VisibleText.escape(of: scalar).utf8)
        } else {
          bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        }
      }
    }
    raw("\"")
  }

  package mutating func newline() { raw("\n") }

  package mutating func raw(_ text: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  private mutating func block(_ open: StaticString, _ close: StaticString, _ body: (inout JSONWriter) -> Void)
  {
    raw(open)
    let outer = isFirst
    isFirst = true
    indent += 1
    body(&self)
    indent -= 1
    if !isFirst {
      raw("\n")
      pad()
    }
    isFirst = outer
    raw(close)
  }

  private mutating func next() {
    raw(isFirst ? "\n" : ",\n")
    isFirst = false
    pad()
  }

  private mutating func pad() { for _ in 0..<indent { raw("  ") } }
}
