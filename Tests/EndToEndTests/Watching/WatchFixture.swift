// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

/// A folder with a spec, and actions in it.
struct WatchFixture {
  let folder = ScratchFolder()

  init() throws {
    try folder.overwrite(Self.spec(0), to: "s.yaml")
  }

  private static func spec(_ number: Int) -> String { "sections:\n  - rows: [Row \(number) of many]\n" }

  /// - Parameter command: a line of the system shell; `$1` is the program.
  func start(_ command: String) throws -> PseudoTerminal {
    try PseudoTerminal(
      running: URL(fileURLWithPath: "/bin/sh"),
      ["-c", command, "sh", try ProductBinary.url(named: "roundtable").path],
      environment: TestEnvironment(home: folder, terminal: "dumb"), folder: folder.path)
  }

  func run(_ arguments: [String], in place: String = ".") throws -> ChildProcess {
    try Roundtable.run(arguments, home: folder, folder: folder.path(place))
  }

  /// Saves, and waits until the preview shows the save.
  func save(_ number: Int) throws {
    // A daemon that is still starting would read this save as its first state.
    try folder.waitUntil("the first state shows") { (try? folder.read("s.txt")) != nil }
    try folder.overwrite(Self.spec(number), to: "s.yaml")
    try folder.waitUntil("save \(number) shows") {
      (try? folder.read("s.txt"))?.contains("Row \(number) of many") == true
    }
  }

  /// The status and lock files of daemons.
  func instances() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path("run/roundtable"))
  }

  /// Makes a pipe and fills it. Returns the end that keeps it open; nothing reads from it.
  static func fullPipe(at path: String) throws -> Int32 {
    try #require(mkfifo(path, 0o600) == 0)
    let end = open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC)
    try #require(end >= 0)
    let bytes = [UInt8](repeating: 10, count: 4096)
    while write(end, bytes, bytes.count) > 0 {}
    return end
  }
}
