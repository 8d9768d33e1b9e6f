// SPDX-License-Identifier: GPL-3.0-or-later

// PNG and PDF take a program hundreds of milliseconds, and the program may hang. They have lanes of their own, so that no
// other output and no other save waits for them.
extension DaemonState {
  /// Lets the files be drawn that `run` left to a program.
  mutating func draw(_ paths: [String], after run: RenderRun, of spec: String) {
    guard !paths.isEmpty, stopReason == nil else { return }
    let drawing = DrawingProgress.Drawing(run: run.id, cause: run.taken.cause, paths: paths)
    effects += (progress[spec]?.drawings.add(drawing) ?? []).map(DaemonEffect.cancel)
    undrawn.append(spec)
  }

  mutating func startDrawings(at now: String) {
    guard stopReason == nil else { return }
    undrawn.removeAll { spec in
      guard let item = progress[spec], item.drawings.waiting != nil else { return true }
      guard item.drawings.canBegin, let lane = freeDrawingLanes.last,
        let drawing = progress[spec]?.drawings.begin(on: lane)
      else { return false }
      freeDrawingLanes.removeLast()
      effects.append(
        .draw(DrawingOrder(run: drawing.run, lane: lane, former: item.outputStates, now: now)))
      return true
    }
  }

  mutating func endDrawing(_ run: RunID, _ report: SpecReport?) {
    let spec = run.spec
    guard let item = progress[spec], let drawing = item.drawings.running, drawing.run == run else { return }
    freeDrawingLanes.append(item.drawings.lane)
    progress[spec]?.drawings.end(isDrawn: report != nil)
    guard let report else { return }
    let former = item.outputs.filter { drawing.paths.contains($0.path) }
    progress[spec]?.report?.replace(report.outputs)
    // Another try that changed nothing is no news.
    if drawing.cause > .upkeep || report.isChanged || report.untrue != former.filter({ !$0.state.isTrue }) {
      effects.append(.report(.drawn(report)))
    }
    if !report.untrue.isEmpty, item.report?.fault == nil { tryAgainLater(spec, after: report.duration) }
  }
}
