// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// Appends elements and attributes to the bytes of a picture. All escaping happens here.
struct SVGWriter {
  private(set) var bytes: [UInt8] = []
  private var indent: Int
  let options: SVGOptions
  /// The shapes that the elements use.
  var definitions = SVGDefinitions()
  /// The colours of dark appearance, in a picture for both appearances.
  var adaptive: SVGAdaptiveColors?

  /// - Parameter indent: the levels of indentation. Default: 0.
  init(_ options: SVGOptions = SVGOptions(), isAdaptive: Bool = false, indent: Int = 0) {
    self.options = options
    self.indent = indent
    adaptive = isAdaptive ? SVGAdaptiveColors(prefix: options.idPrefix) : nil
  }

  /// Begins an element with children, which ``end(_:)`` ends.
  mutating func begin(_ name: StaticString, attributes: (inout SVGWriter) -> Void = { _ in }) {
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
    MarkupText.append(text, to: &bytes, space: .single)
    raw("</")
    raw(name)
    raw(">\n")
  }

  mutating func attribute(_ name: StaticString, _ value: String) {
    attribute(name) { MarkupText.append(value, to: &$0, space: .single) }
  }

  mutating func attribute(_ name: StaticString, _ value: Points) {
    attribute(name) { ShortDecimal.append(value, to: &$0) }
  }

  mutating func attribute(_ name: StaticString, _ value: Double) {
    attribute(name) { ShortDecimal.append(value, to: &$0) }
  }

  mutating func attribute(_ name: StaticString, _ value: Int) {
    attribute(name) { ShortDecimal.append(value, to: &$0) }
  }

  /// Writes `translate(0 12)`, a transform by points; each row has one.
  mutating func attribute(_ name: StaticString, translatedDown dy: Points) {
    attribute(name) { bytes in
      bytes += "translate(0 ".utf8
      ShortDecimal.append(dy, to: &bytes)
      bytes += ")".utf8
    }
  }

  /// The text of several numbers in an attribute.
  static func numbers(_ values: [Double]) -> String {
    values.map(\.shortDescription).joined(separator: " ")
  }

  /// Appends lines that were written before.
  mutating func append(_ lines: [UInt8]) { bytes += lines }

  private mutating func attribute(_ name: StaticString, _ value: (inout [UInt8]) -> Void) {
    raw(" ")
    raw(name)
    raw("=\"")
    value(&bytes)
    raw("\"")
  }

  private mutating func open(_ name: StaticString) {
    pad()
    raw("<")
    raw(name)
  }

  private mutating func pad() { for _ in 0..<indent { raw("  ") } }

  private mutating func raw(_ text: StaticString) {
    bytes += UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }
}
