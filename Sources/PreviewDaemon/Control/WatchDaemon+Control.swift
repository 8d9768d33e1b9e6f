// SPDX-License-Identifier: GPL-3.0-or-later

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
    var locks: [String: InstanceLock] = [:]
    for spec in specs {
      // A spec may be named twice, but even one process can lock a file only once.
      for path in SpecIdentity(spec).keys.map(place.lockPath(ofKey:)) where locks[path] == nil {
        locks[path] = try InstanceLock(of: spec, path: path, socket: name + ".sock")
      }
    }
    // The locks are held, so an existing socket was left by a daemon that died.
    let server = try ControlServer(path: place.socketPath(name)) { [weak self] request, reply in
      guard let self else { return }
      self.queue.async { self.answer(request, reply) }
    }
    stopWatch.guards(socket: place.socketPath(name))
    let held = locks
    queue.sync {
      instanceLocks = Array(held.values)
      control = server
      if hasStarted { server.start() }
      lockPlace = (place, name + ".sock")
    }
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
    status.heldLooks = watching.counters.heldLooks
    status.overflows = watching.counters.overflows
    return status
  }
}
