// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import FileWatching
import JSON
import System

extension WatchDaemon {
  /// Takes the locks of its specs and listens for clients. Call it before `start`.
  ///
  /// - Throws: ``ControlError`` when another daemon watches one of them.
  package func listen(at place: DaemonPlace) throws(ControlError) {
    try place.prepare()
    let name = place.name(for: specs)
    var locks: [String: InstanceLock] = [:]
    for spec in specs {
      // A spec may be named twice, and a lock is not to be had twice, not even here.
      for path in SpecIdentity(spec).keys.map(place.lockPath(ofKey:)) where locks[path] == nil {
        locks[path] = try InstanceLock(of: spec, path: path, socket: name + ".sock")
      }
    }
    // Under the locks: a socket that is there is a dead daemon's.
    let server = try ControlServer(path: place.socketPath(name)) { [weak self] request, reply in
      guard let self else { return }
      self.queue.async { self.answer(request, reply) }
    }
    stopWatch.guards(socket: place.socketPath(name))
    let held = locks
    queue.sync {
      instanceLocks = Array(held.values)
      control = server
    }
  }

  private func answer(_ request: ControlRequest, _ reply: @escaping @Sendable (String) -> Void) {
    switch request {
    case .status: reply(status)
    case .render, .reload:
      renderAgain()
      reply(Self.done)
    case .awaitRender:
      // Not on this queue, which the render needs. Not on a global one either: the first use of those
      // starts a timer in Dispatch that wakes the process every second for the rest of its life.
      waitQueue.async {
        self.whenIdle {
          let status = self.status
          self.reporter.whenReported { reply(status) }
        }
      }
    case .lastError: reply(lastErrors)
    case .subscribe: reply(Self.done)
    case .stop:
      reply(Self.done)
      beginStop(.asked)
    }
  }

  private static let done = JSONValue.object([("ok", true)]).line

  private var lastErrors: String {
    let errors = specs.map { spec in
      JSONValue.object([
        ("spec", .text(spec)), ("error", .optional(progress[spec]?.trouble)),
        ("since", .optional(progress[spec]?.troubledSince)),
      ])
    }
    return JSONValue.object([("ok", true), ("errors", .list(errors))]).line
  }

  /// `good` is a spec whose files show what it says, all of them.
  private func state(of item: SpecProgress?) -> String {
    guard let item, item.isShown else { return "starting" }
    return item.failure != nil ? "failed" : item.untrue.isEmpty ? "good" : "unwritten"
  }

  private func outputs(of spec: String, _ item: SpecProgress?) -> JSONValue {
    WatchEventLine.outputs(
      rendering.outputPaths(of: spec).map { path in
        let note = StaleNote(since: options.clock.now(), description: "not looked at yet")
        return OutputReport(
          path: PathText.absolute(path),
          state: item?.outputs.first { $0.path == path }?.state ?? .missing(note))
      })
  }

  private var status: String {
    let watching = watcher?.status
    func milliseconds(_ duration: Duration?) -> JSONValue {
      duration.map { .written(Milliseconds.text($0)) } ?? .null
    }
    let items = specs.map { spec -> JSONValue in
      let item = progress[spec]
      return .object([
        ("path", .text(PathText.absolute(spec))), ("state", .text(state(of: item))),
        ("rendering", .flag(item?.runs.isEmpty == false)), ("outputs", outputs(of: spec, item)),
        ("error", .optional(item?.trouble)),
      ])
    }
    let counters = watching?.counters
    return JSONValue.object([
      ("ok", true), ("pid", .integer(Int(CurrentProcess.id))), ("ready", .flag(isReady)),
      ("backend", .text(watching?.words ?? "none")),
      ("watchedPaths", .integer(watching?.armedPaths.count ?? 0)),
      ("secondsSinceLastEvent", .optional(watching?.sinceLastEvent.map { Int($0.components.seconds) })),
      ("events", .integer(counters?.events ?? 0)), ("renders", .integer(statistics.renders)),
      ("coalescedSaves", .integer(statistics.coalesced)),
      ("cancelledRenders", .integer(statistics.cancelled)),
      ("tornRetries", .integer(counters?.tornRetries ?? 0)),
      ("heldLooks", .integer(counters?.heldLooks ?? 0)),
      ("overflows", .integer(counters?.overflows ?? 0)),
      ("p50Milliseconds", milliseconds(statistics.percentile(50))),
      ("p95Milliseconds", milliseconds(statistics.percentile(95))),
      ("page", .optional(page)), ("specs", .list(items)),
    ]).line
  }
}
