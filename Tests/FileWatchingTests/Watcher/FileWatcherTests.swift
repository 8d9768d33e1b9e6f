// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import FileWatching
import Glibc
import Platform
import Synchronization
import TestSupport
import Testing

struct FileWatcherTests {
  private let scratch = ScratchFolder()

  @Test func `the first state is delivered without a change`() throws {
    try scratch.overwrite("a", to: "spec.yaml")
    #expect(try WatchProbe(scratch.path("spec.yaml")).take() == [.text("a")])
    #expect(try WatchProbe(scratch.path("missing.yaml")).take() == [.missing])
    #expect(try WatchProbe(scratch.path).take() == [.notRegular])
  }

  @Test func `a FIFO is refused at once instead of blocking`() throws {
    mkfifo(scratch.path("pipe"), 0o644)
    let probe = try WatchProbe(scratch.path("pipe"))
    #expect(probe.take() == [.notRegular])
    try scratch.overwrite("a", to: "new")
    try scratch.rename("new", to: "pipe")
    try probe.settle()
    #expect(probe.take() == [.text("a")])
  }

  @Test func `a file over the size limit is not read until it is shortened`() throws {
    var options = FileWatcherOptions()
    options.sizeLimit = 4
    try scratch.overwrite("12345", to: "spec.yaml")
    let probe = try WatchProbe(scratch.path("spec.yaml"), options: options)
    #expect(probe.take() == [.tooLarge])
    try scratch.overwrite("1234", to: "spec.yaml")
    try probe.settle()
    #expect(probe.take() == [.text("1234")])
  }

  @Test(.enabled(if: geteuid() != 0, "root"))
  func `a file without read permission is reported, and read once it is readable`() throws {
    try scratch.overwrite("a", to: "spec.yaml")
    let probe = try WatchProbe(scratch.path("spec.yaml"))
    chmod(scratch.path("spec.yaml"), 0)
    try probe.settle()
    chmod(scratch.path("spec.yaml"), 0o644)
    try probe.settle()
    #expect(probe.take() == [.text("a"), .unreadable(.EACCES), .text("a")])
  }

  @Test func `a half-written file is not read if it was replaced and reopened before the watch on it began`()
    throws
  {
    var options = FileWatcherOptions()
    options.debounce.longest = .seconds(Patience.seconds)
    let path = scratch.path("spec.yaml")
    try scratch.overwrite("one", to: "spec.yaml")
    try scratch.overwrite("two", to: "new.yaml")
    let watcher = FileWatcher(options: options)
    let told = Mutex<[FileState]>([])
    let writer = Mutex<Int32>(-1)
    _ = watcher.watch(path) { [scratch] state in
      told.withLock { $0.append(state) }
      guard state == .text("one") else { return }
      // This runs on the watcher's own queue, so the watcher sees none of it before it is over.
      rename(scratch.path("new.yaml"), path)
      let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_TRUNC)
      write(descriptor, "first half, ", 12)
      writer.withLock { $0 = descriptor }
    }
    let probe = WatchProbe(watcher)
    let deadline = DispatchTime.now() + .seconds(Patience.seconds)
    // The watcher looked several times, and found the writer each time.
    while watcher.status.counters.checks < 4 {
      try #require(DispatchTime.now() < deadline, "nobody asked for the writer: \(told.withLock { $0 })")
      sched_yield()
    }
    let descriptor = writer.withLock { $0 }
    write(descriptor, "second half", 11)
    close(descriptor)
    try probe.settle()
    #expect(told.withLock { $0 } == [.text("one"), .text("first half, second half")])
  }

  @Test func `a stream of saves is seen every 50 ms or so, and the last save last`() throws {
    try scratch.overwrite("0", to: "spec.yaml")
    let probe = try WatchProbe(scratch.path("spec.yaml"))
    _ = probe.take()
    let clock = ContinuousClock()
    let start = clock.now
    var number = 0
    while clock.now - start < .milliseconds(600) {
      number += 1
      try scratch.overwrite("\(number)", to: number.isMultiple(of: 2) ? "spec.yaml" : "new")
      if !number.isMultiple(of: 2) { try scratch.rename("new", to: "spec.yaml") }
    }
    let during = probe.take()
    try probe.settle()
    #expect(during.count >= 2, "a picture every 250 ms")
    #expect(during.count <= 14)
    #expect((during + probe.take()).last == .text("\(number)"))
    #expect(during.allSatisfy { $0 != .content([]) && $0.isContent })
  }

  @Test func `many files share one watcher; a second subscriber gets the current state`() throws {
    try scratch.overwrite("a", to: "a")
    try scratch.overwrite("b", to: "b")
    let watcher = FileWatcher()
    let (first, second, third) = (WatchProbe(watcher), WatchProbe(watcher), WatchProbe(watcher))
    let token = first.watch(scratch.path("a"))
    _ = second.watch(scratch.path("b"))
    try first.settle()
    _ = third.watch(scratch.path("a"))
    try first.settle()
    #expect(first.take() == [.text("a")])
    #expect(second.take() == [.text("b")])
    #expect(third.take() == [.text("a")])
    watcher.unwatch(token)
    try scratch.overwrite("new", to: "a")
    try second.settle()
    #expect(first.take().isEmpty)
    #expect(third.take() == [.text("new")])
    #expect(second.take().isEmpty)
  }

  @Test func `the status names the watches and counts the work`() throws {
    try scratch.overwrite("a", to: "spec.yaml")
    let probe = try WatchProbe(scratch.path("spec.yaml"))
    let before = probe.watcher.status
    #expect(before.words == "events")
    #expect(before.watchedPaths == [scratch.path("spec.yaml")])
    #expect(before.armedPaths.contains(scratch.path("spec.yaml")))
    #expect(before.counters.deliveries == 1)
    #expect(before.sinceLastEvent == nil)
    try scratch.overwrite("b", to: "spec.yaml")
    try probe.settle()
    let after = probe.watcher.status
    #expect(after.counters.events > 0)
    #expect(after.counters.deliveries == 2)
    #expect(after.sinceLastEvent != nil)
  }

  @Test func `no state is delivered after cancel`() throws {
    try scratch.overwrite("a", to: "spec.yaml")
    let probe = try WatchProbe(scratch.path("spec.yaml"))
    _ = probe.take()
    probe.watcher.cancel()
    try scratch.overwrite("b", to: "spec.yaml")
    _ = probe.watch(scratch.path("spec.yaml"))
    try probe.settle()
    #expect(probe.take().isEmpty)
    #expect(probe.watcher.status.armedPaths.isEmpty)
  }
}
