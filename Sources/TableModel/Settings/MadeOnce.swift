// SPDX-License-Identifier: GPL-3.0-or-later

import Synchronization

/// The object that ``MadeObject`` has made. It is type-erased, because look-ups of generic metadata are slow:
/// they took a seventh of the time of a row, and as much within an atomic reference (measured).
private final class Made: Sendable {
  let object: any AnyObject & Sendable

  init(_ object: any AnyObject & Sendable) { self.object = object }
}

/// An object that is made at its first use, and then kept. Its class isn't a parameter, because each generic type takes
/// ten thousand instructions to make (measured).
///
/// A render uses ten of the two hundred settings. The description of one takes fifty thousand instructions to
/// make, nearly all of them in the runtime, for its key path and types: all together take half of the start
/// of a render (measured).
final class MadeObject: Sendable {
  private let made = Mutex<Made?>(nil)
  private let make: @Sendable () -> any AnyObject & Sendable

  init(_ make: @escaping @Sendable () -> any AnyObject & Sendable) { self.make = make }

  /// The object. If several threads need it at the same time, each may make one, and all get the same one.
  var object: any AnyObject & Sendable {
    if let made = made.withLock({ $0 }) { return made.object }
    // This is outside of the lock, because making one object uses others.
    let new = Made(make())
    return made.withLock { made in
      if made == nil { made = new }
      return made ?? new
    }.object
  }
}

/// The same with the object's class.
package struct MadeOnce<Object: AnyObject & Sendable>: Sendable {
  private let made: MadeObject

  package init(_ make: @escaping @Sendable () -> Object) { made = MadeObject(make) }

  package var value: Object { unsafeDowncast(made.object, to: Object.self) }
}
