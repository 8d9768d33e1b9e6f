// SPDX-License-Identifier: GPL-3.0-or-later

import Synchronization

/// Set by Ctrl-C while a command runs, from any thread. A long command checks it regularly, or sets a function to call at once.
package final class InterruptFlag: Sendable {
  private struct State {
    var isRaised = false
    var onRaise: (@Sendable () -> Void)?
  }

  private let state = Mutex(State())

  package init() {}

  /// True from a Ctrl-C until the next command starts.
  package var isRaised: Bool { state.withLock(\.isRaised) }

  package func raise() {
    let onRaise = state.withLock { state in
      state.isRaised = true
      return state.onRaise
    }
    onRaise?()
  }

  package func clear() { state.withLock { $0.isRaised = false } }

  /// Runs `body`; a Ctrl-C meanwhile, or just before, calls `onRaise` on another thread.
  package func observing<Result>(
    onRaise: @escaping @Sendable () -> Void, _ body: () throws -> Result
  ) rethrows -> Result {
    let isRaised = state.withLock { state in
      state.onRaise = onRaise
      return state.isRaised
    }
    if isRaised { onRaise() }
    defer { state.withLock { $0.onRaise = nil } }
    return try body()
  }
}
