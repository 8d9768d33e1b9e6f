// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

/// A daemon waits for nobody who reads what it says.
struct WatchReaderTests {
  private let fixture: WatchFixture

  init() throws { fixture = try WatchFixture() }

  /// A pipe that is full, and its end that nobody reads.
  private func fullPipe() throws -> Int32 {
    let path = fixture.folder.path("pipe")
    try #require(mkfifo(path, 0o600) == 0)
    let end = open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC)
    try #require(end >= 0)
    let bytes = [UInt8](repeating: 10, count: 4096)
    while write(end, bytes, bytes.count) > 0 {}
    return end
  }

  @Test(arguments: [SIGTERM, SIGINT])
  func `a pipe that nobody reads holds up neither saves nor status nor a signal`(number: Int32) throws {
    let end = try fullPipe()
    defer { close(end) }
    let daemon = try fixture.start("exec \"$1\" watch --json s.yaml > pipe")
    for number in 1...20 { try fixture.save(number) }
    #expect(try fixture.run(["status", "--json"]).standardOutput.contains("\"state\": \"good\""))
    daemon.process.signal(number)
    #expect(try daemon.waitForExit(timeout: 10) == .exited(code: 0))
    #expect(try fixture.sockets() == [])
  }

  @Test(arguments: [Optional(SIGTERM), SIGINT, nil])
  func `nor does a terminal after Ctrl-S, which is given back`(number: Int32?) throws {
    let daemon = try fixture.start("exec \"$1\" watch s.yaml")
    try daemon.expect("ready:")
    daemon.send("\u{13}")
    for number in 1...20 { try fixture.save(number) }
    #expect(try fixture.run(["status"]).exitCode == 0)
    if let number { daemon.process.signal(number) } else { daemon.send("q") }
    #expect(try daemon.waitForExit(timeout: 10) == .exited(code: 0))
    #expect(daemon.settings == daemon.initialSettings)
    #expect(try fixture.sockets() == [])
  }

  @Test func `a reader that goes away ends it as it does a filter, and no socket is left`() throws {
    let end = try fullPipe()
    let daemon = try fixture.start("exec \"$1\" watch --json s.yaml > pipe")
    try fixture.save(1)
    close(end)
    #expect(try daemon.waitForExit(timeout: 10) == .exited(code: 128 + SIGPIPE))
    #expect(try fixture.sockets() == [])
  }
}
