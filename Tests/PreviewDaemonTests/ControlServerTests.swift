// SPDX-License-Identifier: GPL-3.0-or-later

import FileWatching
import Foundation
import Glibc
import PreviewDaemon
import PreviewState
import TestSupport
import Testing

struct ControlServerTests {
  private let scratch = ScratchFolder()

  private func daemon() throws -> (DaemonFilesFixture, ControlClient, DaemonPlace) {
    try scratch.write("hello", to: "spec.yaml")
    let fixture = DaemonFilesFixture(scratch)
    let place = DaemonPlace(folder: scratch.path("run"))
    try fixture.daemon.listen(at: place)
    _ = try fixture.settle()
    return (fixture, ControlClient(socket: try #require(place.sockets().first)), place)
  }

  @Test func `requests are answered, and invalid ones get an error message`() throws {
    let (fixture, client, _) = try daemon()
    #expect(client.ask("status")?.contains("\"state\": \"good\"") == true)
    #expect(client.ask("render") == "{\"ok\": true}")
    #expect(client.ask("await-render")?.contains("\"ok\": true") == true)
    #expect(client.ask("dance")?.contains("unknown command 'dance'; allowed: status, render") == true)
    #expect(client.ask("\", \"x\": \"")?.contains("\"ok\": false") == true)
    try scratch.write("bad", to: "spec.yaml")
    _ = try fixture.settle()
    #expect(client.ask("last-error")?.contains("spec.yaml:1:1: bad") == true)
    #expect(client.ask("stop") == "{\"ok\": true}")
    _ = fixture.daemon.waitUntilStopped()
    #expect(client.ask("status") == nil)
  }

  @Test func `only one daemon may watch the same specs; the next may start once it has ended`() throws {
    let (fixture, _, place) = try daemon()
    let second = DaemonFilesFixture(scratch)
    let error = #expect(throws: ControlError.self) { try second.daemon.listen(at: place) }
    #expect(error?.message.hasSuffix("spec.yaml' is already being watched by process \(getpid())") == true)
    fixture.daemon.stop()
    _ = fixture.daemon.waitUntilStopped()
    #expect(throws: Never.self) { try second.daemon.listen(at: place) }
  }

  @Test func `a client that connects before the daemon has started gets its answer after the start`() throws {
    let daemon = WatchDaemon(
      specs: [scratch.path("spec.yaml")], rendering: ShoutingRenderer(outputs: [:], gate: nil),
      reporter: EventRecorder(), options: .test, terminate: { _ in })
    let place = DaemonPlace(folder: scratch.path("run"))
    try daemon.listen(at: place)
    let client = ControlClient(socket: try #require(place.sockets().first))
    #expect(client.outcome(of: "await-render", timeout: 1) == .noAnswer)
    daemon.announce(page: "http://127.0.0.1:1/")
    daemon.start()
    defer { daemon.stop() }
    #expect(client.ask("status")?.contains("\"page\": \"http://127.0.0.1:1/\"") == true)
  }

  @Test func `a daemon's name does not depend on how the paths are written`() throws {
    try scratch.write("a", to: "a.yaml")
    try scratch.write("b", to: "b.yaml")
    try scratch.link("link.yaml", to: "a.yaml")
    let place = DaemonPlace(folder: "/tmp/x")
    func name(_ files: String...) -> String { place.name(for: files.map { scratch.path($0) }) }
    #expect(name("a.yaml", "b.yaml") == name("b.yaml", "./a.yaml"))
    #expect(name("link.yaml") == name("a.yaml"))
    #expect(name("a.yaml") != name("b.yaml"))
  }

  // MARK: - Clients that behave badly

  private func connect(_ place: DaemonPlace) throws -> RawConnection {
    try RawConnection(socket: try #require(place.sockets().first))
  }

  @Test func `subscribers that never read block no other client and get the number of missed events`() throws
  {
    let (fixture, client, place) = try daemon()
    let subscribers = try (0..<5).map { _ in try connect(place) }
    for subscriber in subscribers {
      subscriber.write("{\"command\": \"subscribe\"}\n")
      #expect(try subscriber.line() == "{\"ok\": true}")
    }
    // Each failure is reported with its text: together, more than the sockets and the backlogs hold.
    let padding = String(repeating: "x", count: 60_000)
    let saves = 20
    for number in 1...saves {
      try scratch.write("bad \(number) \(padding)", to: "spec.yaml")
      _ = try fixture.settle()
    }
    #expect(client.ask("status")?.contains("\"ok\": true") == true)
    let slow = try #require(subscribers.first)
    var (told, dropped, line) = (0, 0, "")
    repeat {
      line = try slow.line()
      if let range = line.firstRange(of: "\"event\": \"dropped\", \"count\": ") {
        let count = try #require(Int(line[range.upperBound...].prefix { $0.isNumber }))
        #expect(line.hasSuffix("\"text\": \"\(count) events dropped\"}"))
        dropped += count
      } else {
        told += 1
      }
    } while !line.contains("bad \(saves) ")
    #expect(dropped > 0)
    #expect(told + dropped == saves)
    fixture.daemon.receive(signal: SIGTERM)
    #expect(fixture.daemon.waitUntilStopped() == .signal(SIGTERM))
  }

  @Test func `the longest idle of a thousand connections is closed for a new client, with a reason`() throws {
    let (fixture, client, place) = try daemon()
    defer { fixture.daemon.stop() }
    let held = try (0..<1000).map { _ in try connect(place) }
    #expect(client.ask("status")?.contains("\"ok\": true") == true)
    #expect(try held[0].line().contains("closed to make room for another client"))
    let last = try #require(held.last)
    last.write("{\"command\": \"last-error\"}\n")
    #expect(try last.line().contains("\"errors\""))
  }

  @Test func `one process may not take all subscriptions`() throws {
    let (fixture, client, place) = try daemon()
    defer { fixture.daemon.stop() }
    let subscribers = try (0..<33).map { _ in try connect(place) }
    let answers = try subscribers.map { subscriber in
      subscriber.write("{\"command\": \"subscribe\"}\n")
      return try subscriber.line()
    }
    #expect(answers.dropLast().allSatisfy { $0 == "{\"ok\": true}" })
    #expect(answers.last?.contains("32 connections from process \(getpid()) are already subscribed") == true)
    #expect(client.ask("status") != nil)
  }

  @Test func `requests that come at once are answered in order, even after the client closed its half`()
    throws
  {
    let (fixture, _, place) = try daemon()
    defer { fixture.daemon.stop() }
    let client = try connect(place)
    client.write("{\"command\": \"await-render\"}\n{\"command\": \"dance\"}\n\r\n{\"command\": \"render\"}\n")
    client.finishWriting()
    #expect(try client.line().contains("\"specs\""))
    #expect(try client.line().contains("unknown command 'dance'"))
    #expect(client.readToEnd() == "{\"ok\": true}\n")
  }

  @Test func `a client that sends requests without end and never reads is no longer read`() throws {
    let (fixture, client, place) = try daemon()
    defer { fixture.daemon.stop() }
    let asking = try connect(place)
    let sent = asking.writeUntilFull(String(repeating: "{\"command\": \"status\"}\n", count: 1000))
    #expect(sent < 4_000_000)
    #expect(client.ask("status") != nil)
  }

  @Test func `a connection with an endless line is closed`() throws {
    let (fixture, _, place) = try daemon()
    defer { fixture.daemon.stop() }
    let client = try connect(place)
    _ = client.writeUntilFull(String(repeating: "x", count: 100_000))
    client.readToEnd()
  }

  @Test func `socket and lock files are removed when the daemon ends`() throws {
    let (fixture, client, place) = try daemon()
    let files = { try FileManager.default.contentsOfDirectory(atPath: place.folder).sorted() }
    #expect(try files().map { $0.suffix(5) } == [".lock", ".sock"])
    #expect(client.outcome(of: "stop", waitsForEnd: true) == .answer("{\"ok\": true}"))
    #expect(try files() == [])
    #expect(fixture.daemon.waitUntilStopped() == .asked)
  }
}
