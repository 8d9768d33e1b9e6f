// SPDX-License-Identifier: GPL-3.0-or-later

import Platform
import Shell

/// Checks whether there are enough file descriptors.
///
/// Without descriptors, Dispatch and NIO end the process, and a signal source does nothing, so that the daemon couldn't be
/// stopped. This check prints an error before that can happen.
enum DescriptorSupply {
  /// The number for any subcommand: Dispatch's events, the signals that end it, and the files that it opens one at a time.
  static let ofAny = 12
  /// The number for a daemon of one spec: also its watch, lock, socket and page, and the connections of clients.
  static let ofDaemon = 24 + 32

  /// - Parameter subject: the work that can't begin without them, for the error.
  /// - Throws: ``ExitStatus/usage``, after an error is printed, if fewer than `count` can be opened now.
  static func require(_ count: Int, for subject: String) throws(ExitStatus) {
    var taken: [Descriptor] = []
    defer { for descriptor in taken { descriptor.close() } }
    while taken.count < count {
      do { taken.append(try Descriptor.standardError.duplicate(from: 3)) } catch {
        // Other errors don't mean that descriptors are missing.
        guard error == .EMFILE else { return }
        StandardStream.error.write(
          "error: cannot start \(subject): \(error.words) "
            + "(hint: it needs up to \(count) open files; 'ulimit -n 256' allows more)\n")
        throw .usage
      }
    }
  }
}
