// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Glibc
import Synchronization

/// Sends signals as often as possible while the calling thread works, to interrupt each of its system calls.
enum Interruptions {
  /// Installed without SA_RESTART, so that a blocked call ends with EINTR. The handler stays installed: several tests may
  /// interrupt at a time, and by default a signal that arrives after the last one would end the process.
  private static let handler: Void = {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { _ in }
    sigaction(SIGUSR1, &action, nil)
  }()

  static func during<Result>(_ body: () throws -> Result) rethrows -> Result {
    handler
    // Threads of Dispatch block signals by default.
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
