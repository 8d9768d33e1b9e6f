// SPDX-License-Identifier: GPL-3.0-or-later

import CPseudoTerminal
import Foundation

/// A running program; it is killed when its last reference is released.
package final class ProcessHandle {
  package let identifier: pid_t
  /// Readable once the program has ended; -1 if the system has no such descriptor.
  let descriptor: Int32
  /// The time, in milliseconds, for which a wait relies on the descriptor alone. In rare cases it stayed
  /// silent after the end of a program that had left its main thread for `dispatchMain`.
  static let lookInterval: Int32 = 50
  private var ending: ProcessEnding?

  init(identifier: pid_t) {
    self.identifier = identifier
    descriptor = pty_process_descriptor(identifier)
  }

  deinit {
    if ending == nil {
      kill(identifier, SIGKILL)
      _ = reap(options: 0)
    }
    if descriptor >= 0 { close(descriptor) }
  }

  /// Sends a signal. After SIGSTOP, waits until each thread has stopped: until then the program still answers.
  package func signal(_ number: Int32) {
    guard ending == nil, kill(identifier, number) == 0, number == SIGSTOP else { return }
    var information = siginfo_t()
    waitid(P_PID, id_t(identifier), &information, WSTOPPED | WEXITED | WNOWAIT)
  }

  /// How the program ended, or `nil` while it runs.
  func poll() -> ProcessEnding? { reap(options: WNOHANG) }

  private func reap(options: Int32) -> ProcessEnding? {
    if let ending { return ending }
    var status: Int32 = 0
    guard waitpid(identifier, &status, options) == identifier else { return nil }
    let number = status & 0x7F
    ending = number == 0 ? .exited(code: (status >> 8) & 0xFF) : .killed(signal: number)
    return ending
  }
}
