// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import Foundation
import Synchronization
import TestSupport
import Testing

/// The compiler for iOS and the formatter, as an app runs them.
enum Compiler {
  /// The formatter's messages; empty if it accepts the files.
  static func lint(_ files: [String], in folder: ScratchFolder) throws -> String {
    let swift = try #require(ExternalTool("swift").location)
    let result = try ChildProcess.run(
      URL(fileURLWithPath: swift), ["format", "lint", "--strict"] + files.map(folder.path),
      environment: try environment(folder), timeout: 300)
    return result.exitCode == 0 ? "" : result.standardError
  }

  /// The compiler's messages; empty if it accepts the files.
  static func check(
    _ files: [String], for ios: Int, _ language: Language = .usual, in folder: ScratchFolder
  ) throws -> String {
    let script = Repository.root.appendingPathComponent("Scripts/checks/typecheck.sh")
    let result = try ChildProcess.run(
      script, ["--ios", "\(ios)"] + language.options + files, environment: try environment(folder),
      folder: folder.path, timeout: 300)
    let message = result.standardError + result.standardOutput
    return result.exitCode == 0 || !message.isEmpty ? message : "exit code \(result.exitCode)"
  }

  private static func environment(_ folder: ScratchFolder) throws -> TestEnvironment {
    TestEnvironment(home: folder).setting(["PATH": ProcessInfo.processInfo.environment["PATH"]])
  }
}

/// The settings with which a module's code is compiled.
struct Language: Equatable, CustomStringConvertible {
  /// The language mode.
  var mode = 6
  /// Whether declarations are isolated to the main actor by default, with the upcoming features of Xcode 26's new
  /// projects.
  var isMainActors = false

  static let usual = Language()
  static let all = [5, 6].flatMap { mode in [false, true].map { Language(mode: mode, isMainActors: $0) } }

  var options: [String] { ["--swift", "\(mode)"] + (isMainActors ? ["--main-actor"] : []) }
  var description: String { "Swift \(mode)" + (isMainActors ? ", main actor by default" : "") }
}

/// A process to run. Several run at once, because neither the compiler nor the formatter uses two cores.
struct Job: Sendable {
  let name: String
  let work: @Sendable () throws -> String

  /// The message of each job, in the jobs' order.
  static func run(_ jobs: [Job]) throws -> [(name: String, message: String)] {
    let results = Mutex<[Int: Result<String, any Error>]>([:])
    DispatchQueue.concurrentPerform(iterations: jobs.count) { index in
      let result = Result { try jobs[index].work() }
      results.withLock { $0[index] = result }
    }
    let all = results.withLock(\.self)
    return try jobs.indices.map { (jobs[$0].name, try all[$0]?.get() ?? "") }
  }
}
