// SPDX-License-Identifier: GPL-3.0-or-later

import FileWatching
import Foundation
import Glibc
import PreviewDaemon
import PreviewState
import TestSupport
import Testing

/// One daemon for each spec and each file, and what other processes read about it.
struct DaemonInstanceTests {
  private let scratch = ScratchFolder()
  private let place: DaemonPlace

  init() throws {
    place = DaemonPlace(folder: scratch.path("run"))
    try scratch.write("hello", to: "spec.yaml")
  }

  private func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: place.folder).sorted()
  }

  private func waitForStatus(_ isSo: (StatusReport) -> Bool) throws {
    try scratch.waitUntil("the status says so", in: "run") {
      place.daemons(watching: nil).daemons.first?.status().map(isSo) ?? false
    }
  }

  @Test func `the status follows the daemon, and says which content is shown`() throws {
    let fixture = DaemonFilesFixture(scratch)
    try fixture.daemon.takeLocks(in: place)
    _ = try fixture.settle()
    try waitForStatus { $0.specs.first?.state == "good" && $0.specs.first?.isOfPresentFiles == true }
    fixture.daemon.announce(page: "http://127.0.0.1:1/")
    try waitForStatus { $0.page == "http://127.0.0.1:1/" }
    try scratch.write("bad", to: "spec.yaml")
    try waitForStatus { $0.specs.first?.error == "spec.yaml:1:1: bad" }
    #expect(
      try FileManager.default.attributesOfItem(
        atPath: scratch.path("run/" + #require(files().first { $0.hasSuffix(".status") })))[.posixPermissions]
        as? Int == 0o600)
    fixture.daemon.stop()
    _ = fixture.daemon.waitUntilStopped()
    #expect(try files() == [])
    #expect(place.daemons(watching: nil).daemons.isEmpty)
  }

  @Test func `a status is there before the daemon has started`() throws {
    let daemon = WatchDaemon(
      specs: [scratch.path("spec.yaml")], rendering: ShoutingRenderer(outputs: [:], gate: nil),
      reporter: EventRecorder(), options: .test, terminate: { _ in })
    try daemon.takeLocks(in: place)
    defer { daemon.stop() }
    let found = try #require(place.daemons(watching: scratch.path("spec.yaml")).daemons.first)
    #expect(found.process == getpid())
    #expect(found.status()?.specs.map(\.state) == ["starting"])
  }

  @Test func `a status that can't be written is reported once, and the daemon is still found`() throws {
    let name = place.name(for: [scratch.path("spec.yaml")])
    try scratch.makeDirectory("run/\(name).status~")
    chmod(place.folder, 0o700)
    let fixture = DaemonFilesFixture(scratch)
    try fixture.daemon.takeLocks(in: place)
    try scratch.overwrite("two", to: "spec.yaml")
    let notices = try (fixture.settle() + fixture.settle()).filter { $0.hasPrefix("notice") }
    #expect(notices.count == 1)
    #expect(
      notices.first?.hasPrefix("notice 'roundtable status' doesn't show this daemon: cannot write ") == true)
    let found = try #require(place.daemons(watching: nil).daemons.first)
    #expect(found.process == getpid() && found.status() == nil)
  }

  @Test func `only one daemon may watch the same specs; the next may start once it has ended`() throws {
    let first = DaemonFilesFixture(scratch)
    try first.daemon.takeLocks(in: place)
    let second = DaemonFilesFixture(scratch)
    let error = #expect(throws: DaemonError.self) { try second.daemon.takeLocks(in: place) }
    #expect(error?.message.hasSuffix("spec.yaml' is already being watched by process \(getpid())") == true)
    first.daemon.stop()
    _ = first.daemon.waitUntilStopped()
    #expect(throws: Never.self) { try second.daemon.takeLocks(in: place) }
  }

  @Test func `only one daemon may write a file, under any of its names`() throws {
    try scratch.makeDirectory("sub")
    try scratch.link("here", to: "sub")
    let first = DaemonFilesFixture(scratch, outputs: ["sub/../sub/a.svg"])
    try first.daemon.takeLocks(in: place)
    let other = scratch.path("other.yaml")
    func second(_ output: String) throws -> WatchDaemon {
      let daemon = WatchDaemon(
        specs: [other], rendering: ShoutingRenderer(outputs: [other: [scratch.path(output)]], gate: nil),
        reporter: EventRecorder(), options: .test, terminate: { _ in })
      try daemon.takeLocks(in: place)
      return daemon
    }
    let locks = try files()
    for output in ["sub/a.svg", "here/a.svg", "here/../sub/a.svg"] {
      let error = #expect(throws: DaemonError.self) { _ = try second(output) }
      #expect(error?.message.hasSuffix("a.svg' is already being written by process \(getpid())") == true)
      #expect(error?.takenLock != nil)
    }
    // A daemon that wasn't started leaves no lock.
    #expect(try files() == locks)
    #expect(throws: Never.self) { try second("sub/b.svg").stop() }
  }

  @Test func `a daemon's name does not depend on how the paths are written`() throws {
    try scratch.write("a", to: "a.yaml")
    try scratch.write("b", to: "b.yaml")
    try scratch.link("link.yaml", to: "a.yaml")
    func name(_ files: String...) -> String { place.name(for: files.map { scratch.path($0) }) }
    #expect(name("a.yaml", "b.yaml") == name("b.yaml", "./a.yaml"))
    #expect(name("link.yaml") == name("a.yaml"))
    #expect(name("a.yaml") != name("b.yaml"))
  }

  @Test func `the end of another daemon is noticed, also if it leaves the file of its lock`() throws {
    let path = scratch.path("lock")
    try scratch.write("\(getpid())\nx\n", to: "lock")
    chmod(path, 0o600)
    let lock = open(path, O_RDWR | O_CLOEXEC)
    try #require(flock(lock, LOCK_EX) == 0)
    let ended = DispatchSemaphore(value: 0)
    let end = DaemonEnd(ofLock: path) { ended.signal() }
    #expect(ended.wait(timeout: .now() + .milliseconds(1)) == .timedOut)
    close(lock)
    #expect(ended.wait(timeout: Patience.deadline) == .success)
    withExtendedLifetime(end) {}
  }
}
