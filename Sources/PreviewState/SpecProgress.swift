// SPDX-License-Identifier: GPL-3.0-or-later

import TableSpec

/// Where one spec stands.
struct SpecProgress: Sendable {
  /// So many renders in a row may be cancelled by newer saves. The next is kept and runs on beside the newest
  /// one: a spec that is saved more often than it can be rendered is shown all the same, and a save is never held up.
  static let cancellationLimit = 2

  /// The newest state that no render has taken up yet: later ones replace it.
  private(set) var pending: PendingRender?
  /// The newest state of all, for a render on demand.
  private(set) var latest: SavedSpec?
  /// The newest state of its file, where an editor decides which table is shown.
  var file: SavedSpec?
  /// Counts the readings of that file for the editor.
  var reads = 0
  /// Whether that file ever existed.
  var hadFile = false
  /// The renders on their way, the oldest first.
  private(set) var runs: [RenderRun] = []
  /// What was found in the files that it includes, and what they hold now.
  var includes = KnownIncludes()
  /// The failure last reported; nil while the spec is good.
  var failure: FailureReport?
  /// Since when the spec is unusable; nil while it is good.
  var failedSince: String?
  /// How its files stand.
  private(set) var outputs: [OutputReport] = []
  /// Its PNG and PDF on their way.
  var drawings = DrawingProgress()
  /// Whether another try at writing its outputs is due.
  var retries = false
  /// Whether it is watched that its files stay.
  var watchesOutputs = false
  /// Those of its files that are there.
  var present: Set<String> = []
  /// Whether it was rendered or reported at least once.
  private(set) var isShown = false
  /// Counts the states that there were to show.
  private(set) var newest = 0
  /// The newest state that was shown or reported.
  private(set) var shown = 0
  /// Counts the saves of its own file.
  private var saves = 0
  private var cancellations = 0

  /// Files that do not show what the spec says.
  var untrue: [OutputReport] { outputs.filter { !$0.state.isTrue } }

  /// How its files stand now: also those whose newest picture is not drawn yet.
  func currentOutputs(at now: String) -> [OutputReport] {
    let undrawn = drawings.paths
    let note = StaleNote(since: now, description: "it is being drawn")
    return outputs.filter { !undrawn.contains($0.path) }
      + undrawn.map { OutputReport(path: $0, state: .drawing(note)) }
  }

  /// Takes note of how some of its files stand.
  mutating func replaceOutputs(_ reports: [OutputReport]) {
    let paths = Set(reports.map(\.path))
    outputs = reports + outputs.filter { !paths.contains($0.path) }
  }

  var outputStates: [String: OutputState] {
    Dictionary(outputs.map { ($0.path, $0.state) }, uniquingKeysWith: { _, last in last })
  }

  /// Whether there is a state that was never shown.
  var isBehind: Bool { shown < newest }

  /// What is wrong with the spec, or else with its files; nil while all is well.
  var trouble: String? {
    failure?.description
      ?? (untrue.isEmpty ? nil : untrue.compactMap(\.state.note?.reason).joined(separator: "\n"))
  }

  /// Since when something is wrong.
  var troubledSince: String? { failedSince ?? untrue.first?.state.note?.since }

  /// Takes note of a state that is to be rendered.
  ///
  /// - Returns: whether another state gave way to it before it was rendered, and the render that is of no use any more.
  mutating func note(_ render: PendingRender) -> (gaveWay: Bool, superseded: RunID?) {
    if render.cause == .upkeep, pending != nil { return (false, nil) }
    let gaveWay = pending != nil
    if render.cause == .save { saves += 1 }
    pending = PendingRender(
      state: render.state, cause: max(render.cause, pending?.cause ?? .upkeep),
      isConfirmed: render.isConfirmed, save: saves)
    latest = render.state
    guard render.cause > .upkeep else { return (gaveWay, nil) }
    newest += 1
    // Whoever asks for the same again can wait for it.
    return (gaveWay, render.cause == .asked ? nil : supersede())
  }

  private mutating func supersede() -> RunID? {
    guard let index = runs.lastIndex(where: \.isLive) else { return nil }
    guard cancellations < Self.cancellationLimit || runs.contains(where: { $0.isKept && !$0.isCancelled })
    else {
      runs[index].isKept = true
      return nil
    }
    runs[index].isCancelled = true
    cancellations += 1
    return runs[index].id
  }

  /// A render on demand; nil before the first state.
  func again(_ cause: PendingRender.Cause, isConfirmed: Bool = false) -> PendingRender? {
    latest.map { PendingRender(state: $0, cause: cause, isConfirmed: isConfirmed) }
  }

  /// Whether there is something to render and nothing that would be rendered for nothing.
  var canBegin: Bool { pending != nil && !runs.contains(where: \.isLive) }

  mutating func begin(_ id: RunID, on lane: Int) -> RenderRun? {
    guard canBegin, let pending else { return nil }
    self.pending = nil
    let run = RenderRun(id: id, lane: lane, covers: newest, taken: pending)
    runs.append(run)
    return run
  }

  /// Ends a render that wrote nothing.
  mutating func drop(_ run: RenderRun) { runs.removeAll { $0.id == run.id } }

  /// Ends a render whose outcome is shown.
  ///
  /// - Returns: those that are older, which nobody needs any more.
  mutating func end(_ run: RenderRun) -> [RunID] {
    drop(run)
    isShown = true
    shown = max(shown, run.covers)
    cancellations = 0
    return cancel { $0.id < run.id }
  }

  /// Drops what waits, or has begun, because of an included file that `run` has read as it is.
  ///
  /// - Returns: the renders that are of no use any more.
  mutating func dropKnownInclude(after run: RenderRun) -> [RunID] {
    guard !includes.isOutdated else { return [] }
    // Not what waits because of it and would show another save as well.
    let isKnown = { (other: PendingRender) in other.cause == .include && other.save == run.taken.save }
    if pending.map(isKnown) == true { pending = nil }
    let isSpared = { (other: RenderRun) in other.id > run.id && isKnown(other.taken) }
    if pending == nil, runs.allSatisfy({ $0.isCancelled || isSpared($0) }) { shown = newest }
    return cancel(where: isSpared)
  }

  /// Gives the place of the newest render to another spec while an older one runs on.
  ///
  /// - Returns: the render that gives way; nil where there is none.
  mutating func yield() -> RunID? {
    guard runs.count(where: { !$0.isCancelled }) > 1, let index = runs.lastIndex(where: \.isLive) else {
      return nil
    }
    runs[index].isCancelled = true
    pending = pending ?? runs[index].taken
    return runs[index].id
  }

  /// Cancels all renders and drawings for the end: files that were not drawn in time stay noted as such.
  ///
  /// - Returns: those that were not cancelled already.
  mutating func stop(at now: String) -> [RunID] {
    outputs = currentOutputs(at: now)
    return cancel() + drawings.cancel()
  }

  /// - Returns: those that were not cancelled already.
  mutating func cancel(where isUseless: (RenderRun) -> Bool = { _ in true }) -> [RunID] {
    var cancelled: [RunID] = []
    for index in runs.indices where !runs[index].isCancelled && isUseless(runs[index]) {
      runs[index].isCancelled = true
      cancelled.append(runs[index].id)
    }
    return cancelled
  }
}

/// A state of a spec that waits to be rendered, and why.
struct PendingRender: Sendable {
  /// Of two causes, the larger one is reported.
  enum Cause: Int, Comparable, Sendable {
    /// An output is gone, or could not be written: told only where that changes something.
    case upkeep
    /// A file that the spec includes was saved.
    case include
    case asked
    case save

    static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
  }

  var state: SavedSpec
  var cause: Cause
  /// Whether a state that looks like a save cut short is meant: it has stayed so, or somebody asked for it.
  var isConfirmed: Bool
  /// Which save of the spec's own file it is.
  var save = 0
}

/// A render on its way.
struct RenderRun: Sendable {
  let id: RunID
  /// Where it runs, until it has ended: a cancelled one may take its time to notice.
  let lane: Int
  /// The newest state of the spec that it shows, as ``SpecProgress`` counts them.
  let covers: Int
  /// What it renders, should it have to begin anew.
  let taken: PendingRender
  var isCancelled = false
  /// Whether newer saves let it be; a newer render that ends first does not.
  var isKept = false

  /// Whether it is the one that shows the newest state.
  var isLive: Bool { !isKept && !isCancelled }
}
