// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// Appends elements and attributes to a byte buffer. All escaping happens here.
struct SVGWriter: ~Copyable {
  private(set) var buffer: ByteBuffer
  private var indent: Int
  /// Collects the colours of dark appearance, in a picture for both appearances.
  let adaptive: SVGAdaptiveColors?

  init(_ buffer: consuming ByteBuffer, adaptive: SVGAdaptiveColors? = nil) {
    self.buffer = buffer
    self.adaptive = adaptive
    indent = 0
  }

  /// - Parameters:
  ///   - indent: the levels of indentation. Default: 0.
  ///   - capacity: the expected number of bytes. Default: 4096.
  init(indent: Int = 0, capacity: Int = 4096) {
    self.indent = indent
    adaptive = nil
    buffer = ByteBuffer(capacity: capacity)
  }

  /// Begins an element with children, which ``end(_:)`` ends.
  mutating func begin(_ name: StaticString, attributes: (inout SVGWriter) -> Void) {
    open(name)
    attributes(&self)
    raw(">\n")
    indent += 1
  }

  mutating func end(_ name: StaticString) {
    indent -= 1
    pad()
    raw("</")
    raw(name)
    raw(">\n")
  }

  /// Writes an element without children.
  mutating func element(_ name: StaticString, attributes: (inout SVGWriter) -> Void) {
    open(name)
    attributes(&self)
    raw("/>\n")
  }

  /// Writes an element with one text, on one line.
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
    buffer.append(value)
    raw("\"")
  }

  mutating func attribute(_ name: StaticString, _ value: Double) {
    begin(name)
    buffer.append(value)
    raw("\"")
  }

  /// Writes a fraction that is given in thousandths.
  mutating func attribute(_ name: StaticString, thousandths value: Int) {
    attribute(name, Points(thousandths: value))
  }

  mutating func attribute(_ name: StaticString, _ value: Int) {
    begin(name)
    buffer.append(value)
    raw("\"")
  }

  /// Writes a constant that needs no escaping.
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

  /// Writes a value that `body` appends in pieces and that needs no escaping.
  mutating func attribute(_ name: StaticString, _ body: (inout ByteBuffer) -> Void) {
    begin(name)
    body(&buffer)
    raw("\"")
  }

  var isEmpty: Bool { buffer.count == 0 }

  /// Ends the writing.
  consuming func written() -> ByteBuffer { buffer }

  /// Appends another writer's bytes unchanged.
  mutating func append(_ other: borrowing SVGWriter) { buffer.append(contentsOf: other.buffer) }

  /// Appends bytes that were written before, unchanged.
  mutating func append(_ bytes: [UInt8]) { buffer.append(bytes) }

  @inline(__always)
  mutating func raw(_ text: StaticString) { buffer.append(text) }

  /// Writes a text between tags or quotes. Most texts contain nothing that needs escaping.
  private mutating func escaped(_ text: String) {
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"):
        false
      default: byte >= 0x20 && byte < 0x7F
      }
    }
    buffer.append(isPlain ? text : MarkupText.escaped(text, space: .single))
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
}
