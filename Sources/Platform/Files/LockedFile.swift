// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import Synchronization

/// A file of this user with a lock that ends with the process, however it ends: another process that gets the lock knows that
/// the owner is gone. A process id would prove this only until the system reuses it, and never across containers.
package final class LockedFile: Sendable {
  private let name: Mutex<String>
  package var path: String { name.withLock { $0 } }
  private let descriptor: Descriptor

  /// Creates the file, accessible only to this user.
  package init(creating path: String) throws(ErrorNumber) {
    descriptor = try .open(path, .readWrite, [.create, .truncate, .noFollow], permissions: 0o600)
    name = Mutex(path)
    try? descriptor.setPermissions(0o600)
    _ = descriptor.lock(.exclusive)
  }

  /// Takes over a file that no process has locked.
  ///
  /// - Returns: `nil` if a process has locked it, or it isn't a file of this user.
  package init?(claiming path: String) {
    guard let descriptor = try? Descriptor.open(path, .readWrite, [.noFollow, .nonBlocking]) else {
      return nil
    }
    // A file that was replaced since it was opened belongs to a live process.
    guard let status = try? descriptor.status, status.key.isRegular, status.owner == geteuid(),
      descriptor.lock(.exclusive), descriptor.isFile(at: path)
    else {
      descriptor.close()
      return nil
    }
    name = Mutex(path)
    self.descriptor = descriptor
  }

  /// Releases the lock.
  deinit { descriptor.close() }

  package func write(_ bytes: [UInt8]) throws(ErrorNumber) { try descriptor.writeAll(bytes) }

  package var modified: FileTime {
    (try? descriptor.status)?.key.modified ?? FileTime(seconds: 0, nanoseconds: 0)
  }

  /// Records the file's new name.
  package func note(path: String) { name.withLock { $0 = path } }

  package func remove() { FolderEntry.remove(path) }
}
