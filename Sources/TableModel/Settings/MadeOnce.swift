// SPDX-License-Identifier: GPL-3.0-or-later

import Synchronization

/// An object that is made when somebody first asks for it, and then kept.
///
/// Who renders a table uses ten of the two hundred settings, and what describes one takes fifty thousand instructions to
/// make, nearly all of them the runtime's for its key path and types: together half of the start of a render (measured).
package final class MadeOnce<Object: AnyObject & Sendable>: Sendable {
  private let object = AtomicLazyReference<Object>()
  private let make: @Sendable () -> Object

  package init(_ make: @escaping @Sendable () -> Object) { self.make = make }

  /// Where several threads ask first at the same time, all of them get what one of them made.
  package var value: Object { object.load() ?? object.storeIfNil(make()) }
}
