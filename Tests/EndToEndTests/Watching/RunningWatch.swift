// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import PreviewDaemon
import TestSupport
import Testing

/// A `roundtable watch --json` whose events go to a file.
final class RunningWatch: SaveObserver, @unchecked Sendable {
  private let home: ScratchFolder
  private let terminal: PseudoTerminal
  private let place: DaemonPlace
  private var forgotten = 0

  /// Starts the daemon and waits until it is ready.
  ///
  /// - Parameter prefix: a command line that runs the words after it, such as one of `unshare`.
  init(
    _ specs: [String], in folder: String, options: [String] = [], prefix: [String] = []
  ) throws {
    home = ScratchFolder()
    place = DaemonPlace(folder: home.path + "/run/roundtable")
    let program = try ProductBinary.url(named: "roundtable").path
    let command = prefix + [program, "watch", "--json"] + options + ["--"] + specs
    terminal = try PseudoTerminal(
      running: URL(fileURLWithPath: "/bin/sh"),
      ["-c", "exec \"$@\" > '\(home.path)/events'", "sh"] + command,
      environment: TestEnvironment(home: home), folder: folder)
    try home.waitUntil("it is ready") { [home] in try home.contains("events", "\"event\": \"ready\"") }
  }

  var process: ProcessHandle { terminal.process }

  /// What the daemon says about itself. Events may be newer by some milliseconds.
  func status() throws -> [String: Any] { try object(try #require(report(), "there is no status").json) }

  private func report() -> StatusReport? { place.daemons(watching: nil).daemons.first?.status() }

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

  /// Waits until the previews show the present content of the specs, or say why not.
  func settle() throws {
    try waitForStatus("the previews are those of the files") { report in
      report.specs.allSatisfy { $0.isOfPresentFiles && !$0.isBeingDrawn }
    }
  }

  private func waitForStatus(_ fact: String, _ isSo: (StatusReport) -> Bool) throws {
    try home.waitUntil(fact, in: "run/roundtable") { report().map(isSo) ?? false }
  }

  /// Waits until the daemon sleeps and has no short timer: then it has seen every event.
  func rest() throws {
    let deadline = ContinuousClock.now + .seconds(Patience.seconds)
    var woken = Int.max
    while woken > 0 {
      try #require(ContinuousClock.now < deadline, "it never rests")
      let before = try process.wakeUps
      pass(Self.quiet)
      woken = try process.wakeUps - before
    }
  }

  /// Longer than a watcher waits for the rest of a save.
  private static let quiet = Duration.milliseconds(300)

  func waitForEvent(during body: () -> Void) throws {
    let before = try process.wakeUps
    body()
    let deadline = ContinuousClock.now + .seconds(Patience.seconds)
    while try process.wakeUps <= before { try #require(ContinuousClock.now < deadline, "no event came") }
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

extension ProcessHandle {
  /// The number of times that its threads went to sleep and woke up.
  var wakeUps: Int {
    get throws {
      let tasks = "/proc/\(identifier)/task"
      return try FileManager.default.contentsOfDirectory(atPath: tasks).reduce(0) { sum, task in
        // A thread may have ended.
        guard let status = try? String(contentsOfFile: "\(tasks)/\(task)/status", encoding: .utf8) else {
          return sum
        }
        let line = status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches") }
        return try sum + #require(line?.split(whereSeparator: \.isWhitespace).last.flatMap { Int($0) })
      }
    }
  }
}

extension ScratchFolder {
  func contains(_ name: String, _ text: String) throws -> Bool {
    try FileManager.default.fileExists(atPath: path(name)) && read(name).contains(text)
  }
}
