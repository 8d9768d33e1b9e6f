// SPDX-License-Identifier: GPL-3.0-or-later

import Platform
import Shell

/// Whether there are enough file descriptors to begin at all.
///
/// Dispatch and NIO end the process where they get none for their queues of events, and a signal whose source gets none
/// is silently without effect: such a daemon cannot be stopped. So what is needed is tried before, and refused in words.
enum DescriptorSupply {
  /// For any subcommand: the events of Dispatch, the signals that end it, and the files that it opens one at a time.
  static let ofAny = 12
  /// For a daemon of one spec besides: its watch, lock, socket and page, the page's connections, and who asks it.
  static let ofDaemon = 24 + 32

  /// - Parameter subject: the work that can't begin without them, for the error.
  /// - Throws: ``ExitStatus/usage`` where fewer than `count` can be opened now; the words are on standard error.
  static func require(_ count: Int, for subject: String) throws(ExitStatus) {
    var taken: [Descriptor] = []
    defer { for descriptor in taken { descriptor.close() } }
    while taken.count < count {
      do { taken.append(try Descriptor.standardError.duplicate(from: 3)) } catch {
        // Another error doesn't mean that descriptors are short.
        guard error == .EMFILE else { return }
        StandardStream.error.write(
          "error: cannot start \(subject): \(error.words) "
            + "(hint: it needs up to \(count) open files; 'ulimit -n 256' allows more)\n")
        throw .usage
      }
    }
  }
}
