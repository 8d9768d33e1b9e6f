// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import Platform

/// The source of the kernel's file events. Use it from one serial queue only.
package protocol WatchBackend: AnyObject {
  /// Starts to call `onNotices` on `queue` whenever `drainNotices` has notices.
  func activate(on queue: DispatchQueue, onNotices: @escaping @Sendable () -> Void)

  /// Watches the object at `path`; doesn't follow links if the role is `.link`.
  ///
  /// - Returns: a descriptor. The same object always has the same descriptor, and its roles are replaced.
  func add(_ path: String, roles: WatchRole) throws(ErrorNumber) -> Int32

  func remove(_ descriptor: Int32)

  /// The events since the last call; doesn't wait.
  func drainNotices() -> [WatchNotice]

  func cancel()
}

/// One event of a backend.
package struct WatchNotice: Sendable, Equatable {
  package let descriptor: Int32
  package let change: WatchChange
  /// The entry of a directory that the event concerns; `nil` if it concerns the watched object itself, or the
  /// kernel doesn't tell. Bytes, because a name need not be UTF-8.
  package let name: [UInt8]?

  package init(descriptor: Int32, change: WatchChange, name: [UInt8]? = nil) {
    self.descriptor = descriptor
    self.change = change
    self.name = name
  }
}

/// A change of a watched object, independent of the backend.
package enum WatchChange: Sendable, Equatable {
  /// Bytes changed; the writer may not be done.
  case written
  /// A writer closed the file.
  case closed
  /// A file was created, which the writer may still be filling.
  case created
  /// An entry or the object itself was moved or removed, or a directory was created.
  case moved
  /// An entry was moved to a watched name: a whole save.
  case replaced
  /// Permissions, times or the number of links changed.
  case touched
  /// The kernel ended the watch: the object or its file system is gone.
  case dropped
  /// Events were lost, so every watch must be checked.
  case overflowed

  /// Whether the path may now lead to another object, so that its chain must be walked again at once: the
  /// later read would miss the events of a writer of the new object.
  package var mayRedirect: Bool {
    switch self {
    case .created, .moved, .replaced, .dropped, .overflowed: true
    // A hard link over the file is reported as a change of the number of links.
    case .touched: true
    case .written, .closed: false
    }
  }
}
