// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import PreviewRendering
import PreviewState
import Synchronization
import TableSpec

/// One state of one spec on its way to its outputs. Runs outside the daemon's queue.
struct RenderJob: Sendable {
  let order: RenderOrder
  /// Says whether the result is still wanted.
  let work: WorkProgress
  let turn: OutputTurn
  let rendering: any PreviewRendering
  let outputs: SpecOutputs
  /// Says whether the daemon still holds the spec's locks.
  let holdsLocks: @Sendable () -> Bool

  /// The result of a render that wrote.
  struct Written {
    let report: SpecReport
    let dependencies: [SpecDependency]
    /// The pictures that a program draws after the others were written.
    let drawing: DrawingJob?
  }

  /// Reads the spec, lays it out, draws it and writes its outputs.
  ///
  /// - Parameter finish: called once, with `nil` for a render that wrote nothing. The calls of renders that wrote come in the
  ///   order in which they did.
  func run(_ finish: (Written?) -> Void) {
    let clock = ContinuousClock()
    let start = clock.now
    let drawn = work.run { draw() }
    let isWritten = turn.perform(order.run) {
      // Asked here for the last time: from now on the outputs belong together.
      guard !work.isCancelled, let drawn, holdsLocks() else { return false }
      finish(write(drawn) { clock.now - start })
      return true
    }
    if !isWritten { finish(nil) }
  }

  private func draw() -> SpecOutcome<DrawnPreviews>? {
    switch order.state {
    case .content(let bytes):
      rendering.render(spec: bytes, path: order.spec, isConfirmed: order.isConfirmed)
    case .faulty(let fault): SpecOutcome(.failure(fault))
    case .edited(let table): rendering.render(table, path: order.spec)
    }
  }

  private func write(_ drawn: SpecOutcome<DrawnPreviews>, _ duration: () -> Duration) -> Written {
    switch drawn.result {
    case .success(let previews):
      previews.show()
      let reports = outputs.write(previews.outputs)
      // Before the summary, for which no reader waits.
      let time = duration()
      let report = SpecReport(
        spec: order.spec, summary: previews.summary(), outputs: reports,
        undrawn: rendering.drawnPaths(of: order.spec), terminal: previews.outputs.filter(\.isTerminal),
        duration: time)
      return Written(
        report: report, dependencies: drawn.dependencies,
        drawing: previews.draw.map { DrawingJob(pictures: .newest($0), rendering: rendering) })
    case .failure(let fault):
      return Written(
        report: keep(fault), dependencies: drawn.dependencies,
        drawing: DrawingJob(
          pictures: .lastGood(because: fault.description, restores: Self.restores(fault)),
          rendering: rendering))
    }
  }

  /// Keeps the last good previews, and marks them as stale.
  private func keep(_ fault: SpecFault) -> SpecReport {
    let drawn = rendering.drawnPaths(of: order.spec)
    let written = rendering.outputPaths(of: order.spec).filter { !drawn.contains($0) }
    let reports = outputs.keep(written, because: fault.description) {
      Self.restores(fault) ? work.run { rendering.lastGood(of: order.spec, drawn: false) } : []
    }
    return SpecReport(
      spec: order.spec, fault: fault, since: order.failedSince, outputs: reports, undrawn: drawn)
  }

  /// Whether the last good previews that are gone are made again. A user who removed the spec may have removed them with it.
  private static func restores(_ fault: SpecFault) -> Bool { fault.kind != .missing }
}

/// The right to write a spec's outputs: one render at a time, and never an older one after a newer.
final class OutputTurn: Sendable {
  private let last = Mutex<RunID?>(nil)

  /// - Returns: whether it was this render's turn, and `body` was done.
  func perform(_ run: RunID, _ body: () -> Bool) -> Bool {
    last.withLock { last in
      if let last, run <= last { return false }
      guard body() else { return false }
      last = run
      return true
    }
  }
}
