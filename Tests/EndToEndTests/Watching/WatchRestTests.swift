import Foundation
import TestSupport
import Testing

/// A daemon that has nothing to do does nothing.
struct WatchRestTests {
  /// How often the threads of a process have gone to sleep and were woken up.
  private func wakeUps(of process: pid_t) throws -> Int {
    let tasks = "/proc/\(process)/task"
    return try FileManager.default.contentsOfDirectory(atPath: tasks).reduce(0) { sum, task in
      let status = try String(contentsOfFile: "\(tasks)/\(task)/status", encoding: .utf8)
      let line = status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches") }
      return try sum + #require(line?.split(whereSeparator: \.isWhitespace).last.flatMap { Int($0) })
    }
  }

  @Test func `one with keys and without a backstop is never woken up`() throws {
    guard FileManager.default.fileExists(atPath: "/proc/self/status") else {
      try Test.cancel("this system does not count wake-ups")
    }
    let folder = try ScratchFolder()
    try folder.write("sections: []\n", to: "t.yaml")
    let daemon = try PseudoTerminal(
      running: try ProductBinary.url(named: "roundtable"), ["watch", "--quiet", "--backstop", "0", "t.yaml"],
      environment: TestEnvironment(home: folder, terminal: "dumb"), folder: folder.path)
    try daemon.expect("ready:")
    // A key, so that whatever serves keys has been used.
    daemon.send("?")
    try daemon.expect("q  quit")
    // Threads that wait for more work leave after some seconds; what ticks goes on for ever. Each look is a
    // second and a half long, for the timer that this is about ticks every second.
    let clock = ContinuousClock()
    let end = clock.now + .seconds(TestTimeout.seconds)
    var woken = Int.max
    while woken > 0, clock.now < end {
      let before = try wakeUps(of: daemon.process.identifier)
      let look = clock.now + .milliseconds(1500)
      while clock.now < look { usleep(50_000) }
      woken = try wakeUps(of: daemon.process.identifier) - before
    }
    #expect(woken == 0)
    daemon.send("q")
    #expect(try daemon.waitForExit() == .exited(code: 0))
  }
}
