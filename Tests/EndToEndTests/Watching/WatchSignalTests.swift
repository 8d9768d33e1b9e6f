// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

struct WatchSignalTests {
  private let fixture: WatchFixture

  init() throws { fixture = try WatchFixture() }

  @Test(arguments: [SIGPIPE, SIGHUP])
  func `a daemon in a terminal ends by its signal, and leaves no status and no lock`(number: Int32) throws {
    let daemon = try fixture.start("exec \"$1\" watch --quiet s.yaml")
    try daemon.expect("ready:")
    daemon.process.signal(number)
    #expect(try daemon.waitForExit(timeout: 10) == .exited(code: 128 + number))
    #expect(daemon.settings == daemon.initialSettings)
    #expect(try fixture.instances() == [])
  }

  @Test func `nohup is respected`() throws {
    let daemon = try fixture.start("exec nohup \"$1\" watch --quiet s.yaml > out 2>&1")
    try fixture.save(1)
    daemon.process.signal(SIGHUP)
    try fixture.save(2)
    daemon.process.signal(SIGTERM)
    #expect(try daemon.waitForExit(timeout: 10) == .exited(code: 0))
  }

  // MARK: - Jobs

  /// Starts a watch in a shell.
  ///
  /// - Parameters:
  ///   - wrapper: the words before the program.
  ///   - end: the characters after its words.
  private func job(
    _ wrapper: String = "", end: String = "",
    in shell: [String] = ["/bin/bash", "--norc", "--noprofile", "-i"]
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      running: URL(fileURLWithPath: shell[0]), Array(shell.dropFirst()),
      environment: TestEnvironment(home: fixture.folder).setting(["PS1": "sh> "]), folder: fixture.folder.path
    )
    try terminal.expect("sh> ")
    let program = try ProductBinary.url(named: "roundtable").path
    try terminal.type("\(wrapper)\(program) watch --quiet s.yaml\(end)\r", expecting: "ready:")
    return terminal
  }

  @Test(arguments: ["", "sh -c '\"$0\" \"$@\"; true' ", "env A=1 "])
  func `after Ctrl-Z and fg, keys work at once`(wrapper: String) throws {
    let bash = try job(wrapper)
    for _ in 0..<3 {
      try bash.type("\u{1A}", expecting: "sh> ")
      try bash.type("fg\r", expecting: "watch --quiet s.yaml\r\n")
      try bash.type("?", expecting: "render again")
      // All keys are typed before the program stops.
      try bash.type("\u{1A}fg\r?", expecting: "render again")
      try bash.type("\u{1A}", expecting: "sh> ")
      try bash.type("bg; echo rea''dy\r", expecting: "ready\r\n")
      try bash.type("fg\r?", expecting: "render again")
    }
    try bash.type("q", expecting: "stopped\r\n")
    try bash.expect("sh> ")
    bash.send("exit\r")
    _ = try bash.waitForExit()
  }

  @Test func `keys work after fg if the watch started in the background`() throws {
    let bash = try job(end: " &")
    try bash.type("fg\r?", expecting: "render again")
    try bash.type("q", expecting: "sh> ")
    bash.send("exit\r")
    _ = try bash.waitForExit()
  }

  @Test(.enabled(if: ExternalTool("dash").location != nil))
  func `Ctrl-Z restores the terminal for a shell that doesn't`() throws {
    let dash = try job(in: [try #require(ExternalTool("dash").location), "-i"])
    #expect(dash.settings != dash.initialSettings)
    try dash.type("\u{1A}", expecting: "sh> ")
    #expect(dash.settings == dash.initialSettings)
    try dash.type("fg\r?", expecting: "render again")
    try dash.type("q", expecting: "sh> ")
    #expect(dash.settings == dash.initialSettings)
    dash.send("exit\r")
    _ = try dash.waitForExit()
  }

  @Test func `a watch in the background reads no keys`() throws {
    let bash = try job()
    try bash.type("\u{1A}", expecting: "sh> ")
    mkfifo(fixture.folder.path("end"), 0o600)
    try bash.type("bg; echo rea''dy; cat end\r", expecting: "ready\r\n")
    // The other program leaves a key unread, and the daemon must not read it either. A save takes longer than
    // its attempt.
    bash.send("\r")
    try fixture.save(1)
    close(open(fixture.folder.path("end"), O_WRONLY))
    try bash.type("fg\r", expecting: "watch --quiet s.yaml\r\n")
    try bash.type("?", expecting: "render again")
    try bash.type("q", expecting: "sh> ")
    bash.send("exit\r")
    _ = try bash.waitForExit()
  }

  // MARK: -

  private func status() throws -> [String: Any] {
    let output = try fixture.run(["status", "--json", "s.yaml"]).standardOutput
    return try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any] ?? [:]
  }

  @Test func `a detached daemon renders again on SIGHUP, and has ended when stop returns`() throws {
    #expect(try fixture.run(["watch", "--detach", "--quiet", "s.yaml"]).exitCode == 0)
    let process = try #require(try status()["pid"] as? Int)
    let renders = try #require(try status()["renders"] as? Int)
    kill(pid_t(process), SIGHUP)
    let deadline = ContinuousClock.now + .seconds(Patience.seconds)
    while try status()["renders"] as? Int == renders, ContinuousClock.now < deadline {}
    #expect(try status()["renders"] as? Int == renders + 1)
    #expect(try fixture.run(["stop"]).standardOutput == "stopped 1\n")
    #expect(try fixture.instances() == [])
  }

  @Test func `status and stop find a daemon by any path, even before the spec exists`() throws {
    try fixture.folder.makeDirectory("sub")
    try fixture.folder.link("sub/link.yaml", to: "../s.yaml")
    try fixture.folder.link("folder", to: "sub")
    let start = try fixture.run(["watch", "--detach", "--quiet", "./sub/../s.yaml", "sub/late.yaml"])
    #expect(start.exitCode == 0, "\(start.standardError)")
    for (place, words) in [
      (".", "s.yaml"), (".", "./s.yaml"), ("sub", "../s.yaml"), ("sub", "link.yaml"),
      (".", "folder/link.yaml"),
      ("sub", "late.yaml"), (".", "./folder/late.yaml"),
    ] {
      #expect(try fixture.run(["status", words], in: place).exitCode == 0, "\(words) in \(place)")
    }
    #expect(try fixture.run(["status", "other.yaml"]).exitCode == 1)
    #expect(try fixture.run(["watch", "folder/link.yaml"]).exitCode == 75)
    #expect(try fixture.run(["stop", "./late.yaml"], in: "folder").standardOutput == "stopped 1\n")
  }
}
