// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Dispatch
import FileWatching
import PreviewRendering
import PreviewState
import SpecFiles
import TableSpec

// The way of a save, from the kernel's event to the files, on one screen:
//
// event     inotify reports a change of the file, of its folder, or of a link on the way to it (`InotifyBackend`, `PathChain`)
// debounce  `Debounce` says when the file is read: at once after a close or a rename; `DebounceLimits` has all figures
// check     `FileWatcher.check` reads it, again if a writer came between, and reports it if its bytes are new
// choose    `DaemonState` renders one state of each spec at a time; the newest one waits, in the place of an older one
// decode    `SpecRendering` reads the YAML and the files that it includes,
// layout    lays the table out,
// draw      and draws text and SVG: this is `RenderJob.draw`
// write     `SpecOutputs` replaces the text and the SVG, each by a rename; `RenderJob.run` ends here and is reported
// tail      a program draws PNG and PDF; the next render of the spec cancels that
//
// A save that …                                              has this effect
// comes while its spec is rendered                           it waits for the end of that render, and is rendered then
// leaves the file missing, empty or unreadable for a moment  none: the file is read again after 100 ms
// leaves a spec with rows blank                              the old pictures are marked as stale; 2 s later it is believed
// has an error, or removes the file                          the old pictures are marked as stale
// changes an included file                                   each spec that includes it is rendered
// has the same bytes as before                               none
// can't be written                                           the file is marked as stale if possible, and tried again after 2 s
// comes after the daemon was asked to stop                   none: its files are reported as stale at the end
extension WatchDaemon {
  /// Event, debounce and check: the watcher calls back with each new state of the spec and of the files that it includes.
  func follow(_ spec: String) {
    guard let watcher, followers[spec] == nil else { return }
    let sizeLimit = options.watcher.sizeLimit
    // Each write claims its file again, and reports a refusal.
    try? claims.claim(rendering.outputPaths(of: spec), for: spec)
    followers[spec] = SpecFollower(
      path: spec, watcher: watcher,
      onSave: { [weak self] state in
        self?.changes.append(.saved(spec: spec, SavedSpec(state, of: spec, sizeLimit: sizeLimit)))
      },
      onInclude: { [weak self] file in self?.changes.append(.included(spec: spec, file)) })
  }

  /// Choose: files that were saved together are handled together. The state answers with ``DaemonEffect/start(_:)``.
  func handleChanges() {
    let found = changes
    changes = []
    handle(.found(found))
  }

  /// Decode, layout, draw, write and tail. The daemon's own queue never waits for them.
  func start(_ order: RenderOrder) {
    let work = WorkProgress()
    renders[order.run] = work
    outputGuard.look(at: order.spec)
    let job = RenderJob(
      order: order, work: work, rendering: rendering, outputs: outputs(of: order),
      holdsLocks: { [locks] in locks.areHeld(for: order.spec) })
    lanes[order.lane].async {
      let written = job.run()
      self.queue.async {
        if written == nil { self.requireLocks(of: order.spec) }
        if written?.tail == nil { self.renders[order.run] = nil }
        self.handle(.ended(order.run, written?.report, written?.dependencies ?? []))
      }
      guard let tail = written?.tail else { return }
      self.tails.async {
        let report = tail()
        self.queue.async {
          if report == nil { self.requireLocks(of: order.spec) }
          self.renders[order.run] = nil
          self.handle(.drawn(order.run, report))
        }
      }
    }
  }
}

/// One state of one spec on its way to its outputs. Runs outside the daemon's queue.
struct RenderJob: Sendable {
  let order: RenderOrder
  /// Says whether the result is still wanted.
  let work: WorkProgress
  let rendering: any PreviewRendering
  let outputs: SpecOutputs
  /// Says whether the daemon still holds the spec's locks.
  let holdsLocks: @Sendable () -> Bool

  /// Draws PNG and PDF, and writes them; `nil` if that was cancelled before it wrote the newest state.
  typealias Tail = @Sendable () -> SpecReport?

  /// The result of a render that wrote.
  struct Written {
    let report: SpecReport
    let dependencies: [SpecDependency]
    /// `nil` if no program draws files of this spec.
    let tail: Tail?
  }

  /// - Returns: `nil` if the daemon stops, or has lost its locks: then nothing was written.
  func run() -> Written? {
    let start = ContinuousClock.now
    let drawn = work.run { draw() }
    // Asked here for the last time: from now on the outputs belong together.
    guard !work.isCancelled, let drawn, holdsLocks() else { return nil }
    switch drawn.result {
    case .success(let previews):
      previews.show()
      let reports = outputs.write(previews.outputs)
      // Before the summary, for which no reader waits.
      let time = ContinuousClock.now - start
      let report = SpecReport(
        spec: order.spec, summary: previews.summary(), outputs: reports, undrawn: undrawn,
        terminal: previews.outputs.filter(\.isTerminal), duration: time)
      return Written(report: report, dependencies: drawn.dependencies, tail: previews.draw.map(tail(of:)))
    case .failure(let fault):
      let kept = outputs.keep(
        rendering.outputPaths(of: order.spec).filter { !undrawn.contains($0) }, because: fault.description
      ) { lastGood(fault, drawn: false) }
      let report = SpecReport(
        spec: order.spec, fault: fault, since: order.failedSince, outputs: kept, undrawn: undrawn)
      return Written(
        report: report, dependencies: drawn.dependencies, tail: undrawn.isEmpty ? nil : tail(after: fault))
    }
  }

  private func draw() -> SpecOutcome<DrawnPreviews>? {
    switch order.state {
    case .content(let bytes):
      rendering.render(spec: bytes, path: order.spec, isConfirmed: order.isConfirmed)
    case .faulty(let fault): SpecOutcome(.failure(fault))
    case .edited(let table): rendering.render(table, path: order.spec)
    }
  }

  /// The files that the tail draws.
  private var undrawn: [String] { rendering.drawnPaths(of: order.spec) }

  private func tail(of draw: @escaping @Sendable () -> [PreviewOutput]) -> Tail {
    timed {
      let drawn = work.run(draw)
      return work.isCancelled ? nil : outputs.write(drawn)
    }
  }

  private func tail(after fault: SpecFault) -> Tail {
    timed {
      let kept = outputs.keep(
        undrawn, because: fault.description,
        redraw: { path, note in work.run { rendering.redrawn(path, of: order.spec, marked: note) } },
        lastGood: { lastGood(fault, drawn: true) })
      return work.isCancelled ? nil : kept
    }
  }

  private func timed(_ write: @escaping @Sendable () -> [OutputReport]?) -> Tail {
    {
      let start = ContinuousClock.now
      guard !work.isCancelled, holdsLocks(), let reports = write() else { return nil }
      return SpecReport(spec: order.spec, outputs: reports, duration: ContinuousClock.now - start)
    }
  }

  /// The last good previews, for files that are gone. A user who removed the spec may have removed them with it.
  private func lastGood(_ fault: SpecFault, drawn: Bool) -> [PreviewOutput] {
    fault.kind == .missing ? [] : work.run { rendering.lastGood(of: order.spec, drawn: drawn) }
  }
}
