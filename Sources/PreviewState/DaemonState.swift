// SPDX-License-Identifier: GPL-3.0-or-later

import TableSpec

/// The decisions of a daemon: it takes events and returns effects.
///
/// It keeps previews current until it is asked to stop. Of each spec, one state is rendered and the newest one waits, so the last
/// save is always shown. It has no queue, file or clock: its host passes it events one at a time, and carries out the effects of
/// each event before the next one.
package struct DaemonState: Sendable {
  package struct Options: Sendable {
    /// The maximum number of renders at a time: one of a slow spec, and one of another.
    package var lanes = 2
    /// The time until outputs that couldn't be written are tried again: no event reports that a full disk has space again.
    package var retry = Duration.seconds(2)
    /// The time for which an empty spec is ignored, because it may be an incomplete save.
    package var secondLook = Duration.seconds(2)
    /// Whether an editor has the specs open: it learns of each save, and decides which tables are shown.
    package var hasEditor = false
    package var stopLimits = StopLimits()

    package init() {}
  }

  /// The specs in the order of the command line; those that were added later are at the end.
  package private(set) var specs: [String]
  let options: Options

  var progress: [String: SpecProgress]
  private var lastRun = 0
  private var freeLanes: [Int]
  /// The specs that wait for a render.
  private var waiting = RenderQueue()
  var statistics = DaemonStatistics()
  /// The address of the page.
  var page: String?
  var isReady = false
  private var isPaused = false
  /// Set when it is asked to stop.
  package internal(set) var stopReason: StopReason?
  /// Whether the stop no longer waits for renders.
  var patienceIsOver = false
  var hasEnded = false
  /// The effects of the current event.
  var effects: [DaemonEffect] = []

  package init(specs: [String], outputPaths: [String: [String]], options: Options) {
    self.specs = specs
    self.options = options
    progress = Dictionary(
      specs.map { ($0, SpecProgress(outputPaths: outputPaths[$0] ?? [])) },
      uniquingKeysWith: { first, _ in first })
    freeLanes = Array(0..<max(1, options.lanes))
  }

  /// - Parameter now: the time of day, which outputs and failures record.
  /// - Returns: the effects, in order.
  package mutating func handle(_ event: DaemonEvent, at now: String) -> [DaemonEffect] {
    effects = []
    switch event {
    // A daemon that has stopped ignores all events.
    case _ where hasEnded: break
    case .edited(let spec, let table): edit(spec, table, at: now)
    case .found(let changes):
      waiting.beginTurn()
      for change in changes { note(change) }
      startRenders(at: now)
    case .savesSeen(let wait):
      seeSaves(wait)
      startRenders(at: now)
    case .read(let order, let fault, let dependencies):
      end(order, fault, dependencies)
      startRenders(at: now)
    case .ended(let run, let report, let dependencies):
      end(run, report, dependencies)
      startRenders(at: now)
    case .drawn(let run, let report):
      endTail(run, report)
    case .timer(let timer):
      expire(timer)
      startRenders(at: now)
    case .reload: renderAgain(at: now)
    case .viewed(let spec): waiting.view(spec)
    case .added(let specs): add(specs)
    case .paused(let paused):
      isPaused = paused
      startRenders(at: now)
    case .served(let address):
      page = address
      effects.append(.report(.serving(address: address)))
    case .fellBack(let words): effects.append(.report(.notice(words)))
    case .stop(let reason): stop(reason, at: now)
    }
    reportReady()
    endIfIdle(at: now)
    return effects
  }
}

// MARK: - Something to render

extension DaemonState {
  private mutating func note(_ change: FileChange) {
    switch change {
    case .saved(let spec, let state):
      guard !options.hasEditor else { return read(spec, state) }
      // The first state of a spec isn't an edit.
      if progress[spec]?.latest != nil { waiting.edit(spec) }
      render(PendingRender(state: state, cause: .save, isConfirmed: false), of: spec)
    case .included(let spec, let file):
      guard progress[spec]?.includes.noteSaved(file) == true else { return }
      if options.hasEditor { readAgain(spec) } else { renderAgain(spec, .include) }
    case .output(let spec, let path, let isThere):
      if isThere {
        progress[spec]?.present.insert(path)
      } else if progress[spec]?.present.remove(path) != nil {
        effects.append(.awaitSaves(.outputGone(spec: spec, path: path)))
      }
    }
  }

  private mutating func seeSaves(_ wait: SavesWait) {
    switch wait {
    case .outputGone(let spec, let path):
      // If the spec is missing, its previews aren't written again.
      guard let item = progress[spec], !item.present.contains(path), item.latest?.isMissing == false else {
        return
      }
      renderAgain(spec, .upkeep)
    case .secondLook(let spec, let covered):
      // An empty spec is shown if it is still empty after a while.
      guard isNewest(covered, of: spec) else { return }
      if options.hasEditor {
        readAgain(spec, isConfirmed: true)
      } else {
        renderAgain(spec, .asked, isConfirmed: true)
      }
    }
  }

  private mutating func expire(_ timer: DaemonTimer) {
    switch timer {
    case .retry(let spec):
      progress[spec]?.retries = false
      if progress[spec]?.trouble != nil { renderAgain(spec, .upkeep) }
    case .secondLook(let spec, let covered):
      guard stopReason == nil, isNewest(covered, of: spec) else { return }
      effects += [.recheck, .awaitSaves(.secondLook(spec: spec, covering: covered))]
    case .stopPatience: patienceIsOver = true
    }
  }

  /// Watches further specs that were added to a watched folder.
  private mutating func add(_ added: [NewSpec]) {
    let new = added.filter { progress[$0.path] == nil }
    guard stopReason == nil, !new.isEmpty else { return }
    for spec in new {
      specs.append(spec.path)
      progress[spec.path] = SpecProgress(outputPaths: spec.outputPaths)
    }
    effects.append(.report(.added(specs: new.map(\.path))))
  }

  /// Reads every file again, and renders every spec.
  mutating func renderAgain(at now: String) {
    guard stopReason == nil else { return }
    effects.append(.recheck)
    for spec in specs { renderAgain(spec, .asked, isConfirmed: true) }
    startRenders(at: now)
  }

  /// Renders the newest state again. Does nothing before the first state.
  private mutating func renderAgain(
    _ spec: String, _ cause: PendingRender.Cause, isConfirmed: Bool = false
  ) {
    if let render = progress[spec]?.again(cause, isConfirmed: isConfirmed) { self.render(render, of: spec) }
  }

  mutating func render(_ render: PendingRender, of spec: String) {
    guard stopReason == nil, let replaces = progress[spec]?.note(render) else { return }
    if replaces { statistics.coalesced += 1 }
    waiting.add(spec)
  }
}

// MARK: - Renders

extension DaemonState {
  /// Starts as many renders as possible, at most one of each spec.
  mutating func startRenders(at now: String) {
    guard stopReason == nil, !isPaused else { return }
    while let lane = freeLanes.last,
      let spec = waiting.first(where: { progress[$0]?.canBegin == true }), let item = progress[spec],
      let (run, useless) = progress[spec]?.begin(RunID(spec: spec, number: lastRun + 1), on: lane)
    {
      lastRun += 1
      waiting.remove(spec)
      freeLanes.removeLast()
      if let useless { effects.append(.cancel(useless)) }
      effects.append(
        .start(
          RenderOrder(
            run: run.id, state: run.taken.state, isConfirmed: run.taken.isConfirmed, lane: lane,
            former: item.knownOutputs, now: now, failedSince: item.report?.since ?? now)))
    }
  }

  private mutating func end(_ id: RunID, _ report: SpecReport?, _ dependencies: [SpecDependency]) {
    let spec = id.spec
    guard let item = progress[spec], let run = item.run, run.id == id else { return }
    freeLanes.append(run.lane)
    progress[spec]?.end(run, report)
    if let report {
      progress[spec]?.noteSources(of: run, dependencies, report.fault)
      // If a spec can't be read, its included files are unknown.
      if case .content = run.taken.state { follow(dependencies, of: spec) }
      progress[spec]?.dropKnownInclude(after: run)
      if progress[spec]?.pending == nil { waiting.remove(spec) }
      noteReport(report, run.taken.cause, insteadOf: item)
      tryAgainIfNeeded(report, covering: progress[spec]?.shown ?? run.covers)
    }
    watchOutputs(of: spec)
  }

  /// Records the PNG and PDF of a render; with no report if their drawing was cancelled.
  private mutating func endTail(_ run: RunID, _ report: SpecReport?) {
    let spec = run.spec
    guard let item = progress[spec] else { return }
    progress[spec]?.endTail(of: run, report)
    // A cancelled drawing that still wrote is no news: the next one draws these files, too.
    guard let tail = item.tail, tail.run == run, let report else { return }
    let former = item.outputs.filter { tail.paths.contains($0.path) }
    // Another try that changed nothing is no news.
    if tail.cause > .upkeep || report.isChanged || report.untrue != former.filter({ !$0.state.isTrue }) {
      effects.append(.report(.drawn(report)))
    }
    if !report.untrue.isEmpty, item.report?.fault == nil { tryAgainLater(spec, after: report.duration) }
  }

  /// Sets the timers for files that couldn't be written, and for a save that may be incomplete.
  private mutating func tryAgainIfNeeded(_ report: SpecReport, covering state: Int) {
    guard let fault = report.fault else {
      statistics.add(report.duration)
      if !report.untrue.isEmpty { tryAgainLater(report.spec, after: report.duration) }
      return
    }
    if !report.unmarked.isEmpty { tryAgainLater(report.spec, after: .zero) }
    if fault.kind == .doubted { lookAgain(at: report.spec, covering: state) }
  }

  /// Follows the files that the spec includes now.
  mutating func follow(_ dependencies: [SpecDependency], of spec: String) {
    guard let former = progress[spec]?.includes.paths else { return }
    progress[spec]?.includes.noteFound(dependencies)
    let paths = progress[spec]?.includes.paths ?? []
    if paths != former { effects.append(.follow(spec: spec, paths)) }
  }

  /// Looks again at a save that may be incomplete.
  mutating func lookAgain(at spec: String, covering state: Int) {
    guard stopReason == nil else { return }
    effects.append(.set(.secondLook(spec: spec, covering: state), after: options.secondLook))
  }

  private func isNewest(_ state: Int, of spec: String) -> Bool {
    state == (options.hasEditor ? progress[spec]?.reads : progress[spec]?.newest)
  }

  /// Whether a render or a drawing is running. A cancelled one runs until it ends.
  var isRendering: Bool { progress.values.contains(where: \.isBusy) }

  /// Whether nothing runs or waits.
  package var isAtRest: Bool { waiting.isEmpty && !isRendering }

  /// Reports a render, unless it was an attempt that changed nothing, or its fault is known.
  private mutating func noteReport(
    _ report: SpecReport, _ cause: PendingRender.Cause, insteadOf item: SpecProgress
  ) {
    let former = item.report
    let formerlyUntrue = item.untrue.filter { !report.undrawn.contains($0.path) }
    if report.fault != nil {
      guard
        former?.fault?.description != report.fault?.description
          || former?.outputs != progress[report.spec]?.report?.outputs
      else { return }
    } else {
      guard cause > .upkeep || report.isChanged || former?.fault != nil || report.untrue != formerlyUntrue
      else { return }
      if former?.fault != nil || (!formerlyUntrue.isEmpty && report.untrue.isEmpty) {
        effects.append(.report(.recovered(spec: report.spec)))
      }
    }
    effects.append(.report(.rendered(report)))
  }

  /// Writes an output again after another program removed it.
  private mutating func watchOutputs(of spec: String) {
    guard stopReason == nil, let item = progress[spec], item.isShown, !item.watchesOutputs else { return }
    progress[spec]?.watchesOutputs = true
    // If an output is removed before its watch starts, the watch starts with "missing".
    progress[spec]?.present.formUnion(item.outputs.filter { !$0.state.isMissing }.map(\.path))
    effects.append(.watchOutputs(spec: spec, item.outputPaths))
  }

  /// Tries outputs again that couldn't be written.
  mutating func tryAgainLater(_ spec: String, after duration: Duration) {
    guard stopReason == nil, progress[spec]?.retries == false else { return }
    progress[spec]?.retries = true
    // A slow attempt is repeated less often.
    effects.append(.set(.retry(spec: spec), after: max(options.retry, duration * 10)))
  }

  /// Reports once that all specs are watched and rendered.
  private mutating func reportReady() {
    guard !isReady, stopReason == nil,
      specs.allSatisfy({ progress[$0].map { $0.isShown && $0.tail == nil } == true })
    else { return }
    isReady = true
    effects.append(.report(.ready(specs: specs)))
  }
}
