// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import Glibc

/// Stopping for Ctrl-Z, where somebody can continue us.
///
/// A process group is orphaned when no member has its parent in another group of the same session (POSIX
/// 3.260): the program of an ssh command, a container or a tmux window is its session's leader, and no shell
/// waits for it. The kernel then ignores the terminal's stop signals; one that stopped itself all the same would
/// never come back.
package enum JobControl {
  /// Whether a shell would notice that this process stops, and could continue it.
  package static var canSuspend: Bool {
    let group = getpgrp()
    let session = getsid(0)
    // A wrapper script stands between the shell and us in our own group; what counts is who started the group.
    var process = getppid()
    while process > 0 {
      guard getsid(process) == session else { return false }
      guard getpgid(process) == group else { return true }
      guard let parent = parent(of: process) else { return false }
      process = parent
    }
    return false
  }

  /// Whether this process may draw on a terminal: the shell has not put it into the background, where its line would
  /// stand in what is typed.
  package static func isInForeground(of terminal: Descriptor) -> Bool {
    let group = tcgetpgrp(terminal.number)
    // A terminal that is not the session's own has no foreground.
    return group < 0 || group == getpgrp()
  }

  /// Stops this process until it is continued; does nothing where nobody would.
  ///
  /// `raise` and not `kill`: another thread may take the signal of a `kill`, and this one would run on.
  ///
  /// - Returns: whether it was stopped.
  @discardableResult
  package static func suspend() -> Bool {
    guard canSuspend else { return false }
    raise(SIGSTOP)
    return true
  }

  /// As ``suspend()``, with a wrapper script and a pipeline's other programs, as the terminal's own Ctrl-Z would.
  ///
  /// The kernel chooses the thread that takes a group's signal, and this one runs on until it is told; so it waits
  /// for ``noteContinuation()``.
  @discardableResult
  package static func suspendGroup() -> Bool {
    guard canSuspend else { return false }
    while continuations.wait(timeout: .now()) == .success {}
    guard kill(0, SIGSTOP) == 0 else { return false }
    continuations.wait()
    return true
  }

  /// Call it at every SIGCONT.
  package static func noteContinuation() { continuations.signal() }

  private static let continuations = DispatchSemaphore(value: 0)

  private static func parent(of process: pid_t) -> pid_t? {
    // `pid (name) state parent …`; the name may hold anything, parentheses too.
    guard let file = try? Descriptor.open("/proc/\(process)/stat", .read) else { return nil }
    defer { file.close() }
    guard let bytes = try? file.read(upTo: 1024), let end = bytes.lastIndex(of: UInt8(ascii: ")")) else {
      return nil
    }
    let fields = String(decoding: bytes[(end + 1)...], as: UTF8.self).split(separator: " ")
    return fields.count > 1 ? pid_t(fields[1]) : nil
  }
}
