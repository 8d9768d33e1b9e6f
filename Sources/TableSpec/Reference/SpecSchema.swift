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
    \(properties(TableKeys.all.fields, indent: 4))
      }
    }

    """
  }

  private static func properties(_ fields: [SpecField], indent: Int) -> String {
    let space = String(repeating: " ", count: indent)
    return fields.map { field in
      "\(space)\"\(field.name)\": {\"description\": \(quoted(field.meaning)), \(schema(field.type))}"
    }.joined(separator: ",\n")
  }

  private static func schema(_ type: SpecType) -> String {
    switch type {
    case .text: "\"type\": [\"string\", \"number\", \"boolean\"]"
    case .number(let range):
      "\"type\": \"number\", \"minimum\": \(number(range.lowerBound)), \"maximum\": \(number(range.upperBound))"
    case .integer(let range):
      "\"type\": \"integer\", \"minimum\": \(range.lowerBound), \"maximum\": \(range.upperBound)"
    case .flag: "\"type\": \"boolean\""
    case .choice(let names): "\"enum\": [" + names.map(quoted).joined(separator: ", ") + "]"
    case .color: "\"type\": \"string\""
    case .list(let element): "\"type\": \"array\", \"items\": {\(schema(element))}"
    case .map(let fields):
      "\"type\": \"object\", \"additionalProperties\": false, \"properties\": {"
        + fields.map { "\"\($0.name)\": {\"description\": \(quoted($0.meaning)), \(schema($0.type))}" }
        .joined(separator: ", ") + "}"
    case .either(let types): "\"anyOf\": [" + types.map { "{\(schema($0))}" }.joined(separator: ", ") + "]"
    }
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() ? String(Int(value)) : String(value)
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "\""
  }
}
