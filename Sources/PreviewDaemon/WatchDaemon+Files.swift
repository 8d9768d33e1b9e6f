// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Dispatch
import FileWatching
import Platform
import PreviewRendering
import PreviewState
import SpecFiles
import TableSpec

extension WatchDaemon {
  func watch() {
    var watcherOptions = options.watcher
    let forward = watcherOptions.onFallback
    watcherOptions.onFallback = { [weak self] message in
      forward?(message)
      self?.handle(.fellBack(message))
    }
    watcherOptions.onDelivered = { [weak self] in self?.handleChanges() }
    // On the daemon's own queue: what is found is handled in the turn in which it was found.
    let watcher = FileWatcher(options: watcherOptions, queue: queue)
    self.watcher = watcher
    // A killed daemon, or a killed save of the spec, left them.
    AtomicFileWriter.sweepTemporaries(beside: specs + specs.flatMap(rendering.outputPaths))
    known = Set(options.growing.isEmpty ? [] : specs.map { PathIdentity($0).entry })
    for spec in specs { follow(spec) }
    watchLock()
    watchFolders()
    if watcherOptions.poll == nil, let hint = PollHint.words(for: specs, mounts: try? MountTable.current()) {
      handle(.fellBack(hint))
    }
  }

  /// Reads a save for the spec's editor.
  func read(_ order: ReadOrder) {
    guard let editor = options.editor else { return }
    readLane.async {
      let (fault, dependencies) = editor.read(order)
      self.queue.async { self.handle(.read(order, fault, dependencies)) }
    }
  }

  func outputs(of order: RenderOrder) -> SpecOutputs {
    SpecOutputs(
      spec: order.spec, writer: options.writer,
      refusal: { [claims] in claims.refusal(of: $0, for: order.spec) },
      ownership: options.ownership, former: order.former, now: order.now)
  }

  func watchPresence(of path: String, _ spec: String) {
    _ = watcher?.watchPresence(of: path) { [weak self] isThere in
      self?.changes.append(.output(spec: spec, path: path, isThere: isThere))
    }
  }

  func awaitSaves(_ wait: SavesWait) {
    guard let watcher else { return handle(.savesSeen(wait)) }
    watcher.whenSettled { [weak self] in self?.handle(.savesSeen(wait)) }
  }
}

extension SavedSpec {
  init(_ state: FileState, of spec: String, sizeLimit: Int) {
    let problem = state.problem(of: spec, sizeLimit: sizeLimit) ?? ""
    self =
      switch state {
      case .content(let bytes): .content(bytes)
      case .missing: .faulty(SpecFault(.missing, problem))
      case .unreadable, .notRegular, .tooLarge: .faulty(SpecFault(.unreadable, problem))
      }
  }
}
