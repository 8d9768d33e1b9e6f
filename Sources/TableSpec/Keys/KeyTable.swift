/// Keys in the order in which they are written, found by name.
struct KeyTable<Value>: Sendable {
  let keys: [SpecKey<Value>]
  private let byName: [String: Int]

  init(_ keys: [SpecKey<Value>]) {
    self.keys = keys
    byName = Dictionary(
      keys.enumerated().map { ($0.element.name, $0.offset) }, uniquingKeysWith: { first, _ in first })
  }

  var names: [String] { keys.map(\.name) }

  var fields: [SpecField] { keys.fields() }

  subscript(name: String) -> SpecKey<Value>? { byName[name].map { keys[$0] } }

  /// The entries of a mapping that holds everything of `value` that is not a default.
  func encode(_ value: Value) -> [YAMLText.Entry] {
    keys.compactMap { key in key.encode(value).map { YAMLText.Entry(key: key.name, value: $0) } }
  }
}
