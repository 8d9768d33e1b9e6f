// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import FileWatching
import Platform
import PreviewDaemon
import TestSupport
import Testing

struct WatchDaemonTests {
  private static let noFolder = "cannot create 'out/spec.svg': part of the path is not a directory"

  private let scratch = ScratchFolder()

  @Test func `every save of any kind is rendered`() throws {
    try scratch.overwrite("one", to: "spec.yaml")
    let fixture = DaemonFilesFixture(scratch)
    #expect(try fixture.settle() == ["rendered ONE written 1 unchanged 0", "ready 1"])
    #expect(try scratch.read("spec.svg") == "ONE")
    try scratch.overwrite("two", to: "spec.yaml")
    #expect(try fixture.settle() == ["rendered TWO written 1 unchanged 0"])
    for text in ["three", "four"] {
      try scratch.overwrite(text, to: "new")
      try scratch.rename("new", to: "spec.yaml")
      #expect(try fixture.settle() == ["rendered \(text.uppercased()) written 1 unchanged 0"])
    }
    #expect(try scratch.read("spec.svg") == "FOUR")
    #expect(try scratch.names() == ["spec.svg", "spec.yaml"])
  }

  @Test func `a deleted spec keeps its preview`() throws {
    try scratch.overwrite("good", to: "spec.yaml")
    let fixture = DaemonFilesFixture(scratch)
    _ = try fixture.settle()
    try scratch.remove("spec.yaml")
    #expect(try fixture.settle() == ["failed waiting for 'spec.yaml': no such file or directory"])
    #expect(try scratch.read("spec.svg") == "GOOD")
    try scratch.makeDirectory("spec.yaml")
    #expect(try fixture.settle() == ["failed cannot read 'spec.yaml': it is not a regular file"])
    try scratch.remove("spec.yaml")
    _ = try fixture.settle()
    try scratch.overwrite("back", to: "spec.yaml")
    #expect(try fixture.settle() == ["recovered", "rendered BACK written 1 unchanged 0"])
  }

  @Test func `an unchanged output is not rewritten`() throws {
    try scratch.overwrite("same# one", to: "spec.yaml")
    let fixture = DaemonFilesFixture(scratch)
    _ = try fixture.settle()
    let key = FileReader.key(of: scratch.path("spec.svg"))
    try scratch.overwrite("same# two", to: "spec.yaml")
    #expect(try fixture.settle() == ["rendered SAME written 0 unchanged 1"])
    #expect(FileReader.key(of: scratch.path("spec.svg")) == key)
  }

  @Test(arguments: ["spec.yaml", "link"])
  func `a write that would replace a spec is refused under any of its names`(output: String) throws {
    try scratch.overwrite("one", to: "spec.yaml")
    try scratch.link("link", to: "spec.yaml")
    let fixture = DaemonFilesFixture(scratch, outputs: [output])
    let said = try fixture.settle()
    #expect(said.first?.hasPrefix("rendered ONE written 0 unchanged 0, missing: cannot write") == true)
    #expect(said.first?.contains("'spec.yaml', which it would overwrite") == true)
    #expect(try scratch.read("spec.yaml") == "one")
  }

  @Test func `an output that could not be written is written later without another save`() throws {
    try scratch.overwrite("one", to: "spec.yaml")
    try scratch.overwrite("", to: "out")
    let (failed, rendered) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let recorder = EventRecorder { line in
      if line.contains("missing") { failed.signal() } else if line.hasPrefix("rendered") { rendered.signal() }
    }
    var options = WatchDaemonOptions.test
    options.watcher.poll = .milliseconds(2)
    let fixture = DaemonFilesFixture(scratch, outputs: ["out/spec.svg"], options: options, recorder: recorder)
    try #require(failed.wait(timeout: Patience.deadline) == .success)
    try scratch.remove("out")
    try #require(rendered.wait(timeout: Patience.deadline) == .success, "nobody tried again")
    #expect(try scratch.read("out/spec.svg") == "ONE")
    // The failure was reported once, however often the daemon tried.
    #expect(
      try fixture.settle() == [
        "rendered ONE written 0 unchanged 0, missing: \(Self.noFolder)", "ready 1", "recovered",
        "rendered ONE written 1 unchanged 0",
      ])
  }

  @Test func `a temporary file of a killed daemon is removed at the start`() throws {
    try scratch.overwrite("one", to: "spec.yaml")
    try scratch.overwrite("half", to: ".spec.svg.abc123.tmp")
    try ExternalTool("touch").run(["-d", "2001-01-01", ".spec.svg.abc123.tmp"], in: scratch.path)
    _ = try DaemonFilesFixture(scratch).settle()
    #expect(try scratch.names() == ["spec.svg", "spec.yaml"])
  }
}
