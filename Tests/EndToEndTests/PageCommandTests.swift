// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

/// `watch --serve` in a terminal and in the background: the address of the page and who can use it.
struct PageCommandTests {
  private let folder = ScratchFolder()

  init() throws {
    try folder.write("sections:\n  - rows: [Apple]\n", to: "t.yaml")
  }

  private func watch(_ arguments: [String], _ environment: [String: String?] = [:]) throws -> PseudoTerminal {
    try Roundtable.open(["watch"] + arguments, home: folder, environment: environment)
  }

  private func run(_ arguments: [String]) throws -> ChildProcess {
    try Roundtable.run(arguments, home: folder)
  }

  /// Sends a GET request for a path below the page's address.
  private func get(_ address: String, _ path: String = "") throws -> RawResponse {
    let url = try #require(URL(string: address + path))
    let port = try #require(url.port)
    return try RawClient(port: port).send(
      "GET \(url.path)\(path.isEmpty ? "/" : "") HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n\r\n"
    )
  }

  @Test func `the page's address is printed, leads to the page, and ends with the daemon`() throws {
    let daemon = try watch(["--serve", "--quiet", "t.yaml"])
    // The address is the last line, below the preview.
    try daemon.expect("ready:")
    try daemon.expect("page: ")
    let address = try daemon.expect("\r\n")
    #expect(address.contains(try Regex(#"^http://127\.0\.0\.1:\d+/[0-9a-f]{32}/$"#)))
    #expect(try get(address).body.contains("t.yaml"))
    #expect(try get(address, "picture/0").body == folder.read("t.svg"))
    let status = try run(["status"]).standardOutput
    #expect(status.contains(address))
    try daemon.quit()
    #expect(throws: (any Error).self) { try get(address) }
  }

  @Test func `a cleared screen still shows the address`() throws {
    let daemon = try Roundtable.open(
      ["watch", "--serve", "--clear", "--quiet", "t.yaml"], home: folder, terminal: "xterm")
    try daemon.expect("ready:")
    try daemon.expect("page: ")
    let address = try daemon.expect("\r\n")
    try folder.write("sections:\n  - rows: [Pear]\n", to: "t.yaml")
    // The address is below the preview, where it stays visible.
    try daemon.expect("\u{1B}[H\u{1B}[2J")
    try daemon.expect("Pear")
    try daemon.expect(" ms)\r\npage: \(address)\r\n")
    try daemon.quit()
  }

  @Test func `without --serve the daemon listens on no port`() throws {
    let daemon = try watch(["--quiet", "t.yaml"])
    try daemon.expect("ready:")
    let fields = try JSONSerialization.jsonObject(
      with: Data(try run(["status", "--json"]).standardOutput.utf8))
    #expect((fields as? [String: Any])?["page"] is NSNull?)
    let pid = try #require((fields as? [String: Any])?["pid"] as? Int)
    let tables = try ["tcp", "tcp6"].map {
      try String(contentsOfFile: "/proc/\(pid)/net/\($0)", encoding: .utf8)
    }
    let sockets = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(pid)/fd").compactMap {
      try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(pid)/fd/\($0)")
    }
    .compactMap { $0.wholeMatch(of: /socket:\[(\d+)\]/)?.1 }
    for socket in sockets { #expect(!tables.joined().contains(" \(socket) ")) }
    daemon.send("q")
  }

  @Test func `a given port is used, or refused if it is in use`() throws {
    let first = try watch(["--serve", "--quiet", "t.yaml"])
    try first.expect("page: http://127.0.0.1:")
    let port = try first.expect("/")
    try folder.write("sections: []\n", to: "u.yaml")
    let second = try run(["watch", "--serve", "--port", port, "u.yaml"])
    #expect(second.exitCode == 1)
    #expect(
      second.standardError.contains(port)
        && second.standardError.contains("in use\n  hint: choose another --port"))
    try first.quit()
    let third = try watch(["--serve", "--port", port, "--quiet", "u.yaml"])
    try third.expect("page: http://127.0.0.1:\(port)/")
    third.send("q")
  }

  @Test func `in the background the address is printed before the command returns`() throws {
    let start = try run(["watch", "--detach", "--serve", "--quiet", "t.yaml"])
    #expect(start.exitCode == 0, "\(start.standardError)")
    let line = try #require(start.standardOutput.split(separator: "\n").first { $0.hasPrefix("page: ") })
    #expect(try get(String(line.dropFirst(6))).status == 200)
    #expect(try run(["stop", "t.yaml"]).standardOutput == "stopped 1\n")
  }

  @Test func `JSON events contain the address too`() throws {
    let daemon = try watch(["--serve", "--json", "t.yaml"])
    try daemon.expect("{\"event\": \"serving\", \"page\": \"http://127.0.0.1:")
    try daemon.expect("{\"event\": \"ready\"")
    try daemon.type("\u{3}", expecting: "{\"event\": \"stopped\"}")
  }

  @Test func `key o opens the page through a private file, and keys continue to work`() throws {
    // Run by sh: a file that was just written can't be executed while another thread starts a program (ETXTBSY).
    try folder.write(
      "echo \"$@\" > arguments.new; mv arguments.new arguments; until [ -e go ]; do sleep 0.01; done; exit 3\n",
      to: "opener")
    let daemon = try watch(
      ["--serve", "--quiet", "t.yaml"], ["ROUNDTABLE_OPENER": "sh '\(folder.path)/opener'"])
    try daemon.expect("ready:")
    try daemon.expect("page: ")
    let address = try daemon.expect("\r\n")
    daemon.send("o")
    while !FileManager.default.fileExists(atPath: folder.path("arguments")) { sched_yield() }
    let file = try folder.read("arguments").trimmingCharacters(in: .newlines)
    #expect(file.hasPrefix(folder.path + "/run/roundtable/") && file.hasSuffix(".html"))
    #expect(try String(contentsOfFile: file, encoding: .utf8).contains("url=\(address)\""))
    let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    try daemon.type("o", expecting: "is still running")
    try folder.write("", to: "go")
    try daemon.expect("failed with exit code 3; the page is \(address)")
    try daemon.quit()
    #expect(!FileManager.default.fileExists(atPath: file))
  }

  @Test func `a restart keeps the address, unless another is requested or its file cannot be trusted`() throws
  {
    func serve(_ options: [String] = [], notes: String? = nil) throws -> String {
      let daemon = try watch(["--serve", "--quiet"] + options + ["t.yaml"])
      if let notes { try daemon.expect(notes) }
      try daemon.expect("ready:")
      try daemon.expect("page: ")
      let address = try daemon.expect("\r\n")
      #expect(try get(address).status == 200)
      try daemon.quit()
      return address
    }
    let state = folder.path + "/state/roundtable/"
    let first = try serve()
    let name = try #require(
      try FileManager.default.contentsOfDirectory(atPath: state).first { $0.hasPrefix("page-") })
    #expect(
      try FileManager.default.attributesOfItem(atPath: state + name)[.posixPermissions] as? Int == 0o600)
    #expect(try FileManager.default.attributesOfItem(atPath: state)[.posixPermissions] as? Int == 0o700)
    #expect(try serve() == first)
    let renewed = try serve(["--new-address"])
    #expect(URL(string: renewed)?.port == URL(string: first)?.port && renewed != first)
    #expect(try serve() == renewed)
    chmod(state + name, 0o644)
    let replaced = try serve(notes: "other users can read or write it. The page has a new address")
    #expect(replaced != renewed)
    #expect(
      try FileManager.default.attributesOfItem(atPath: state + name)[.posixPermissions] as? Int == 0o600)
    // While another program has the port, open tabs send it the token.
    let port = try #require(URL(string: replaced)?.port)
    try folder.write("sections: []\n", to: "u.yaml")
    let other = try watch(["--serve", "--port", "\(port)", "--quiet", "u.yaml"])
    try other.expect("ready:")
    let moved = try serve(
      notes: "port \(port), which the page used last, is in use: the page has a new address")
    #expect(URL(string: moved)?.path != URL(string: replaced)?.path)
    other.send("q")
    // The same for a port that is passed.
    let kept = try #require(URL(string: moved))
    try folder.write("sections: []\n", to: "v.yaml")
    let third = try watch(["--serve", "--port", "\(kept.port ?? 0)", "--quiet", "v.yaml"])
    try third.expect("ready:")
    #expect(try run(["watch", "--serve", "--port", "\(kept.port ?? 0)", "t.yaml"]).exitCode == 1)
    try third.quit()
    let last = try #require(URL(string: try serve()))
    #expect(last.port == kept.port && last.path != kept.path)
    // A page saw that another program had answered while no daemon ran.
    let daemon = try watch(["--serve", "--quiet", "t.yaml"])
    try daemon.expect("page: ")
    #expect(try daemon.expect("\r\n") == last.absoluteString)
    let own = "127.0.0.1:\(last.port ?? 0)"
    for (method, origin, status) in [
      ("GET", own, 405), ("POST", "evil.example", 403), ("POST", own, 200),
    ] {
      let answer = try RawClient(port: last.port ?? 0).send(
        "\(method) \(last.path)/exposed HTTP/1.1\r\nHost: \(own)\r\nOrigin: http://\(origin)\r\nConnection: close\r\n\r\n"
      )
      #expect(answer.status == status, "\(method) \(origin)")
    }
    try daemon.quit()
    let renewedAgain = try #require(URL(string: try serve()))
    #expect(renewedAgain.port == last.port && renewedAgain.path != last.path)
  }
}
