// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import Platform

extension FileWatcher {
  func startTimer() {
    let source = DispatchSource.makeTimerSource(queue: queue)
    source.setEventHandler { @Sendable [weak self] in
      self?.onQueueTurn {
        $0.timerDeadline = nil
        $0.checkDue()
      }
    }
    _ = Self.firstTimer
    source.schedule(deadline: .distantFuture)
    source.activate()
    timer = source
  }

  /// A timer that never fires. Dispatch makes the descriptor of its timers when it first sets one, on a thread of its own; without
  /// this timer that may be while the process lacks descriptors, and then no timer would ever fire. A short timer doesn't do: on a
  /// busy machine it is over before Dispatch sets it.
  nonisolated(unsafe) private static let firstTimer: any DispatchSourceTimer = {
    let registered = DispatchSemaphore(value: 0)
    let source = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "FileWatcher.firstTimer"))
    source.setRegistrationHandler { registered.signal() }
    // Dispatch sets none for the distant future.
    source.schedule(deadline: .now() + .seconds(1_000_000_000))
    source.activate()
    registered.wait()
    return source
  }()

  /// Sets the single timer to the earliest deadline of all files.
  func scheduleTimer() {
    let earliest = files.earliestDeadline
    guard earliest != timerDeadline else { return }
    timerDeadline = earliest
    guard let earliest else {
      timer?.schedule(deadline: .distantFuture)
      return
    }
    timer?.schedule(deadline: .now() + max(.zero, earliest - now).dispatchInterval)
  }

  /// Switches to polling, with one message for any number of failed watches.
  func fallBack(because failure: ErrorNumber, at path: String? = nil) {
    guard lack == nil else { return }
    let reason = Self.words(for: failure, at: path)
    lack = reason
    startPolling()
    if let pollInterval { options.onFallback?("\(reason); polling every \(pollInterval) instead") }
  }

  /// How often files are polled; `nil` for never.
  var pollInterval: Duration? {
    lack == nil ? options.poll : min(options.fallback, options.poll ?? options.fallback)
  }

  func startPolling() {
    poller?.cancel()
    guard let interval = pollInterval else { return }
    let source = DispatchSource.makeTimerSource(queue: queue)
    // A poll may be late by a quarter of its interval, which lets the system combine wake-ups.
    source.schedule(
      deadline: .now() + interval.dispatchInterval, repeating: interval.dispatchInterval,
      leeway: (interval / 4).dispatchInterval)
    source.setEventHandler { @Sendable [weak self] in self?.onQueueTurn { $0.poll() } }
    source.activate()
    poller = source
  }

  /// Schedules a check of every file that changed without an event.
  private func poll() {
    for file in files.all where !file.debounce.isPending {
      if FileReader.key(of: file.absolutePath) != file.key {
        // No event shows whether the writer is done, so it gets the long quiet time.
        file.note(.written, at: now)
      } else if !file.isFullyArmed {
        // A limit may have been raised, or a permission granted.
        arm(file)
      }
    }
  }
}
