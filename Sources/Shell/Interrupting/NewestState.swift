// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Dispatch
import Synchronization

/// Processes the newest of many states on its own queue. States that were replaced before their turn are
/// skipped, and callers never wait.
final class NewestState<State: Sendable>: Sendable {
  private struct Slot {
    var waiting: State?
    var isBusy = false
    var progress: WorkProgress?
    /// The number of times in a row that a newer state cancelled the work.
    var cancellations = 0
  }

  /// After this many cancellations the next work is completed. Otherwise there would never be a result if states are faster
  /// than the work.
  private static var cancellationLimit: Int { 2 }

  private let slot = Mutex(Slot())
  private let queue: DispatchQueue
  private let busy = DispatchGroup()
  private let cancelsFormer: Bool
  private let work: @Sendable (State) -> Void

  /// - Parameters:
  ///   - cancelsFormer: whether a newer state cancels the work, which then returns early without a result.
  init(label: String, cancelsFormer: Bool, work: @escaping @Sendable (State) -> Void) {
    queue = DispatchQueue(label: label)
    self.cancelsFormer = cancelsFormer
    self.work = work
  }

  func submit(_ state: State) {
    let begins = slot.withLock { slot in
      slot.waiting = state
      if cancelsFormer, slot.cancellations < Self.cancellationLimit, let progress = slot.progress,
        !progress.isCancelled
      {
        progress.cancel()
        slot.cancellations += 1
      }
      defer { slot.isBusy = true }
      return !slot.isBusy
    }
    guard begins else { return }
    busy.enter()
    queue.async { self.drain() }
  }

  /// Drops the waiting state, and cancels the current work.
  func cancel() {
    slot.withLock { slot in
      slot.waiting = nil
      slot.progress?.cancel()
    }
  }

  /// Waits until all states so far are processed, or the time is over.
  ///
  /// - Returns: whether all are processed.
  @discardableResult
  func settle(within time: DispatchTimeInterval) -> Bool { busy.wait(timeout: .now() + time) == .success }

  private func drain() {
    while let (state, progress) = next() { progress.run { work(state) } }
    busy.leave()
  }

  private func next() -> (State, WorkProgress)? {
    slot.withLock { slot in
      if slot.progress?.isCancelled == false { slot.cancellations = 0 }
      guard let state = slot.waiting else {
        slot.isBusy = false
        slot.progress = nil
        return nil
      }
      slot.waiting = nil
      let progress = WorkProgress()
      slot.progress = progress
      return (state, progress)
    }
  }
}
