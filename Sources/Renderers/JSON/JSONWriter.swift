import Geometry
import TextEscaping

/// Appends JSON to a byte buffer: stable order, two spaces a level, small values on one line.
struct JSONWriter {
  private(set) var bytes: [UInt8] = []
  private var indent = 0
  private var isFirst = true

  /// An object over several lines.
  mutating func object(_ body: (inout JSONWriter) -> Void) { block("{", "}", body) }

  /// An array over several lines; `[]` when `body` adds nothing.
  mutating func array(_ body: (inout JSONWriter) -> Void) { block("[", "]", body) }

  /// Begins a member of an object; a value must follow.
  mutating func key(_ name: String) {
    next()
    string(name)
    raw(": ")
  }

  /// Begins an element of an array; a value must follow.
  mutating func element() { next() }

  mutating func number(_ value: Points) { SVGNumber.append(value, to: &bytes) }

  mutating func number(_ value: Int) { SVGNumber.append(value, to: &bytes) }

  mutating func flag(_ value: Bool) { raw(value ? "true" : "false") }

  /// `{"name": number, …}` on one line.
  mutating func numbers(_ members: KeyValuePairs<StaticString, Points>) {
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

  mutating func rect(_ rect: Rect) {
    numbers(["x": rect.minX, "y": rect.minY, "width": rect.width, "height": rect.height])
  }

  mutating func string(_ text: String) {
    raw("\"")
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": raw("\\\"")
      case "\\": raw("\\\\")
      default:
        // More than JSON asks for: its lines are read on terminals, too.
        if VisibleText.isHidden(scalar) {
          bytes.append(contentsOf: VisibleText.escape(of: scalar).utf8)
        } else {
          bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        }
      }
    }
    raw("\"")
  }

  mutating func newline() { raw("\n") }

  mutating func raw(_ text: StaticString) {
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
