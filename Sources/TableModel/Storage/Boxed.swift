// SPDX-License-Identifier: GPL-3.0-or-later

/// A value that most who have one leave empty.
package protocol MostlyEmpty: Hashable, Sendable {
  static var empty: Self { get }
  var isEmpty: Bool { get }
}

/// Keeps a large value that is mostly empty out of the structure that holds it: eight bytes where there is nothing to
/// keep. A row with its look and status inline is 624 bytes, which every copied block of rows moves.
///
/// The box is never changed, only replaced: copies share it, and each has its own value all the same.
@propertyWrapper
package struct Boxed<Value: MostlyEmpty>: Hashable, Sendable {
  private final class Box: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  private var box: Box?

  /// Nothing to keep.
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
  /// Seen from outside it is the value itself.
  package var customMirror: Mirror { Mirror(reflecting: wrappedValue) }
}
