// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel

/// One key of the format: it reads, writes, documents and checks itself.
struct SpecKey<Value>: Sendable {
  let name: String
  let shape: SettingShape
  /// One sentence for the reference and the schema.
  let meaning: String
  let decode: @Sendable (YAMLNode, inout Value, inout SpecContext) -> Void
  /// `nil` when the value is the default and need not be written.
  let encode: @Sendable (Value) -> YAMLText?

  var part: SettingRecord.Part { SettingRecord.Part(name: name, shape: shape, meaning: meaning) }
}

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

  /// Without their code: what the reference and the schema show.
  var record: SettingRecord { SettingRecord(keys.map(\.part)) }

  subscript(name: String) -> SpecKey<Value>? { byName[name].map { keys[$0] } }

  /// The entries of a mapping that holds everything of `value` that is not a default.
  func encode(_ value: Value) -> [YAMLText.Entry] {
    keys.compactMap { key in key.encode(value).map { YAMLText.Entry(key: key.name, value: $0) } }
  }
}
