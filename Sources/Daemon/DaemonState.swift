// SPDX-License-Identifier: GPL-3.0-or-later

import TableSpec

/// A daemon without its surroundings: what happens goes in, what is to be done comes out.
///
/// It keeps previews true to their specs until it is told to stop. Every save is rendered, or gives way to a newer one:
/// the render of an older state is cancelled. It holds no queue, file or clock: whoever has those feeds it events one
/// at a time, and carries out the effects of each before the next one's.
package struct DaemonState: Sendable {
  package struct Options: Sendable {
    /// How many renders may run at a time: of a slow spec and of another.
    package var lanes = 2
    /// How many drawings of PNG and PDF may run at a time: a program that hangs leaves the other lane to other specs.
    package var drawingLanes = 2
    /// How long until outputs that could not be written are tried again; `nil`: the next save does.
    package var retry: Duration?
    /// How long a spec that looks like a save cut short has to stay so before it is shown as it is.
    package var secondLook = Duration.seconds(2)
    /// How long a cancelled render may hold up a stop.
    package var stopPatience = Duration.milliseconds(300)

    package init() {}
  }

  /// As the user named them, in that order; those that came later at the end.
  package private(set) var specs: [String]
  /// The files in which a spec's previews are kept.
  private(set) var outputPaths: [String: [String]]
  let options: Options

  var progress: [String: SpecProgress]
  /// The spec of each render that is on its way.
  private var specOfRun: [RunID: String] = [:]
  private var lastRun = 0
  private var freeLanes: [Int]
  /// Specs with something to render.
  private var waiting = RenderQueue()
  /// The spec of each drawing that is under way.
  var specOfDrawing: [RunID: String] = [:]
  var freeDrawingLanes: [Int]
  /// Specs with something to draw, the longest waiting first.
  var undrawn: [String] = []
  var statistics = DaemonStatistics()
  /// Who has asked to be answered later, in that order.
  var waiters: [Waiter] = []
  /// Where the previews can be seen in a browser.
  var page: String?
  /// Specs that were neither rendered nor reported yet.
  private var unshown: Set<String>
  var isReady = false
  private var isPaused = false
  /// Set once it has been asked to stop.
  package internal(set) var stopReason: StopReason?
  /// Whether an end waits no longer for renders.
  var patienceIsOver = false
  var hasEnded = false
  /// Of the event that is being handled.
  var effects: [DaemonEffect] = []

  package init(specs: [String], outputPaths: [String: [String]], options: Options) {
    self.specs = specs
    self.outputPaths = outputPaths
    self.options = options
    unshown = Set(specs)
    progress = Dictionary(specs.map { ($0, SpecProgress()) }, uniquingKeysWith: { first, _ in first })
    freeLanes = Array(0..<max(1, options.lanes))
    freeDrawingLanes = Array(0..<max(1, options.drawingLanes))
  }

  /// - Parameter now: the time of day, as outputs and failures tell since when they are so.
  /// - Returns: what is to be done, in this order.
  package mutating func handle(_ event: DaemonEvent, at now: String) -> [DaemonEffect] {
    effects = []
    switch event {
    case .asked(let request, let ticket): answer(request, ticket, at: now)
    case .askedForSaves(let ticket): awaitSaves(ticket, thenRenders: false)
    // Nothing else concerns a daemon that has ended.
    case _ where hasEnded: break
    case .found(let changes):
      waiting.beginTurn()
      for change in changes { note(change) }
      startRenders(at: now)
    case .savesSeen(let wait):
      seeSaves(wait)
      startRenders(at: now)
    case .ended(let run, let outcome):
      end(run, outcome)
      startRenders(at: now)
    case .drawn(let run, let report):
      endDrawing(run, report)
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
      effects.append(.tell(.serving(address: address)))
    case .fellBack(let words): effects.append(.tell(.notice(words)))
    case .stop(let reason): stop(reason, at: now)
    }
    startDrawings(at: now)
    reportReady()
    endIfIdle(at: now)
    answerWhoWaits(at: now)
    return effects
  }
}

// MARK: - Something to render

extension DaemonState {
  private mutating func note(_ change: FileChange) {
    switch change {
    case .saved(let spec, let state):
      // Its first state is no edit.
      if progress[spec]?.latest != nil { waiting.edit(spec) }
      render(PendingRender(state: state, cause: .save, isConfirmed: false), of: spec)
    case .included(let spec, let file):
      if progress[spec]?.includes.noteSaved(file) == true { renderAgain(spec, .include) }
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
    case .ticket(let ticket): seeSaves(ticket)
    case .outputGone(let spec, let path):
      // Not without its spec, whose previews are not missed.
      guard let item = progress[spec], !item.present.contains(path), item.latest?.isMissing == false else {
        return
      }
      renderAgain(spec, .upkeep)
    case .secondLook(let spec, let covered):
      // A spec that looked cut short is believed if it still looks so after a while.
      if progress[spec]?.newest == covered { renderAgain(spec, .asked, isConfirmed: true) }
    }
  }

  private mutating func expire(_ timer: DaemonTimer) {
    switch timer {
    case .retry(let spec):
      progress[spec]?.retries = false
      if progress[spec]?.trouble != nil { renderAgain(spec, .upkeep) }
    case .secondLook(let spec, let covered):
      guard stopReason == nil, progress[spec]?.newest == covered else { return }
      effects += [.recheck, .awaitSaves(.secondLook(spec: spec, covering: covered))]
    case .stopPatience: patienceIsOver = true
    }
  }

  /// Watches further specs: they came to a folder that is watched.
  private mutating func add(_ added: [NewSpec]) {
    let new = added.filter { progress[$0.path] == nil }
    guard stopReason == nil, !new.isEmpty else { return }
    for spec in new {
      specs.append(spec.path)
      outputPaths[spec.path] = spec.outputPaths
      progress[spec.path] = SpecProgress()
      if !isReady { unshown.insert(spec.path) }
    }
    effects.append(.tell(.added(specs: new.map(\.path))))
  }

  /// Looks at every file again, and renders every spec.
  mutating func renderAgain(at now: String) {
    guard stopReason == nil else { return }
    effects.append(.recheck)
    for spec in specs { renderAgain(spec, .asked, isConfirmed: true) }
    startRenders(at: now)
  }

  /// Renders the newest state again; nothing before the first.
  private mutating func renderAgain(
    _ spec: String, _ cause: PendingRender.Cause, isConfirmed: Bool = false
  ) {
    if let render = progress[spec]?.again(cause, isConfirmed: isConfirmed) { self.render(render, of: spec) }
  }

  private mutating func render(_ render: PendingRender, of spec: String) {
    guard stopReason == nil, let noted = progress[spec]?.note(render) else { return }
    if noted.gaveWay { statistics.coalesced += 1 }
    if let run = noted.superseded { effects.append(.cancel(run)) }
    waiting.add(spec)
  }
}

// MARK: - Renders

extension DaemonState {
  /// Starts what can be started. A spec of which nothing is on its way comes before one that is rendered
  /// already, and a second render of one spec gives its place to the first of another.
  private mutating func startRenders(at now: String) {
    guard stopReason == nil, !isPaused, !waiting.isEmpty else { return }
    begin(at: now) { $0.runs.isEmpty }
    begin(at: now) { _ in true }
    guard freeLanes.isEmpty, waiting.first(where: { progress[$0]?.runs.isEmpty == true }) != nil else {
      return
    }
    for (_, spec) in specOfRun.sorted(by: { $0.key < $1.key }) {
      guard let run = progress[spec]?.yield() else { continue }
      effects.append(.cancel(run))
      waiting.add(spec)
      return
    }
  }

  private mutating func begin(at now: String, _ isNext: (SpecProgress) -> Bool) {
    while let lane = freeLanes.last,
      let spec = waiting.first(where: { progress[$0].map { $0.canBegin && isNext($0) } == true }),
      let item = progress[spec], let run = progress[spec]?.begin(RunID(lastRun + 1), on: lane)
    {
      lastRun += 1
      waiting.remove(spec)
      freeLanes.removeLast()
      specOfRun[run.id] = spec
      effects.append(
        .start(
          RenderOrder(
            run: run.id, spec: spec, state: run.taken.state, isConfirmed: run.taken.isConfirmed, lane: lane,
            former: item.outputStates, now: now,
            failedSince: item.failedSince ?? now)))
    }
  }

  private mutating func end(_ id: RunID, _ outcome: RenderOutcome) {
    guard let spec = specOfRun.removeValue(forKey: id), let item = progress[spec],
      let run = item.runs.first(where: { $0.id == id })
    else { return }
    freeLanes.append(run.lane)
    switch outcome {
    case .cancelled:
      statistics.cancelled += 1
      progress[spec]?.drop(run)
    case .rendered(let report, let dependencies):
      show(run, of: spec, dependencies)
      statistics.add(report.duration)
      tell(report, run.taken.cause, insteadOf: item)
      draw(report.undrawn, after: run, of: spec)
      if !report.unwritten.isEmpty { tryAgainLater(spec, after: report.duration) }
    case .failed(let report, let dependencies, let isDoubted):
      show(run, of: spec, dependencies)
      tell(report, insteadOf: item)
      draw(report.undrawn, after: run, of: spec)
      if !report.unmarked.isEmpty { tryAgainLater(spec, after: .zero) }
      if isDoubted, stopReason == nil {
        let covered = progress[spec]?.shown ?? run.covers
        effects.append(.set(.secondLook(spec: spec, covering: covered), after: options.secondLook))
      }
    }
    if progress[spec]?.isShown == true { unshown.remove(spec) }
    watchOutputs(of: spec)
  }

  private mutating func show(_ run: RenderRun, of spec: String, _ dependencies: [SpecDependency]) {
    cancel(progress[spec]?.end(run))
    // A spec that could not be read at all says nothing about what it includes.
    if case .content = run.taken.state, let former = progress[spec]?.includes.paths {
      progress[spec]?.includes.noteFound(dependencies)
      let paths = progress[spec]?.includes.paths ?? []
      if paths != former { effects.append(.follow(spec: spec, paths)) }
    }
    cancel(progress[spec]?.dropKnownInclude(after: run))
    if progress[spec]?.pending == nil { waiting.remove(spec) }
  }

  /// Whether a render or a drawing is on its way, cancelled ones until they have ended.
  var isRendering: Bool { !specOfRun.isEmpty || !specOfDrawing.isEmpty }

  /// Whether nothing is on its way or waits.
  var isAtRest: Bool { !isRendering && waiting.isEmpty && undrawn.isEmpty }

  private mutating func cancel(_ runs: [RunID]?) { effects += (runs ?? []).map(DaemonEffect.cancel) }

  private mutating func tell(
    _ report: RenderReport, _ cause: PendingRender.Cause, insteadOf former: SpecProgress
  ) {
    progress[report.spec]?.replaceOutputs(report.outputs)
    progress[report.spec]?.failure = nil
    progress[report.spec]?.failedSince = nil
    // Another try that changed nothing is no news.
    let formerlyUntrue = former.untrue.filter { !report.undrawn.contains($0.path) }
    guard cause > .upkeep || report.isChanged || former.failure != nil || report.unwritten != formerlyUntrue
    else { return }
    if former.failure != nil || (!formerlyUntrue.isEmpty && report.unwritten.isEmpty) {
      effects.append(.tell(.recovered(spec: report.spec)))
    }
    effects.append(.tell(.rendered(report)))
  }

  private mutating func tell(_ report: FailureReport, insteadOf former: SpecProgress) {
    progress[report.spec]?.replaceOutputs(report.outputs)
    progress[report.spec]?.failedSince = report.since
    progress[report.spec]?.failure = report
    guard former.failure?.description != report.description || former.failure?.outputs != report.outputs
    else { return }
    effects.append(.tell(.failed(report)))
  }

  /// An output that somebody removes is made again.
  private mutating func watchOutputs(of spec: String) {
    guard stopReason == nil, let item = progress[spec], item.isShown, !item.watchesOutputs else { return }
    progress[spec]?.watchesOutputs = true
    // What goes before it is watched goes unseen: the watch then begins with "not there".
    progress[spec]?.present.formUnion(item.outputs.filter { !$0.state.isMissing }.map(\.path))
    effects.append(.watchOutputs(spec: spec, outputPaths[spec] ?? []))
  }

  /// A full disk, or a folder that is missing, tells nobody when it is mended; without a backstop the next
  /// save does.
  mutating func tryAgainLater(_ spec: String, after duration: Duration) {
    guard stopReason == nil, let interval = options.retry, progress[spec]?.retries == false else { return }
    progress[spec]?.retries = true
    // What takes long is not done all the time.
    effects.append(.set(.retry(spec: spec), after: max(interval, duration * 10)))
  }

  /// Armed and shown once: from here on a save is all it takes.
  private mutating func reportReady() {
    guard !isReady, stopReason == nil, unshown.isEmpty, specOfDrawing.isEmpty, undrawn.isEmpty else { return }
    isReady = true
    effects.append(.tell(.ready(specs: specs)))
  }
}
