// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Synchronization
import TableModel

/// A key of the format: it reads, writes, documents and checks its value. Everything except its name is
/// created at its first use.
struct SpecKey<Value: Sendable>: Sendable {
  /// Everything about a key except its name.
  final class Code: Sendable {
    private let makeShape: @Sendable () -> SettingShape
    private let madeShape = Mutex<SettingShape?>(nil)
    /// A sentence for the reference and the schema.
    let meaning: String
    /// Reads a node into a value, and reports a wrong one.
    let decode: @Sendable (YAMLNode, inout Value, inout SpecContext) -> Void
    /// The value to write; `nil` if it is the default.
    let encode: @Sendable (Value) -> ValueTree?

    /// - Parameter shape: made at its first use, because the shape of a list contains all shapes of its elements.
    init(
      shape: @autoclosure @escaping @Sendable () -> SettingShape, meaning: String,
      decode: @escaping @Sendable (YAMLNode, inout Value, inout SpecContext) -> Void,
      encode: @escaping @Sendable (Value) -> ValueTree?
    ) {
      makeShape = shape
      self.meaning = meaning
      self.decode = decode
      self.encode = encode
    }

    var shape: SettingShape {
      if let made = madeShape.withLock({ $0 }) { return made }
      let shape = makeShape()
      madeShape.withLock { $0 = shape }
      return shape
    }
  }

  let name: String
  private let made: MadeOnce<Code>

  init(_ name: String, _ make: @escaping @Sendable () -> Code) {
    self.name = name
    made = MadeOnce(make)
  }

  var code: Code { made.value }

  var part: SettingRecord.Part {
    SettingRecord.Part(name: name, shape: code.shape, meaning: code.meaning)
  }
}

/// The keys of a mapping in the order of writing, with a look-up by name.
struct KeyTable<Value: Sendable>: Sendable {
  let keys: [SpecKey<Value>]
  private let indices: [String: Int]

  init(_ keys: [SpecKey<Value>]) {
    self.keys = keys
    indices = Dictionary(uniqueKeysWithValues: keys.enumerated().map { ($1.name, $0) })
  }

  /// The index of the key in ``keys``.
  func index(of name: String) -> Int? { indices[name] }

  var names: [String] { keys.map(\.name) }

  /// The names, shapes and meanings, for the reference and the schema.
  var record: SettingRecord { SettingRecord(keys.map(\.part)) }

  subscript(name: String) -> SpecKey<Value>? { index(of: name).map { keys[$0] } }

  /// The entries of a mapping with all values that aren't defaults.
  func encode(_ value: Value) -> [ValueTree.Member] { keys.entries(of: value) }
}

extension Array {
  /// The entries of a mapping with all values that aren't defaults.
  func entries<Value>(of value: Value) -> [ValueTree.Member] where Element == SpecKey<Value> {
    compactMap { key in key.code.encode(value).map { ValueTree.Member(name: key.name, value: $0) } }
  }
}
