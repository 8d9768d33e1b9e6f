// SPDX-License-Identifier: GPL-3.0-or-later

import Synchronization

/// What ``MadeOnce`` has made. Of one type for all kinds of objects: the runtime looks the type of a generic reference up each
/// time that it is followed, which took a seventh of the time that a row takes in all (measured).
private final class Made: Sendable {
  let object: any AnyObject & Sendable

  init(_ object: any AnyObject & Sendable) { self.object = object }
}

/// An object that is made when somebody first asks for it, and then kept.
///
/// Who renders a table uses ten of the two hundred settings, and what describes one takes fifty thousand instructions to
/// make, nearly all of them the runtime's for its key path and types: together half of the start of a render (measured).
package final class MadeOnce<Object: AnyObject & Sendable>: Sendable {
  private let made = AtomicLazyReference<Made>()
  private let make: @Sendable () -> Object

  package init(_ make: @escaping @Sendable () -> Object) { self.make = make }

  /// Where several threads ask first at the same time, all of them get what one of them made.
  package var value: Object {
    let made = made.load() ?? made.storeIfNil(Made(make()))
    return unsafeDowncast(made.object, to: Object.self)
  }
}
