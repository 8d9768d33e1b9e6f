// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Dispatch
import Synchronization

/// Makes answers, one after the other. It is separate from the daemon's queue and from the event loop, which must never wait.
final class AnswerQueue: Sendable {
  private struct State {
    /// The answers that wait or are being made.
    var orders: [ObjectIdentifier: WorkProgress] = [:]
    var hasEnded = false
  }

  private let queue: DispatchQueue
  private let state = Mutex(State())

  init(_ name: String) { queue = DispatchQueue(label: "PageServer." + name, qos: .userInitiated) }

  /// - Parameters:
  ///   - make: makes the answer, on the queue.
  ///   - deliver: gets the answer there; not called for a cancelled order.
  /// - Returns: cancels the order: the answer isn't made, or not completely.
  @discardableResult
  func order<Answer>(
    _ make: @escaping @Sendable () -> Answer, deliver: @escaping @Sendable (Answer) -> Void
  ) -> WorkProgress {
    let order = WorkProgress()
    let isTaken = state.withLock { state in
      if !state.hasEnded { state.orders[ObjectIdentifier(order)] = order }
      return !state.hasEnded
    }
    guard isTaken else { return order }
    queue.async { [self] in
      if !order.isCancelled {
        let answer = order.run(make)
        if !order.isCancelled { deliver(answer) }
      }
      state.withLock { $0.orders[ObjectIdentifier(order)] = nil }
    }
    return order
  }

  /// Ends permanently: no answer is delivered after this returns. Cancels the answer that is being made, and waits for it. Don't
  /// call it from `make` or `deliver`.
  func end() {
    let unwanted = state.withLock { state in
      state.hasEnded = true
      return state.orders.values
    }
    for order in unwanted { order.cancel() }
    queue.sync {}
  }
}
