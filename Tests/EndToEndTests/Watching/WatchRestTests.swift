// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Platform
import TestSupport
import Testing

/// An idle daemon uses no processor time.
struct WatchRestTests {
  @Test func `an idle daemon with keys is never woken up if it doesn't poll`() throws {
    guard FileManager.default.fileExists(atPath: "/proc/self/status") else {
      try Test.cancel("this system does not count wake-ups")
    }
    let folder = ScratchFolder()
    try folder.write("sections: []\n", to: "t.yaml")
    let daemon = try Roundtable.open(["watch", "--quiet", "t.yaml"], home: folder)
    try daemon.expect("ready:")
    // Sends a key, so that the code for keys has run.
    try daemon.type("?", expecting: "q  quit")
    // Idle worker threads end after some seconds, but a timer ticks forever. Each measurement takes a second
    // and a half, because the timer in question ticks every second.
    let clock = ContinuousClock()
    let end = clock.now + .seconds(Patience.seconds)
    var woken = Int.max
    while woken > 0, clock.now < end {
      let before = try daemon.process.wakeUps
      #expect(daemon.isSilent(for: .milliseconds(1500)))
      woken = try daemon.process.wakeUps - before
    }
    #expect(woken == 0)
    try daemon.quit()
  }

  /// The processor time of a process, in hundredths of a second.
  private func time(of process: pid_t) throws -> Int {
    let line = try String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    // The name before it may contain any character.
    let fields = line[(try #require(line.lastIndex(of: ")")))...].split(separator: " ")
    return try #require(Int(fields[12])) + #require(Int(fields[13]))
  }

  @Test func `a daemon without descriptors for clients of its page is idle, and accepts them later`() throws {
    guard ExternalTool("prlimit").location != nil else { try Test.cancel("prlimit is not installed") }
    let folder = ScratchFolder()
    try folder.write("sections: []\n", to: "t.yaml")
    let daemon = try Roundtable.open(
      ["watch", "--serve", "--quiet", "t.yaml"], home: folder, columns: 200)
    try daemon.expect("ready:")
    try daemon.expect("page: ")
    let address = try #require(URL(string: try daemon.expect("\r\n")))
    let process = daemon.process.identifier
    // No descriptor below this number is free any more.
    try ExternalTool("prlimit").run(["--pid", "\(process)", "--nofile=8:"], in: folder.path)
    let client = try RawClient(port: try #require(address.port)).connect()
    let root = address.path.hasSuffix("/") ? address.path : address.path + "/"
    client.write("GET \(root)state HTTP/1.1\r\nHost: 127.0.0.1:\(address.port ?? 0)\r\n\r\n")
    let clock = ContinuousClock()
    let end = clock.now + .seconds(Patience.seconds)
    var computed = Int.max
    while computed > 5, clock.now < end {
      let before = try time(of: process)
      #expect(daemon.isSilent(for: .milliseconds(1500)))
      computed = try time(of: process) - before
    }
    #expect(computed <= 5)
    try ExternalTool("prlimit").run(["--pid", "\(process)", "--nofile=256:"], in: folder.path)
    #expect(client.read(through: "HTTP/1.1 200 OK") != nil)
    daemon.process.signal(SIGTERM)
    #expect(try daemon.waitForExit() == .exited(code: 0))
  }
}
