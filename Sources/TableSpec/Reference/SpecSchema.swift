import TableModel

/// The format as JSON Schema, made from the very keys that read a file.
package enum SpecSchema {
  /// A JSON Schema (2020-12) document.
  package static func json() -> String {
    """
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Roundtable spec",
      "type": "object",
      "additionalProperties": false,
      "properties": {
    \(properties(TableKeys.all.record, indent: 4))
      }
    }

    """
  }

  private static func properties(_ record: SettingRecord, indent: Int) -> String {
    let space = String(repeating: " ", count: indent)
    return record.parts.map { space + property($0) }.joined(separator: ",\n")
  }

  private static func property(_ part: SettingRecord.Part) -> String {
    "\"\(part.name)\": {\"description\": \(quoted(part.meaning)), \(schema(part.shape))}"
  }

  private static func schema(_ shape: SettingShape) -> String {
    switch shape {
    case .text, .identifier: "\"type\": [\"string\", \"number\", \"boolean\"]"
    case .number(let range):
      "\"type\": \"number\", \"minimum\": \(number(range.lowerBound)), \"maximum\": \(number(range.upperBound))"
    case .integer(let range):
      "\"type\": \"integer\", \"minimum\": \(range.lowerBound), \"maximum\": \(range.upperBound)"
    case .flag: "\"type\": \"boolean\""
    case .choice(let names): "\"enum\": [" + names.map(quoted).joined(separator: ", ") + "]"
    case .color: "\"type\": \"string\""
    case .pair(let range, _): list(.number(range))
    case .names(let names, _): list(.choice(names))
    case .list(let element): list(element)
    case .record(let record):
      "\"type\": \"object\", \"additionalProperties\": false, \"properties\": {"
        + record.parts.map(property).joined(separator: ", ") + "}"
    case .renamed(let former, let rest): renamed(former, rest)
    case .word(let word, let rest): any([.choice([word]), rest])
    case .short(let value, let record): any([value, .record(record)])
    case .either(let shapes): any(shapes)
    }
  }

  private static func list(_ element: SettingShape) -> String {
    "\"type\": \"array\", \"items\": {\(schema(element))}"
  }

  /// Editors strike through what is deprecated.
  private static func renamed(_ former: [String: String], _ rest: SettingShape) -> String {
    let names = former.keys.sorted()
    let words = names.map { "\($0) is now \(former[$0] ?? $0)" }.joined(separator: ", ")
    return "\"anyOf\": [{\(schema(rest))}, "
      + "{\"description\": \(quoted("Former names: \(words).")), \"deprecated\": true, \(schema(.choice(names)))}]"
  }

  private static func any(_ shapes: [SettingShape]) -> String {
    "\"anyOf\": [" + shapes.map { "{\(schema($0))}" }.joined(separator: ", ") + "]"
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() ? String(Int(value)) : String(value)
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "\""
  }
}
