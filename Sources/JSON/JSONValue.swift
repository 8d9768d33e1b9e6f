// SPDX-License-Identifier: GPL-3.0-or-later

import Geometry

/// A JSON document as a value, written on one line: for reports, events and answers.
///
/// Members keep the order in which they are given. What is large is written by ``JSONWriter``, which builds no tree.
package enum JSONValue: Sendable {
  case null
  case flag(Bool)
  case integer(Int)
  /// Up to three decimals.
  case points(Points)
  /// What is JSON already: a document, milliseconds with one decimal.
  case written(String)
  case text(String)
  case list([JSONValue])
  case object([(String, JSONValue)])

  /// A rectangle as `{"x": …, "y": …, "width": …, "height": …}`.
  package static func rect(_ rect: Rect) -> JSONValue {
    .object([
      ("x", .points(rect.minX)), ("y", .points(rect.minY)), ("width", .points(rect.width)),
      ("height", .points(rect.height)),
    ])
  }

  package static func texts(_ texts: [String]) -> JSONValue { .list(texts.map(JSONValue.text)) }

  /// `null` for nothing.
  package static func optional(_ text: String?) -> JSONValue { text.map(JSONValue.text) ?? .null }

  /// `null` for nothing.
  package static func optional(_ number: Int?) -> JSONValue { number.map(JSONValue.integer) ?? .null }

  package var line: String {
    switch self {
    case .null: "null"
    case .flag(let flag): flag ? "true" : "false"
    case .integer(let number): String(number)
    case .points(let points): points.description
    case .written(let text): text
    case .text(let text): JSONText.string(text)
    case .list(let items): "[" + items.map(\.line).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { "\(JSONText.string($0.0)): \($0.1.line)" }.joined(separator: ", ") + "}"
    }
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral {
  package init(stringLiteral text: String) { self = .text(text) }

  package init(booleanLiteral flag: Bool) { self = .flag(flag) }
}
