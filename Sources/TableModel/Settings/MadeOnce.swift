// SPDX-License-Identifier: GPL-3.0-or-later

import Synchronization

/// The object that ``MadeOnce`` has made. It is type-erased, because look-ups of generic metadata are slow:
/// they took a seventh of the time of a row, and as much within an atomic reference (measured).
private final class Made: Sendable {
  let object: any AnyObject & Sendable

  init(_ object: any AnyObject & Sendable) { self.object = object }
}

/// An object that is made at its first use, and then kept.
///
/// A render uses ten of the two hundred settings. The description of one takes fifty thousand instructions to
/// make, nearly all of them in the runtime, for its key path and types: all together take half of the start
/// of a render (measured).
package final class MadeOnce<Object: AnyObject & Sendable>: Sendable {
  private let made = Mutex<Made?>(nil)
  private let make: @Sendable () -> Object

  package init(_ make: @escaping @Sendable () -> Object) { self.make = make }

  /// The object. If several threads need it at the same time, each may make one, and all get the same one.
  package var value: Object {
    if let made = made.withLock({ $0 }) { return unsafeDowncast(made.object, to: Object.self) }
    // This is outside of the lock, because making one object uses others.
    let new = Made(make())
    let kept = made.withLock { made in
      if made == nil { made = new }
      return made ?? new
    }
    return unsafeDowncast(kept.object, to: Object.self)
  }
}
