// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// A type-erased value of a look's setting.
@usableFromInline package class AnyLookValue: @unchecked Sendable {
  @usableFromInline package let setting: AnyLookSetting

  fileprivate init(_ setting: AnyLookSetting) { self.setting = setting }

  /// Whether both are the same value of the same setting.
  func isEqual(_ other: AnyLookValue) -> Bool { preconditionFailure("a value without a type") }
  func hash(into hasher: inout Hasher) {}
  /// The value as specs write it.
  package var written: ValueTree { preconditionFailure("a value without a type") }
}

/// A value of a look's setting. Looks share it, because it never changes.
@usableFromInline package final class LookValue<Value: Sendable>: AnyLookValue, @unchecked Sendable {
  @usableFromInline package let value: Value

  package init(_ setting: LookSetting<Value>, _ value: Value) {
    self.value = value
    super.init(setting)
  }

  private var declaration: LookSetting<Value> { unsafeDowncast(setting, to: LookSetting<Value>.self) }

  override func isEqual(_ other: AnyLookValue) -> Bool {
    self === other
      || (setting === other.setting
        && declaration.isEqual(value, unsafeDowncast(other, to: LookValue<Value>.self).value))
  }

  override func hash(into hasher: inout Hasher) {
    hasher.combine(setting.ordinal)
    declaration.hash(value, &hasher)
  }

  override package var written: ValueTree { declaration.write(value) }
}
