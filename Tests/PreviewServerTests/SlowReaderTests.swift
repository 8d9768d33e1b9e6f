// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import Foundation
import NIOCore
import PreviewServer
import TestSupport
import Testing

/// Clients that send requests but don't read: each costs one answer, others don't wait for them, and they are disconnected.
struct SlowReaderTests {
  /// A spec whose picture has about a megabyte.
  private static let large =
    "sections:\n  - rows:\n"
    + String(repeating: "    - {title: A row, accessory: disclosureIndicator}\n", count: 1500)

  private func wait(_ what: String, until isTrue: () throws -> Bool) throws {
    let deadline = ContinuousClock.now + .seconds(Patience.seconds)
    while try !isTrue() {
      try #require(ContinuousClock.now < deadline, "never: \(what)")
      sched_yield()
    }
  }

  @Test func `a client that pipelines requests and never reads is disconnected`() throws {
    var limits = PageLimits()
    limits.idlePatience = .milliseconds(200)
    let fixture = try PageFixture(["t.yaml": Self.large], limits: limits)
    let sockets = fixture.sockets.count
    let greedy = try fixture.connect(asking: "picture/0", times: 30, receiveBytes: 4096)
    try wait("the connection begins") { fixture.sockets.count > sockets }
    try wait("the connection ends") { fixture.sockets.count <= sockets }
    #expect(try fixture.get("state").status == 200)
    withExtendedLifetime(greedy) {}
  }

  @Test func `others are answered while many clients read nothing`() throws {
    var limits = PageLimits()
    // No client is disconnected while others are answered, however long this machine takes.
    limits.idlePatience = .hours(1)
    let fixture = try PageFixture(["t.yaml": Self.large], limits: limits)
    let greedy = try (0..<10).map { _ in
      try fixture.connect(asking: "picture/0", times: 30, receiveBytes: 4096)
    }
    #expect(try fixture.get("state").status == 200)
    #expect(try fixture.get("page.js").status == 200)
    #expect(try fixture.get("picture/0").body.utf8.count > 500_000)
    withExtendedLifetime(greedy) {}
  }

  @Test func `a slow client that reads gets everything in order`() throws {
    let fixture = try PageFixture(["t.yaml": Self.large])
    let size = try fixture.get("picture/0").body.utf8.count
    let connection = try fixture.connect(asking: "picture/0", times: 3, receiveBytes: 4096)
    connection.write(fixture.request("icon.svg", headers: ["Connection: close"]))
    let text = connection.readToEnd()
    #expect(text.utf8.count > 3 * size)
    #expect(text.components(separatedBy: "HTTP/1.1 200 OK").count == 5)
  }

  @Test func `a flood of requests ends only its own connection`() throws {
    let fixture = try PageFixture(["t.yaml": Self.large])
    let sockets = fixture.sockets.count
    let flood = try fixture.connect(asking: "picture/0", times: 2000, receiveBytes: 4096)
    flood.finishWriting()
    try wait("the connection ends") { fixture.sockets.count <= sockets }
    #expect(try fixture.get("state").status == 200)
    withExtendedLifetime(flood) {}
  }

  @Test func `a slow viewer gets the number of missed states and the newest state`() throws {
    var limits = PageLimits()
    limits.socketBytes = 4096
    limits.heartbeat = .hours(1)
    let fixture = try PageFixture(["t.yaml": "title: T0\nsections: []\n"], limits: limits)
    let viewer = try fixture.connect(asking: "events", receiveBytes: 4096)
    // The first state may be sent twice if a save arrives at that moment.
    try #require(viewer.read(through: "\"revision\": 1,") != nil)
    let saves = 24
    for number in 1...saves { try fixture.save("title: T\(number)\nsections: []\n") }
    let text = try #require(viewer.read(through: "\"revision\": \(saves + 1),"))
    let states = text.matches(of: /event: state\n/).count
    let missed = text.matches(of: /event: missed\ndata: ([0-9]+)\n/).compactMap { Int($0.1) }.reduce(0, +)
    #expect(missed > 0)
    #expect(states + missed == saves)
  }

  @Test func `a viewer that never reads is disconnected, and one that reads heartbeats is not`() throws {
    var limits = PageLimits()
    limits.socketBytes = 4096
    limits.idlePatience = .milliseconds(500)
    limits.heartbeat = .milliseconds(20)
    let fixture = try PageFixture(["t.yaml": "title: T\nsections: []\n"], limits: limits)
    let viewer = try fixture.connect(asking: "events", receiveBytes: 4096)
    try fixture.waitForViewers(1)
    let reader = try fixture.connect(asking: "events")
    try fixture.waitForViewers(2)
    for number in 1...24 { try fixture.save("title: T\(number)\nsections: []\n") }
    try fixture.waitForViewers(1)
    #expect(reader.read(through: "\"revision\": 25,") != nil)
    withExtendedLifetime(viewer) {}
  }

  @Test func `a stop does not wait for viewers, and ends the streams of those that read`() throws {
    var limits = PageLimits()
    limits.socketBytes = 4096
    // Waiting for a viewer would take longer than this test's time limit.
    limits.idlePatience = .hours(1)
    let fixture = try PageFixture(["t.yaml": "title: T\nsections: []\n"], limits: limits)
    let stuck = try (0..<10).map { _ in try fixture.connect(asking: "events", receiveBytes: 4096) }
    try fixture.waitForViewers(10)
    for number in 1...24 { try fixture.save("title: T\(number)\nsections: []\n") }
    let reader = try fixture.connect(asking: "events")
    _ = try #require(reader.read(through: "event: state"))
    let start = ContinuousClock.now
    fixture.server.stop()
    #expect(start.duration(to: .now) < .seconds(Patience.seconds))
    #expect(reader.readToEnd().hasSuffix("event: stopped\ndata: {}\n\n\r\n0\r\n\r\n"))
    withExtendedLifetime(stuck) {}
  }
}
