// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Glibc
import Synchronization

/// Signals that come into every call that this thread waits in, as often as can be.
enum Interruptions {
  /// Without SA_RESTART, so that a call that stands ends with EINTR. It stays for ever: several may interrupt at a time, and
  /// a signal that is on its way when the last is over must not meet what the system does of its own accord, which is to
  /// end the process.
  private static let handler: Void = {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { _ in }
    sigaction(SIGUSR1, &action, nil)
  }()

  /// - Parameter alongside: done by the thread that interrupts, again and again.
  static func during<Result>(
    alongside: @escaping @Sendable () -> Void = {}, _ body: () throws -> Result
  ) rethrows -> Result {
    handler
    // Threads of Dispatch take no signals of their own accord.
    var (taken, formerMask) = (sigset_t(), sigset_t())
    sigemptyset(&taken)
    sigaddset(&taken, SIGUSR1)
    pthread_sigmask(SIG_UNBLOCK, &taken, &formerMask)
    let interrupted = pthread_self()
    let isOver = Atomic(false)
    let hasEnded = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      while !isOver.load(ordering: .acquiring) {
        for _ in 0..<100 { pthread_kill(interrupted, SIGUSR1) }
        alongside()
      }
      hasEnded.signal()
    }
    defer {
      isOver.store(true, ordering: .releasing)
      hasEnded.wait()
      pthread_sigmask(SIG_SETMASK, &formerMask, nil)
    }
    return try body()
  }
}
