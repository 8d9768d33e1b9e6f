// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import PreviewDaemon
import PreviewState
import TestSupport
import Testing

struct RenderCancelTests {
  private let scratch = ScratchFolder()
  private let gate = RenderGate()

  init() throws {
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

  @Test func `a save cancels the previous render and does not wait for it`() throws {
    let fixture = DaemonFilesFixture(scratch, gate: gate)
    try gate.waitForRender()
    try save("two", fixture)
    // The first render is still held; it hasn't noticed the cancellation.
    try gate.waitForRender()
    gate.open()
    #expect(try fixture.settle() == ["rendered TWO written 1 unchanged 0", "ready 1"])
    #expect(fixture.renderer.rendered == ["one", "two"])
    #expect(try scratch.read("spec.svg") == "TWO")
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
}
