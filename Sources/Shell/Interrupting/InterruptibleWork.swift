// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Dispatch
import LineEditing
import Platform
import Synchronization

/// Work that Ctrl-C ends within a tenth of a second, whatever the work is doing.
///
/// It runs on its own thread. When it is cancelled, it usually leaves its loops by itself; if it doesn't (inside
/// a sort, a parser's library, while memory is freed), its caller stops waiting. The work then continues without
/// effect, because it works on copies and can't write files any more. Its result is discarded.
package final class InterruptibleWork<Value: Sendable>: Sendable {
  private enum State {
    case running
    case finished(Value)
    case abandoned
  }

  /// The time that cancelled work has to leave its loops.
  private static var grace: DispatchTimeInterval { .milliseconds(60) }

  let progress = WorkProgress()
  private let state = Mutex(State.running)
  private let ended = DispatchSemaphore(value: 0)
  private let label: String?

  /// - Parameter label: the name in the line about its progress; `nil` for work that shows its progress itself.
  package init(label: String?) { self.label = label }

  /// Does the work and waits for it.
  ///
  /// - Returns: `nil` if it was cancelled.
  package func run(_ body: @escaping @Sendable () -> Value) -> Value? {
    let line = label.flatMap { ProgressLine(label: $0, progress: progress) }
    defer { line?.end() }
    WorkThread.start { [self] in
      let value = progress.run(body)
      state.withLock { if case .running = $0 { $0 = .finished(value) } }
      ended.signal()
    }
    ended.wait()
    return state.withLock { state in
      guard !progress.isCancelled, case .finished(let value) = state else { return nil }
      return value
    }
  }

  /// Cancels the work, from any thread.
  package func cancel() {
    guard !progress.isCancelled else { return }
    progress.cancel()
    DispatchQueue(label: "roundtable.interrupt").asyncAfter(deadline: .now() + Self.grace) { [self] in
      // A write that has begun is completed.
      FileGate.withLock {
        state.withLock { if case .running = $0 { $0 = .abandoned } }
      }
      ended.signal()
    }
  }
}
