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
  final class Access: Sendable {
    let path: (any PartialKeyPath<Root> & Sendable)?
    let get: @Sendable (Root, TypedSetting) -> Value?
    /// Without a value, it unsets the setting.
    let put: @Sendable (inout Root, Value?, TypedSetting) -> Void
    // Taken from the kind, because a copy of a kind takes longer than reading a value.
    let read: @Sendable (ValueTree) -> Value?
    let write: @Sendable (Value) -> ValueTree

    init(
      _ kind: SettingKind<Value>, _ path: (any PartialKeyPath<Root> & Sendable)?,
      get: @escaping @Sendable (Root, TypedSetting) -> Value?,
      put: @escaping @Sendable (inout Root, Value?, TypedSetting) -> Void
    ) {
      self.path = path
      self.get = get
      self.put = put
      read = kind.read
      write = kind.write
    }
  }

  private let made: MadeObject
  private let makeKind: @Sendable () -> SettingKind<Value>
  private let makeMeaning: @Sendable () -> String
  /// Makes ``constant``.
  private let makeConstant: (@Sendable () -> Value)?
  /// Makes the value of a setting of looks that isn't set, if it depends on the style or the profile.
  private let makeStandard: (@Sendable (TableStyle, Profile) -> Value)?
  let isEqual: @Sendable (Value, Value) -> Bool
  let hash: @Sendable (Value, inout Hasher) -> Void

  init(
    _ name: String, _ reader: Reader = .pictures, isOptional: Bool = true, isOfSections: Bool = false,
    isOfLooks: Bool = false, constant: Value? = nil,
    standard: (@Sendable (TableStyle, Profile) -> Value)? = nil,
    _ meaning: @escaping @Sendable () -> String, _ kind: @escaping @Sendable () -> SettingKind<Value>,
    _ access: @escaping @Sendable (SettingKind<Value>) -> Access
  ) where Value: Hashable {
    makeMeaning = meaning
    makeKind = kind
    made = MadeObject { access(kind()) }
    isEqual = { $0 == $1 }
    hash = { $1.combine($0) }
    if let constant { makeConstant = { constant } } else { makeConstant = nil }
    makeStandard = standard
    super.init(name, reader, isOptional: isOptional, isOfSections: isOfSections, isOfLooks: isOfLooks)
  }

  private var access: Access { unsafeDowncast(made.object, to: Access.self) }
  /// The type of its values. Made at each use.
  package var kind: SettingKind<Value> { makeKind() }
  /// The value of a setting that isn't set, if it is always the same.
  package var constant: Value? { makeConstant?() }

  override package var meaning: String { makeMeaning() }
  override package var shape: SettingShape { kind.shape }
  override package var samples: [ValueTree] {
    let kind = kind
    return [kind.write(kind.samples.0), kind.write(kind.samples.1)]
  }
  override package var standard: ValueTree? { constant.map(write) }
  /// A value as specs write it.
  package func write(_ value: Value) -> ValueTree { access.write(value) }

  override package var path: (any PartialKeyPath<Root> & Sendable)? { access.path }

  override package func value(in root: Root) -> ValueTree? {
    written(root).map(access.write)
  }

  override package func effectiveValue(in root: Root) -> ValueTree? {
    let access = access
    return access.get(root, self).map(access.write)
  }

  override package func isSet(in root: Root) -> Bool { written(root) != nil }

  /// The value, if specs write it: not the standard one of a setting that always has a value.
  private func written(_ root: Root) -> Value? {
    guard let value = access.get(root, self) else { return nil }
    return !isOptional && constant.map { isEqual($0, value) } ?? false ? nil : value
  }

  override package func set(_ value: ValueTree, of root: inout Root) -> Bool {
    let access = access
    guard let value = access.read(value) else { return false }
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
    (makeConstant?() ?? makeStandard?(style, profile)).map {
      LookValue(unsafeDowncast(self, to: TypedSetting<Look, Value>.self), $0)
    }
  }
}

extension SettingField {
  /// A setting that can be unset.
  ///
  /// - Parameter put: sets the value; without it, the path does. Through the path of a computed property, that takes 1 500
  ///   instructions (measured).
  package static func optional<Value: Hashable & Sendable>(
    _ name: String, _ path: @autoclosure @escaping @Sendable () -> any SettingPath<Root, Value?>,
    put: (@Sendable (inout Root, Value?) -> Void)? = nil,
    _ kind: @autoclosure @escaping @Sendable () -> SettingKind<Value>, reader: Reader = .pictures,
    _ meaning: @autoclosure @escaping @Sendable () -> String
  ) -> SettingField {
    TypedSetting<Root, Value>(name, reader, meaning, kind) {
      let path = path()
      let get: @Sendable (Root, TypedSetting<Root, Value>) -> Value? = { root, _ in root[keyPath: path] }
      if let put { return .init($0, path, get: get, put: { root, value, _ in put(&root, value) }) }
      return .init($0, path, get: get, put: { root, value, _ in root[keyPath: path] = value })
    }
  }

  /// A setting that always has a value. The value `standard` isn't written, and is the same as an unset one.
  ///
  /// - Parameter put: as in ``optional(_:_:put:_:reader:_:)``.
  package static func standard<Value: Hashable & Sendable>(
    _ name: String, _ path: @autoclosure @escaping @Sendable () -> any SettingPath<Root, Value>,
    put: (@Sendable (inout Root, Value) -> Void)? = nil,
    _ kind: @autoclosure @escaping @Sendable () -> SettingKind<Value>, _ standard: Value,
    reader: Reader = .pictures, _ meaning: @autoclosure @escaping @Sendable () -> String
  ) -> SettingField {
    TypedSetting<Root, Value>(name, reader, isOptional: false, constant: standard, meaning, kind) {
      let path = path()
      let get: @Sendable (Root, TypedSetting<Root, Value>) -> Value? = { root, _ in root[keyPath: path] }
      if let put {
        return .init($0, path, get: get, put: { root, value, _ in put(&root, value ?? standard) })
      }
      return .init($0, path, get: get, put: { root, value, _ in root[keyPath: path] = value ?? standard })
    }
  }

  /// A text that can have attributes and that always has a value. The path of its plain text identifies it. Paths of computed
  /// properties are slow to set, see ``optional(_:_:put:_:reader:_:)``.
  package static func text(
    _ name: String, _ plain: @autoclosure @escaping @Sendable () -> any PartialKeyPath<Root> & Sendable,
    _ path: @autoclosure @escaping @Sendable () -> any SettingPath<Root, AttributedText>,
    put: @escaping @Sendable (inout Root, AttributedText) -> Void,
    _ meaning: @autoclosure @escaping @Sendable () -> String
  ) -> SettingField {
    TypedSetting<Root, AttributedText>(name, isOptional: false, meaning, { .attributed }) {
      let path = path()
      return .init(
        $0, plain(), get: { root, _ in root[keyPath: path] },
        put: { root, value, _ in if let value { put(&root, value) } })
    }
  }

  /// The same, if it can be unset.
  package static func text(
    _ name: String, _ plain: @autoclosure @escaping @Sendable () -> any PartialKeyPath<Root> & Sendable,
    _ path: @autoclosure @escaping @Sendable () -> any SettingPath<Root, AttributedText?>,
    put: @escaping @Sendable (inout Root, AttributedText?) -> Void,
    _ meaning: @autoclosure @escaping @Sendable () -> String
  ) -> SettingField {
    TypedSetting<Root, AttributedText>(name, .pictures, meaning, { .attributed }) {
      let path = path()
      return .init(
        $0, plain(), get: { root, _ in root[keyPath: path] },
        put: { root, value, _ in put(&root, value) })
    }
  }

  /// A setting that always has a value, and is always written.
  package static func always<Value: Hashable & Sendable>(
    _ name: String, _ path: @autoclosure @escaping @Sendable () -> any SettingPath<Root, Value>,
    _ kind: @autoclosure @escaping @Sendable () -> SettingKind<Value>,
    _ meaning: @autoclosure @escaping @Sendable () -> String
  ) -> SettingField {
    TypedSetting<Root, Value>(name, isOptional: false, meaning, kind) {
      let path = path()
      return .init(
        $0, path, get: { root, _ in root[keyPath: path] },
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
      name, isOfSections: isOfSections, isOfLooks: true, constant: value, standard: standard, meaning, kind
    ) {
      Access($0, nil, get: { $0[$1] }, put: { $0[$2] = $1 })
    }
  }
}
