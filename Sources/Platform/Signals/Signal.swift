// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// Signals by name, and their actions.
package enum Signal {
  package static let SIGCHLD = Glibc.SIGCHLD
  package static let SIGCONT = Glibc.SIGCONT
  package static let SIGHUP = Glibc.SIGHUP
  package static let SIGINT = Glibc.SIGINT
  package static let SIGPIPE = Glibc.SIGPIPE
  package static let SIGQUIT = Glibc.SIGQUIT
  package static let SIGTERM = Glibc.SIGTERM
  package static let SIGKILL = Glibc.SIGKILL
  package static let SIGTSTP = Glibc.SIGTSTP
  package static let SIGWINCH = Glibc.SIGWINCH
  package static let SIGXFSZ = Glibc.SIGXFSZ

  package static func ignore(_ number: Int32) { signal(number, SIG_IGN) }

  package static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return false }
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// - Returns: whether the process exists and belongs to this user.
  package static func send(_ number: Int32, to process: Int32) -> Bool { kill(process, number) == 0 }

  /// Ends this process by the signal's default action, even if the signal is ignored or blocked.
  package static func endProcess(by number: Int32) -> Never {
    signal(number, SIG_DFL)
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, number)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    raise(number)
    _exit(128 + number)
  }
}
