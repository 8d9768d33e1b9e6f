import Geometry

/// Appends elements and attributes to a byte buffer; the only place that escapes.
struct SVGWriter {
  private(set) var bytes: [UInt8] = []
  private var indent = 0

  /// An element with children.
  mutating func element(
    _ name: StaticString, attributes: (inout SVGWriter) -> Void = { _ in }, content: (inout SVGWriter) -> Void
  ) {
    open(name)
    attributes(&self)
    raw(">\n")
    indent += 1
    content(&self)
    indent -= 1
    pad()
    raw("</")
    raw(name)
    raw(">\n")
  }

  /// An element without children.
  mutating func element(_ name: StaticString, attributes: (inout SVGWriter) -> Void) {
    open(name)
    attributes(&self)
    raw("/>\n")
  }

  /// An element that holds one text, on one line.
  mutating func element(_ name: StaticString, text: String, attributes: (inout SVGWriter) -> Void = { _ in })
  {
    open(name)
    attributes(&self)
    raw(">")
    escaped(text)
    raw("</")
    raw(name)
    raw(">\n")
  }

  mutating func attribute(_ name: StaticString, _ value: Points) {
    begin(name)
    SVGNumber.append(value, to: &bytes)
    raw("\"")
  }

  mutating func attribute(_ name: StaticString, _ value: Double) {
    begin(name)
    SVGNumber.append(value, to: &bytes)
    raw("\"")
  }

  mutating func attribute(_ name: StaticString, _ value: Int) {
    begin(name)
    SVGNumber.append(value, to: &bytes)
    raw("\"")
  }

  /// A value of our own, which needs no escaping.
  mutating func attribute(_ name: StaticString, fixed value: StaticString) {
    begin(name)
    raw(value)
    raw("\"")
  }

  mutating func attribute(_ name: StaticString, _ value: String) {
    begin(name)
    escaped(value)
    raw("\"")
  }

  /// A value that `body` appends piece by piece.
  mutating func attribute(_ name: StaticString, _ body: (inout [UInt8]) -> Void) {
    begin(name)
    body(&bytes)
    raw("\"")
  }

  mutating func raw(_ text: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  private mutating func open(_ name: StaticString) {
    pad()
    raw("<")
    raw(name)
  }

  private mutating func begin(_ name: StaticString) {
    raw(" ")
    raw(name)
    raw("=\"")
  }

  private mutating func pad() { for _ in 0..<indent { raw("  ") } }

  /// Text as XML: markup escaped, what XML 1.0 forbids replaced.
  private mutating func escaped(_ text: String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": raw("&amp;")
      case "<": raw("&lt;")
      case ">": raw("&gt;")
      case "\"": raw("&quot;")
      case "'": raw("&#39;")
      case "\t", "\n", "\r": raw(" ")
      default:
        let isForbidden =
          scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || scalar.value == 0xFFFE
          || scalar.value == 0xFFFF
        if isForbidden {
          raw("\u{FFFD}")
        } else {
          bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        }
      }
    }
  }
}
