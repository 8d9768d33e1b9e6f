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

  /// - Parameter finish: called once, with what remains to be drawn; the calls of renders that wrote come in the order in
  ///   which they did.
  func run(_ finish: (RenderOutcome, DrawingJob?) -> Void) {
    let clock = ContinuousClock()
    let start = clock.now
    let result = work.run { render() }
    let isWritten = turn.perform(order.run) {
      // Asked here for the last time: from now on the outputs belong together.
      guard !work.isCancelled, let outcome = write(result, since: start, clock) else { return false }
      finish(outcome, drawing(after: result))
      return true
    }
    if !isWritten { finish(.cancelled, nil) }
  }

  private func render() -> PreviewResult {
    switch order.state {
    case .content(let bytes):
      rendering.render(spec: bytes, path: order.spec, isConfirmed: order.isConfirmed)
    case .faulty(let fault): .failed(fault)
    case .edited(let table): rendering.render(table, path: order.spec)
    }
  }

  private func write(
    _ result: PreviewResult, since start: ContinuousClock.Instant, _ clock: ContinuousClock
  ) -> RenderOutcome? {
    switch result {
    case .cancelled: nil
    case .failed(let fault, let dependencies): .failed(keep(fault), dependencies: dependencies)
    case .rendered(let pictures, _, let dependencies, let show, let summary):
      .rendered(report(pictures, show, summary, since: start, clock), dependencies: dependencies)
    }
  }

  private func report(
    _ pictures: [PreviewOutput], _ show: () -> Void, _ summary: () -> String,
    since start: ContinuousClock.Instant, _ clock: ContinuousClock
  ) -> RenderReport {
    show()
    let reports = outputs.write(pictures)
    let duration = clock.now - start
    return RenderReport(
      spec: order.spec, summary: summary(), outputs: reports, undrawn: rendering.drawnPaths(of: order.spec),
      terminal: pictures.filter(\.isTerminal), duration: duration)
  }

  /// The pictures that a program draws once the others are written.
  private func drawing(after result: PreviewResult) -> DrawingJob? {
    switch result {
    case .cancelled: nil
    case .rendered(_, let draw, _, _, _): draw.map { DrawingJob(pictures: .newest($0), rendering: rendering) }
    case .failed(let fault, _):
      DrawingJob(
        pictures: .lastGood(because: fault.description, restores: Self.restores(fault)), rendering: rendering)
    }
  }

  /// The last good previews stay, and say in themselves that they are not what the spec says now.
  private func keep(_ fault: SpecFault) -> FailureReport {
    let drawn = rendering.drawnPaths(of: order.spec)
    let written = rendering.outputPaths(of: order.spec).filter { !drawn.contains($0) }
    let reports = outputs.keep(written, because: fault.description) {
      Self.restores(fault) ? work.run { rendering.lastGood(of: order.spec, drawn: false) } : []
    }
    return FailureReport(
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
