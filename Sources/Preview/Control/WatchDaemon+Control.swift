import Dispatch
import FileWatching
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

  private static let done = WatchEventLine.object([("ok", "true")])

  private var lastErrors: String {
    let errors = specs.map { spec in
      WatchEventLine.object([
        ("spec", WatchEventLine.text(spec)),
        ("error", progress[spec]?.trouble.map(WatchEventLine.text) ?? "null"),
        ("since", progress[spec]?.troubledSince.map(WatchEventLine.text) ?? "null"),
      ])
    }
    return WatchEventLine.object([("ok", "true"), ("errors", "[" + errors.joined(separator: ", ") + "]")])
  }

  /// `good` is a spec whose files show what it says, all of them.
  private func state(of item: SpecProgress?) -> String {
    guard let item, item.isShown else { return "starting" }
    return item.failure != nil ? "failed" : item.untrue.isEmpty ? "good" : "unwritten"
  }

  private func outputs(of spec: String, _ item: SpecProgress?) -> String {
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
    func milliseconds(_ duration: Duration?) -> String { duration.map(Milliseconds.text) ?? "null" }
    let items = specs.map { spec -> String in
      let item = progress[spec]
      return WatchEventLine.object([
        ("path", WatchEventLine.text(PathText.absolute(spec))),
        ("state", WatchEventLine.text(state(of: item))),
        ("rendering", item?.runs.isEmpty == false ? "true" : "false"),
        ("outputs", outputs(of: spec, item)),
        ("error", item?.trouble.map(WatchEventLine.text) ?? "null"),
      ])
    }
    return WatchEventLine.object([
      ("ok", "true"), ("pid", String(CurrentProcess.id)), ("ready", isReady ? "true" : "false"),
      ("backend", WatchEventLine.text(watching?.mode.description ?? "none")),
      ("watchedPaths", String(watching?.armedPaths.count ?? 0)),
      ("secondsSinceLastEvent", watching?.sinceLastEvent.map { String($0.components.seconds) } ?? "null"),
      ("events", String(watching?.counters.events ?? 0)), ("renders", String(statistics.renders)),
      ("coalescedSaves", String(statistics.coalesced)), ("cancelledRenders", String(statistics.cancelled)),
      ("tornRetries", String(watching?.counters.tornRetries ?? 0)),
      ("heldLooks", String(watching?.counters.heldLooks ?? 0)),
      ("overflows", String(watching?.counters.overflows ?? 0)),
      ("p50Milliseconds", milliseconds(statistics.percentile(50))),
      ("p95Milliseconds", milliseconds(statistics.percentile(95))),
      ("page", page.map(WatchEventLine.text) ?? "null"),
      ("specs", "[" + items.joined(separator: ", ") + "]"),
    ])
  }
}
