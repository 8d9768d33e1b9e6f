// SPDX-License-Identifier: GPL-3.0-or-later

import FileWatching
import SpecFiles
import WorkProgress

/// Where one spec stands; a value, so that the daemon's queue is all it needs to be safe.
struct SpecProgress {
  /// So many renders in a row may be cancelled by newer saves. The next is kept and runs on beside the newest
  /// one: a spec that is saved more often than it can be rendered is shown all the same, and a save is never held up.
  static let cancellationLimit = 2

  /// The newest state that no render has taken up yet: later ones replace it.
  private(set) var pending: PendingRender?
  /// The newest state of all, for a render on demand.
  private(set) var latest: FileState?
  /// The renders on their way, the oldest first.
  private(set) var runs: [RenderRun] = []
  let turn = OutputTurn()
  /// Watches it, and the files that it includes.
  let follower: SpecFollower
  /// The failure last reported; nil while the spec is good.
  var failure: FailureReport?
  /// Since when the spec is unusable; nil while it is good.
  var failedSince: String?
  /// How its files stand.
  var outputs: [OutputReport] = []
  /// Whether another try at writing its outputs is due.
  var retries = false
  /// Whether it is watched that its files stay.
  var watchesOutputs = false
  /// Those of its files that are there.
  var present: Set<String> = []
  /// Whether it was rendered or reported at least once.
  var isShown = false
  /// Counts the states that there were to show.
  private(set) var newest = 0
  /// The newest state that was shown or reported.
  private var shown = 0
  private var cancellations = 0
  private var lastNumber = 0

  init(follower: SpecFollower) { self.follower = follower }

  /// Files that do not show what the spec says.
  var untrue: [OutputReport] { outputs.filter { !$0.state.isTrue } }

  var outputStates: [String: OutputState] {
    Dictionary(outputs.map { ($0.path, $0.state) }, uniquingKeysWith: { _, last in last })
  }

  /// Whether there is a state that nobody was shown.
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
  /// - Returns: whether another state gave way to it before it was rendered.
  mutating func take(_ render: PendingRender) -> Bool {
    if render.cause == .upkeep, pending != nil { return false }
    let gaveWay = pending != nil
    pending = PendingRender(
      state: render.state, cause: max(render.cause, pending?.cause ?? .upkeep),
      isConfirmed: render.isConfirmed)
    latest = render.state
    guard render.cause > .upkeep else { return gaveWay }
    newest += 1
    // Whoever asks for the same again can wait for it.
    if render.cause != .asked { supersede() }
    return gaveWay
  }

  /// The render of an older state is of no use any more.
  private mutating func supersede() {
    guard let index = runs.lastIndex(where: \.isLive) else { return }
    if cancellations < Self.cancellationLimit || runs.contains(where: { $0.isKept && !$0.work.isCancelled }) {
      runs[index].work.cancel()
      cancellations += 1
    } else {
      runs[index].isKept = true
    }
  }

  /// A render on demand; nil before the first state.
  func again(_ cause: PendingRender.Cause, isConfirmed: Bool = false) -> PendingRender? {
    latest.map { PendingRender(state: $0, cause: cause, isConfirmed: isConfirmed) }
  }

  /// Whether there is something to render and nothing that would be rendered for nothing.
  var canBegin: Bool { pending != nil && !runs.contains(where: \.isLive) }

  mutating func begin() -> RenderRun? {
    guard canBegin, let pending else { return nil }
    self.pending = nil
    lastNumber += 1
    let run = RenderRun(number: lastNumber, covers: newest, work: WorkProgress(), taken: pending)
    runs.append(run)
    return run
  }

  /// Ends a render, and those that are older than what is shown now.
  mutating func end(_ run: RenderRun, isShown: Bool) {
    runs.removeAll { $0.number == run.number }
    guard isShown else { return }
    self.isShown = true
    shown = max(shown, run.covers)
    cancellations = 0
    for older in runs where older.number < run.number { older.work.cancel() }
  }

  /// Drops what waits, or has begun, because of an included file that `run` has read as it is.
  mutating func dropKnownInclude(after run: RenderRun) {
    guard !follower.isOutdated else { return }
    if pending?.cause == .include { pending = nil }
    let known = runs.filter { $0.number > run.number && $0.taken.cause == .include }
    for other in known { other.work.cancel() }
    if pending == nil, known.count == runs.count { shown = newest }
  }

  /// Gives the place of the newest render to another spec while an older one runs on.
  ///
  /// - Returns: whether there was one to give.
  mutating func yield() -> Bool {
    guard runs.count(where: { !$0.work.isCancelled }) > 1, let run = runs.last(where: \.isLive) else {
      return false
    }
    run.work.cancel()
    pending = pending ?? run.taken
    return true
  }

  func cancel() { for run in runs { run.work.cancel() } }
}

/// A state of a spec that waits to be rendered, and why.
struct PendingRender: Sendable {
  /// Of two causes the larger is told.
  enum Cause: Int, Comparable, Sendable {
    /// An output is gone, or could not be written: told only where that changes something.
    case upkeep
    /// A file that the spec includes was saved.
    case include
    case asked
    case save

    static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
  }

  var state: FileState
  var cause: Cause
  /// Whether a state that looks like a save cut short is meant: it has stayed so, or somebody asked for it.
  var isConfirmed: Bool
}

/// A render on its way.
struct RenderRun: Sendable {
  /// Later renders of a spec have larger numbers.
  let number: Int
  /// The newest state of the spec that it shows, as ``SpecProgress`` counts them.
  let covers: Int
  let work: WorkProgress
  /// What it renders, should it have to begin anew.
  let taken: PendingRender
  /// Whether newer saves let it be; a newer render that ends first does not.
  var isKept = false

  /// Whether it is the one that shows the newest state.
  var isLive: Bool { !isKept && !work.isCancelled }
}
