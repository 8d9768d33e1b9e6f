// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// Tells whether somebody has a file open for writing: quiet alone cannot tell a writer that is held up by a
/// slow disk from one that is done.
package enum WriterProbe {
  package enum Answer: Sendable {
    /// Somebody has it open for writing.
    case open
    case notOpen
    /// There is no such file, it is somebody else's, or its file system has no leases.
    case unknown
  }

  package static func ask(_ path: String) -> Answer {
    guard let descriptor = try? Descriptor.open(path, .read, .nonBlocking) else { return .unknown }
    // Closing gives the lease back, if there is one.
    defer { descriptor.close() }
    // Who opens the file while the lease lasts, some microseconds, makes the kernel send a signal. Its
    // own choice would end the process; this one is ignored by default.
    guard fcntl(descriptor.number, Call.setSignal, SIGURG) == 0 else { return .unknown }
    if fcntl(descriptor.number, Call.setLease, Int32(F_RDLCK)) == 0 { return .notOpen }
    // A read lease is refused for just one reason with this code: the file is open for writing.
    return errno == EAGAIN ? .open : .unknown
  }

  /// Kernel ABI that Glibc's module leaves out.
  private enum Call {
    static let setSignal: Int32 = 10
    static let setLease: Int32 = 1024
  }
}
