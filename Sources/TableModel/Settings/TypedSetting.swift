// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// Key paths that are `Sendable`.
package typealias SettingPath<Root, Value> = WritableKeyPath<Root, Value> & Sendable

/// A setting of looks, which tables, sections and rows have.
@usableFromInline package typealias LookSetting<Value: Sendable> = TypedSetting<Look, Value>
@usableFromInline package typealias AnyLookSetting = SettingField<Look>

/// The only declaration of a setting. Specs, commands, help, the schema, the reference, completion, merging, differences,
/// `why` and JSON come from it.
///
/// `Value` has no constraint that the runtime looks up: each such look-up takes a third of a million instructions at the
/// start of every command (measured). Everything but the name is made at its first use.
@usableFromInline
package final class TypedSetting<Root: Sendable, Value: Sendable>: SettingField<Root>,
  @unchecked Sendable
{
  /// How it is read and written.
  struct Access {
    let kind: SettingKind<Value>
    let path: (any PartialKeyPath<Root> & Sendable)?
    let get: @Sendable (Root, TypedSetting) -> Value?
    /// Without a value, it unsets the setting.
    let put: @Sendable (inout Root, Value?, TypedSetting) -> Void
  }

  private final class Made: Sendable {
    let access: Access

    init(_ access: Access) { self.access = access }
  }

  private let made: MadeOnce<Made>
  private let makeMeaning: @Sendable () -> String
  /// The value of a setting that isn't set; by style and profile for settings of looks.
  private let makeStandard: (@Sendable (TableStyle, Profile) -> Value)?
  private let isConstant: Bool
  let isEqual: @Sendable (Value, Value) -> Bool
  let hash: @Sendable (Value, inout Hasher) -> Void

  init(
    _ name: String, _ reader: Reader = .pictures, isOptional: Bool = true, isOfSections: Bool = false,
    isOfLooks: Bool = false, constant: Value? = nil,
    standard: (@Sendable (TableStyle, Profile) -> Value)? = nil,
    _ meaning: @escaping @Sendable () -> String, _ access: @escaping @Sendable () -> Access
  ) where Value: Hashable {
    makeMeaning = meaning
    made = MadeOnce { Made(access()) }
    isEqual = { $0 == $1 }
    hash = { $1.combine($0) }
    isConstant = constant != nil
    if let constant { makeStandard = { _, _ in constant } } else { makeStandard = standard }
    super.init(name, reader, isOptional: isOptional, isOfSections: isOfSections, isOfLooks: isOfLooks)
  }

  private var access: Access { made.value.access }
  /// The type of its values: how they are read and written.
  package var kind: SettingKind<Value> { access.kind }
  private var constant: Value? { isConstant ? makeStandard?(.plain, .iOS15) : nil }

  override package var meaning: String { makeMeaning() }
  override package var shape: SettingShape { kind.shape }
  override package var samples: [ValueTree] { [kind.write(kind.samples.0), kind.write(kind.samples.1)] }
  override package var standard: ValueTree? { constant.map(kind.write) }
  override package var path: (any PartialKeyPath<Root> & Sendable)? { access.path }

  override package func value(in root: Root) -> ValueTree? {
    written(root).map(kind.write)
  }

  override package func effectiveValue(in root: Root) -> ValueTree? {
    let access = access
    return access.get(root, self).map(access.kind.write)
  }

  override package func isSet(in root: Root) -> Bool { written(root) != nil }

  /// The value, if specs write it: not the standard one of a setting that always has a value.
  private func written(_ root: Root) -> Value? {
    guard let value = access.get(root, self) else { return nil }
    return !isOptional && constant.map { isEqual($0, value) } ?? false ? nil : value
  }

  override package func set(_ value: ValueTree, of root: inout Root) -> Bool {
    let access = access
    guard let value = access.kind.read(value) else { return false }
    access.put(&root, value, self)
    return true
  }

  override package func unset(in root: inout Root) { access.put(&root, nil, self) }

  override package func copy(from source: Root, to target: inout Root) {
    let access = access
    access.put(&target, access.get(source, self), self)
  }

  override package func differs(_ one: Root, _ other: Root) -> Bool {
    let get = access.get
    switch (get(one, self), get(other, self)) {
    case (let one?, let other?): return !isEqual(one, other)
    case (nil, nil): return false
    default: return true
    }
  }

  override package func standard(_ style: TableStyle, _ profile: Profile) -> AnyLookValue? {
    makeStandard.map { value in
      LookValue(unsafeDowncast(self, to: TypedSetting<Look, Value>.self), value(style, profile))
    }
  }
}

extension SettingField {
  /// A setting that can be unset.
  package static func optional<Value: Hashable & Sendable>(
    _ name: String, _ path: @autoclosure @escaping @Sendable () -> any SettingPath<Root, Value?>,
    _ kind: @autoclosure @escaping @Sendable () -> SettingKind<Value>, reader: Reader = .pictures,
    _ meaning: @autoclosure @escaping @Sendable () -> String
  ) -> SettingField {
    TypedSetting<Root, Value>(name, reader, meaning) {
      let path = path()
      return .init(
        kind: kind(), path: path, get: { root, _ in root[keyPath: path] },
        put: { root, value, _ in root[keyPath: path] = value })
    }
  }

  /// A setting that always has a value. The value `standard` isn't written, and is the same as an unset one.
  package static func standard<Value: Hashable & Sendable>(
    _ name: String, _ path: @autoclosure @escaping @Sendable () -> any SettingPath<Root, Value>,
    _ kind: @autoclosure @escaping @Sendable () -> SettingKind<Value>, _ standard: Value,
    reader: Reader = .pictures, _ meaning: @autoclosure @escaping @Sendable () -> String
  ) -> SettingField {
    TypedSetting<Root, Value>(name, reader, isOptional: false, constant: standard, meaning) {
      let path = path()
      return .init(
        kind: kind(), path: path, get: { root, _ in root[keyPath: path] },
        put: { root, value, _ in root[keyPath: path] = value ?? standard })
    }
  }

  /// A setting that always has a value, and is always written.
  package static func always<Value: Hashable & Sendable>(
    _ name: String, _ path: @autoclosure @escaping @Sendable () -> any SettingPath<Root, Value>,
    _ kind: @autoclosure @escaping @Sendable () -> SettingKind<Value>,
    _ meaning: @autoclosure @escaping @Sendable () -> String
  ) -> SettingField {
    TypedSetting<Root, Value>(name, isOptional: false, meaning) {
      let path = path()
      return .init(
        kind: kind(), path: path, get: { root, _ in root[keyPath: path] },
        put: { root, value, _ in if let value { root[keyPath: path] = value } })
    }
  }
}

extension TypedSetting where Root == Look, Value: Hashable {
  /// - Parameters:
  ///   - value: the value of a look that sets nothing; without it and without `standard` the layout decides.
  ///   - standard: the same value, if it depends on the style or the profile.
  convenience init(
    _ name: String, _ kind: @autoclosure @escaping @Sendable () -> SettingKind<Value>,
    default value: Value? = nil,
    isOfSections: Bool = false, _ meaning: @autoclosure @escaping @Sendable () -> String,
    standard: (@Sendable (TableStyle, Profile) -> Value)? = nil
  ) {
    self.init(
      name, isOfSections: isOfSections, isOfLooks: true, constant: value, standard: standard, meaning
    ) {
      Access(kind: kind(), path: nil, get: { $0[$1] }, put: { $0[$2] = $1 })
    }
  }
}
