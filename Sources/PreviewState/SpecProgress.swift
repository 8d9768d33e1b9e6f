// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableSpec

/// The progress of one spec.
struct SpecProgress: Sendable {
  /// The number of renders in a row that newer saves may cancel. The next render isn't cancelled, and runs on beside the newest
  /// one. So a spec that is saved faster than it can be rendered is still shown, and no save waits.
  static let cancellationLimit = 2

  /// The files with its previews.
  let outputPaths: [String]
  /// The newest state that no render has taken yet; a later state replaces it.
  private(set) var pending: PendingRender?
  /// The newest state, for a render on demand.
  private(set) var latest: SavedSpec?
  /// The newest state of its file, if an editor decides which table is shown.
  var file: SavedSpec?
  /// Counts the readings of that file for the editor.
  var reads = 0
  /// Whether that file ever existed.
  var hadFile = false
  /// The running renders, the oldest first.
  private(set) var runs: [RenderRun] = []
  /// The included files that the last render read, and their current content.
  var includes = KnownIncludes()
  /// Its state and that of its files, as it was shown last; nil before it was shown once.
  var report: SpecReport?
  /// The spec's file and those that it includes, as they are shown, or as they can't be shown because of a fault.
  private(set) var sources: [SpecDependency] = []
  /// The running and waiting drawings of PNG and PDF.
  var drawings = DrawingProgress()
  /// Whether a timer is set to write its outputs again.
  var retries = false
  /// Whether its output files are watched for removal.
  var watchesOutputs = false
  /// Its output files that exist.
  var present: Set<String> = []
  /// The number of states so far.
  private(set) var newest = 0
  /// The newest state that was shown or reported.
  private(set) var shown = 0
  /// Counts the saves of its own file.
  private var saves = 0
  private var cancellations = 0

  init(outputPaths: [String]) { self.outputPaths = outputPaths }

  /// Whether it was rendered, or a fault of it was reported, at least once.
  var isShown: Bool { report != nil }

  var outputs: [OutputReport] { report?.outputs ?? [] }

  /// Files that don't show the spec's newest state.
  var untrue: [OutputReport] { report?.untrue ?? [] }

  /// The current states of its files, including those whose newest picture isn't drawn yet.
  func currentOutputs(at now: String) -> [OutputReport] {
    let undrawn = drawings.paths
    let note = StaleNote(since: now, description: "it is being drawn")
    return outputs.filter { !undrawn.contains($0.path) }
      + undrawn.map { OutputReport(path: $0, state: .drawing(note)) }
  }

  var outputStates: [String: OutputState] {
    Dictionary(outputs.map { ($0.path, $0.state) }, uniquingKeysWith: { _, last in last })
  }

  /// Whether there is a state that was never shown.
  var isBehind: Bool { shown < newest }

  /// The problem of the spec, or else of its files; nil if there is none.
  var trouble: String? {
    report?.fault?.description
      ?? (untrue.isEmpty ? nil : untrue.compactMap(\.state.note?.reason).joined(separator: "\n"))
  }

  /// Records a state to render.
  ///
  /// - Returns: whether the state replaced another one that was not rendered, and the render that is now useless.
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
    // A request to render again is answered by the running render.
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

  /// Whether a render can start that would not be wasted.
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
  /// - Returns: the older renders, which are now useless.
  mutating func end(_ run: RenderRun, _ report: SpecReport) -> [RunID] {
    drop(run)
    // A program still has to draw the other files.
    var merged = report
    merged.outputs = outputs
    merged.replace(report.outputs)
    self.report = merged
    shown = max(shown, run.covers)
    cancellations = 0
    return cancel { $0.id < run.id }
  }

  /// Records the files that a render has shown. An empty file that may still be saved isn't shown.
  mutating func noteSources(of run: RenderRun, _ includes: [SpecDependency], _ fault: SpecFault?) {
    guard fault?.kind != .doubted else { return }
    let own: SpecDependency? =
      switch run.taken.state {
      case .content(let bytes): SpecDependency(path: run.id.spec, hash: ContentHash(of: bytes).value)
      case .faulty: SpecDependency(path: run.id.spec, hash: nil)
      // An editor's table is in no file.
      case .edited: nil
      }
    sources = own.map { [$0] + includes } ?? []
  }

  /// Drops the waiting or running renders of an included file whose current content `run` has read.
  ///
  /// - Returns: the renders that are now useless.
  mutating func dropKnownInclude(after run: RenderRun) -> [RunID] {
    guard !includes.isOutdated else { return [] }
    // Keep a render that would also show another save.
    let isKnown = { (other: PendingRender) in other.cause == .include && other.save == run.taken.save }
    if pending.map(isKnown) == true { pending = nil }
    let isSpared = { (other: RenderRun) in other.id > run.id && isKnown(other.taken) }
    if pending == nil, runs.allSatisfy({ $0.isCancelled || isSpared($0) }) { shown = newest }
    return cancel(where: isSpared)
  }

  /// Gives the place of the newest render to another spec while an older one runs on.
  ///
  /// - Returns: the render to cancel; nil if there is none.
  mutating func yield() -> RunID? {
    guard runs.count(where: { !$0.isCancelled }) > 1, let index = runs.lastIndex(where: \.isLive) else {
      return nil
    }
    runs[index].isCancelled = true
    pending = pending ?? runs[index].taken
    return runs[index].id
  }

  /// Cancels all renders and drawings at the end. Files that weren't drawn in time remain recorded as such.
  ///
  /// - Returns: the renders and drawings that weren't cancelled already.
  mutating func stop(at now: String) -> [RunID] {
    let outputs = currentOutputs(at: now)
    report?.replace(outputs)
    return cancel() + drawings.cancel()
  }

  /// - Returns: the renders that weren't cancelled already.
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
    /// An output was removed or couldn't be written: reported only if that changes something.
    case upkeep
    /// A file that the spec includes was saved.
    case include
    case asked
    case save

    static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
  }

  var state: SavedSpec
  var cause: Cause
  /// Whether a state that looks like an incomplete save is intended: it hasn't changed, or the user asked for
  /// it.
  var isConfirmed: Bool
  /// The number of the save of the spec's own file.
  var save = 0
}

/// A running render.
struct RenderRun: Sendable {
  let id: RunID
  /// The lane that it occupies until it ends, which may be some time after it is cancelled.
  let lane: Int
  /// The newest state of the spec that it shows, as ``SpecProgress`` counts them.
  let covers: Int
  /// The state that it renders, in case it must start again.
  let taken: PendingRender
  var isCancelled = false
  /// Whether newer saves don't cancel it. A newer render that ends first still does.
  var isKept = false

  /// Whether it is the one that shows the newest state.
  var isLive: Bool { !isKept && !isCancelled }
}
