// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

/// A short run of the script that measures the daemon. It fails only if a save is lost or rendered twice, not because
/// of durations.
struct WatchScriptTests {
  private func run(_ script: String, _ arguments: [String], needs tools: [String]) throws -> ChildProcess {
    for tool in tools where ExternalTool(tool).location == nil { try Test.cancel("\(tool) is not installed") }
    let program = try ProductBinary.url(named: "roundtable").path
    return try ChildProcess.run(
      Repository.root.appendingPathComponent("Scripts/\(script)"), ["--program", program] + arguments,
      environment: TestEnvironment(home: try ScratchFolder()), timeout: 300)
  }

  @Test
  func
    `every save of a short measurement is rendered once, and one save of a hundred specs renders only one`()
    throws
  {
    let result = try run("bench/measure-watch.sh", ["--quick"], needs: ["python3", "inotifywait"])
    #expect(result.exitCode == 0, "\(result.standardOutput)\(result.standardError)")
    #expect(result.standardOutput.hasSuffix("\nok\n"))
  }

  @Test func `a script reports a wrong argument`() throws {
    let result = try run("bench/measure-watch.sh", ["--bogus"], needs: [])
    #expect(result.exitCode == 2)
    #expect(result.standardError.contains("'--bogus' (hint: "))
  }
}
