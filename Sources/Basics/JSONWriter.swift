// SPDX-License-Identifier: GPL-3.0-or-later

/// Appends JSON to a byte buffer, with members in the order of the calls, two spaces for each level, and
/// small values on one line.
package struct JSONWriter {
  package private(set) var bytes: [UInt8] = []
  private var indent = 0
  private var isFirst = true
  /// Whether lengths keep all decimals, for a file that is read again; otherwise they have at most three.
  private let isExact: Bool

  /// - Parameter isExact: whether lengths keep all decimals. Default: no, at most three.
  package init(isExact: Bool = false) { self.isExact = isExact }

  /// A list as a document, each element on its own line.
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

  /// Writes an object on several lines; `{}` if `body` adds nothing.
  package mutating func object(_ body: (inout JSONWriter) -> Void) { block("{", "}", body) }

  /// Writes an array on several lines; `[]` if `body` adds nothing.
  package mutating func array(_ body: (inout JSONWriter) -> Void) { block("[", "]", body) }

  /// Begins a member of an object; a value must follow.
  package mutating func key(_ name: String) {
    next()
    string(name)
    raw(": ")
  }

  /// Writes a member of an object.
  package mutating func member(_ name: String, _ value: ValueTree) {
    key(name)
    self.value(value)
  }

  /// Writes a member with an array on several lines.
  ///
  /// - Parameter write: writes the value of an element.
  package mutating func list<Elements: Collection>(
    _ name: String, _ elements: Elements, _ write: (inout JSONWriter, Elements.Element) -> Void
  ) {
    key(name)
    array { json in
      for element in elements {
        guard !WorkProgress.isCancelled else { return }
        json.element()
        write(&json, element)
      }
    }
  }

  /// Begins an element of an array; a value must follow.
  package mutating func element() { next() }

  /// Writes a length in points.
  package mutating func number(_ value: Points) {
    if isExact {
      bytes.append(contentsOf: value.exactDescription.utf8)
    } else {
      ShortDecimal.append(value, to: &bytes)
    }
  }

  package mutating func number(_ value: Int) { ShortDecimal.append(value, to: &bytes) }

  /// Writes a value on the current line.
  package mutating func value(_ value: ValueTree) {
    switch value {
    case .null: raw("null")
    case .flag(let flag): self.flag(flag)
    case .integer(let integer): number(integer)
    case .points(let points): number(points)
    case .text(let text), .word(let text): string(text)
    case .color(let color): string(color.description)
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

  /// The bytes that were written since the last call, for a document that is passed on in pieces.
  package mutating func takePiece() -> [UInt8] {
    defer { bytes.removeAll(keepingCapacity: true) }
    return bytes
  }

  package mutating func flag(_ value: Bool) { raw(value ? "true" : "false") }

  /// Writes a frame on one line, in points.
  package mutating func rect(_ rect: Rect) {
    raw("{\"x\": ")
    number(rect.minX)
    raw(", \"y\": ")
    number(rect.minY)
    raw(", \"width\": ")
    number(rect.width)
    raw(", \"height\": ")
    number(rect.height)
    raw("}")
  }

  /// Writes a string with its quotes and escapes.
  package mutating func string(_ text: String) {
    raw("\"")
    defer { raw("\"") }
    // "\
    guard !text.appendIfPlain(to: &bytes, { $0 == 0x22 || $0 == 0x5C }) else { return }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": raw("\\\"")
      case "\\": raw("\\\\")
      case " "..."~": bytes.append(UInt8(truncatingIfNeeded: scalar.value))
      default:
        // More than JSON requires, because its lines are read on terminals, too.
        if scalar.isHidden {
          bytes.append(contentsOf: VisibleText.escape(of: scalar).utf8)
        } else {
          bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        }
      }
    }
  }

  package mutating func newline() { raw("\n") }

  /// Writes bytes that are JSON already.
  package mutating func raw(_ json: [UInt8]) { bytes += json }

  /// Writes text that is JSON already.
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
