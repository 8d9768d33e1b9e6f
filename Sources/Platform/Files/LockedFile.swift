// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import Synchronization

/// A file of this user with a lock that ends with the process, however it ends: another process that gets the lock knows that
/// the owner is gone. A process id would prove this only until the system reuses it, and never across containers.
package final class LockedFile: Sendable {
  private let name: Mutex<String>
  package var path: String { name.withLock { $0 } }
  private let descriptor: Descriptor

  /// Creates a file with an unused name, accessible only to this user.
  package init(newIn folder: String, stem: String, ending: String) throws(ErrorNumber) {
    var file: (descriptor: Descriptor, path: String)
    repeat {
      file = try Descriptor.makeFile(in: folder, stem: stem, ending: ending)
      // Until now, a starting process may take it for a dead process's file, and remove it.
      _ = file.descriptor.lock(.exclusive, waits: true)
    } while !file.descriptor.isFile(at: file.path)
    descriptor = file.descriptor
    name = Mutex(file.path)
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

  /// Reads the whole file, once.
  package func read() throws(FileError) -> [UInt8] { try descriptor.readToEnd(path, sizeLimit: .max) }

  package var modified: FileTime {
    (try? descriptor.status)?.key.modified ?? FileTime(seconds: 0, nanoseconds: 0)
  }

  /// Gives the file another name in one step: that of a former file, or an unused name.
  ///
  /// - Parameter former: keeps its name only if another file has that name now, which is left as it is.
  package func rename(to unused: String, replacing former: LockedFile?) throws(ErrorNumber) {
    if let former, former.isInPlace {
      try FolderEntry.rename(path, to: former.path)
      name.withLock { $0 = former.path }
    } else {
      try FolderEntry.rename(path, toUnused: unused)
      name.withLock { $0 = unused }
    }
  }

  private var isInPlace: Bool { descriptor.isFile(at: path) }

  /// Leaves another file that has the name now.
  package func remove() { if isInPlace { FolderEntry.remove(path) } }
}
