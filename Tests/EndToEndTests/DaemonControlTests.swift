// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

/// Daemons in the background, and keys for daemons in a terminal.
struct DaemonControlTests {
  private let folder = ScratchFolder()

  private func watch(_ arguments: [String], terminal: String = "dumb") throws -> PseudoTerminal {
    try Roundtable.open(
      ["watch"] + arguments, home: folder, terminal: terminal, environment: ["EDITOR": "echo edited"])
  }

  private func run(_ arguments: [String]) throws -> ChildProcess {
    try Roundtable.run(arguments, home: folder)
  }

  private func status(_ arguments: [String] = []) throws -> [String: Any] {
    let output = try run(["status", "--json"] + arguments).standardOutput
    return try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any] ?? [:]
  }

  @Test func `a detached daemon is ready when the command returns, is found and is stopped`() throws {
    try folder.write("sections:\n  - rows: [A]\n", to: "t.yaml")
    let start = try run(["watch", "--detach", "--quiet", "t.yaml"])
    #expect(start.exitCode == 0, "\(start.standardError)")
    #expect(try folder.read("t.txt").contains("A"))
    let status = try status(["t.yaml"])
    #expect(status["ready"] as? Bool == true)
    #expect((status["backend"] as? String)?.hasPrefix("events") == true)
    #expect((status["renders"] as? Int ?? 0) >= 1)
    let spec = try #require((status["specs"] as? [[String: Any]])?.first)
    #expect(spec["state"] as? String == "good")
    #expect((spec["path"] as? String)?.hasSuffix("/t.yaml") == true)
    let table = try run(["status", "t.yaml"]).standardOutput
    let process = status["pid"] as? Int ?? 0
    #expect(
      table.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
        == [["PROCESS", "STATE", "SPEC"], ["\(process)", "good", folder.path + "/t.yaml"]])
    let second = try run(["watch", "--detach", "t.yaml"])
    #expect(second.exitCode == 75 && second.standardOutput == "")
    #expect(
      second.standardError.hasPrefix(
        "error: 't.yaml' is already being watched by process \(status["pid"] ?? 0)"))
    try folder.write("sections: []\n", to: "u.yaml")
    let overlapping = try run(["watch", "u.yaml", "./t.yaml"])
    #expect(overlapping.exitCode == 75)
    #expect(overlapping.standardError.contains("'./t.yaml' is already being watched"))
    let beside = try run(["watch", "--detach", "--quiet", "u.yaml", "./u.yaml"])
    #expect(beside.exitCode == 0, "\(beside.standardError)")
    #expect((try self.status(["u.yaml"])["specs"] as? [Any])?.count == 1)
    #expect(try run(["stop", "u.yaml"]).standardOutput == "stopped 1\n")
    #expect(try run(["stop", "t.yaml"]).standardOutput == "stopped 1\n")
    #expect(try run(["stop", "other.yaml"]).exitCode == 1)
  }

  @Test func `a detached daemon reports the errors of its specs, and status shows them in a table`() throws {
    try folder.write("sections: 3\n", to: "t.yaml")
    let start = try run(["watch", "--detach", "t.yaml", "later.yaml"])
    // As in the foreground, the daemon continues and waits for a save.
    #expect(start.exitCode == 0)
    #expect(
      start.standardError.hasPrefix("t.yaml:1:11: error: expected 'sections' to be a list, found '3'\n"))
    #expect(start.standardError.hasSuffix("\nwaiting for 'later.yaml': no such file or directory\n"))
    #expect(
      try run(["status"]).standardOutput.contains(
        " failed  \(folder.path)/t.yaml\n"
          + String(repeating: " ", count: "PROCESS  failed  ".count)
          + "t.yaml:1:11: error: expected 'sections' to be a list, found '3'\n"))
    #expect(try run(["stop"]).exitCode == 0)
  }

  @Test func `a detached daemon's log is small, contains only events, and is removed by stop`() throws {
    let state = folder.path + "/state/roundtable/"
    func logs() throws -> [String: Int] {
      let names = try FileManager.default.contentsOfDirectory(atPath: state).filter { $0.contains(".log") }
      return try names.reduce(into: [:]) { sizes, name in
        sizes[name] = try FileManager.default.attributesOfItem(atPath: state + name)[.size] as? Int
      }
    }
    try folder.write("sections: [{rows: [Plum]}]\n", to: "t.yaml")
    let start = try run(["watch", "--detach", "t.yaml"])
    let path = try #require(start.standardOutput.split(separator: "\n").first { $0.hasPrefix("log: ") })
    #expect(path.hasPrefix("log: \(state)watch-") && path.hasSuffix(".log"))
    let name = String(path.dropFirst(5 + state.count))
    let log = try #require(FileHandle(forWritingAtPath: state + name))
    try log.seekToEnd()
    try log.write(contentsOf: Data(repeating: UInt8(ascii: "\n"), count: 1 << 20))
    for row in ["Apple", "Pear"] {
      try folder.write("sections: [{rows: [\(row)]}]\n", to: "t.yaml")
      while try !folder.read("t.txt").contains(row) { sched_yield() }
    }
    func said() -> String {
      ["", ".1"].map { (try? folder.read("state/roundtable/\(name)\($0)")) ?? "" }.joined()
    }
    while !said().contains("'Pear'") { sched_yield() }
    let sizes = try logs()
    #expect(Set(sizes.keys) == [name, name + ".1"])
    #expect(try #require(sizes[name]) < 1 << 20)
    #expect(!said().contains("│"))
    #expect(try run(["stop"]).exitCode == 0)
    #expect(try logs() == [:])
  }

  @Test func `the folder for previews is created`() throws {
    try folder.write("sections: []\n", to: "t.yaml")
    try folder.write("", to: "file")
    let start = try run(["watch", "--detach", "--quiet", "-o", "out/previews", "t.yaml"])
    #expect(start.exitCode == 0, "\(start.standardError)")
    #expect(try folder.read("out/previews/t.svg").hasSuffix("</svg>\n"))
    #expect(try run(["stop", "t.yaml"]).exitCode == 0)
    let refused = try run(["watch", "-o", "file/previews", "t.yaml"])
    #expect(refused.exitCode == 1)
    #expect(refused.standardError == "error: cannot create 'file': part of the path is not a directory\n")
  }

  @Test func `only the user can use the status and its folder`() throws {
    try folder.write("sections: []\n", to: "t.yaml")
    let daemon = try watch(["--quiet", "t.yaml"])
    try daemon.expect("ready:")
    let runtime = folder.path + "/run/roundtable"
    let files = try FileManager.default.contentsOfDirectory(atPath: runtime)
    let status = try #require(files.first { $0.hasSuffix(".status") })
    func mode(_ path: String) throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }
    #expect(try mode(runtime) == 0o700)
    #expect(try mode(runtime + "/" + status) == 0o600)
    try daemon.quit()
    #expect(try FileManager.default.contentsOfDirectory(atPath: runtime) == [])
  }

  @Test func `keys work, and the terminal is restored`() throws {
    try folder.write("sections:\n  - rows: [A]\n", to: "t.yaml")
    let daemon = try watch(["--quiet", "t.yaml"])
    try daemon.expect("ready:")
    #expect(daemon.settings != daemon.initialSettings)
    try daemon.type("?", expecting: "changes of the last save")
    try folder.write("sections:\n  - rows: [A, B]\n", to: "t.yaml")
    try daemon.expect("section 0: + 1 row, content height 116.333 → 160.333")
    try daemon.type(
      "d", expecting: "t.yaml, the last save:\r\n  row 0.1 'B' added\r\n  content width stays 393, ")
    try daemon.type("v", expecting: "t.yaml, right to left:")
    try daemon.type("p", expecting: "paused")
    try folder.write("sections:\n  - rows: [A, B, C]\n", to: "t.yaml")
    try daemon.type("p", expecting: "continuing")
    try daemon.expect("section 0: + 1 row, content height 160.333 → 204.333")
    try daemon.type("r", expecting: "the table is unchanged, nothing changed")
    try daemon.type("e", expecting: "edited t.yaml")
    try daemon.quit()
    #expect(daemon.settings == daemon.initialSettings)
  }

  @Test(arguments: [("xterm", true, true), ("xterm", false, false), ("dumb", true, false)])
  func `the screen is cleared if requested and possible`(
    terminal: String, isAsked: Bool, clears: Bool
  ) throws {
    try folder.write("sections:\n  - rows: [A]\n", to: "t.yaml")
    let daemon = try watch((isAsked ? ["--clear"] : []) + ["t.yaml"], terminal: terminal)
    let first = try daemon.expect("ready:")
    #expect(first.contains("\u{1B}[H\u{1B}[2J") == clears)
    try folder.write("sections: 3\n", to: "t.yaml")
    #expect(try !daemon.expect("marked as stale").contains("\u{1B}[2J"))
    try folder.write("sections:\n  - rows: [B]\n", to: "t.yaml")
    let next = try daemon.expect("row 0.0 'B'")
    #expect(next.contains("\u{1B}[H\u{1B}[2J") == clears)
    try daemon.quit()
  }

  @Test func `events are lines of JSON if requested`() throws {
    try folder.write("sections: 3\n", to: "t.yaml")
    let daemon = try watch(["--json", "t.yaml"])
    try daemon.expect("{\"event\": \"failed\", \"spec\": \"t.yaml\"")
    try daemon.expect("{\"event\": \"ready\", \"specs\": [\"t.yaml\"]}")
    try folder.write("sections: []\n", to: "t.yaml")
    try daemon.expect("{\"event\": \"recovered\"")
    try daemon.expect("\"written\": [\"t.txt\", \"t.svg\"]")
    try daemon.type("\u{3}", expecting: "{\"event\": \"stopped\"}")
    #expect(try daemon.waitForExit() == .exited(code: 0))
  }

  @Test func `a unit for systemd quotes special characters`() throws {
    try folder.write("sections: []\n", to: "my spec.yaml")
    for name in ["a;", ";", "a\\"] {
      let unit = try run(["watch", "--print-unit", "--quiet", name]).standardOutput
      #expect(!unit.contains("\\\n"))
      #expect(unit.contains(" watch --quiet \"\(folder.path)/\(name.replacing("\\", with: "\\\\"))\"\n"))
    }
    let unit = try run(["watch", "--print-unit", "--quiet", "my spec.yaml"]).standardOutput
    #expect(unit.contains("\nType=notify\n") && unit.contains("\nType=notify-reload\n"))
    #expect(unit.contains(" watch --quiet \"\(folder.path)/my spec.yaml\"\n"))
  }

  @Test func `a unit names the program's file, also if PATH found it`() throws {
    try folder.write("sections: []\n", to: "a.yaml")
    let program = try ProductBinary.url(named: "roundtable").resolvingSymlinksInPath()
    let unit = try ChildProcess.run(
      URL(fileURLWithPath: "/usr/bin/env"), ["roundtable", "watch", "--print-unit", "a.yaml"],
      environment: TestEnvironment(home: folder).setting([
        "PATH": program.deletingLastPathComponent().path + ":/usr/bin:/bin"
      ]), folder: folder.path)
    #expect(unit.standardOutput.contains("\nExecStart=\(program.path) watch "), "\(unit.standardOutput)")
  }
}
