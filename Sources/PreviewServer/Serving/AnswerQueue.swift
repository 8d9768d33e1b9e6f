// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Dispatch
import Synchronization

/// Renders answers one after the other, at the pace of their readers: the total size of waiting answers is bounded by the limit
/// plus the one answer that exceeded it.
final class AnswerQueue: Sendable {
  /// A requested answer.
  final class Order: Sendable {
    fileprivate let work: @Sendable (Order) -> Void
    fileprivate let progress = WorkProgress()

    fileprivate init(_ work: @escaping @Sendable (Order) -> Void) { self.work = work }

    /// Cancels an order that is no longer needed: it isn't rendered, or not completely.
    func cancel() { progress.cancel() }

    var isCancelled: Bool { progress.isCancelled }
  }

  private struct State {
    var waiting: [Order] = []
    var rendering: Order?
    var hasEnded = false
    /// The bytes of rendered answers that their readers haven't received yet.
    var bytes = 0
  }

  private let limit: Int
  private let queue = DispatchQueue(label: "PageServer.answers", qos: .userInitiated)
  private let state = Mutex(State())

  init(limits: PageLimits) { limit = limits.answerBytes }

  /// The bytes that wait for readers.
  var waitingBytes: Int { state.withLock { $0.bytes } }

  /// - Parameters:
  ///   - make: renders the answer; called on a separate queue.
  ///   - deliver: gets the answer, whose bytes count until ``release(_:)``; not called for a cancelled order.
  func order(
    _ make: @escaping @Sendable () -> PageAnswer, deliver: @escaping @Sendable (PageAnswer) -> Void
  ) -> Order {
    let order = Order { [weak self] order in
      let answer = order.progress.run(make)
      guard let self, !order.isCancelled else { return }
      self.state.withLock { $0.bytes += answer.bytes.count }
      deliver(answer)
    }
    state.withLock { state in
      // After the end the order is never rendered: its connection is being closed.
      if state.hasEnded { order.cancel() } else { state.waiting.append(order) }
    }
    renderNext()
    return order
  }

  /// Call this when the reader has received an answer, or is gone.
  func release(_ bytes: Int) {
    state.withLock { $0.bytes -= bytes }
    renderNext()
  }

  /// Ends permanently: no answer is delivered after this returns. Waits for the answer that is being rendered, which is
  /// cancelled. Don't call it from `make` or `deliver`.
  func end() {
    let unwanted = state.withLock { state in
      state.hasEnded = true
      defer { state.waiting = [] }
      return state.waiting + (state.rendering.map { [$0] } ?? [])
    }
    for order in unwanted { order.cancel() }
    queue.sync {}
  }

  private func renderNext() {
    let next = state.withLock { state -> Order? in
      state.waiting.removeAll(where: \.isCancelled)
      guard state.rendering == nil, state.bytes < limit, !state.waiting.isEmpty else { return nil }
      let next = state.waiting.removeFirst()
      state.rendering = next
      return next
    }
    guard let next else { return }
    queue.async {
      next.work(next)
      self.state.withLock { $0.rendering = nil }
      self.renderNext()
    }
  }
}
