// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Dispatch
import FileWatching
import Platform
import PreviewState

extension WatchDaemon {
  /// Takes the locks of its specs and lets clients connect. They are answered once the daemon has started.
  ///
  /// - Throws: ``ControlError`` if another daemon watches one of them.
  package func listen(at place: DaemonPlace) throws(ControlError) {
    try place.prepare()
    let name = place.name(for: specs)
    var locks = SpecLocks(in: place, socket: name + ".sock")
    for spec in specs { try locks.take(for: spec) }
    // The locks are held, so an existing socket was left by a daemon that died.
    let server = try ControlServer(path: place.socketPath(name)) { [weak self] request, reply in
      guard let self else { return }
      self.queue.async { self.answer(request, reply) }
    }
    stopWatch.guards(socket: place.socketPath(name))
    let held = locks
    queue.sync {
      self.locks = held
      control = server
      guard hasStarted else { return }
      server.start()
      for spec in specs { watchLocks(of: spec) }
    }
  }

  /// Releases the locks and removes the socket of a daemon that won't start.
  package func stopListening() { queue.sync { carryOut(.release) } }

  /// Notices the loss of a spec's locks without a save: the folder may be removed at the end of a session, or by hand.
  func watchLocks(of spec: String) {
    for path in locks.paths(of: spec) {
      _ = watcher?.watchPresence(of: path) { [weak self] _ in self?.requireLocks(of: spec) }
    }
  }

  /// Ends the daemon if it doesn't hold a spec's locks any more.
  func requireLocks(of spec: String) {
    guard state.stopReason == nil, !locks.check(of: spec)() else { return }
    handle(
      .fellBack(
        "the lock of '\(VisibleText.line(spec))' is gone, and another process may watch it: this one ends"))
    handle(.stop(.lostLock))
  }

  private func answer(_ request: ControlRequest, _ reply: @escaping @Sendable (String) -> Void) {
    ask(request) { [weak self] answer in
      guard let self else { return }
      let line = answer.line { self.processStatus }
      // A client that waits for a render reads its report.
      if request == .awaitRender { self.reporter.whenReported { reply(line) } } else { reply(line) }
    }
  }

  private var processStatus: ProcessStatus {
    var status = ProcessStatus()
    status.number = Int(CurrentProcess.id)
    status.absolute = PathText.absolute
    guard let watching = watcher?.status else { return status }
    status.backend = watching.words
    status.watchedPaths = watching.armedPaths.count
    status.secondsSinceLastEvent = watching.sinceLastEvent.map { Int($0.components.seconds) }
    status.events = watching.counters.events
    status.tornRetries = watching.counters.tornRetries
    status.overflows = watching.counters.overflows
    return status
  }
}
