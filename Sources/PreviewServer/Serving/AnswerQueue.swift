// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Dispatch
import Synchronization

/// Renders answers one after the other, and no further than their readers take them: what waits for readers is
/// bounded over all connections together, by the limit and the one answer that passed it.
final class AnswerQueue: Sendable {
  /// An answer that somebody asked for.
  final class Order: Sendable {
    fileprivate let work: @Sendable (Order) -> Void
    fileprivate let progress = WorkProgress()

    fileprivate init(_ work: @escaping @Sendable (Order) -> Void) { self.work = work }

    /// Nobody wants it any more: it is not rendered, or not to its end.
    func cancel() { progress.cancel() }

    var isCancelled: Bool { progress.isCancelled }
  }

  private struct State {
    var waiting: [Order] = []
    var rendering: Order?
    var hasEnded = false
    /// Bytes of rendered answers that their readers have not taken yet.
    var bytes = 0
  }

  private let limit: Int
  private let queue = DispatchQueue(label: "PageServer.answers", qos: .userInitiated)
  private let state = Mutex(State())

  init(limits: PageLimits) { limit = limits.answerBytes }

  /// Bytes that wait for readers now.
  var waitingBytes: Int { state.withLock { $0.bytes } }

  /// - Parameters:
  ///   - make: renders; called on a queue of its own.
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
      // One that is never rendered: whoever asked is going.
      if state.hasEnded { order.cancel() } else { state.waiting.append(order) }
    }
    renderNext()
    return order
  }

  /// The reader has taken all of an answer, or is gone.
  func release(_ bytes: Int) {
    state.withLock { $0.bytes -= bytes }
    renderNext()
  }

  /// Ends for good: nobody is given an answer any more once this returns. Waits for the one that is being rendered,
  /// which leaves its loops early. Not to be called by what renders or takes.
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
