import Geometry

/// A JSON document as a value, written on one line: for reports, events and answers.
///
/// Members keep the order in which they are given. Frames of large tables are written by ``JSONRenderer``,
/// which builds no tree.
package enum JSONValue: Sendable {
  case null
  case flag(Bool)
  case integer(Int)
  /// Up to three decimals.
  case points(Points)
  /// A number that is text already, such as milliseconds with one decimal.
  case number(String)
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

  package var line: String {
    switch self {
    case .null: "null"
    case .flag(let flag): flag ? "true" : "false"
    case .integer(let number): String(number)
    case .points(let points): points.description
    case .number(let text): text
    case .text(let text): JSONText.string(text)
    case .list(let items): "[" + items.map(\.line).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { "\(JSONText.string($0.0)): \($0.1.line)" }.joined(separator: ", ") + "}"
    }
  }
}
