// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import PreviewDaemon
import TestSupport
import Testing

/// A `roundtable watch --json` whose events are kept in a file, and which is asked things on its socket.
final class RunningWatch: SaveObserver, @unchecked Sendable {
  private let home: ScratchFolder
  private let terminal: PseudoTerminal
  private let client: ControlClient
  let socket: String
  private var forgotten = 0

  /// Starts it and waits until it is ready.
  ///
  /// - Parameter prefix: a command line that ends in running what follows it, such as one of `unshare`.
  init(
    _ specs: [String], in folder: String, options: [String] = ["--backstop", "0"], prefix: [String] = []
  ) throws {
    home = try ScratchFolder()
    let program = try ProductBinary.url(named: "roundtable").path
    let command = prefix + [program, "watch", "--json"] + options + ["--"] + specs
    terminal = try PseudoTerminal(
      running: URL(fileURLWithPath: "/bin/sh"),
      ["-c", "exec \"$@\" > '\(home.path)/events'", "sh"] + command,
      environment: TestEnvironment(home: home), folder: folder)
    try home.waitUntil("it is ready") { [home] in try home.contains("events", "\"event\": \"ready\"") }
    socket = try #require(DaemonPlace(folder: home.path + "/run/roundtable").sockets().first)
    client = ControlClient(socket: socket)
  }

  var process: ProcessHandle { terminal.process }

  func status() throws -> [String: Any] { try object(try ask("status")) }

  /// Has every spec rendered again.
  func renderAgain() throws { _ = try ask("render") }

  private func ask(_ command: String) throws -> String {
    try #require(client.ask(command, timeout: Patience.seconds), "no answer to '\(command)'")
  }

  private func object(_ line: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
  }

  // MARK: - What it said

  /// The events since the last `forget`, up to now.
  func events() throws -> [[String: Any]] {
    try Array(allEvents().dropFirst(forgotten))
  }

  func allEvents() throws -> [[String: Any]] {
    // The last line may be on its way.
    let text = try home.read("events")
    return try text.prefix(upTo: text.lastIndex(of: "\n") ?? text.startIndex).split(separator: "\n")
      .map { try object(String($0)) }
  }

  func count(_ event: String) throws -> Int {
    try events().count { $0["event"] as? String == event }
  }

  func forget() { forgotten = (try? allEvents().count) ?? forgotten }

  // MARK: - Waiting for it

  /// The reply comes after the events of every save before it.
  func settle() throws { _ = try ask("await-render") }

  func waitForEvent(during body: () -> Void) throws {
    let before = try status()["events"] as? Int ?? 0
    body()
    let deadline = ContinuousClock.now + .seconds(Patience.seconds)
    while try status()["events"] as? Int ?? 0 <= before {
      try #require(ContinuousClock.now < deadline, "no event came")
    }
  }

  /// Waits until it said something of this kind since the last `forget`, without asking it.
  func waitForEvent(_ event: String) throws {
    try home.waitUntil("it said '\(event)'") { try count(event) > 0 }
  }

  /// Lets time pass while it runs: a writer's pause, for one.
  func pass(_ duration: Duration) { _ = terminal.isSilent(for: duration) }

  /// Ends it and gives how it ended.
  func stop() throws -> ProcessEnding {
    process.signal(SIGTERM)
    return try end()
  }

  func end() throws -> ProcessEnding { try terminal.waitForExit() }
}

extension ScratchFolder {
  func contains(_ name: String, _ text: String) throws -> Bool {
    try FileManager.default.fileExists(atPath: path(name)) && read(name).contains(text)
  }
}
