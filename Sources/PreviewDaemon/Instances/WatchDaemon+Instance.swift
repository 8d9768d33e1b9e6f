// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Dispatch
import FileWatching
import Platform
import PreviewRendering
import PreviewState

// What makes a daemon the only one of its specs and files, and what other processes read about it.
extension WatchDaemon {
  /// Takes the locks of its specs and of the files that it writes, and begins its status.
  ///
  /// - Throws: ``DaemonError`` if another daemon watches or writes one of them, or a lock can't be made.
  package func takeLocks(in place: DaemonPlace) throws(DaemonError) {
    try place.prepare()
    let locks = try DaemonLocks(of: specs, in: place)
    let claims = OutputClaims(outputGuard, locks)
    do {
      for spec in specs { try claims.claim(rendering.outputPaths(of: spec), for: spec) }
    } catch {
      locks.releaseAll()
      throw error
    }
    let file = StatusFile(
      at: place.statusPath(locks.name),
      text: { [weak self] in self.map { daemon in daemon.queue.sync { daemon.snapshot }.text } },
      onFailure: { [weak self] error in
        self?.send(.fellBack("'roundtable status' doesn't show this daemon: \(error)"))
      })
    queue.sync {
      (self.locks, self.claims, statusFile) = (locks, claims, file)
      file.write(snapshot.text)
      if hasStarted { watchLock() }
    }
  }

  /// Releases the locks of a daemon that won't start.
  package func releaseLocks() { queue.sync { carryOut(.release) } }

  /// Notices the loss of the locks without a save: the folder may be removed at the end of a session, or by hand.
  func watchLock() {
    guard let path = locks.ownPath else { return }
    _ = watcher?.watchPresence(of: path) { [weak self] _ in
      guard let self, let spec = state.specs.first else { return }
      requireLocks(of: spec)
    }
  }

  /// Ends the daemon if it doesn't hold a spec's locks any more.
  func requireLocks(of spec: String) {
    guard state.stopReason == nil, !locks.areHeld(for: spec) else { return }
    handle(
      .fellBack(
        "the lock of '\(VisibleText.line(spec))' is gone, and another process may watch it: this one ends"))
    handle(.stop(.lostLock))
  }

  var snapshot: StatusSnapshot {
    var process = ProcessStatus()
    process.number = Int(CurrentProcess.id)
    process.isShell = options.editor != nil
    process.absolute = PathText.absolute
    if let watching = watcher?.status {
      process.backend = watching.words
      process.overflows = watching.counters.overflows
    }
    return StatusSnapshot(status: state.status(at: options.clock.now()), process: process)
  }
}

/// A daemon's state at one moment. Its text is made outside of the daemon's queue.
struct StatusSnapshot: Sendable {
  let status: DaemonStatus
  let process: ProcessStatus

  /// One line of JSON.
  var text: String { status.json(process).jsonLine + "\n" }
}
