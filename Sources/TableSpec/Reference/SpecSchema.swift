// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

/// Writes the format as JSON Schema, from the keys that read a file.
package enum SpecSchema {
  /// A document of JSON Schema 2020-12, which ends with a newline.
  package static func json() -> String {
    var writer = JSONWriter()
    writer.object { json in
      for (name, value) in head { json.member(name, value) }
      json.key("properties")
      json.object { json in
        for part in TableKeys.all.record.parts { json.member(part.name, property(part)) }
      }
      json.member("$defs", .object([("element", .object(element))]))
    }
    writer.newline()
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private typealias Members = [(String, ValueTree)]

  private static let head: Members = [
    ("$schema", "https://json-schema.org/draft/2020-12/schema"), ("title", "Roundtable spec"),
    ("type", "object"), ("additionalProperties", false),
  ]

  private static func property(_ part: SettingRecord.Part) -> ValueTree {
    .object([("description", .text(part.meaning))] + schema(part.shape))
  }

  private static func schema(_ shape: SettingShape) -> Members {
    switch shape {
    case .text, .identifier, .symbol, .imageFile, .markdown:
      [("type", .texts(["string", "number", "boolean"]))]
    case .number(let range):
      [("type", "number"), ("minimum", number(range.lowerBound)), ("maximum", number(range.upperBound))]
    case .integer(let range):
      [("type", "integer"), ("minimum", .integer(range.lowerBound)), ("maximum", .integer(range.upperBound))]
    case .flag: [("type", "boolean")]
    case .choice(let names): [("enum", .texts(names))]
    case .color: [("type", "string")]
    case .pair(let range, _): list(.number(range))
    case .names(let names, _): list(.choice(names))
    case .list(let element): list(element)
    case .element: [("$ref", .text("#/$defs/element"))]
    case .record(let record):
      [
        ("type", "object"), ("additionalProperties", false),
        ("properties", .object(record.parts.map { ($0.name, property($0)) })),
      ]
    case .renamed(let others, let rest): renamed(others.all, rest)
    case .word(let word, let rest): any([.choice([word]), rest])
    case .short(let value, let record): any([value, .record(record)])
    case .either(let shapes): any(shapes)
    }
  }

  /// A kind's name, or a mapping with its name, its main value and other properties. Elements can contain elements, so a
  /// list refers to this definition.
  private static var element: Members {
    let bare = ElementKind.allCases.filter { !$0.declaration.isMainRequired }.map(\.rawValue)
    let mappings = ElementKind.allCases.map { kind in
      let declaration = kind.declaration
      let whole = SettingRecord.Part(name: kind.rawValue, shape: kind.shape, meaning: declaration.meaning)
      let others = (declaration.beside + .arranged + kind.barred).map {
        SettingRecord.Part(name: $0.name, shape: $0.shape, meaning: $0.meaning)
      }
      return ValueTree.object(
        schema(.record(SettingRecord([whole] + others))) + [("required", .texts([kind.rawValue]))])
    }
    return [("anyOf", .list([.object([("enum", .texts(bare))])] + mappings))]
  }

  private static func list(_ element: SettingShape) -> Members {
    [("type", "array"), ("items", .object(schema(element)))]
  }

  private static func renamed(_ others: [String: String], _ rest: SettingShape) -> Members {
    let names = others.keys.sorted()
    let words = names.map { "\($0) is \(others[$0] ?? $0)" }.joined(separator: ", ")
    let other: Members = [("description", .text("Other names: \(words)."))]
    let values = ValueTree.list(names.map { name in Int(name).map { .integer($0) } ?? .text(name) })
    return [("anyOf", .list([.object(schema(rest)), .object(other + [("enum", values)])]))]
  }

  private static func any(_ shapes: [SettingShape]) -> Members {
    [("anyOf", .list(shapes.map { .object(schema($0)) }))]
  }

  private static func number(_ value: Double) -> ValueTree {
    value == value.rounded() ? .integer(Int(value)) : .written(String(value))
  }
}
