// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import PreviewDaemon
import TestSupport
import Testing

struct GrowingFolderTests {
  private let scratch = ScratchFolder()
  /// Signalled when the daemon has rendered or refused the added spec.
  private let decided = DispatchSemaphore(value: 0)

  /// Starts a daemon that watches `spec.yaml` and the folder.
  private func daemon(laterOutputs: [String: [String]]) throws -> DaemonFilesFixture {
    try scratch.overwrite("one", to: "spec.yaml")
    var options = WatchDaemonOptions.test
    options.growing = [scratch.path]
    let recorder = EventRecorder { [decided] line in
      if line.hasPrefix("rendered SECTIONS") || line.hasPrefix("notice") { decided.signal() }
    }
    let fixture = DaemonFilesFixture(
      scratch, laterOutputs: laterOutputs, options: options, recorder: recorder)
    _ = try fixture.settle()
    return fixture
  }

  @Test func `a spec that is added to the folder is rendered, and so are its saves`() throws {
    let fixture = try daemon(laterOutputs: ["new.yaml": ["new.svg"]])
    try scratch.overwrite("sections: []", to: "new.yaml")
    try #require(decided.wait(timeout: Patience.deadline) == .success)
    #expect(try fixture.settle() == ["added 1", "rendered SECTIONS: [] written 1 unchanged 0"])
    #expect(fixture.daemon.watchedSpecs == [scratch.path("spec.yaml"), scratch.path("new.yaml")])
    try scratch.overwrite("two", to: "new.yaml")
    #expect(try fixture.settle() == ["rendered TWO written 1 unchanged 0"])
    #expect(try scratch.read("new.svg") == "TWO")
  }

  @Test(arguments: [
    (["new.yaml"], "cannot write 'new.yaml': it is the spec 'new.yaml', which it would overwrite"),
    (["spec.yaml"], "cannot write 'spec.yaml': it is the spec 'spec.yaml', which it would overwrite"),
    (
      ["spec.svg"],
      "'spec.yaml' and 'new.yaml' would both write 'spec.svg' (hint: give them different names)"
    ),
  ])
  func `a spec whose previews would overwrite another file is not watched`(
    outputs: [String], reason: String
  ) throws {
    let fixture = try daemon(laterOutputs: ["new.yaml": outputs])
    try scratch.overwrite("sections: []", to: "new.yaml")
    try #require(decided.wait(timeout: Patience.deadline) == .success)
    #expect(try fixture.settle() == ["notice 'new.yaml' is not watched: \(reason)"])
    #expect(fixture.daemon.watchedSpecs == [scratch.path("spec.yaml")])
    #expect(try scratch.read("new.yaml") == "sections: []")
  }
}
