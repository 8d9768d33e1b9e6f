// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import PreviewRendering
import PreviewState

/// The PNG and PDF of one render, which a program draws. Runs outside the daemon's queue, after the render.
struct DrawingJob: Sendable {
  enum Pictures: Sendable {
    /// The pictures of the spec's newest state.
    case newest(@Sendable () -> [PreviewOutput])
    /// The last good pictures, marked as stale because of a problem.
    /// - `restores`: whether those that are gone are made again.
    case lastGood(because: String, restores: Bool)
  }

  let pictures: Pictures
  let rendering: any PreviewRendering

  /// - Returns: `nil` where the work was cancelled before it wrote. A picture that was written is reported also when a
  ///   newer save came during the write: otherwise the daemon would take the former mark for the file's state.
  /// - Parameter holdsLocks: says whether the daemon still holds the spec's locks.
  func run(
    _ order: DrawingOrder, to outputs: SpecOutputs, under work: WorkProgress,
    _ holdsLocks: @Sendable () -> Bool
  ) -> SpecReport? {
    let clock = ContinuousClock()
    let start = clock.now
    guard holdsLocks(), let reports = write(order, outputs, work) else { return nil }
    return SpecReport(spec: order.spec, outputs: reports, duration: clock.now - start)
  }

  private func write(_ order: DrawingOrder, _ outputs: SpecOutputs, _ work: WorkProgress) -> [OutputReport]? {
    switch pictures {
    case .newest(let draw):
      let drawn = work.run(draw)
      return work.isCancelled ? nil : outputs.write(drawn)
    case .lastGood(let problem, let restores):
      let kept = outputs.keep(
        rendering.drawnPaths(of: order.spec), because: problem,
        redraw: { path, note in work.run { rendering.redrawn(path, of: order.spec, marked: note) } },
        lastGood: { restores ? work.run { rendering.lastGood(of: order.spec, drawn: true) } : [] })
      return work.isCancelled ? nil : kept
    }
  }
}
