import Geometry
import TableModel

/// Key paths that a `Sendable` key may hold.
typealias SpecPath<Root, Value> = WritableKeyPath<Root, Value> & Sendable

extension SpecKey {
  static func text(_ name: String, _ path: any SpecPath<Value, String?>, _ meaning: String) -> SpecKey {
    SpecKey(name: name, type: .text, meaning: meaning) { node, value, context in
      value[keyPath: path] = context.text(node, name)
    } encode: { value in
      value[keyPath: path].map(YAMLText.text)
    }
  }

  static func points(
    _ name: String, _ path: any SpecPath<Value, Points?>, in range: ClosedRange<Double> = SpecRange.length,
    _ meaning: String
  ) -> SpecKey {
    SpecKey(name: name, type: .number(range), meaning: meaning) { node, value, context in
      value[keyPath: path] = context.number(node, name, in: range)
    } encode: { value in
      value[keyPath: path].map(YAMLText.points)
    }
  }

  static func integer(
    _ name: String, _ path: any SpecPath<Value, Int?>, _ range: ClosedRange<Int>, _ meaning: String
  ) -> SpecKey {
    SpecKey(name: name, type: .integer(range), meaning: meaning) { node, value, context in
      value[keyPath: path] = context.integer(node, name, in: range)
    } encode: { value in
      value[keyPath: path].map { .plain(String($0)) }
    }
  }

  static func flag(_ name: String, _ path: any SpecPath<Value, Bool?>, _ meaning: String) -> SpecKey {
    SpecKey(name: name, type: .flag, meaning: meaning) { node, value, context in
      value[keyPath: path] = context.flag(node, name)
    } encode: { value in
      value[keyPath: path].map { .plain($0 ? "true" : "false") }
    }
  }

  static func color(_ name: String, _ path: any SpecPath<Value, Color?>, _ meaning: String) -> SpecKey {
    SpecKey(name: name, type: .color, meaning: meaning) { node, value, context in
      value[keyPath: path] = context.color(node, name)
    } encode: { value in
      value[keyPath: path].map { .text($0.description) }
    }
  }

  static func choice<Choice>(_ name: String, _ path: any SpecPath<Value, Choice?>, _ meaning: String)
    -> SpecKey
  where Choice: RawRepresentable & CaseIterable & Sendable, Choice.RawValue == String {
    SpecKey(name: name, type: .choice(Choice.allCases.map(\.rawValue)), meaning: meaning) {
      node, value, context in
      value[keyPath: path] = context.choice(node, name, as: Choice.self)
    } encode: { value in
      value[keyPath: path].map { .plain($0.rawValue) }
    }
  }

  /// A choice that always has a value; `standard` is what is left out.
  static func choice<Choice>(
    _ name: String, _ path: any SpecPath<Value, Choice>, standard: Choice, _ meaning: String
  ) -> SpecKey
  where Choice: RawRepresentable & CaseIterable & Equatable & Sendable, Choice.RawValue == String {
    SpecKey(name: name, type: .choice(Choice.allCases.map(\.rawValue)), meaning: meaning) {
      node, value, context in
      if let choice = context.choice(node, name, as: Choice.self) { value[keyPath: path] = choice }
    } encode: { value in
      value[keyPath: path] == standard ? nil : .plain(value[keyPath: path].rawValue)
    }
  }
}
