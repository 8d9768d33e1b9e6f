// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// Checks whether a process has a file open for writing. A pause in the writing doesn't show that it is
/// finished: a slow disk may hold the writer up.
package enum WriterProbe {
  package enum Answer: Sendable {
    /// A process has it open for writing.
    case open
    case notOpen
    /// The file doesn't exist, belongs to another user, or is on a file system without leases.
    case unknown
  }

  package static func ask(_ path: String) -> Answer {
    ask(path, in: nil)
  }

  static func ask(_ path: String, in folder: FolderHandle?) -> Answer {
    guard let descriptor = try? Descriptor.open(path, in: folder, .read, .nonBlocking) else {
      return .unknown
    }
    // Closing also ends the lease.
    defer { descriptor.close() }
    // A process that opens the file during the lease (some microseconds) makes the kernel send us a signal.
    // The default signal would end this process; SIGURG is ignored by default.
    guard fcntl(descriptor.number, Call.setSignal, SIGURG) == 0 else { return .unknown }
    if fcntl(descriptor.number, Call.setLease, Int32(F_RDLCK)) == 0 { return .notOpen }
    // The kernel refuses a read lease with this code for just one reason: the file is open for writing.
    return errno == EAGAIN ? .open : .unknown
  }

  /// Kernel ABI that is missing in Glibc's module.
  private enum Call {
    static let setSignal: Int32 = 10
    static let setLease: Int32 = 1024
  }
}
