// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import Foundation
import NIOCore
import PreviewServer
import TestSupport
import Testing

/// Clients that send requests but don't read: their cost is limited, for each and in total, and they are
/// disconnected.
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

  @Test func `a client that pipelines requests and never reads holds one picture, and is disconnected`()
    throws
  {
    var limits = PageLimits()
    limits.writePatience = .seconds(2)
    let fixture = try PageFixture(["t.yaml": Self.large], limits: limits)
    let size = try fixture.get("picture/0").body.utf8.count
    #expect(size > 500_000)
    let sockets = fixture.sockets.count
    let greedy = try fixture.connect(asking: "picture/0", times: 30, receiveBytes: 4096)
    try wait("a picture waits") { fixture.server.waitingBytes > 0 }
    var most = 0
    // Its connection ends and releases its memory.
    try wait("the connection ends") {
      most = max(most, fixture.server.waitingBytes)
      return fixture.sockets.count <= sockets
    }
    #expect(most <= size)
    // The socket is closed before that.
    try wait("what it held is given up") { fixture.server.waitingBytes == 0 }
    #expect(try fixture.get("state").status == 200)
    withExtendedLifetime(greedy) {}
  }

  @Test func `the memory for all slow readers is limited, and others are answered meanwhile`() throws {
    var limits = PageLimits()
    limits.answerBytes = 100_000
    // No client is disconnected while others are answered, however long this machine takes.
    limits.writePatience = .hours(1)
    let fixture = try PageFixture(["t.yaml": Self.large], limits: limits)
    let size = try fixture.get("picture/0").body.utf8.count
    var greedy = try (0..<20).map { _ in try fixture.connect(asking: "picture/0", receiveBytes: 4096) }
    try wait("a picture waits") { fixture.server.waitingBytes > 0 }
    // Content that is already available doesn't wait for them.
    #expect(try fixture.get("state").status == 200)
    #expect(try fixture.get("page.js").status == 200)
    #expect(fixture.server.waitingBytes > 0)
    #expect(fixture.server.waitingBytes <= limits.answerBytes + size)
    // A reader gets its picture after the blocked clients have left.
    greedy.removeAll()
    #expect(try fixture.get("picture/0").body.utf8.count == size)
  }

  @Test func `a slow client that reads gets everything in order`() throws {
    let fixture = try PageFixture(["t.yaml": Self.large])
    let size = try fixture.get("picture/0").body.utf8.count
    let connection = try fixture.connect(asking: "picture/0", times: 3, receiveBytes: 4096)
    connection.write(fixture.request("icon.svg", headers: ["Connection: close"]))
    let text = connection.readToEnd()
    #expect(text.utf8.count > 3 * size)
    #expect(text.components(separatedBy: "HTTP/1.1 200 OK").count == 5)
    #expect(fixture.server.waitingBytes == 0)
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

  @Test func `silent connections are closed for a client that knows the address`() throws {
    var limits = PageLimits()
    limits.connections = 4
    let fixture = try PageFixture(["t.yaml": "sections: []\n"], limits: limits)
    let viewer = try fixture.connect(asking: "events")
    _ = try #require(viewer.read(through: "event: state"))
    let silent = try (0..<40).map { _ in try fixture.client.connect() }
    #expect(try fixture.get("state").status == 200)
    // Viewers stay connected.
    try fixture.save("title: Other\nsections: []\n")
    #expect(viewer.read(through: "Other") != nil)
    withExtendedLifetime(silent) {}
  }

  @Test func `a slow viewer gets the number of missed states and the newest state`() throws {
    var limits = PageLimits()
    limits.socketBytes = 4096
    limits.waitingBytes = 4096
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

  @Test func `a viewer that never reads is disconnected`() throws {
    var limits = PageLimits()
    limits.socketBytes = 4096
    limits.waitingBytes = 4096
    limits.writePatience = .milliseconds(200)
    let fixture = try PageFixture(["t.yaml": "title: T\nsections: []\n"], limits: limits)
    let viewer = try fixture.connect(asking: "events", receiveBytes: 4096)
    try fixture.waitForViewers(1)
    for number in 1...24 { try fixture.save("title: T\(number)\nsections: []\n") }
    try fixture.waitForViewers(0)
    withExtendedLifetime(viewer) {}
  }

  @Test func `a stop does not wait for viewers, and ends the streams of those that read`() throws {
    var limits = PageLimits()
    limits.socketBytes = 4096
    limits.waitingBytes = 4096
    // Waiting for a viewer would take longer than this test's time limit.
    limits.writePatience = .hours(1)
    let fixture = try PageFixture(["t.yaml": "title: T\nsections: []\n"], limits: limits)
    let stuck = try (0..<20).map { _ in try fixture.connect(asking: "events", receiveBytes: 4096) }
    try fixture.waitForViewers(20)
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
