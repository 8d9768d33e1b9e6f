// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import FileWatching
import System

/// Reloads and the end: a render in flight is cancelled, and gets a moment to notice.
extension WatchDaemon {
  func renderAgain() {
    guard stopReason == nil else { return }
    watcher?.recheck()
    for spec in specs { takeAgain(spec, .asked, isConfirmed: true) }
    startRenders()
  }

  func beginStop(_ reason: StopReason) {
    guard stopReason == nil else { return }
    stopReason = reason
    _ = stopWatch.begin(reason)
    watcher?.cancel()
    for item in progress.values { item.cancel() }
    endIfIdle()
    guard !hasEnded else { return }
    queue.asyncAfter(deadline: .now() + options.stopPatience.dispatchInterval) { self.end() }
  }

  /// Ends a daemon that was asked to stop, once nothing is in flight.
  func endIfIdle() {
    guard stopReason != nil, progress.values.allSatisfy(\.runs.isEmpty) else { return }
    end()
  }

  private func end() {
    guard !hasEnded, let stopReason else { return }
    hasEnded = true
    tell(.stopped(stopReason, untrue: untrueAtTheEnd))
    // Whoever waits for the end of a connection finds socket and locks gone, and may start the next daemon.
    control?.stopListening()
    instanceLocks = []
    control?.stop()
    control = nil
    callIdleWaiters()
    stopWatch.stop()
    signals?.cancel()
    ended.signal()
  }

  /// The files that do not show what their specs say, also those of a save that came too late to be shown.
  private var untrueAtTheEnd: [OutputReport] {
    specs.flatMap { spec -> [OutputReport] in
      guard let item = progress[spec] else { return [] }
      guard item.isBehind else { return item.untrue }
      let note = StaleNote(since: options.clock.now(), description: "the newest save was not rendered")
      let reports =
        item.isShown
        ? item.outputs : rendering.outputPaths(of: spec).map { OutputReport(path: $0, state: .missing(note)) }
      return reports.map { report in
        guard report.state.isTrue else { return report }
        return OutputReport(path: report.path, state: .unmarked(note, reason: note.reason))
      }
    }
  }
}
