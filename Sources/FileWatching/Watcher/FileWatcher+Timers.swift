// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import Platform

extension FileWatcher {
  func startTimers() {
    let source = DispatchSource.makeTimerSource(queue: queue)
    source.setEventHandler { @Sendable [weak self] in
      self?.onQueueTurn {
        $0.settleDeadline = nil
        $0.checkDue()
      }
    }
    source.activate()
    settleSource = source
  }

  /// Sets the single settle timer to the earliest deadline of all files.
  func scheduleSettle() {
    let earliest = files.earliestDeadline
    guard earliest != settleDeadline else { return }
    settleDeadline = earliest
    guard let earliest else {
      settleSource?.schedule(deadline: .distantFuture)
      return
    }
    settleSource?.schedule(deadline: .now() + max(.zero, earliest - now).dispatchInterval)
  }

  /// Switches to polling, with one message for any number of failed watches.
  func fallBack(_ mode: WatcherMode) {
    guard self.mode == .events else { return }
    self.mode = mode
    options.onFallback?("\(mode.reason); polling every \(fallbackInterval) instead")
  }

  private var fallbackInterval: Duration {
    min(options.fallback, options.backstop.interval ?? options.fallback)
  }

  /// Why files are polled although events are available; `nil` if they aren't polled.
  var backstopReason: String? {
    guard mode == .events else { return nil }
    switch options.backstop {
    case .never: return nil
    case .every: return "as --backstop says"
    case .whereNeeded:
      return files.backstopReason
    }
  }

  /// Starts polling at the interval that is needed now, or stops it.
  func schedulePolling() {
    let isNeeded = mode != .events || backstopReason != nil
    let interval = isNeeded ? (mode == .events ? options.backstop.interval : fallbackInterval) : nil
    if interval != pollInterval { startPolling(every: interval) }
  }

  /// Reads the mount table, now and whenever it changes.
  func startMountWatch() {
    guard backend != nil, case .whereNeeded = options.backstop else { return }
    mountWatch = try? MountWatch(queue: queue) { [weak self] in self?.onQueueTurn { $0.mountsChanged() } }
    readMounts()
  }

  private func readMounts() {
    guard let mountWatch else { return }
    // Before the reading, so that later changes are reported.
    mountWatch.wait()
    trust = EventTrust(try? MountTable.current())
  }

  /// A path may now lead to another object, without an event for it.
  private func mountsChanged() {
    readMounts()
    for file in files.all {
      file.isRedirected = true
      arm(file)
      file.settle.note(.finished, at: now)
    }
  }

  private func startPolling(every interval: Duration?) {
    pollSource?.cancel()
    pollInterval = interval
    pollSource = nil
    guard let interval else { return }
    let source = DispatchSource.makeTimerSource(queue: queue)
    // A backstop may be late by a quarter of its interval, which lets the system combine wake-ups.
    source.schedule(
      deadline: .now() + interval.dispatchInterval, repeating: interval.dispatchInterval,
      leeway: (interval / 4).dispatchInterval)
    source.setEventHandler { @Sendable [weak self] in self?.onQueueTurn { $0.poll() } }
    source.activate()
    pollSource = source
  }

  /// Schedules a check of every file that changed without an event.
  private func poll() {
    for file in files.all where !file.settle.isPending {
      if FileReader.key(of: file.absolutePath) != file.key {
        // No event shows whether the writer is done, so it gets the long quiet time.
        file.settle.note(.writing, at: now)
      } else if !file.isFullyArmed {
        // A limit may have been raised, or a permission granted.
        arm(file)
      }
    }
  }
}
