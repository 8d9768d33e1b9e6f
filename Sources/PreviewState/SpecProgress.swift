// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableSpec

/// The progress of one spec: at most one render runs and one waits, which shows the newest state.
struct SpecProgress: Sendable {
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
  /// The running render. Newer saves wait for its end.
  private(set) var run: RenderRun?
  /// The render whose PNG and PDF are being drawn. The next render cancels that.
  private(set) var tail: RenderTail?
  /// The included files that the last render read, and their current content.
  var includes = KnownIncludes()
  /// Its state and that of its files, as it was shown last; nil before it was shown once.
  var report: SpecReport?
  /// The spec's file and those that it includes, as they are shown, or as they can't be shown because of a fault.
  private(set) var sources: [SpecDependency] = []
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

  init(outputPaths: [String]) { self.outputPaths = outputPaths }

  /// Whether it was rendered, or a fault of it was reported, at least once.
  var isShown: Bool { report != nil }

  var isBusy: Bool { run != nil || tail != nil }

  var outputs: [OutputReport] { report?.outputs ?? [] }

  /// Files that don't show the spec's newest state.
  var untrue: [OutputReport] { report?.untrue ?? [] }

  /// The current states of its files, including those whose newest picture isn't drawn yet.
  func currentOutputs(at now: String) -> [OutputReport] {
    let undrawn = tail?.paths ?? []
    let note = StaleNote(since: now, description: "it is being drawn")
    return outputs.filter { !undrawn.contains($0.path) }
      + undrawn.map { OutputReport(path: $0, state: .drawing(note)) }
  }

  /// The states of its files that are known. A drawing that is cancelled may still write.
  var knownOutputs: [String: OutputState] {
    let undrawn = tail?.paths ?? []
    let known = outputs.filter { !undrawn.contains($0.path) }
    return Dictionary(known.map { ($0.path, $0.state) }, uniquingKeysWith: { _, last in last })
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
  /// - Returns: whether the state replaced another one that was not rendered.
  mutating func note(_ render: PendingRender) -> Bool {
    if render.cause == .upkeep, pending != nil { return false }
    let replaces = pending != nil
    if render.cause == .save { saves += 1 }
    pending = PendingRender(
      state: render.state, cause: max(render.cause, pending?.cause ?? .upkeep),
      isConfirmed: render.isConfirmed, save: saves)
    latest = render.state
    if render.cause > .upkeep { newest += 1 }
    return replaces
  }

  /// A render on demand; nil before the first state.
  func again(_ cause: PendingRender.Cause, isConfirmed: Bool = false) -> PendingRender? {
    latest.map { PendingRender(state: $0, cause: cause, isConfirmed: isConfirmed) }
  }

  /// Whether a state waits for its render, which can start.
  var canBegin: Bool { pending != nil && run == nil }

  /// Starts the render that waits.
  ///
  /// - Returns: the render, and the former one whose PNG and PDF are now useless.
  mutating func begin(_ id: RunID, on lane: Int) -> (run: RenderRun, useless: RunID?)? {
    guard canBegin, let pending else { return nil }
    self.pending = nil
    let run = RenderRun(id: id, lane: lane, covers: newest, taken: pending)
    self.run = run
    return (run, cancelTail())
  }

  /// Ends the render; with no report if it was cancelled and wrote nothing.
  mutating func end(_ run: RenderRun, _ report: SpecReport?) {
    self.run = nil
    guard let report else { return }
    // A program still has to draw the other files.
    var merged = report
    merged.outputs = outputs
    merged.replace(report.outputs)
    self.report = merged
    shown = max(shown, run.covers)
    if !report.undrawn.isEmpty {
      tail = RenderTail(
        run: run.id, cause: run.taken.cause, paths: report.undrawn, isCancelled: run.isCancelled)
    }
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

  /// Ends the drawing of PNG and PDF of a render.
  mutating func endTail(of run: RunID, _ report: SpecReport?) {
    if tail?.run == run { tail = nil }
    if let report { self.report?.replace(report.outputs) }
  }

  /// Drops the waiting render of an included file whose current content `run` has read.
  mutating func dropKnownInclude(after run: RenderRun) {
    // Keep a render that would also show another save.
    guard !includes.isOutdated, let pending, pending.cause == .include, pending.save == run.taken.save else {
      return
    }
    self.pending = nil
    shown = newest
  }

  /// Cancels the render and the drawing at the end. Files that weren't drawn in time remain recorded as such.
  ///
  /// - Returns: those that weren't cancelled already.
  mutating func stop(at now: String) -> [RunID] {
    let outputs = currentOutputs(at: now)
    report?.replace(outputs)
    let running = run.flatMap { $0.isCancelled ? nil : $0.id }
    run?.isCancelled = true
    return [running, cancelTail()].compactMap { $0 }
  }

  private mutating func cancelTail() -> RunID? {
    guard let tail, !tail.isCancelled else { return nil }
    self.tail?.isCancelled = true
    return tail.run
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
  /// The lane that it occupies until its text and SVG are written.
  let lane: Int
  /// The newest state of the spec that it shows, as ``SpecProgress`` counts them.
  let covers: Int
  /// The state that it renders.
  let taken: PendingRender
  /// Whether the daemon stops.
  var isCancelled = false
}

/// The end of a render: a program draws its PNG and PDF, which takes hundreds of milliseconds, or hangs.
struct RenderTail: Sendable {
  let run: RunID
  let cause: PendingRender.Cause
  /// The files that it writes.
  let paths: [String]
  var isCancelled: Bool
}
