// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import PreviewDaemon
import TestSupport
import Testing

/// One running render and one that waits.
struct RenderOrderTests {
  private let scratch = ScratchFolder()

  init() throws {
    try scratch.overwrite("0", to: "spec.yaml")
  }

  @Test func `a running render ends and is shown, and of the saves during it only the last one follows`()
    throws
  {
    let gate = RenderGate()
    let fixture = DaemonFilesFixture(scratch, gate: gate)
    try gate.waitForRender()
    for text in ["one", "two", "three"] {
      try scratch.overwrite(text, to: "spec.yaml")
      let seen = DispatchSemaphore(value: 0)
      fixture.daemon.whenSeen { seen.signal() }
      try #require(seen.wait(timeout: Patience.deadline) == .success)
    }
    gate.open()
    #expect(
      try fixture.settle() == [
        "rendered 0 written 1 unchanged 0", "ready 1", "rendered THREE written 1 unchanged 0",
      ])
    #expect(fixture.renderer.rendered == ["0", "three"])
    #expect(try scratch.read("spec.svg") == "THREE")
  }

  @Test func `in a stream of saves a picture appears every 250 ms, and the last save is shown at its end`()
    throws
  {
    let fixture = DaemonFilesFixture(scratch)
    _ = try fixture.settle()
    let clock = ContinuousClock()
    let start = clock.now
    var number = 0
    while clock.now - start < .seconds(1) {
      number += 1
      let name = number.isMultiple(of: 2) ? "spec.yaml" : "new"
      try scratch.overwrite("\(number)", to: name)
      if name == "new" { try scratch.rename("new", to: "spec.yaml") }
    }
    let during = fixture.recorder.take()
    #expect(during.count { $0.hasPrefix("rendered") } >= 4)
    _ = try fixture.settle()
    #expect(try scratch.read("spec.svg") == "\(number)")
  }
}
