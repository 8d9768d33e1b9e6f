// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import Glibc

/// SIGPIPE as a call on a queue. A Dispatch signal source can't be used: it needs the signal to be blocked in every thread, and
/// Dispatch's own threads never block this one, so that the signal circulates among them forever.
package final class BrokenPipeSignal {
  /// The descriptor that the handler writes to; a signal handler may do little more.
  nonisolated(unsafe) private static var bell: Int32 = -1

  private let source: any DispatchSourceRead
  private var former = sigaction()

  package init?(on queue: DispatchQueue, onSignal: @escaping @Sendable () -> Void) {
    guard let (hearing, bell) = try? Descriptor.pipe(nonBlocking: true) else { return nil }
    source = DispatchSource.makeReadSource(fileDescriptor: hearing.number, queue: queue)
    source.setEventHandler { @Sendable in
      guard let rings = try? hearing.read(upTo: 64), !rings.isEmpty else { return }
      onSignal()
    }
    // The other end remains open for a handler that may still be running.
    source.setCancelHandler { @Sendable in _ = hearing.close() }
    source.activate()
    Self.bell = bell.number
    var action = sigaction()
    action.sa_flags = SA_RESTART
    action.__sigaction_handler.sa_handler = { _ in BrokenPipeSignal.ring() }
    sigaction(SIGPIPE, &action, &former)
  }

  private static func ring() {
    let code = errno
    var byte: UInt8 = 0
    write(bell, &byte, 1)
    errno = code
  }

  package func cancel() {
    sigaction(SIGPIPE, &former, nil)
    source.cancel()
  }
}
