// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// Key paths that are `Sendable`.
package typealias SettingPath<Root, Value> = WritableKeyPath<Root, Value> & Sendable

/// The only declaration of a setting of a table, a section, a row, a look or a part of these. Merging, the
/// words for differences, spec keys, the schema and the reference come from it.
///
/// Everything but the name is created lazily.
package struct SettingField<Root: Sendable>: Sendable {
  /// The name in specs, with dots within a mapping: `separator.left`.
  package let name: String
  /// Whether it affects neither the layout nor the drawing. Default: false.
  package let isNote: Bool
  /// Whether it can be unset. Its value then comes from a profile, a style or an outer level.
  package let isOptional: Bool
  private let code: MadeOnce<SettingCode<Root>>

  private init(
    _ name: String, isNote: Bool = false, isOptional: Bool = false,
    _ make: @escaping @Sendable () -> SettingCode<Root>
  ) {
    self.name = name
    self.isNote = isNote
    self.isOptional = isOptional
    code = MadeOnce(make)
  }

  /// A setting that can be unset.
  package static func optional<Value: Hashable & Sendable>(
    _ name: String, _ path: @autoclosure @escaping @Sendable () -> any SettingPath<Root, Value?>,
    _ kind: @autoclosure @escaping @Sendable () -> SettingKind<Value>, isNote: Bool = false,
    _ meaning: @autoclosure @escaping @Sendable () -> String
  ) -> Self {
    SettingField(name, isNote: isNote, isOptional: true) {
      SettingCode(
        path(), kind(), unset: .some(nil), wrap: { $0 }, unwrap: { $0 }, isWritten: { $0 != nil }, meaning())
    }
  }

  /// A setting that always has a value. The value `standard` isn't written, and is the same as an unset one.
  package static func standard<Value: Hashable & Sendable>(
    _ name: String, _ path: @autoclosure @escaping @Sendable () -> any SettingPath<Root, Value>,
    _ kind: @autoclosure @escaping @Sendable () -> SettingKind<Value>, _ standard: Value,
    isNote: Bool = false,
    _ meaning: @autoclosure @escaping @Sendable () -> String
  ) -> Self {
    SettingField(name, isNote: isNote) {
      SettingCode(
        path(), kind(), unset: standard, wrap: { $0 }, unwrap: { $0 }, isWritten: { $0 != standard },
        meaning())
    }
  }

  /// A setting that always has a value, and is always written.
  package static func always<Value: Hashable & Sendable>(
    _ name: String, _ path: @autoclosure @escaping @Sendable () -> any SettingPath<Root, Value>,
    _ kind: @autoclosure @escaping @Sendable () -> SettingKind<Value>,
    _ meaning: @autoclosure @escaping @Sendable () -> String
  ) -> Self {
    SettingField(name) {
      SettingCode(
        path(), kind(), unset: nil, wrap: { $0 }, unwrap: { $0 }, isWritten: { _ in true }, meaning())
    }
  }
}

extension SettingField where Root == Look {
  /// The field of a look's setting.
  package init(_ setting: AnyLookSetting) {
    self.init(setting.name, isOptional: true) { setting.makeCode() }
  }
}

/// Everything about a setting but its name.
final class SettingCode<Root: Sendable>: Sendable {
  let meaning: String
  let shape: SettingShape
  /// `nil` for settings of looks, which have no property.
  let path: (any PartialKeyPath<Root> & Sendable)?
  /// Whether the values in both are equal.
  let isEqual: @Sendable (Root, Root) -> Bool
  /// Copies the value in the second into the first.
  let replace: @Sendable (inout Root, Root) -> Void
  /// The value as specs write it, even the standard one; `nil` if it is unset.
  let text: @Sendable (Root) -> ValueTree?
  /// The same; `nil` also for the standard value.
  let ownValue: @Sendable (Root) -> ValueTree?
  /// Whether `ownValue` isn't `nil`.
  let hasOwn: @Sendable (Root) -> Bool
  /// Sets a value; returns false if it doesn't have the shape.
  let assign: @Sendable (ValueTree, inout Root) -> Bool
  /// Unsets the value or sets the standard one; `nil` if a value must always be set.
  let open: (@Sendable (inout Root) -> Void)?
  /// Two different values for tests.
  let samples: [ValueTree]

  init<Stored: Hashable & Sendable, Value: Sendable>(
    _ path: any SettingPath<Root, Stored>, _ kind: SettingKind<Value>, unset: Stored?,
    wrap: @escaping @Sendable (Value) -> Stored, unwrap: @escaping @Sendable (Stored) -> Value?,
    isWritten: @escaping @Sendable (Stored) -> Bool, _ meaning: String
  ) {
    self.meaning = meaning
    self.path = path
    shape = kind.shape
    isEqual = { $0[keyPath: path] == $1[keyPath: path] }
    replace = { $0[keyPath: path] = $1[keyPath: path] }
    text = { unwrap($0[keyPath: path]).map(kind.write) }
    ownValue = { root in
      let stored = root[keyPath: path]
      return isWritten(stored) ? unwrap(stored).map(kind.write) : nil
    }
    hasOwn = { isWritten($0[keyPath: path]) }
    assign = { value, root in
      guard let read = kind.read(value) else { return false }
      root[keyPath: path] = wrap(read)
      return true
    }
    if let unset { open = { $0[keyPath: path] = unset } } else { open = nil }
    samples = [kind.write(kind.samples.0), kind.write(kind.samples.1)]
  }

  init<Value>(_ setting: LookSetting<Value>) where Root == Look {
    let kind = setting.kind
    meaning = setting.meaning
    path = nil
    shape = kind.shape
    isEqual = { one, other in
      guard let value = one.value(of: setting) else { return !other.sets(setting) }
      return other.value(of: setting).map(value.isEqual) ?? false
    }
    replace = { $0[setting] = $1[setting] }
    text = { $0[setting].map(kind.write) }
    ownValue = text
    hasOwn = { $0.sets(setting) }
    assign = { value, look in
      guard let read = kind.read(value) else { return false }
      look[setting] = read
      return true
    }
    open = { $0[setting] = nil }
    samples = [kind.write(kind.samples.0), kind.write(kind.samples.1)]
  }
}

extension SettingField {
  /// One sentence for the reference and the schema.
  package var meaning: String { code.value.meaning }
  /// The form of its values.
  package var shape: SettingShape { code.value.shape }
  /// The property that stores it; `nil` for settings of looks.
  package var path: (any PartialKeyPath<Root> & Sendable)? { code.value.path }
  /// Two different values, for tests that try the setting.
  package var samples: [ValueTree] { code.value.samples }

  package func differs(_ one: Root, _ other: Root) -> Bool { !isEqual(one, other) }

  package func copy(from source: Root, to target: inout Root) { code.value.replace(&target, source) }

  /// Its value; `nil` if it is unset or has the standard value.
  package func value(in root: Root) -> ValueTree? { code.value.ownValue(root) }

  /// Its value, even the standard one; `nil` if it is unset.
  package func effectiveValue(in root: Root) -> ValueTree? { code.value.text(root) }

  /// Whether ``value(in:)`` isn't `nil`.
  package func isSet(in root: Root) -> Bool { code.value.hasOwn(root) }

  /// The code of ``set(_:of:)``, for callers that set it in a million rows.
  package var setter: @Sendable (ValueTree, inout Root) -> Bool { code.value.assign }

  /// Sets its value.
  ///
  /// - Returns: whether the value has its shape.
  @discardableResult
  package func set(_ value: ValueTree, of root: inout Root) -> Bool { code.value.assign(value, &root) }

  /// Unsets it. A setting that always has a value gets the standard one.
  package func unset(in root: inout Root) { code.value.open?(&root) }

  private func isEqual(_ one: Root, _ other: Root) -> Bool { code.value.isEqual(one, other) }

  // MARK: - Merging

  /// Whether both changed it, to different values.
  func conflicts(_ base: Root, _ ours: Root, _ theirs: Root) -> Bool {
    !isEqual(ours, theirs) && !isEqual(base, theirs) && !isEqual(base, ours)
  }

  /// Whether only the other side changed it.
  func isTheirs(_ base: Root, _ ours: Root, _ theirs: Root) -> Bool {
    !isEqual(base, theirs) && isEqual(base, ours)
  }

  /// Both values in words; `nil` if one of them has several parts.
  func values(_ ours: Root, _ theirs: Root) -> MergeConflict.Values? {
    guard let one = words(ours), let other = words(theirs) else { return nil }
    return MergeConflict.Values(ours: one, theirs: other)
  }

  private func words(_ root: Root) -> String? {
    guard let value = effectiveValue(in: root) else { return "nothing" }
    return value.isScalar ? value.specText : nil
  }
}
