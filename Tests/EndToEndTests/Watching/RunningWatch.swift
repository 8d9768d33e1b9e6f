// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import PreviewDaemon
import TestSupport
import Testing

/// A `roundtable watch --json` whose events go to a file and which answers requests on its socket.
final class RunningWatch: SaveObserver, @unchecked Sendable {
  private let home: ScratchFolder
  private let terminal: PseudoTerminal
  private let client: ControlClient
  let socket: String
  private var forgotten = 0

  /// Starts the daemon and waits until it is ready.
  ///
  /// - Parameter prefix: a command line that runs the words after it, such as one of `unshare`.
  init(
    _ specs: [String], in folder: String, options: [String] = [], prefix: [String] = []
  ) throws {
    home = ScratchFolder()
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

  /// Makes the daemon render every spec again.
  func renderAgain() throws { _ = try ask("render") }

  private func ask(_ command: String) throws -> String {
    try #require(client.ask(command, timeout: Patience.seconds), "no answer to '\(command)'")
  }

  private func object(_ line: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
  }

  // MARK: - Events

  /// The events since the last `forget`, up to now.
  func events() throws -> [[String: Any]] {
    try Array(allEvents().dropFirst(forgotten))
  }

  func allEvents() throws -> [[String: Any]] {
    // The last line may be incomplete.
    let text = try home.read("events")
    return try text.prefix(upTo: text.lastIndex(of: "\n") ?? text.startIndex).split(separator: "\n")
      .map { try object(String($0)) }
  }

  func count(_ event: String) throws -> Int {
    try events().count { $0["event"] as? String == event }
  }

  func forget() { forgotten = (try? allEvents().count) ?? forgotten }

  // MARK: - Waiting

  /// Waits for the reply, which comes after the events of every save before it.
  func settle() throws { _ = try ask("await-render") }

  func waitForEvent(during body: () -> Void) throws {
    let before = try status()["events"] as? Int ?? 0
    body()
    let deadline = ContinuousClock.now + .seconds(Patience.seconds)
    while try status()["events"] as? Int ?? 0 <= before {
      try #require(ContinuousClock.now < deadline, "no event came")
    }
  }

  /// Waits for an event of this kind since the last `forget`, without a request.
  func waitForEvent(_ event: String) throws {
    try home.waitUntil("it said '\(event)'") { try count(event) > 0 }
  }

  /// Lets time pass while the daemon runs, for example as a writer's pause.
  func pass(_ duration: Duration) { _ = terminal.isSilent(for: duration) }

  /// Stops the daemon and returns how it ended.
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
