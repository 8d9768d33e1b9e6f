// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Dispatch
import FileWatching
import Platform
import PreviewRendering
import PreviewState
import SpecFiles
import TableSpec

/// Keeps the previews of its specs current until it is asked to stop.
///
/// ``DaemonState`` decides about saves and signals; this type has the queue, the files and the locks.
/// Outputs are replaced atomically and never by an error: a broken or missing spec keeps its last good preview, even if
/// the daemon is killed.
package final class WatchDaemon: @unchecked Sendable {
  /// The specs of the command line. ``DaemonState/specs`` also has those that were added later.
  let specs: [String]
  let rendering: any PreviewRendering
  let reporter: any WatchReporting
  let options: WatchDaemonOptions
  let stopWatch: StopWatch
  /// All state below is confined to it, and so is the watcher; it never waits for a render, so that signals always get
  /// through.
  let queue = DispatchQueue(label: "WatchDaemon", qos: .userInitiated)
  /// One for each render that may run at a time. Serial queues, not a concurrent one: that would keep a timer of
  /// Dispatch's own awake.
  let lanes: [DispatchQueue]
  /// Draws PNG and PDF, one spec's after the other: an older picture is never written after a newer one.
  let tails = DispatchQueue(label: "WatchDaemon.tails", qos: .utility)
  /// Reads the saves for the editor, one after the other.
  let readLane = DispatchQueue(label: "WatchDaemon.read", qos: .userInitiated)
  let ended = DispatchSemaphore(value: 0)

  var state: DaemonState
  /// Events that arrived while another is handled.
  var events: [DaemonEvent] = []
  var isHandling = false
  /// The changes that the watcher found so far of files that were saved together.
  var changes: [FileChange] = []
  /// The renders that run or whose PNG and PDF are being drawn.
  var renders: [RunID: WorkProgress] = [:]
  let outputGuard: OutputGuard
  var followers: [String: SpecFollower] = [:]
  /// Called once nothing runs or waits.
  private var resting: [@Sendable () -> Void] = []
  var watcher: FileWatcher?
  var signals: StopSignals?
  var statusFile: StatusFile?
  var locks = DaemonLocks()
  var claims: OutputClaims
  /// The entries of all specs, and of the files that cannot be watched.
  var known: Set<String> = []
  private(set) var hasStarted = false

  /// - Parameters:
  ///   - specs: paths as the user gave them; they need not exist yet.
  ///   - terminate: ends the process at once: on a second interrupt, or when the time for a stop is over. It does nothing
  ///     where the process is not the daemon's.
  package init(
    specs: [String], rendering: any PreviewRendering, reporter: any WatchReporting,
    options: WatchDaemonOptions = WatchDaemonOptions(),
    terminate: @escaping @Sendable (Int32) -> Void
  ) {
    self.specs = specs
    let outputGuard = OutputGuard(specs: specs)
    self.outputGuard = outputGuard
    claims = OutputClaims(outputGuard)
    self.rendering = rendering
    self.reporter = reporter
    self.options = options
    state = DaemonState(
      specs: specs,
      outputPaths: Dictionary(
        specs.map { ($0, rendering.outputPaths(of: $0)) }, uniquingKeysWith: { first, _ in first }),
      options: options.state)
    lanes = (0..<options.state.lanes).map {
      DispatchQueue(label: "WatchDaemon.render.\($0)", qos: .userInitiated)
    }
    stopWatch = StopWatch(limit: options.stopLimits.total, terminate: terminate)
  }

  /// Reports the address of the page with the previews, now and in the status.
  package func announce(page address: String) { queue.sync { handle(.served(address: address)) } }

  /// Reports what the page did, to the terminal.
  package func report(_ act: PageAct) { queue.async { self.carryOut(.report(.page(act))) } }

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
      ? StopSignals(on: stopWatch.queue) { [weak self, options] number in
        if number == Signal.SIGINT, options.takesInterrupt() { return }
        self?.receive(signal: number)
      } : nil
    queue.sync {
      self.signals = signals
      if state.stopReason == nil { watch() }
    }
  }

  /// Asks the daemon to stop; a render in flight may end first.
  package func stop() { send(.stop(.asked)) }

  /// Renders every spec again, and looks at every file again.
  package func reload() { send(.reload) }

  /// Reports which spec the user views: it is rendered before others.
  package func view(_ spec: String) { send(.viewed(spec)) }

  /// Shows an editor's table in the previews; `body` is called once they show it, or a newer one.
  package func edit(_ spec: String, _ table: EditedSpec, then body: @escaping @Sendable () -> Void) {
    queue.async {
      self.handle(.edited(spec: spec, table))
      self.resting.append(body)
      self.callResting()
    }
  }

  /// While it is paused, saves are noted and rendered when it goes on.
  package func setPaused(_ paused: Bool) { send(.paused(paused)) }

  /// Acts as on a signal, for a host that has handlers of its own.
  package func receive(signal number: Int32) {
    if number == Signal.SIGHUP, options.hangupReloads {
      guard let notice = options.reloadNotice else { return reload() }
      notice.reloading()
      reload()
      return whenIdle { notice.reloaded() }
    }
    // A second interrupt ends the daemon at once. It doesn't use the daemon's queue, because the queue may be
    // stuck.
    if !stopWatch.begin(.signal(number)) {
      if number == Signal.SIGINT { stopWatch.end(status: StopReason.impatientStatus) }
      return
    }
    send(.stop(.signal(number)))
  }

  package func waitUntilStopped() -> StopReason {
    ended.wait()
    // For another who waits.
    ended.signal()
    return queue.sync { state.stopReason ?? .asked }
  }

  /// All specs that are watched now.
  package var watchedSpecs: [String] { queue.sync { state.specs } }

  package var watcherStatus: WatcherStatus? { queue.sync { watcher?.status } }

  /// Calls `body` once every save before this call has reached the daemon, rendered or not.
  package func whenSeen(_ body: @escaping @Sendable () -> Void) {
    queue.async {
      guard let watcher = self.watcher else { return body() }
      watcher.whenSettled(body)
    }
  }

  /// Calls `body` once every save before this call has been rendered and reported.
  package func whenIdle(_ body: @escaping @Sendable () -> Void) {
    whenSeen {
      self.queue.async {
        self.resting.append(body)
        self.callResting()
      }
    }
  }

  /// A daemon that is stopping renders nothing more.
  func callResting() {
    guard !resting.isEmpty, state.isAtRest || state.stopReason != nil else { return }
    let bodies = resting
    resting = []
    for body in bodies { body() }
  }
}
