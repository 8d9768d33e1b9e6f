// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import Glibc

/// SIGPIPE as a call on a queue. Not as a Dispatch signal source: those wait for a signal to be blocked in every
/// thread, and Dispatch's own threads never block this one, so that it goes round among them for ever.
package final class BrokenPipeSignal {
  /// Written by the handler, which may do little more than that.
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
    // The other end stays open for a handler that may be running.
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
