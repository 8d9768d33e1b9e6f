// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import PreviewDaemon
import TestSupport
import Testing

@testable import roundtable

/// The folder of locks and statuses: another user must not choose which process `stop` ends or what `status` prints, and
/// without a lock no daemon writes.
struct RuntimeFolderTests {
  private let home = ScratchFolder()
  private static let stranger: uid_t = 65534

  private var runtime: String { home.path("run/roundtable") }

  private func run(_ arguments: [String], environment: [String: String?] = [:]) throws -> ChildProcess {
    try Roundtable.run(arguments, home: home, environment: environment)
  }

  private func give(_ path: String) throws {
    try #require(lchown(path, Self.stranger, Self.stranger) == 0)
  }

  private func requireRoot() throws {
    if geteuid() != 0 { try Test.cancel("only root can make files of another user") }
  }

  /// A program that a forged lock names.
  private func bystander() throws -> Process {
    let process = Process()
    // The test runner's threads block SIGTERM, and programs inherit that.
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "python3", "-c",
      "import os, signal; signal.pthread_sigmask(signal.SIG_SETMASK, []); os.execv('/bin/sleep', ['sleep', '600'])",
    ]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  /// Makes a lock with this text, which is held until the descriptor is closed.
  private func heldLock(_ text: String) throws -> Int32 {
    try home.overwrite(text, to: "run/roundtable/x.lock")
    let lock = open(runtime + "/x.lock", O_RDWR | O_CLOEXEC)
    try #require(lock >= 0 && flock(lock, LOCK_EX) == 0)
    return lock
  }

  // MARK: - Who is asked and stopped

  enum Attack: String, CaseIterable, CustomTestStringConvertible {
    case foreignFolder, linkedFolder, groupMayWrite, allMayWrite, foreignParent, parentOpenToAll, foreignLock,
      linkedLock

    var testDescription: String { rawValue }

    /// What the message names, below `run`.
    var named: String { self == .foreignLock || self == .linkedLock ? "x.lock" : "run" }
  }

  @Test(arguments: Attack.allCases)
  func `a folder or a lock that another user can make is ignored and named`(attack: Attack) throws {
    try requireRoot()
    try home.makeDirectory("run/roundtable")
    chmod(runtime, 0o700)
    let bystander = try bystander()
    defer { bystander.terminate() }
    let lock = try heldLock("\(bystander.processIdentifier)\nx\n")
    defer { close(lock) }
    switch attack {
    case .foreignFolder: try give(runtime)
    case .linkedFolder:
      try home.rename("run/roundtable", to: "elsewhere")
      try home.link("run/roundtable", to: home.path("elsewhere"))
    case .groupMayWrite: chmod(runtime, 0o770)
    case .allMayWrite: chmod(runtime, 0o777)
    case .foreignParent: try give(home.path("run"))
    case .parentOpenToAll: chmod(home.path("run"), 0o777)
    case .foreignLock: try give(runtime + "/x.lock")
    case .linkedLock:
      try home.rename("run/roundtable/x.lock", to: "theirs")
      try give(home.path("theirs"))
      try home.link("run/roundtable/x.lock", to: home.path("theirs"))
    }
    for command in ["stop", "status", "status --json"] {
      let result = try run(command.split(separator: " ").map(String.init))
      #expect(result.exitCode == 1 && result.standardOutput == "", "\(command)")
      #expect(result.standardError.contains(" is ignored"), "\(result.standardError)")
      #expect(result.standardError.contains(attack.named), "\(result.standardError)")
      #expect(result.standardError.contains("no daemon is running"))
    }
    #expect(bystander.isRunning)
  }

  @Test(arguments: ["-1", "0", "1", "99999999999", "BYSTANDER"])
  func `stop ends no process that doesn't hold the lock`(process: String) throws {
    try home.makeDirectory("run/roundtable")
    chmod(runtime, 0o700)
    let bystander = try bystander()
    defer { bystander.terminate() }
    let name = process.replacing("BYSTANDER", with: "\(bystander.processIdentifier)")
    let lock = try heldLock("\(name)\nx\n")
    defer { close(lock) }
    let result = try run(["stop"])
    #expect(result.exitCode == 1 && result.standardOutput == "")
    #expect(bystander.isRunning)
  }

  // MARK: - What is printed

  /// A daemon's status with this text, and its lock, which is held by this process.
  ///
  /// - Returns: the lock, to be closed.
  private func status(_ text: String) throws -> Int32 {
    try home.makeDirectory("run/roundtable")
    chmod(runtime, 0o700)
    let lock = try heldLock("\(getpid())\nx\n")
    try home.overwrite(text, to: "run/roundtable/x.status")
    for name in ["x.lock", "x.status"] { chmod(runtime + "/" + name, 0o600) }
    return lock
  }

  private static let forged =
    #"{"pid": "\#(getpid())", "more\u001b": "1\n\u001b[31m2", "page": "\u009b2J", "backend": "x\u001b]0;t\u0007", "more": [1, -2.5, true, null, {"a": "\u202e"}], "#
    + #""specs": [{"path": "/a\u001b[1mb", "state": "good\u001b[2J\nfake", "error": "e\u0007"}]}"#

  enum Untrusted: String, CaseIterable, CustomTestStringConvertible {
    case ofOther, readable, link, folder, otherProcess, unlocked

    var testDescription: String { rawValue }
  }

  @Test(arguments: Untrusted.allCases)
  func `a status is believed only if it is the user's own file, and its daemon holds the lock`(
    reason: Untrusted
  ) throws {
    let text = "{\"pid\": \(getpid()), \"specs\": [{\"path\": \"/a\", \"state\": \"good\"}]}"
    let lock = try status(text)
    defer { close(lock) }
    #expect(try run(["status"]).standardOutput.contains("good"))
    let file = runtime + "/x.status"
    switch reason {
    case .ofOther:
      try requireRoot()
      try give(file)
    case .readable: chmod(file, 0o644)
    case .link:
      try home.rename("run/roundtable/x.status", to: "real")
      try home.link("run/roundtable/x.status", to: home.path("real"))
    case .folder:
      try home.remove("run/roundtable/x.status")
      try home.makeDirectory("run/roundtable/x.status")
    case .otherProcess:
      try home.overwrite(text.replacing("\(getpid())", with: "1"), to: "run/roundtable/x.status")
    case .unlocked: flock(lock, LOCK_UN)
    }
    for arguments in [["status"], ["status", "--json"]] {
      let result = try run(arguments)
      #expect(result.exitCode == 1 && result.standardOutput == "")
      #expect(
        result.standardError.contains(
          reason == .unlocked
            ? "no daemon is running" : "process \(getpid()) is running, but has no status"),
        "\(result.standardError)")
    }
  }

  @Test func `every cell of status is escaped, and its JSON is written anew`() throws {
    let lock = try status(Self.forged)
    defer { close(lock) }
    for arguments in [["status"], ["status", "--json"]] {
      let shown = try run(arguments).standardOutput
      #expect(!shown.unicodeScalars.contains { $0.properties.generalCategory == .control && $0 != "\n" })
      #expect(!shown.unicodeScalars.contains("\u{202E}"))
      #expect(shown.contains("good"))
      #expect(!shown.split(separator: "\n").contains { $0.hasPrefix("fake") })
    }
    let json = try run(["status", "--json"]).standardOutput
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    #expect((object?["specs"] as? [[String: Any]])?.first?["state"] as? String == "good\u{1B}[2J\nfake")
    #expect(json.contains(#""more": [1, -2.5, true, null, {"a": "\u202e"}]"#), "\(json)")
  }

  @Test(arguments: ["no JSON\u{1B}[2J", "{\"specs\": []}", "[1]", ""])
  func `a text that is no status is not shown`(text: String) throws {
    let lock = try status(text)
    defer { close(lock) }
    for arguments in [["status"], ["status", "--json"]] {
      let result = try run(arguments)
      #expect(result.exitCode == 1 && result.standardOutput == "")
      #expect(result.standardError.contains("has no status"), "\(result.standardError)")
    }
  }

  @Test func `the columns of status are aligned, also after wide characters`() throws {
    let line =
      #"{"pid": 7, "page": "PAGE", "specs": [{"path": "/設定.yaml", "state": "good"}]}"#
    let text = StatusTable.text([try #require(StatusReport(line: line))])
    #expect(text == "PROCESS  STATE  SPEC        PAGE\n7        good   /設定.yaml  PAGE\n")
  }

  // MARK: - Never two daemons for one spec

  @Test func `without a folder for its lock, no daemon writes, and the shell keeps no previews`() throws {
    try home.write("sections: [{rows: [A]}]\n", to: "t.yaml")
    try home.overwrite("", to: "file")
    let environment = ["XDG_RUNTIME_DIR": home.path("file")]
    for options in [[], ["--detach"]] {
      let result = try run(["watch", "t.yaml", "--quiet"] + options, environment: environment)
      #expect(result.exitCode == 2, "\(result.standardError)")
      #expect(result.standardError.hasPrefix("error: cannot create"), "\(result.standardError)")
      #expect(result.standardError.contains("(hint: set XDG_RUNTIME_DIR to"), "\(result.standardError)")
    }
    let shell = try Roundtable.open(["t.yaml"], home: home, environment: environment.mapValues { $0 })
    try shell.type("watch\r", expecting: "no previews are kept: cannot create")
    try shell.quit("quit\r")
    #expect(try home.names().filter { $0.hasPrefix("t.") } == ["t.yaml"])
  }

  @Test func `a lock that can't be made is an error`() throws {
    try home.write("sections: [{rows: [A]}]\n", to: "t.yaml")
    #expect(try run(["watch", "--detach", "--quiet", "t.yaml"]).exitCode == 0)
    let locks = try FileManager.default.contentsOfDirectory(atPath: runtime).filter { $0.hasSuffix(".lock") }
    #expect(try run(["stop"]).exitCode == 0)
    // One of a spec, and one of each preview.
    #expect(locks.count == 3)
    for lock in locks {
      try home.makeDirectory("run/roundtable/" + lock)
      let result = try run(["watch", "t.yaml"])
      #expect(result.exitCode == 2)
      #expect(result.standardError.hasPrefix("error: cannot lock 't."), "\(result.standardError)")
      #expect(result.standardError.contains("(hint: "))
      try home.remove("run/roundtable/" + lock)
    }
  }

  @Test func `a long path of the runtime folder doesn't matter`() throws {
    try home.write("sections: [{rows: [A]}]\n", to: "t.yaml")
    let environment = ["XDG_RUNTIME_DIR": home.path(String(repeating: "long/", count: 20))]
    #expect(try run(["watch", "--detach", "--quiet", "t.yaml"], environment: environment).exitCode == 0)
    #expect(try run(["watch", "t.yaml"], environment: environment).exitCode == 75)
    #expect(try run(["stop"], environment: environment).standardOutput == "stopped 1\n")
  }

  @Test func `a daemon whose lock is gone says so and ends, and another one may watch`() throws {
    try home.write("sections: [{rows: [A]}]\n", to: "t.yaml")
    let daemon = try Roundtable.open(["watch", "--quiet", "t.yaml"], home: home)
    try daemon.expect("ready:")
    try home.rename("run", to: "removed")
    try daemon.expect("note: the lock")
    #expect(try daemon.waitForExit() == .exited(code: 75))
    #expect(try run(["watch", "--detach", "--quiet", "t.yaml"]).exitCode == 0)
    #expect(try run(["stop"]).standardOutput == "stopped 1\n")
  }

  @Test func `a daemon whose lock is another daemon's now writes no more`() throws {
    try home.write("sections: [{rows: [A]}]\n", to: "t.yaml")
    let first = try Roundtable.open(["watch", "--quiet", "t.yaml"], home: home)
    try first.expect("ready:")
    // It doesn't run while its folder is removed and another daemon starts.
    let process = first.process
    process.signal(SIGSTOP)
    try home.rename("run", to: "removed")
    #expect(try run(["watch", "--detach", "--quiet", "t.yaml"]).exitCode == 0)
    try home.overwrite("sections: [{rows: [B]}]\n", to: "t.yaml")
    process.signal(SIGCONT)
    #expect(try !first.expect("note: the lock").contains("wrote"))
    #expect(try first.waitForExit() == .exited(code: 75))
    #expect(try run(["stop", "t.yaml"]).standardOutput == "stopped 1\n")
  }

  @Test func `a shell beside another daemon waits for its end without further threads`() throws {
    try home.write("sections: [{rows: [A]}]\n", to: "t.yaml")
    #expect(try run(["watch", "--detach", "--quiet", "t.yaml"]).exitCode == 0)
    let shell = try Roundtable.open(["t.yaml"], home: home)
    let task = "/proc/\(shell.process.identifier)/task"
    func watch() throws -> Int {
      try shell.type("watch\r", expecting: "which keeps the previews")
      return try FileManager.default.contentsOfDirectory(atPath: task).count
    }
    let first = try watch()
    var last = first
    for _ in 0..<12 { last = try watch() }
    #expect(last < first + 8)
    #expect(try run(["stop", "t.yaml"]).exitCode == 0)
    try shell.expect("the other watch of t.yaml has ended")
    try shell.quit("quit\r")
  }

  @Test func `a daemon that can't use its port leaves no status and no lock`() throws {
    try home.write("sections: [{rows: [A]}]\n", to: "t.yaml")
    let taken = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(taken) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        _ = bind(taken, $0, length)
        _ = listen(taken, 1)
        _ = getsockname(taken, $0, &length)
      }
    }
    let port = String(UInt16(bigEndian: address.sin_port))
    let result = try run(["watch", "--serve", "--port", port, "t.yaml"])
    #expect(result.exitCode == 1)
    #expect(try FileManager.default.contentsOfDirectory(atPath: runtime) == [])
  }

  // MARK: - Descriptors

  /// - Parameter redirection: how the shell opens or closes the descriptor, as in `3>&-`.
  @Test(arguments: [("3", "3>&-"), ("5", "5>&-"), ("9", "9>&-"), ("200", ""), ("3", "3</dev/null")])
  func `a ready descriptor that is not open for writing is refused`(number: String, redirection: String)
    throws
  {
    try home.write("sections: [{rows: [A]}]\n", to: "t.yaml")
    let program = try ProductBinary.url(named: "roundtable").path
    let result = try ChildProcess.run(
      URL(fileURLWithPath: "/bin/sh"),
      ["-c", "exec \"$1\" watch --quiet --ready-fd \(number) t.yaml \(redirection)", "sh", program],
      environment: TestEnvironment(home: home), folder: home.path)
    #expect(result.exitCode == 2)
    #expect(result.standardError.hasPrefix("error: --ready-fd \(number) is not open for writing\nhint: "))
    #expect(try home.names().filter { $0.hasPrefix("t.") || $0 == "run" } == ["t.yaml"])
  }
}
