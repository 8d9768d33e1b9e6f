// SPDX-License-Identifier: GPL-3.0-or-later

/// Stores a large value outside of its owner. A copy of the owner copies one reference, as a copy of an array does, and a
/// change of one copy copies the value first. Equal copies are found by their reference.
///
/// A row has nine references, and a table of 400 rows was copied row by row for each picture: a third of an edit's time.
package struct CopyOnWrite<Value: Hashable & Sendable>: Hashable, Sendable {
  /// `@unchecked Sendable`: it changes only while one owner refers to it. The compiler checks that accesses of the owner
  /// don't overlap, so nothing needs to check that at run time again.
  private final class Storage: @unchecked Sendable {
    @exclusivity(unchecked) var value: Value

    init(_ value: Value) { self.value = value }
  }

  private var storage: Storage

  package init(_ value: Value) { storage = Storage(value) }

  package var value: Value {
    _read { yield storage.value }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.value) }
      yield &storage.value
    }
  }

  package static func == (one: Self, other: Self) -> Bool {
    one.storage === other.storage || one.storage.value == other.storage.value
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(storage.value) }
}
