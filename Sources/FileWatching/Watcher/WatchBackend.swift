// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import Platform

/// A kernel's file events. Used from one serial queue only.
package protocol WatchBackend: AnyObject {
  /// Starts to call `onNotices` on `queue` whenever `drainNotices` has something to give.
  func activate(on queue: DispatchQueue, onNotices: @escaping @Sendable () -> Void)

  /// Watches the object at `path`, links not followed when the role is `.link`.
  ///
  /// - Returns: a descriptor; the same object always gives the same one, and its roles are replaced.
  func add(_ path: String, roles: WatchRole) throws(ErrorNumber) -> Int32

  func remove(_ descriptor: Int32)

  /// Everything that happened since the last call, without waiting.
  func drainNotices() -> [WatchNotice]

  func cancel()
}

/// One event of a backend.
package struct WatchNotice: Sendable, Equatable {
  package let descriptor: Int32
  package let change: WatchChange
  /// The entry of a directory it is about; nil when it is about the watched object itself, or when the
  /// kernel does not say. Bytes, for a name need not be UTF-8.
  package let name: [UInt8]?

  package init(descriptor: Int32, change: WatchChange, name: [UInt8]? = nil) {
    self.descriptor = descriptor
    self.change = change
    self.name = name
  }
}

/// What happened to a watched object, in terms that both kernels' events translate to.
package enum WatchChange: Sendable, Equatable {
  /// Bytes changed; the writer may not be done.
  case written
  /// A writer closed the file.
  case closed
  /// A file appeared that its maker may still be filling.
  case created
  /// An entry or the object itself was moved or removed, or a directory appeared.
  case moved
  /// An entry was moved to a name of interest: a save that came whole.
  case replaced
  /// Permissions, times or the number of links changed.
  case touched
  /// The kernel gave the watch up: the object or its file system is gone.
  case dropped
  /// Events were lost: nothing is known of any watch.
  case overflowed

  package var urgency: SettleUrgency {
    switch self {
    case .written, .created: .writing
    case .touched: .touched
    case .replaced: .replaced
    case .closed: .closed
    case .moved, .dropped, .overflowed: .finished
    }
  }

  /// Whether the path may lead to another object now, so that its chain must be walked again at once:
  /// waiting for the settled look would miss the events of a writer that works on the new one.
  package var mayRedirect: Bool {
    switch self {
    case .created, .moved, .replaced, .dropped, .overflowed: true
    // A hard link over the file shows as a change of the number of links.
    case .touched: true
    case .written, .closed: false
    }
  }
}
