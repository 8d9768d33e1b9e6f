// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import FileWatching
import Platform
import Synchronization
import TestSupport
import Testing

/// A kernel that refuses watches or loses events may delay a save's delivery but never lose it.
struct FileWatcherFaultTests {
  private let scratch = ScratchFolder()

  init() throws {
    try scratch.overwrite("a", to: "spec.yaml")
  }

  /// Watches the spec and waits until `text` was delivered.
  private func expectSave(
    _ text: String, options: FileWatcherOptions, backend: () throws(ErrorNumber) -> any WatchBackend
  ) throws -> FileWatcher {
    let watcher = FileWatcher(options: options, backend: backend)
    let (first, saved) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    _ = watcher.watch(scratch.path("spec.yaml")) { state in
      if state == .text("a") { first.signal() }
      if state == .text(text) { saved.signal() }
    }
    try #require(first.wait(timeout: Patience.deadline) == .success)
    try scratch.overwrite(text, to: "spec.yaml")
    try #require(saved.wait(timeout: Patience.deadline) == .success, "the save was never seen")
    return watcher
  }

  private var polling: FileWatcherOptions {
    var options = FileWatcherOptions()
    options.fallback = .milliseconds(2)
    options.debounce.quiet = .milliseconds(2)
    return options
  }

  @Test func `without watches left, the watcher polls and says once which limit to raise`() throws {
    let said = Messages()
    var options = polling
    options.onFallback = { said.append($0) }
    let watcher = try expectSave("b", options: options) { FakeBackend(limit: 1, refusal: .ENOSPC) }
    #expect(said.all.count == 1)
    #expect(said.all.first?.contains("fs.inotify.max_user_watches") == true)
    #expect(watcher.status.words.hasPrefix("polling every 0.002 seconds: cannot watch "))
    watcher.cancel()
  }

  @Test func `without a descriptor for events, the watcher polls`() throws {
    let said = Messages()
    var options = polling
    options.onFallback = { said.append($0) }
    let watcher = try expectSave("b", options: options) { () throws(ErrorNumber) -> any WatchBackend in
      throw ErrorNumber.EMFILE
    }
    #expect(said.all.count == 1)
    #expect(said.all.first?.contains("max_user_instances") == true)
    watcher.cancel()
  }

  @Test func `polling finds changes without events`() throws {
    var options = FileWatcherOptions()
    options.poll = .milliseconds(2)
    options.debounce.quiet = .milliseconds(2)
    let watcher = try expectSave("b", options: options) { FakeBackend() }
    #expect(watcher.status.words == "events, and polling every 0.002 seconds")
    watcher.cancel()
  }

  @Test func `lost events cause a check of every file`() throws {
    let backend = FakeBackend()
    let watcher = FileWatcher() { backend }
    let probe = WatchProbe(watcher)
    _ = probe.watch(scratch.path("spec.yaml"))
    try probe.settle()
    try scratch.overwrite("b", to: "spec.yaml")
    try probe.settle()
    #expect(probe.take() == [.text("a")], "the fake kernel told nothing yet")
    backend.send(WatchNotice(descriptor: -1, change: .overflowed))
    try probe.settle()
    #expect(probe.take() == [.text("b")])
    #expect(watcher.status.counters.overflows == 1)
  }

  @Test func `a watch that the kernel dropped is added again`() throws {
    let backend = FakeBackend()
    let watcher = FileWatcher() { backend }
    let probe = WatchProbe(watcher)
    _ = probe.watch(scratch.path("spec.yaml"))
    try probe.settle()
    let armed = watcher.status.armedPaths
    for descriptor in 1...Int32(armed.count) {
      backend.send(WatchNotice(descriptor: descriptor, change: .dropped))
    }
    try probe.settle()
    #expect(watcher.status.armedPaths == armed)
  }

  private final class Messages: Sendable {
    private let texts = Mutex<[String]>([])

    func append(_ text: String) { texts.withLock { $0.append(text) } }
    var all: [String] { texts.withLock { $0 } }
  }
}
