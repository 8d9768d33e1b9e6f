// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing

/// The values of facts as text.
enum FactText {
  /// The value of a fact that one of two states doesn't have.
  static let nothing = "nothing"

  /// A text in quotes, with the escapes of a JSON string.
  static func quoted(_ text: String) -> String { JSONText.string(text) }

  /// The same without the quotes.
  static func escaped(_ text: String) -> String { String(quoted(text).dropFirst().dropLast()) }

  static func size(_ size: Size) -> String { "\(size.width) × \(size.height)" }

  static func rect(_ rect: Rect) -> String { "\(rect.minX), \(rect.minY), \(size(rect.size))" }

  static func color(_ paint: RGBA) -> String { Color.rgba(paint).description }

  /// `12 continuous`, or four radii if they differ: top left, top right, bottom left, bottom right.
  static func corners(_ outline: Outline) -> String {
    let radii = [
      outline.radii.topLeft, outline.radii.topRight, outline.radii.bottomLeft, outline.radii.bottomRight,
    ]
    let isOne = Set(radii).count == 1
    let text = (isOne ? [radii[0]] : radii).map(\.description).joined(separator: ", ")
    return "\(text) \(outline.curve.rawValue)"
  }

  static func gradient(_ gradient: Gradient) -> String {
    let stops = gradient.stops.map { "\(color($0.paint)) at \($0.place)/1000" }.joined(separator: ", ")
    return "\(gradient.axis.rawValue) \(stops)" + (gradient.period.map { ", again after \($0)" } ?? "")
  }

  static func font(_ run: TextRun) -> String {
    var words = ["\(run.fontSize)", run.weight.rawValue]
    if run.isItalic { words.append("italic") }
    if run.tracking != .zero { words.append("tracking \(run.tracking)") }
    if let name = run.fontName { words.append(quoted(name)) }
    return words.joined(separator: " ")
  }

  static func span(_ span: TextSpan) -> String {
    "\(quoted(span.text)) \(span.weight.rawValue)\(span.isItalic ? " italic" : "") \(color(span.paint))"
  }

  static func symbol(_ symbol: Symbol) -> String {
    let kind =
      switch symbol.kind {
      case .chevron: "chevron"
      case .checkmark: "checkmark"
      case .info: "info"
      case .toggle(let isOn, let style): "switch \(isOn ? "on" : "off") \(style.rawValue)"
      case .backPlate: "backPlate"
      case .spinner: "spinner"
      case .named(let name): quoted(name)
      }
    let weight = symbol.weight == .regular ? "" : " \(symbol.weight.rawValue)"
    return kind + weight + (symbol.isMirrored ? " mirrored" : "")
  }
}
