// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

/// A daemon never waits for a reader of its output.
struct WatchReaderTests {
  private let fixture: WatchFixture

  init() throws { fixture = try WatchFixture() }

  @Test(arguments: [SIGTERM, SIGINT])
  func `a full pipe delays neither saves nor status nor a signal`(number: Int32) throws {
    let end = try WatchFixture.fullPipe(at: fixture.folder.path("pipe"))
    defer { close(end) }
    let daemon = try fixture.start("exec \"$1\" watch --json s.yaml > pipe")
    for number in 1...20 { try fixture.save(number) }
    #expect(try fixture.run(["status", "--json"]).standardOutput.contains("\"state\": \"good\""))
    daemon.process.signal(number)
    #expect(try daemon.waitForExit(timeout: 10) == .exited(code: 0))
    #expect(try fixture.instances() == [])
  }

  @Test(arguments: [Optional(SIGTERM), SIGINT, nil])
  func `a terminal after Ctrl-S delays nothing either, and is restored`(number: Int32?) throws {
    let daemon = try fixture.start("exec \"$1\" watch s.yaml")
    try daemon.expect("ready:")
    daemon.send("\u{13}")
    for number in 1...20 { try fixture.save(number) }
    #expect(try fixture.run(["status"]).exitCode == 0)
    if let number { daemon.process.signal(number) } else { daemon.send("q") }
    #expect(try daemon.waitForExit(timeout: 10) == .exited(code: 0))
    #expect(daemon.settings == daemon.initialSettings)
    #expect(try fixture.instances() == [])
  }

  @Test func `a closed reader ends a daemon as it does a filter, and no status and no lock is left`() throws {
    let end = try WatchFixture.fullPipe(at: fixture.folder.path("pipe"))
    let daemon = try fixture.start("exec \"$1\" watch --json s.yaml > pipe")
    try fixture.save(1)
    close(end)
    #expect(try daemon.waitForExit(timeout: 10) == .exited(code: 128 + SIGPIPE))
    #expect(try fixture.instances() == [])
  }
}
