// SPDX-License-Identifier: GPL-3.0-or-later

import FileWatching
import SpecFiles
import Synchronization
import WorkProgress

/// One state of one spec on its way to its outputs. Runs outside the daemon's queue.
struct RenderJob: Sendable {
  enum Outcome: Sendable {
    case rendered(RenderReport, dependencies: [SpecDependency])
    /// `isDoubted`: the spec may only look so for a moment.
    case failed(FailureReport, dependencies: [SpecDependency], isDoubted: Bool)
    /// Nothing was written.
    case cancelled
  }

  let spec: String
  let run: RenderRun
  let turn: OutputTurn
  let rendering: any PreviewRendering
  let outputs: SpecOutputs
  let sizeLimit: Int
  /// Since when the spec is unusable, if this state is.
  let failedSince: String

  /// - Parameter finish: called once; the calls of renders that wrote come in the order in which they did.
  func run(_ finish: (Outcome) -> Void) {
    let clock = ContinuousClock()
    let start = clock.now
    let result = run.work.run { render() }
    let isWritten = turn.take(run.number) {
      // Asked here for the last time: from now on the outputs belong together.
      guard !run.work.isCancelled, let outcome = write(result, since: start, clock) else { return false }
      finish(outcome)
      return true
    }
    if !isWritten { finish(.cancelled) }
  }

  private func render() -> PreviewResult {
    guard case .content(let bytes) = run.taken.state else {
      return .failed(description: run.taken.state.problem(of: spec, sizeLimit: sizeLimit) ?? "")
    }
    return rendering.render(spec: bytes, path: spec, isConfirmed: run.taken.isConfirmed)
  }

  private func write(
    _ result: PreviewResult, since start: ContinuousClock.Instant, _ clock: ContinuousClock
  ) -> Outcome? {
    switch result {
    case .cancelled: nil
    case .failed(let description, let dependencies):
      .failed(keep(description), dependencies: dependencies, isDoubted: false)
    case .doubtful(let description, let dependencies):
      .failed(keep(description), dependencies: dependencies, isDoubted: true)
    case .rendered(let pictures, let dependencies, let show):
      .rendered(report(pictures, summary: show(), since: start, clock), dependencies: dependencies)
    }
  }

  private func report(
    _ pictures: [PreviewOutput], summary: String, since start: ContinuousClock.Instant,
    _ clock: ContinuousClock
  ) -> RenderReport {
    let reports = outputs.write(pictures)
    return RenderReport(
      spec: spec, summary: summary, outputs: reports, terminal: pictures.filter(\.isTerminal),
      duration: clock.now - start)
  }

  /// The last good previews stay, and say in themselves that they are not what the spec says now.
  private func keep(_ description: String) -> FailureReport {
    // Whoever removed the spec may well have removed its previews with it.
    let isThere = if case .missing = run.taken.state { false } else { true }
    let reports = outputs.keep(rendering.outputPaths(of: spec), because: description) {
      isThere ? rendering.lastGood(of: spec) : []
    }
    return FailureReport(spec: spec, description: description, since: failedSince, outputs: reports)
  }
}

/// The right to write a spec's outputs: one render at a time, and never an older one after a newer.
final class OutputTurn: Sendable {
  private let last = Mutex(0)

  /// - Parameter number: of the render; later ones have larger numbers.
  /// - Returns: whether it was this render's turn, and `body` was done.
  func take(_ number: Int, _ body: () -> Bool) -> Bool {
    last.withLock { last in
      guard number > last, body() else { return false }
      last = number
      return true
    }
  }
}
