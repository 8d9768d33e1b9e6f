// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Dispatch
import Platform
import PreviewRendering
import PreviewState

// The work on other queues: reading a save for an editor, rendering, and drawing PNG and PDF.
extension WatchDaemon {
  func read(_ order: ReadOrder) {
    guard let editor = options.editor else { return }
    readLane.async {
      let (fault, dependencies) = editor.read(order)
      self.queue.async { self.handle(.read(order, fault, dependencies)) }
    }
  }

  func start(_ order: RenderOrder) {
    let work = WorkProgress()
    renders[order.run] = work
    outputGuard.look(at: order.spec)
    let turn = turns[order.spec] ?? OutputTurn()
    turns[order.spec] = turn
    let job = RenderJob(
      order: order, work: work, turn: turn, rendering: rendering,
      outputs: outputs(of: order.spec, former: order.former, now: order.now),
      holdsLocks: { [locks] in locks.areHeld(for: order.spec) })
    lanes[order.lane].async {
      job.run { written in
        self.queue.async {
          if written == nil { self.requireLocks(of: order.spec) }
          self.renders[order.run] = nil
          self.drawings[order.run] = written?.drawing
          self.handle(.ended(order.run, written?.report, written?.dependencies ?? []))
        }
      }
    }
  }

  func draw(_ order: DrawingOrder) {
    guard let job = drawings.removeValue(forKey: order.run) else {
      return handle(.drawn(order.run, nil))
    }
    let work = WorkProgress()
    renders[order.run] = work
    let outputs = outputs(of: order.spec, former: order.former, now: order.now)
    let holdsLocks: @Sendable () -> Bool = { [locks] in locks.areHeld(for: order.spec) }
    drawingLanes[order.lane].async {
      let report = job.run(order, to: outputs, under: work, holdsLocks)
      self.queue.async {
        if report == nil { self.requireLocks(of: order.spec) }
        self.renders[order.run] = nil
        self.handle(.drawn(order.run, report))
      }
    }
  }

  private func outputs(of spec: String, former: [String: OutputState], now: String) -> SpecOutputs {
    SpecOutputs(
      spec: spec, writer: options.writer, refusal: { [claims] in claims.refusal(of: $0, for: spec) },
      ownership: options.ownership, former: former, now: now)
  }
}
