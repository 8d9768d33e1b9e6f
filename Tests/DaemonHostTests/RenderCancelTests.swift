// SPDX-License-Identifier: GPL-3.0-or-later

import Daemon
import DaemonHost
import Dispatch
import TestSupport
import Testing

/// Saves that come while a render is going on.
struct RenderCancelTests {
  private let scratch: ScratchFolder
  private let gate = RenderGate()

  init() throws {
    scratch = try ScratchFolder()
    try scratch.overwrite("one", to: "spec.yaml")
  }

  private func wait(_ semaphore: DispatchSemaphore) throws {
    try #require(semaphore.wait(timeout: Patience.deadline) == .success)
  }

  private func save(_ text: String, _ fixture: DaemonFilesFixture) throws {
    try scratch.overwrite(text, to: "spec.yaml")
    let seen = DispatchSemaphore(value: 0)
    fixture.daemon.whenSeen { seen.signal() }
    try wait(seen)
  }

  @Test func `a save cancels the render of the one before it, and is not held up by it`() throws {
    let fixture = DaemonFilesFixture(scratch, gate: gate)
    try gate.waitForRender()
    try save("two", fixture)
    // The first one still hangs: it has not noticed yet.
    try gate.waitForRender()
    gate.open()
    #expect(try fixture.settle() == ["rendered TWO written 1 unchanged 0", "ready 1"])
    #expect(fixture.renderer.rendered == ["one", "two"])
    #expect(try scratch.read("spec.svg") == "TWO")
  }

  @Test func `of the saves that wait, only the newest is rendered`() throws {
    let fixture = DaemonFilesFixture(scratch, gate: gate)
    try gate.waitForRender()
    try save("two", fixture)
    try gate.waitForRender()
    // As many renders as may be are under way.
    for text in ["three", "four", "five"] { try save(text, fixture) }
    gate.open()
    _ = try fixture.settle()
    #expect(fixture.renderer.rendered == ["one", "two", "five"])
    #expect(try scratch.read("spec.svg") == "FIVE")
  }

  @Test func `a spec that is saved more often than it can be rendered is shown all the same`() throws {
    var options = WatchDaemonOptions.test
    options.renders = 8
    let rendered = DispatchSemaphore(value: 0)
    let recorder = EventRecorder { if $0.hasPrefix("rendered") { rendered.signal() } }
    let fixture = DaemonFilesFixture(scratch, options: options, gate: gate, recorder: recorder)
    try gate.waitForRender()
    // No render ends before the next save; then the only one that was not cancelled does, and the newest.
    for text in ["two", "three", "four", "five"] {
      try save(text, fixture)
      try gate.waitForRender()
    }
    gate.letGo("three")
    try wait(rendered)
    #expect(try scratch.read("spec.svg") == "THREE")
    gate.letGo("five")
    gate.open()
    _ = try fixture.settle()
    #expect(try scratch.read("spec.svg") == "FIVE")
  }

  @Test func `an older render that ends after a newer one writes nothing`() throws {
    var options = WatchDaemonOptions.test
    options.renders = 8
    let rendered = DispatchSemaphore(value: 0)
    let recorder = EventRecorder { if $0.hasPrefix("rendered") { rendered.signal() } }
    let fixture = DaemonFilesFixture(scratch, options: options, gate: gate, recorder: recorder)
    try gate.waitForRender()
    for text in ["two", "three", "four"] {
      try save(text, fixture)
      try gate.waitForRender()
    }
    gate.letGo("four")
    try wait(rendered)
    gate.letGo("three")
    gate.open()
    #expect(try fixture.settle() == ["rendered FOUR written 1 unchanged 0", "ready 1"])
    #expect(try scratch.read("spec.svg") == "FOUR")
  }

  @Test func `one slow spec does not hold up another, nor do two renders of it`() throws {
    try scratch.overwrite("quick", to: "other.yaml")
    let slow = RenderGate(isDeaf: false) { !$0.hasPrefix("quick") }
    let other = DispatchSemaphore(value: 0)
    let recorder = EventRecorder { if $0.hasPrefix("rendered QUICK") { other.signal() } }
    var options = WatchDaemonOptions.test
    options.renders = 2
    let fixture = DaemonFilesFixture(
      scratch, other: "other", options: options, gate: slow, recorder: recorder)
    try slow.waitForRender()
    try wait(other)
    for text in ["two", "three", "four"] {
      try save(text, fixture)
      try slow.waitForRender()
    }
    // Both places are taken: by the one that is kept and by the newest, which gives its own up.
    try scratch.overwrite("quick again", to: "other.yaml")
    try wait(other)
    #expect(try scratch.read("other.svg") == "QUICK AGAIN")
    // And begins anew.
    try slow.waitForRender()
    slow.open()
    _ = try fixture.settle()
    #expect(try scratch.read("spec.svg") == "FOUR")
  }

  @Test func `a stop cancels what is under way`() throws {
    let fixture = DaemonFilesFixture(scratch, gate: gate)
    try gate.waitForRender()
    fixture.daemon.stop()
    // Asks the daemon's queue, on which the stop is before it.
    _ = fixture.daemon.watcherStatus
    gate.open()
    #expect(fixture.daemon.waitUntilStopped() == .asked)
    #expect(try scratch.names() == ["spec.yaml"])
  }
}
