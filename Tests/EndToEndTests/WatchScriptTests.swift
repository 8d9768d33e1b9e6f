// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

/// Short runs of the scripts that measure and soak the daemon. Only facts can fail them: a save that was lost,
/// rendered half or rendered twice, a file that was cut off.
struct WatchScriptTests {
  private func run(_ script: String, _ arguments: [String], needs tools: [String]) throws -> ChildProcess {
    for tool in tools where ExternalTool(tool).location == nil { try Test.cancel("\(tool) is not installed") }
    let program = try ProductBinary.url(named: "roundtable").path
    return try ChildProcess.run(
      Repository.root.appendingPathComponent("Scripts/\(script)"), ["--program", program] + arguments,
      environment: TestEnvironment(home: try ScratchFolder()), timeout: 300)
  }

  @Test func `every save of a short measurement is rendered once, one of a hundred specs alone`() throws {
    let result = try run("bench/measure-watch.sh", ["--quick"], needs: ["python3", "inotifywait"])
    #expect(result.exitCode == 0, "\(result.standardOutput)\(result.standardError)")
    #expect(result.standardOutput.hasSuffix("\nok\n"))
  }

  @Test func `no save in pieces is rendered half, and kill -9 leaves whole files`() throws {
    let result = try run("nightly/soak-watch.sh", ["--kills", "8", "150"], needs: ["python3"])
    #expect(result.exitCode == 0, "\(result.standardOutput)\(result.standardError)")
    #expect(result.standardOutput.contains("150 saves in pieces"))
    #expect(result.standardOutput.contains("8 kills: both files whole after each"))
  }

  @Test(arguments: ["bench/measure-watch.sh", "nightly/soak-watch.sh"])
  func `a script says what is wrong with its arguments`(script: String) throws {
    let result = try run(script, ["--bogus"], needs: [])
    #expect(result.exitCode == 2)
    #expect(result.standardError.contains("'--bogus' (hint: "))
  }
}
