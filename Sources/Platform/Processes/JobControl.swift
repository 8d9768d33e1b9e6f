// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import Glibc

/// Stops this process for Ctrl-Z, if a shell can continue it.
///
/// A process group is orphaned when no member has its parent in another group of the same session (POSIX 3.260): the program of
/// an ssh command, a container or a tmux window leads its session, and no shell waits for it. The kernel then ignores the
/// terminal's stop signals; a process that stopped itself anyway would never be continued.
package enum JobControl {
  /// Whether a shell would notice that this process stops, and could continue it.
  package static var canSuspend: Bool {
    let group = getpgrp()
    let session = getsid(0)
    // A wrapper script in our own group may be between the shell and us; the process that started the group counts.
    var process = getppid()
    while process > 0 {
      guard getsid(process) == session else { return false }
      guard getpgid(process) == group else { return true }
      guard let parent = parent(of: process) else { return false }
      process = parent
    }
    return false
  }

  /// Whether this process may draw on a terminal: not after the shell has put it into the background, where its output would
  /// mix with typed text.
  package static func isInForeground(of terminal: Descriptor) -> Bool {
    let group = tcgetpgrp(terminal.number)
    // A terminal that isn't the session's has no foreground group.
    return group < 0 || group == getpgrp()
  }

  /// Stops this process until it is continued; does nothing if no shell would continue it.
  ///
  /// `raise` instead of `kill`: another thread may take the signal of a `kill`, and this one would run on.
  ///
  /// - Returns: whether it was stopped.
  @discardableResult
  package static func suspend() -> Bool {
    guard canSuspend else { return false }
    raise(SIGSTOP)
    return true
  }

  /// Like ``suspend()``, but also stops a wrapper script and the other programs of a pipeline, as the terminal's own Ctrl-Z
  /// would.
  ///
  /// The kernel chooses the thread that takes a group's signal, and this thread runs on until then; so it waits for
  /// ``noteContinuation()``.
  @discardableResult
  package static func suspendGroup() -> Bool {
    guard canSuspend else { return false }
    while continuations.wait(timeout: .now()) == .success {}
    guard kill(0, SIGSTOP) == 0 else { return false }
    continuations.wait()
    return true
  }

  /// Call this at every SIGCONT.
  package static func noteContinuation() { continuations.signal() }

  private static let continuations = DispatchSemaphore(value: 0)

  private static func parent(of process: pid_t) -> pid_t? {
    // `pid (name) state parent …`; the name may contain anything, including parentheses.
    guard let file = try? Descriptor.open("/proc/\(process)/stat", .read) else { return nil }
    defer { file.close() }
    guard let bytes = try? file.read(upTo: 1024), let end = bytes.lastIndex(of: UInt8(ascii: ")")) else {
      return nil
    }
    let fields = String(decoding: bytes[(end + 1)...], as: UTF8.self).split(separator: " ")
    return fields.count > 1 ? pid_t(fields[1]) : nil
  }
}
