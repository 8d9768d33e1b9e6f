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
  private final class Box: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  private var box: Box?

  /// An empty value.
  package init() {}

  package init(wrappedValue: Value) { box = wrappedValue.isEmpty ? nil : Box(wrappedValue) }

  package var wrappedValue: Value {
    get { box?.value ?? .empty }
    set { self = Self(wrappedValue: newValue) }
  }

  package var isEmpty: Bool { box == nil }

  package static func == (one: Self, other: Self) -> Bool {
    one.box === other.box || (one.box != nil && one.box?.value == other.box?.value)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(box?.value) }
}

extension Boxed: CustomReflectable {
  /// Mirrors show the value instead of the box.
  package var customMirror: Mirror { Mirror(reflecting: wrappedValue) }
}
