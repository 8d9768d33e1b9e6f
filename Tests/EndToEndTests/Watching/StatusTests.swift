// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

/// `status`, which reads the files that daemons write.
struct StatusTests {
  private let fixture: WatchFixture

  init() throws { fixture = try WatchFixture() }

  private func wait(_ spec: String = "s.yaml") throws -> ChildProcess {
    try fixture.run(["status", "--wait", spec])
  }

  private func start(_ arguments: [String] = []) throws -> PseudoTerminal {
    let words = (["--quiet", "s.yaml"] + arguments).joined(separator: " ")
    let daemon = try fixture.start("exec \"$1\" watch \(words)")
    try daemon.expect("ready:")
    return daemon
  }

  @Test func `--wait returns when the previews show the spec's present content, and that of its includes`()
    throws
  {
    try fixture.folder.overwrite("title: Theme 0\n", to: "theme.yaml")
    let daemon = try start()
    for number in 1...5 {
      try fixture.folder.overwrite("sections: [{rows: [Save \(number)]}]\n", to: "s.yaml")
      let result = try wait()
      #expect(result.exitCode == 0, "\(result.standardError)")
      #expect(result.standardOutput.contains("good"))
      #expect(try fixture.folder.read("s.svg").contains("Save \(number)"))
    }
    let spec = "include: theme.yaml\nsections: [{rows: [Included]}]\n"
    try fixture.folder.overwrite(spec, to: "s.yaml")
    for number in 1...5 {
      try fixture.folder.overwrite("rowHeight: \(50 + number)\n", to: "theme.yaml")
      #expect(try wait().exitCode == 0)
      #expect(try fixture.folder.read("s.txt").contains("Included"))
      let frames = try fixture.run(["render", "s.yaml", "--format", "svg"]).standardOutput
      #expect(try fixture.folder.read("s.svg") == frames)
    }
    try daemon.quit("\u{3}")
  }

  @Test func `--wait reports a spec that can't be shown, and a preview that can't be written`() throws {
    let daemon = try start()
    try fixture.folder.overwrite("sections: 3\n", to: "s.yaml")
    let faulty = try wait()
    #expect(faulty.exitCode == 1)
    #expect(
      faulty.standardError.hasPrefix("s.yaml:1:11: error: expected 'sections' to be a list, found '3'\n"))
    try fixture.folder.remove("s.yaml")
    let missing = try wait()
    #expect(missing.exitCode == 1)
    #expect(missing.standardError == "waiting for 's.yaml': no such file or directory\n")
    try fixture.folder.remove("s.txt")
    try fixture.folder.makeDirectory("s.txt")
    try fixture.folder.overwrite("sections: [{rows: [Again]}]\n", to: "s.yaml")
    let unwritten = try wait()
    #expect(unwritten.exitCode == 1)
    #expect(unwritten.standardError == "cannot replace 's.txt': it is not a regular file\n")
    try daemon.quit("\u{3}")
  }

  @Test func `an empty save is waited for until it is shown`() throws {
    let daemon = try start()
    try fixture.folder.overwrite("", to: "s.yaml")
    #expect(try wait().exitCode == 0)
    #expect(try !fixture.folder.read("s.svg").contains("stale"))
    try daemon.quit("\u{3}")
  }

  @Test func `--wait without a daemon, or without a spec, is an error`() throws {
    let none = try wait()
    #expect(none.exitCode == 1 && none.standardError == "no daemon is running for 's.yaml'\n")
    let unnamed = try fixture.run(["status", "--wait"])
    #expect(unnamed.exitCode == 2)
    #expect(unnamed.standardError.hasPrefix("error: --wait requires a spec\n"), "\(unnamed.standardError)")
  }

  @Test func `--wait ends when its daemon ends`() throws {
    let daemon = try start()
    daemon.process.signal(SIGSTOP)
    try fixture.folder.overwrite("sections: [{rows: [Late]}]\n", to: "s.yaml")
    let waiting = try fixture.start("exec \"$1\" status --wait s.yaml")
    daemon.process.signal(SIGKILL)
    try waiting.expect("no daemon is running for 's.yaml'")
    #expect(try waiting.waitForExit() == .exited(code: 1))
  }

  @Test func `the status of a killed daemon isn't believed, and the next daemon replaces it`() throws {
    let daemon = try start()
    daemon.process.signal(SIGKILL)
    _ = try daemon.waitForExit()
    #expect(try fixture.instances().contains { $0.hasSuffix(".status") })
    for command in ["status", "stop"] {
      let result = try fixture.run([command])
      #expect(result.exitCode == 1 && result.standardError == "no daemon is running\n")
    }
    #expect(try fixture.run(["watch", "--detach", "--quiet", "s.yaml"]).exitCode == 0)
    #expect(try fixture.run(["status"]).standardOutput.contains("good"))
    #expect(try fixture.run(["stop"]).standardOutput == "stopped 1\n")
    #expect(try fixture.instances() == [])
  }

  @Test func `a stopped daemon's status is shown, and stop says how to wake it`() throws {
    let daemon = try start()
    daemon.process.signal(SIGSTOP)
    #expect(try fixture.run(["status"]).standardOutput.contains("good"))
    let stop = try fixture.run(["stop"])
    #expect(stop.exitCode == 1)
    #expect(
      stop.standardError.hasPrefix(
        "error: process \(daemon.process.identifier) does not end (hint: 'kill -CONT"))
    daemon.process.signal(SIGCONT)
    #expect(try daemon.waitForExit() == .exited(code: 0))
  }
}
