// SPDX-License-Identifier: GPL-3.0-or-later

/// A value that is empty in most of its owners.
package protocol MostlyEmpty: Hashable, Sendable {
  static var empty: Self { get }
  var isEmpty: Bool { get }
}

/// Stores a large value that is mostly empty outside of its owner, which then needs only eight bytes for it.
/// A row with its look and status inline has 624 bytes.
///
/// The box is never changed, only replaced: copies share it and are still independent.
@propertyWrapper
package struct Boxed<Value: MostlyEmpty>: Hashable, Sendable {
  private var box: CopyOnWrite<Value>?

  /// An empty value.
  package init() {}

  package init(wrappedValue: Value) { box = wrappedValue.isEmpty ? nil : CopyOnWrite(wrappedValue) }

  package var wrappedValue: Value {
    get { box?.value ?? .empty }
    set { self = Self(wrappedValue: newValue) }
  }

  package var isEmpty: Bool { box == nil }
}

extension Boxed: CustomReflectable {
  /// Mirrors show the value instead of the box.
  package var customMirror: Mirror { Mirror(reflecting: wrappedValue) }
}
