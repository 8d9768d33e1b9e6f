// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import FileWatching
import SpecFiles
import Synchronization
import System

/// Keeps previews true to their specs until it is told to stop.
///
/// Every save is rendered, or gives way to a newer one: the render of an older state is cancelled. Outputs are
/// replaced whole and never by an error: a broken or vanished spec leaves its last good preview in place, also
/// when the daemon is killed.
package final class WatchDaemon: @unchecked Sendable {
  let specs: [String]
  let rendering: any PreviewRendering
  let reporter: any WatchReporting
  let options: WatchDaemonOptions
  let stopWatch: StopWatch
  /// All state below is confined to it; it never waits for a render, so that signals always get through.
  let queue = DispatchQueue(label: "WatchDaemon", qos: .userInitiated)
  /// One for each render that may run at a time. Serial queues, not a concurrent one: that would keep a timer of
  /// Dispatch's own awake.
  let lanes: [DispatchQueue]
  var freeLanes: [Int]
  /// Specs with something to render, the longest waiting first.
  var waiting: [String] = []
  /// What the watcher found, until it has found all that was saved together.
  private let inbox = Mutex<[@Sendable () -> Void]>([])
  var idleWaiters: [@Sendable () -> Void] = []
  /// Clients that wait for a render do it here.
  let waitQueue = DispatchQueue(label: "WatchDaemon.wait")
  let ended = DispatchSemaphore(value: 0)

  var progress: [String: SpecProgress] = [:]
  var isReady = false
  var isPaused = false
  var stopReason: StopReason?
  var watcher: FileWatcher?
  var signals: StopSignals?
  var control: ControlServer?
  var instanceLocks: [InstanceLock] = []
  var statistics = DaemonStatistics()
  /// Where the previews can be seen in a browser.
  var page: String?
  private var hasStarted = false
  var hasEnded = false

  /// - Parameters:
  ///   - specs: paths as the user gave them; they need not exist yet.
  ///   - terminate: ends the process at once, on a second interrupt or when an end takes too long.
  package init(
    specs: [String], rendering: any PreviewRendering, reporter: any WatchReporting,
    options: WatchDaemonOptions = WatchDaemonOptions(),
    terminate: @escaping @Sendable (Int32) -> Void = { CurrentProcess.exitAtOnce($0) }
  ) {
    self.specs = specs
    self.rendering = rendering
    self.reporter = reporter
    self.options = options
    lanes = (0..<max(2, options.renders)).map {
      DispatchQueue(label: "WatchDaemon.render.\($0)", qos: .userInitiated)
    }
    freeLanes = Array(lanes.indices)
    let patience = Int((options.stopPatience + WatchDaemonOptions.endPatience) / .milliseconds(1))
    stopWatch = StopWatch(patience: .milliseconds(patience), terminate: terminate)
  }

  /// Tells the reporter and all who subscribed, and waits for none of them.
  func tell(_ event: WatchEvent) {
    reporter.report(event)
    control?.publish(WatchEventLine.json(event))
  }

  /// Tells where the previews can be seen in a browser, now and in the status.
  package func announce(page address: String) {
    queue.sync {
      page = address
      tell(.serving(address: address))
    }
  }

  /// Starts and blocks the calling thread until the daemon has stopped.
  ///
  /// - Returns: the status to exit with.
  package func run() -> Int32 {
    start()
    return waitUntilStopped().exitStatus
  }

  /// Starts and returns once signals are the daemon's; a second start does nothing.
  package func start() {
    let isFirst = queue.sync {
      defer { hasStarted = true }
      return !hasStarted
    }
    guard isFirst else { return }
    let signals =
      options.handlesSignals
      ? StopSignals(on: stopWatch.queue) { [weak self] number in self?.receive(signal: number) } : nil
    queue.sync {
      self.signals = signals
      guard stopReason == nil else { return }
      var watcherOptions = options.watcher
      let forward = watcherOptions.onFallback
      watcherOptions.onFallback = { [weak self] message in
        forward?(message)
        self?.queue.async { self?.tell(.notice(message)) }
      }
      watcherOptions.onDelivered = { [weak self] in self?.queue.async { self?.takeInbox() } }
      let watcher = FileWatcher(options: watcherOptions)
      self.watcher = watcher
      for spec in specs where progress[spec] == nil {
        progress[spec] = SpecProgress(
          follower: SpecFollower(
            path: spec, watcher: watcher,
            onSave: { [weak self] state in self?.post { self?.take(state, of: spec) } },
            onInclude: { [weak self] in self?.post { self?.takeAgain(spec, .include) } }))
      }
    }
  }

  /// Leaves something to do on the queue, once all that was saved together is there.
  func post(_ body: @escaping @Sendable () -> Void) { inbox.withLock { $0.append(body) } }

  private func takeInbox() {
    let found = inbox.withLock { inbox in
      defer { inbox = [] }
      return inbox
    }
    for body in found { body() }
    startRenders()
  }

  /// Asks the daemon to stop; a render in flight may end first.
  package func stop() {
    queue.async { self.beginStop(.asked) }
  }

  /// Renders every spec again, and looks at every file again.
  package func reload() {
    queue.async { self.renderAgain() }
  }

  /// While it is paused, saves are noted and rendered when it goes on.
  package func setPaused(_ paused: Bool) {
    queue.async {
      self.isPaused = paused
      if !paused { self.startRenders() }
    }
  }

  /// Acts as on a signal, for a host that has handlers of its own.
  package func receive(signal number: Int32) {
    if number == Signal.SIGHUP, options.hangupReloads { return reload() }
    // An interrupt of a daemon that is stopping already comes from somebody who will not wait for that. It
    // does not take the daemon's queue, which may be what is stuck.
    if !stopWatch.begin(.signal(number)) {
      if number == Signal.SIGINT { stopWatch.end(status: StopReason.impatientStatus) }
      return
    }
    queue.async { self.beginStop(.signal(number)) }
  }

  package func waitUntilStopped() -> StopReason {
    ended.wait()
    // For another who waits.
    ended.signal()
    return queue.sync { stopReason ?? .asked }
  }

  package var watcherStatus: WatcherStatus? { queue.sync { watcher }?.status }

  /// Calls `body` once every save before this call has reached the daemon, rendered or not.
  package func whenSeen(_ body: @escaping @Sendable () -> Void) {
    queue.async { self.afterSaves(body) }
  }

  /// The same, from the daemon's queue.
  func afterSaves(_ body: @escaping @Sendable () -> Void) {
    guard let watcher else { return body() }
    watcher.whenSettled { self.queue.async(execute: body) }
  }

  /// Calls `body` once every save before this call has been rendered and reported.
  package func whenIdle(_ body: @escaping @Sendable () -> Void) {
    whenSeen { self.callWhenRendered(body) }
  }
}
