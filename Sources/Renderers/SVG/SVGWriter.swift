// SPDX-License-Identifier: GPL-3.0-or-later

import Geometry
import TextEscaping

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
    MarkupText.append(text, to: &bytes, space: .single)
    raw("</")
    raw(name)
    raw(">\n")
  }

  mutating func attribute(_ name: StaticString, _ value: Points) {
    begin(name)
    ShortDecimal.append(value, to: &bytes)
    raw("\"")
  }

  mutating func attribute(_ name: StaticString, _ value: Double) {
    begin(name)
    ShortDecimal.append(value, to: &bytes)
    raw("\"")
  }

  mutating func attribute(_ name: StaticString, _ value: Int) {
    begin(name)
    ShortDecimal.append(value, to: &bytes)
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
    MarkupText.append(value, to: &bytes, space: .single)
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
}
