// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

/// What ends a daemon, what does not, and who finds it.
struct WatchSignalTests {
  private let site: WatchSite

  init() throws { site = try WatchSite() }

  @Test(arguments: [SIGPIPE, SIGHUP])
  func `one on a terminal ends by its signal, and leaves no socket`(number: Int32) throws {
    let daemon = try site.start("exec \"$1\" watch --quiet s.yaml")
    try daemon.expect("ready:")
    daemon.process.signal(number)
    #expect(try daemon.waitForExit(timeout: 10) == .exited(code: 128 + number))
    #expect(daemon.settings == daemon.initialSettings)
    #expect(try site.sockets() == [])
  }

  @Test func `nohup is respected`() throws {
    let daemon = try site.start("exec nohup \"$1\" watch --quiet s.yaml > out 2>&1")
    try site.save(1)
    daemon.process.signal(SIGHUP)
    try site.save(2)
    daemon.process.signal(SIGTERM)
    #expect(try daemon.waitForExit(timeout: 10) == .exited(code: 0))
  }

  @Test func `keys work again after a time in the background`() throws {
    let bash = try PseudoTerminal(
      running: URL(fileURLWithPath: "/bin/bash"), ["--norc", "--noprofile", "-i"],
      environment: TestEnvironment(home: site.folder).setting(["PS1": "sh> "]), folder: site.folder.path)
    bash.send("\(try ProductBinary.url(named: "roundtable").path) watch --quiet s.yaml\r")
    try bash.expect("ready:")
    bash.send("\u{1A}")
    try bash.expect("sh> ")
    mkfifo(site.folder.path("end"), 0o600)
    bash.send("bg; echo rea''dy; cat end\r")
    try bash.expect("ready\r\n")
    // A key that another program leaves unread: the daemon may not read it either. A save outlasts its attempt.
    bash.send("\r")
    try site.save(1)
    close(open(site.folder.path("end"), O_WRONLY))
    bash.send("kill -STOP %1; until [ -n \"$(jobs -s)\" ]; do :; done; echo stop''ped; fg\r")
    try bash.expect("stopped\r\n")
    bash.send("?")
    try bash.expect("render again")
    bash.send("q")
    try bash.expect("sh> ")
    bash.send("exit\r")
    _ = try bash.waitForExit()
  }

  private func status() throws -> [String: Any] {
    let output = try site.run(["status", "--json", "s.yaml"]).standardOutput
    return try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any] ?? [:]
  }

  @Test func `a detached one renders again on SIGHUP, and is gone when stop returns`() throws {
    #expect(try site.run(["watch", "--detach", "--quiet", "s.yaml"]).exitCode == 0)
    let process = try #require(try status()["pid"] as? Int)
    let renders = try #require(try status()["renders"] as? Int)
    kill(pid_t(process), SIGHUP)
    try site.waitUntil("rendered again") { try (status()["renders"] as? Int ?? 0) > renders }
    #expect(try site.run(["stop"]).standardOutput == "stopped 1\n")
    #expect(try site.sockets() == [])
  }

  @Test func `status and stop find it in whatever words, before the spec is there too`() throws {
    try site.folder.makeDirectory("sub")
    try site.folder.link("sub/link.yaml", to: "../s.yaml")
    try site.folder.link("folder", to: "sub")
    let start = try site.run(["watch", "--detach", "--quiet", "./sub/../s.yaml", "sub/late.yaml"])
    #expect(start.exitCode == 0, "\(start.standardError)")
    for (place, words) in [
      (".", "s.yaml"), (".", "./s.yaml"), ("sub", "../s.yaml"), ("sub", "link.yaml"),
      (".", "folder/link.yaml"),
      ("sub", "late.yaml"), (".", "./folder/late.yaml"),
    ] {
      #expect(try site.run(["status", words], in: place).exitCode == 0, "\(words) in \(place)")
    }
    #expect(try site.run(["status", "other.yaml"]).exitCode == 1)
    #expect(try site.run(["watch", "folder/link.yaml"]).exitCode == 75)
    #expect(try site.run(["stop", "./late.yaml"], in: "folder").standardOutput == "stopped 1\n")
  }

  @Test func `one that does not answer is not taken for none`() throws {
    let daemon = try site.start("exec \"$1\" watch --quiet s.yaml")
    try daemon.expect("ready:")
    daemon.process.signal(SIGSTOP)
    defer { daemon.process.signal(SIGCONT) }
    let result = try site.run(["status", "s.yaml"])
    #expect(result.exitCode == 1)
    #expect(
      result.standardError.hasPrefix(
        "error: process \(daemon.process.identifier) is running, but did not answer within 5 seconds"))
  }
}
