// SPDX-License-Identifier: GPL-3.0-or-later

import Synchronization

/// What ``MadeOnce`` has made. Of one type for all kinds of objects: the runtime looks a generic type up each time, which
/// took a seventh of the time that a row takes in all; and so it does within an atomic reference (measured).
private final class Made: Sendable {
  let object: any AnyObject & Sendable

  init(_ object: any AnyObject & Sendable) { self.object = object }
}

/// An object that is made when somebody first asks for it, and then kept.
///
/// Who renders a table uses ten of the two hundred settings, and what describes one takes fifty thousand instructions to
/// make, nearly all of them the runtime's for its key path and types: together half of the start of a render (measured).
package final class MadeOnce<Object: AnyObject & Sendable>: Sendable {
  private let made = Mutex<Made?>(nil)
  private let make: @Sendable () -> Object

  package init(_ make: @escaping @Sendable () -> Object) { self.make = make }

  /// Where several threads ask first at the same time, all of them get what one of them made.
  package var value: Object {
    if let made = made.withLock({ $0 }) { return unsafeDowncast(made.object, to: Object.self) }
    // Not under the lock: what makes one asks for others.
    let new = Made(make())
    let kept = made.withLock { made in
      if made == nil { made = new }
      return made ?? new
    }
    return unsafeDowncast(kept.object, to: Object.self)
  }
}
