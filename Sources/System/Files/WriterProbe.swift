// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// Tells whether somebody has a file open for writing: quiet alone cannot tell a writer that is held up by a
/// slow disk from one that is done.
package enum WriterProbe {
  /// - Returns: false also when it cannot be told: on file systems without leases, of a file that is somebody else's.
  package static func hasWriter(_ path: String) -> Bool {
    guard let descriptor = try? Descriptor.open(path, .read, .nonBlocking) else { return false }
    // Closing gives the lease back, if there is one.
    defer { descriptor.close() }
    // Who opens the file while the lease lasts, some microseconds, makes the kernel send a signal. Its
    // own choice would end the process; this one is ignored by default.
    guard fcntl(descriptor.number, Call.setSignal, SIGURG) == 0 else { return false }
    // A read lease is refused for just one reason with this code: the file is open for writing.
    return fcntl(descriptor.number, Call.setLease, Int32(F_RDLCK)) != 0 && errno == EAGAIN
  }

  /// Kernel ABI that Glibc's module leaves out.
  private enum Call {
    static let setSignal: Int32 = 10
    static let setLease: Int32 = 1024
  }
}
