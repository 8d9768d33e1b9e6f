// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import FileWatching
import SpecFiles
import System

/// The state machine of one spec: pending → in flight → shown.
extension WatchDaemon {
  /// A save of the spec itself. Nothing is begun before `startRenders`.
  func take(_ state: FileState, of spec: String) {
    take(PendingRender(state: state, cause: .save, isConfirmed: false), of: spec)
  }

  /// Renders the newest state again; nothing before the first.
  func takeAgain(_ spec: String, _ cause: PendingRender.Cause, isConfirmed: Bool = false) {
    guard let render = progress[spec]?.again(cause, isConfirmed: isConfirmed) else { return }
    take(render, of: spec)
  }

  private func take(_ render: PendingRender, of spec: String) {
    guard stopReason == nil, progress[spec] != nil else { return }
    if progress[spec]?.take(render) == true { statistics.coalesced += 1 }
    enqueue(spec)
  }

  private func enqueue(_ spec: String) {
    if !waiting.contains(spec) { waiting.append(spec) }
  }

  /// Starts what can be started. A spec of which nothing is on its way comes before one that is rendered
  /// already, and a second render of one spec gives its place to the first of another.
  func startRenders() {
    guard stopReason == nil, !isPaused else { return }
    begin { $0.runs.isEmpty }
    begin { _ in true }
    guard freeLanes.isEmpty, waiting.contains(where: { progress[$0]?.runs.isEmpty == true }) else { return }
    guard let spec = specs.first(where: { progress[$0]?.yield() == true }) else { return }
    enqueue(spec)
  }

  private func begin(_ isNext: (SpecProgress) -> Bool) {
    var index = 0
    while index < waiting.count, let lane = freeLanes.last {
      let spec = waiting[index]
      guard let item = progress[spec], item.pending != nil else {
        waiting.remove(at: index)
        continue
      }
      guard item.canBegin, isNext(item), let run = progress[spec]?.begin() else {
        index += 1
        continue
      }
      waiting.remove(at: index)
      freeLanes.removeLast()
      start(run, of: spec, item, on: lane)
    }
  }

  private func start(_ run: RenderRun, of spec: String, _ item: SpecProgress, on lane: Int) {
    let now = options.clock.now()
    let failedSince = item.failedSince ?? now
    let job = RenderJob(
      spec: spec, run: run, turn: item.turn, rendering: rendering,
      outputs: SpecOutputs(
        spec: spec, writer: options.writer, outputGuard: OutputGuard(specs: specs), former: item.outputStates,
        sweeps: !item.isShown, now: now),
      sizeLimit: options.watcher.sizeLimit, failedSince: failedSince)
    lanes[lane].async {
      job.run { outcome in
        self.queue.async { self.finish(run, outcome, of: spec, on: lane) }
      }
    }
  }

  private func finish(_ run: RenderRun, _ outcome: RenderJob.Outcome, of spec: String, on lane: Int) {
    freeLanes.append(lane)
    switch outcome {
    case .cancelled:
      statistics.cancelled += 1
      progress[spec]?.end(run, isShown: false)
    case .rendered(let report, let dependencies):
      progress[spec]?.end(run, isShown: true)
      progress[spec]?.follower.follow(dependencies, of: run.taken.state)
      statistics.add(report.duration)
      tell(report, run.taken.cause)
      progress[spec]?.dropKnownInclude(after: run)
      if !report.unwritten.isEmpty { tryAgainLater(spec, after: report.duration) }
    case .failed(let report, let dependencies, let isDoubted):
      progress[spec]?.end(run, isShown: true)
      progress[spec]?.follower.follow(dependencies, of: run.taken.state)
      tell(report)
      progress[spec]?.dropKnownInclude(after: run)
      if !report.unmarked.isEmpty { tryAgainLater(spec, after: .zero) }
      if isDoubted { lookAgainLater(spec, covering: run.covers) }
    }
    watchOutputs(of: spec)
    reportReady()
    startRenders()
    endIfIdle()
    callIdleWaiters()
  }

  private func tell(_ report: RenderReport, _ cause: PendingRender.Cause) {
    guard let item = progress[report.spec] else { return }
    progress[report.spec]?.outputs = report.outputs
    progress[report.spec]?.failure = nil
    progress[report.spec]?.failedSince = nil
    // Another try that changed nothing is no news.
    guard cause > .upkeep || report.isChanged || item.failure != nil || report.unwritten != item.untrue
    else { return }
    if item.failure != nil || (!item.untrue.isEmpty && report.unwritten.isEmpty) {
      tell(.recovered(spec: report.spec))
    }
    tell(.rendered(report))
  }

  private func tell(_ report: FailureReport) {
    let former = progress[report.spec]?.failure
    progress[report.spec]?.outputs = report.outputs
    progress[report.spec]?.failedSince = report.since
    progress[report.spec]?.failure = report
    guard former?.description != report.description || former?.outputs != report.outputs else { return }
    tell(.failed(report))
  }

  /// An output that somebody removes is made again.
  private func watchOutputs(of spec: String) {
    guard let watcher, progress[spec]?.isShown == true, progress[spec]?.watchesOutputs == false else {
      return
    }
    progress[spec]?.watchesOutputs = true
    // What goes before it is watched goes unseen: the watch then begins with "not there".
    for output in progress[spec]?.outputs ?? [] where !output.state.isMissing {
      progress[spec]?.present.insert(output.path)
    }
    for path in rendering.outputPaths(of: spec) {
      _ = watcher.watchPresence(of: path) { [weak self] isThere in
        self?.post { self?.take(isThere, output: path, of: spec) }
      }
    }
  }

  private func take(_ isThere: Bool, output path: String, of spec: String) {
    if isThere {
      progress[spec]?.present.insert(path)
    } else if progress[spec]?.present.remove(path) != nil {
      // Not without its spec, whose previews are not missed; that it went as well may not be known yet.
      afterSaves { [weak self] in
        guard let self, let item = progress[spec], !item.present.contains(path), item.latest != .missing
        else { return }
        takeAgain(spec, .upkeep)
        startRenders()
      }
    }
  }

  /// A full disk, or a folder that is missing, tells nobody when it is mended; without a backstop the next
  /// save does.
  private func tryAgainLater(_ spec: String, after duration: Duration) {
    guard let interval = options.watcher.backstop.interval, progress[spec]?.retries == false else { return }
    progress[spec]?.retries = true
    // What takes long is not done all the time.
    queue.asyncAfter(deadline: .now() + max(interval, duration * 10).dispatchInterval) { [weak self] in
      self?.progress[spec]?.retries = false
      guard self?.progress[spec]?.trouble != nil else { return }
      self?.takeAgain(spec, .upkeep)
      self?.startRenders()
    }
  }

  /// A spec that looked cut short is believed if it still looks so after a while.
  private func lookAgainLater(_ spec: String, covering state: Int) {
    progress[spec]?.follower.lookAgain(
      after: options.secondLook, on: queue, while: { [weak self] in self?.progress[spec]?.newest == state },
      { [weak self] in
        self?.takeAgain(spec, .asked, isConfirmed: true)
        self?.startRenders()
      })
  }

  /// Armed and shown once: from here on a save is all it takes.
  private func reportReady() {
    guard !isReady, stopReason == nil, progress.values.allSatisfy(\.isShown) else { return }
    isReady = true
    tell(.ready(specs: specs))
  }
}

// MARK: - Coming to rest

extension WatchDaemon {
  /// Calls `body` once nothing is on its way or waits.
  func callWhenRendered(_ body: @escaping @Sendable () -> Void) {
    idleWaiters.append(body)
    callIdleWaiters()
  }

  func callIdleWaiters() {
    let isBusy = stopReason == nil && progress.values.contains { !$0.runs.isEmpty || $0.pending != nil }
    guard !isBusy else { return }
    let due = idleWaiters
    idleWaiters = []
    for waiter in due { waiter() }
  }
}
