// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import FileWatching
import PreviewDaemon
import Synchronization
import TestSupport
import Testing

/// Each of several outputs is stale or current independently of the others.
struct OutputTruthTests {
  private let scratch = ScratchFolder()

  init() throws {
    try scratch.overwrite("one", to: "spec.yaml")
  }

  private static let both = ["spec.txt", "out/spec.txt"]
  private static let refused = "cannot replace 'out/spec.txt': it is not a regular file"

  @Test func `an output that cannot be written does not affect the others`() throws {
    try scratch.makeDirectory("out/spec.txt")
    let fixture = DaemonFilesFixture(scratch, outputs: Self.both)
    #expect(
      try fixture.settle() == ["rendered ONE written 1 unchanged 0, missing: \(Self.refused)", "ready 1"])
    #expect(try scratch.read("spec.txt") == "ONE")
    // A failure marks the existing outputs.
    try scratch.overwrite("bad", to: "spec.yaml")
    #expect(try fixture.settle() == ["failed spec.yaml:1:1: bad"])
    #expect(try scratch.read("spec.txt").hasSuffix("\n!! spec.yaml:1:1: bad\nONE"))
    try scratch.remove("out/spec.txt")
    try scratch.overwrite("two", to: "spec.yaml")
    #expect(try fixture.settle() == ["recovered", "rendered TWO written 2 unchanged 0"])
    #expect(try Self.both.map(scratch.read) == ["TWO", "TWO"])
  }

  @Test func `an output that another program overwrote is rewritten at the next save, and reported`()
    throws
  {
    let fixture = DaemonFilesFixture(scratch, outputs: Self.both)
    _ = try fixture.settle()
    try scratch.overwrite("theirs", to: "spec.txt")
    try scratch.overwrite("two", to: "spec.yaml")
    #expect(try fixture.settle() == ["rendered TWO written 2 unchanged 0, repaired spec.txt"])
    #expect(try scratch.read("spec.txt") == "TWO")
    try scratch.overwrite("three", to: "spec.yaml")
    #expect(try fixture.settle() == ["rendered THREE written 2 unchanged 0"])
  }

  @Test func `an output that was removed while the spec is invalid is restored with the mark`() throws {
    let fixture = DaemonFilesFixture(scratch, outputs: Self.both)
    _ = try fixture.settle()
    try scratch.overwrite("bad", to: "spec.yaml")
    _ = try fixture.settle()
    let marked = try scratch.read("out/spec.txt")
    try scratch.remove("out")
    try scratch.overwrite("bad 2", to: "spec.yaml")
    _ = try fixture.settle()
    #expect(try scratch.read("out/spec.txt") == marked.replacing("1: bad", with: "1: bad 2"))
  }

  @Test func `an output that is removed as soon as it exists is written again`() throws {
    let rendered = DispatchSemaphore(value: 0)
    let count = Atomic(0)
    let recorder = EventRecorder { [scratch] line in
      guard line.hasPrefix("rendered") else { return }
      // This runs on the daemon's own queue, before it watches the outputs.
      if count.add(1, ordering: .relaxed).newValue == 1 { try? scratch.remove("out") }
      rendered.signal()
    }
    let fixture = DaemonFilesFixture(scratch, outputs: ["out/spec.txt"], recorder: recorder)
    for _ in 1...2 { #expect(rendered.wait(timeout: Patience.deadline) == .success) }
    _ = try fixture.settle()
    #expect(try scratch.read("out/spec.txt") == "ONE")
  }

  @Test func `the folder of a removed spec is not created again`() throws {
    try scratch.makeDirectory("home")
    let fixture = DaemonFilesFixture(scratch, outputs: ["spec.txt"])
    _ = try fixture.settle()
    try scratch.remove("spec.yaml")
    try scratch.remove("spec.txt")
    #expect(try fixture.settle() == ["failed waiting for 'spec.yaml': no such file or directory"])
    fixture.daemon.reload()
    _ = try fixture.settle()
    #expect(try scratch.names() == ["home"])
  }

  @Test func `a spec that looks truncated is not rendered until it stays so`() throws {
    let rendered = DispatchSemaphore(value: 0)
    let recorder = EventRecorder { if $0.hasPrefix("rendered EMPTY") { rendered.signal() } }
    var options = WatchDaemonOptions.test
    options.secondLook = .milliseconds(200)
    let fixture = DaemonFilesFixture(scratch, outputs: ["spec.txt"], options: options, recorder: recorder)
    _ = try fixture.settle()
    try scratch.overwrite("empty", to: "spec.yaml")
    #expect(try fixture.settle() == ["failed spec.yaml: cut short?"])
    #expect(try scratch.read("spec.txt").hasSuffix("\n!! spec.yaml: cut short?\nONE"))
    try #require(rendered.wait(timeout: Patience.deadline) == .success, "it was never believed")
    #expect(try scratch.read("spec.txt") == "EMPTY")
  }
}
