// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Dispatch
import LineEditing
import Platform
import Synchronization

/// Work that Ctrl-C brings to an end within a tenth of a second, whatever it is doing.
///
/// It runs on a thread of its own. Asked to end, it leaves its loops by itself in most cases; where it does not
/// (inside a sort, a parser's library, while memory is freed) nobody waits for it any longer: it goes on without
/// effect, for all that it works on is a copy, and writes no file any more. What it returns is thrown away.
final class InterruptibleWork<Value: Sendable>: Sendable {
  private enum State {
    case running
    case finished(Value)
    case abandoned
  }

  /// How long it has to leave its loops.
  private static var grace: DispatchTimeInterval { .milliseconds(60) }

  let progress = WorkProgress()
  private let state = Mutex(State.running)
  private let ended = DispatchSemaphore(value: 0)
  private let label: String?

  /// - Parameter label: what a line about its progress calls it; `nil` for work that shows by itself how far it is.
  init(label: String?) { self.label = label }

  /// Does the work and waits for it.
  ///
  /// - Returns: `nil` when it was cancelled.
  func run(_ body: @escaping @Sendable () -> Value) -> Value? {
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

  /// Asks for the end, from any thread.
  func cancel() {
    guard !progress.isCancelled else { return }
    progress.cancel()
    DispatchQueue(label: "roundtable.interrupt").asyncAfter(deadline: .now() + Self.grace) { [self] in
      // A file that is being written is written whole.
      FileGate.withLock {
        state.withLock { if case .running = $0 { $0 = .abandoned } }
      }
      ended.signal()
    }
  }
}
