// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import Platform
import PreviewState
import Synchronization

/// Ensures that the process of a daemon that was asked to stop ends in time, even if its own queues are blocked, or the work
/// after the daemon's end is.
///
/// It works on a queue of its own, which takes the signals and on which nothing else ever runs.
final class StopWatch: Sendable {
  let queue = DispatchQueue(label: "StopWatch", qos: .userInteractive)
  private let hasBegun = Mutex(false)
  private let limit: Duration
  private let terminate: @Sendable (Int32) -> Void

  /// - Parameters:
  ///   - limit: the time from the first reason to stop to the end of the process.
  ///   - terminate: ends the process at once, with an exit status.
  init(limit: Duration, terminate: @escaping @Sendable (Int32) -> Void) {
    self.limit = limit
    self.terminate = terminate
  }

  /// Begins to count.
  ///
  /// - Returns: whether this is the first reason to stop.
  func begin(_ reason: StopReason) -> Bool {
    let isFirst = hasBegun.withLock { hasBegun in
      defer { hasBegun = true }
      return !hasBegun
    }
    guard isFirst else { return false }
    queue.asyncAfter(deadline: .now() + limit.dispatchInterval) { self.end(status: reason.exitStatus) }
    return true
  }

  /// Ends the process now.
  func end(status: Int32) { terminate(status) }
}

extension StopReason {
  /// A daemon that is asked to stop, by a key, SIGINT or SIGTERM, ends with success. A closed terminal and a closed pipe are
  /// no such requests.
  package var exitStatus: Int32 {
    switch self {
    case .asked, .signal(Signal.SIGINT), .signal(Signal.SIGTERM): 0
    case .signal(let number): 128 + number
    case .lostLock: Self.takenStatus
    }
  }

  /// The exit status if another daemon watches a spec, or may watch it.
  package static let takenStatus: Int32 = 75

  /// The exit status after a second interrupt, which didn't wait for the clean end of the first.
  package static let impatientStatus: Int32 = 128 + Signal.SIGINT
}

/// Calls a function on a queue for each signal that ends or reloads a daemon.
final class StopSignals {
  private let sources: SignalSources
  /// A closed pipe ends a daemon, as it ends other filters, but after a clean end.
  private let brokenPipe: BrokenPipeSignal?

  /// Returns when all handlers are installed: from then on, no signal is lost or fatal.
  init(on queue: DispatchQueue, onSignal: @escaping @Sendable (Int32) -> Void) {
    brokenPipe = BrokenPipeSignal(on: queue) { onSignal(Signal.SIGPIPE) }
    sources = SignalSources(on: queue)
    for number in [Signal.SIGINT, Signal.SIGTERM, Signal.SIGHUP] {
      sources.watch(number) { onSignal(number) }
    }
    sources.waitUntilInstalled()
  }

  func cancel() {
    sources.cancel()
    brokenPipe?.cancel()
  }
}
