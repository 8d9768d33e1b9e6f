// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Dispatch
import FileWatching
import Platform
import PreviewRendering
import PreviewState
import SpecFiles

// The loop of a daemon: events come in, ``DaemonState`` decides, and its effects are carried out.
extension WatchDaemon {
  func send(_ event: DaemonEvent) { queue.async { self.handle(event) } }

  /// Feeds the state, and does what it says. What that causes at once comes after all of it.
  func handle(_ event: DaemonEvent) {
    events.append(event)
    guard !isHandling else { return }
    isHandling = true
    while !events.isEmpty {
      for effect in state.handle(events.removeFirst(), at: options.clock.now()) { carryOut(effect) }
    }
    isHandling = false
    callResting()
    statusFile?.update()
  }

  func carryOut(_ effect: DaemonEffect) {
    switch effect {
    case .read(let order): read(order)
    case .start(let order): start(order)
    case .cancel(let run): renders[run]?.cancel()
    case .follow(let spec, let paths):
      for path in paths { outputGuard.add(path) }
      followers[spec]?.follow(paths)
    case .watchOutputs(let spec, let paths): for path in paths { watchPresence(of: path, spec) }
    case .recheck: watcher?.recheck()
    case .awaitSaves(let wait): awaitSaves(wait)
    case .set(let timer, let time):
      queue.asyncAfter(deadline: .now() + time.dispatchInterval) { [weak self] in
        self?.handle(.timer(timer))
      }
    case .report(let event):
      // A program that waits for this event reads the status then.
      if case .ready = event { statusFile?.write(snapshot.text) }
      // Doesn't wait.
      reporter.report(event)
    case .stopWatching(let reason):
      _ = stopWatch.begin(reason)
      watcher?.cancel()
    case .release:
      statusFile?.remove()
      statusFile = nil
      locks.releaseAll()
    case .end:
      signals?.cancel()
      ended.signal()
    }
  }
}
