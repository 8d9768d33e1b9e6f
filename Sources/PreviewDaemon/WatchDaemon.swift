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
/// ``DaemonState`` decides about saves, requests and signals; this type has the queue, the files and the sockets.
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
  private let lanes: [DispatchQueue]
  /// One for each drawing of PNG and PDF that may run at a time.
  private let drawingLanes: [DispatchQueue]
  /// Reads the saves for the editor, one after the other.
  private let readLane = DispatchQueue(label: "WatchDaemon.read", qos: .userInitiated)
  let ended = DispatchSemaphore(value: 0)

  private(set) var state: DaemonState
  /// Events that arrived while another is handled.
  private var events: [DaemonEvent] = []
  private var isHandling = false
  /// The changes that the watcher found so far of files that were saved together.
  private var changes: [FileChange] = []
  /// The running renders and drawings.
  private var renders: [RunID: WorkProgress] = [:]
  /// The drawings that haven't started yet.
  private var drawings: [RunID: DrawingJob] = [:]
  private var turns: [String: OutputTurn] = [:]
  let outputGuard: OutputGuard
  private var followers: [String: SpecFollower] = [:]
  private var answers: [Ticket: (DaemonAnswer) -> Void] = [:]
  private var lastTicket = 0
  private(set) var watcher: FileWatcher?
  private var signals: StopSignals?
  var control: ControlServer?
  var instanceLocks: [InstanceLock] = []
  /// The folder for the locks of further specs; `nil` if no locks are kept.
  var lockPlace: (place: DaemonPlace, socket: String)?
  var collisions: OutputCollisions
  /// The entries of all specs, and of the files that cannot be watched.
  var known: Set<String> = []
  private(set) var hasStarted = false

  /// - Parameters:
  ///   - specs: paths as the user gave them; they need not exist yet.
  ///   - terminate: ends the process at once, on a second interrupt or when an end takes too long.
  package init(
    specs: [String], rendering: any PreviewRendering, reporter: any WatchReporting,
    options: WatchDaemonOptions = WatchDaemonOptions(),
    terminate: @escaping @Sendable (Int32) -> Void = { CurrentProcess.exitAtOnce($0) }
  ) {
    self.specs = specs
    let outputGuard = OutputGuard(specs: specs)
    self.outputGuard = outputGuard
    collisions = OutputCollisions(outputGuard)
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
    drawingLanes = (0..<options.state.drawingLanes).map {
      DispatchQueue(label: "WatchDaemon.drawing.\($0)", qos: .utility)
    }
    let patience = Int((options.stopPatience + WatchDaemonOptions.endPatience) / .milliseconds(1))
    stopWatch = StopWatch(patience: .milliseconds(patience), terminate: terminate)
  }

  /// Reports the address of the page with the previews, now and in the status.
  package func announce(page address: String) { queue.sync { handle(.served(address: address)) } }

  /// Reports what the page did, to the terminal and to subscribers.
  package func report(_ act: PageAct) { queue.async { self.carryOut(.tell(.page(act))) } }

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
      // Not before: until its specs are watched, a daemon has no render to wait for and no page to name.
      control?.start()
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
    queue.async { self.handle(.edited(spec: spec, table, self.ticket { _ in body() })) }
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
    queue.async { self.handle(.askedForSaves(self.ticket { _ in body() })) }
  }

  /// Calls `body` once every save before this call has been rendered and reported.
  package func whenIdle(_ body: @escaping @Sendable () -> Void) {
    queue.async { self.ask(.awaitRender) { _ in body() } }
  }

  /// Asks something, on the daemon's queue; `answer` is called there once.
  func ask(_ request: ControlRequest, _ answer: @escaping (DaemonAnswer) -> Void) {
    handle(.asked(request, ticket(answer)))
  }

  private func ticket(_ answer: @escaping (DaemonAnswer) -> Void) -> Ticket {
    lastTicket += 1
    let ticket = Ticket(lastTicket)
    answers[ticket] = answer
    return ticket
  }
}

// MARK: - Events in, effects out

extension WatchDaemon {
  private func send(_ event: DaemonEvent) { queue.async { self.handle(event) } }

  /// Feeds the state, and does what it says. What that causes at once comes after all of it.
  func handle(_ event: DaemonEvent) {
    events.append(event)
    guard !isHandling else { return }
    isHandling = true
    while !events.isEmpty {
      for effect in state.handle(events.removeFirst(), at: options.clock.now()) { carryOut(effect) }
    }
    isHandling = false
  }

  private func carryOut(_ effect: DaemonEffect) {
    switch effect {
    case .read(let order): read(order)
    case .start(let order): start(order)
    case .cancel(let run):
      renders[run]?.cancel()
      drawings[run] = nil
    case .draw(let order): draw(order)
    case .follow(let spec, let paths): followers[spec]?.follow(paths)
    case .watchOutputs(let spec, let paths): for path in paths { watchPresence(of: path, spec) }
    case .recheck: watcher?.recheck()
    case .awaitSaves(let wait): awaitSaves(wait)
    case .set(let timer, let time):
      queue.asyncAfter(deadline: .now() + time.dispatchInterval) { [weak self] in
        self?.handle(.timer(timer))
      }
    case .tell(let event):
      // Doesn't wait.
      reporter.report(event)
      control?.publish(WatchEventLine.json(event))
    case .reply(let ticket, let answer): answers.removeValue(forKey: ticket)?(answer)
    case .stopWatching(let reason):
      _ = stopWatch.begin(reason)
      watcher?.cancel()
    case .release:
      control?.stopListening()
      instanceLocks = []
      control?.stop()
      control = nil
    case .end:
      stopWatch.stop()
      signals?.cancel()
      ended.signal()
    }
  }

  private func read(_ order: ReadOrder) {
    guard let editor = options.editor else { return }
    readLane.async {
      let (fault, dependencies) = editor.read(order)
      self.queue.async { self.handle(.read(order, fault, dependencies)) }
    }
  }

  private func start(_ order: RenderOrder) {
    let work = WorkProgress()
    renders[order.run] = work
    outputGuard.look(at: order.spec)
    let turn = turns[order.spec] ?? OutputTurn()
    turns[order.spec] = turn
    let job = RenderJob(
      order: order, work: work, turn: turn, rendering: rendering,
      outputs: outputs(of: order.spec, former: order.former, now: order.now))
    lanes[order.lane].async {
      job.run { written in
        self.queue.async {
          self.renders[order.run] = nil
          self.drawings[order.run] = written?.drawing
          self.handle(.ended(order.run, written?.report, written?.dependencies ?? []))
        }
      }
    }
  }

  private func draw(_ order: DrawingOrder) {
    guard let job = drawings.removeValue(forKey: order.run) else {
      return handle(.drawn(order.run, nil))
    }
    let work = WorkProgress()
    renders[order.run] = work
    let outputs = outputs(of: order.spec, former: order.former, now: order.now)
    drawingLanes[order.lane].async {
      let report = job.run(order, to: outputs, under: work)
      self.queue.async {
        self.renders[order.run] = nil
        self.handle(.drawn(order.run, report))
      }
    }
  }

  private func outputs(of spec: String, former: [String: OutputState], now: String) -> SpecOutputs {
    SpecOutputs(
      spec: spec, writer: options.writer, outputGuard: outputGuard, ownership: options.ownership,
      former: former, now: now)
  }
}

// MARK: - Files

extension WatchDaemon {
  private func watch() {
    var watcherOptions = options.watcher
    let forward = watcherOptions.onFallback
    watcherOptions.onFallback = { [weak self] message in
      forward?(message)
      self?.handle(.fellBack(message))
    }
    watcherOptions.onDelivered = { [weak self] in self?.handleChanges() }
    // On the daemon's own queue: what is found is handled in the turn in which it was found.
    let watcher = FileWatcher(options: watcherOptions, queue: queue)
    self.watcher = watcher
    // A killed daemon, or a killed save of the spec, left them.
    AtomicFileWriter.sweepTemporaries(beside: specs + specs.flatMap(rendering.outputPaths))
    known = Set(options.growing.isEmpty ? [] : specs.map { SpecIdentity($0).entry })
    for spec in specs { follow(spec) }
    watchFolders()
  }

  func follow(_ spec: String) {
    guard let watcher, followers[spec] == nil else { return }
    let sizeLimit = options.watcher.sizeLimit
    _ = collisions.add(spec, outputs: rendering.outputPaths(of: spec))
    followers[spec] = SpecFollower(
      path: spec, watcher: watcher,
      onSave: { [weak self] state in
        self?.changes.append(.saved(spec: spec, SavedSpec(state, of: spec, sizeLimit: sizeLimit)))
      },
      onInclude: { [weak self] file in self?.changes.append(.included(spec: spec, file)) })
  }

  private func watchPresence(of path: String, _ spec: String) {
    _ = watcher?.watchPresence(of: path) { [weak self] isThere in
      self?.changes.append(.output(spec: spec, path: path, isThere: isThere))
    }
  }

  private func handleChanges() {
    let found = changes
    changes = []
    handle(.found(found))
  }

  private func awaitSaves(_ wait: SavesWait) {
    guard let watcher else { return handle(.savesSeen(wait)) }
    watcher.whenSettled { [weak self] in self?.handle(.savesSeen(wait)) }
  }
}

extension SavedSpec {
  fileprivate init(_ state: FileState, of spec: String, sizeLimit: Int) {
    let problem = state.problem(of: spec, sizeLimit: sizeLimit) ?? ""
    self =
      switch state {
      case .content(let bytes): .content(bytes)
      case .missing: .faulty(SpecFault(.missing, problem))
      case .unreadable, .notRegular, .sharedLink, .tooLarge: .faulty(SpecFault(.unreadable, problem))
      }
  }
}
