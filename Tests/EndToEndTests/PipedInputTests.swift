// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

/// A file that an argument names may be a pipe.
struct PipedInputTests {
  private static let spec = "sections: [{rows: [Piped]}]"

  private func bash(_ script: String, folder: String? = nil) throws -> ChildProcess {
    let home = ScratchFolder()
    return try ChildProcess.run(
      URL(fileURLWithPath: "/bin/bash"),
      ["-c", script, try ProductBinary.url(named: "roundtable").path],
      environment: TestEnvironment(home: home),
      folder: folder ?? home.path)
  }

  @Test(arguments: [
    ("\"$0\" render <(echo '\(spec)')", "Piped"),
    ("echo '\(spec)' | \"$0\" render /dev/stdin", "Piped"),
    ("\"$0\" lint <(echo '\(spec)') <(echo '\(spec)') && echo fine", "fine"),
    ("\"$0\" diff <(echo '\(spec)') <(echo '\(spec) # same')", "no difference"),
    ("\"$0\" run <(echo 'echo one') <(sleep 0.2; echo 'echo two')", "one\ntwo\n"),
    ("echo 'echo in' | \"$0\" run -f /dev/stdin", "in\n"),
    ("\"$0\" run --spec <(echo '\(spec)') -e 'show' -e 'status'", "none"),
    ("\"$0\" run --check <(printf '> echo a\\r\\na\\r\\n')", "as expected"),
    ("mkfifo p; (sleep 0.2; echo 'echo late' > p) & \"$0\" run p", "late\n"),
    ("printf '\\xEF\\xBB\\xBFecho crlf\\r\\nadd-row x\\r\\n' | \"$0\"", "crlf\nrow 0.0 'x' added\n"),
    ("echo '\(spec)' | \"$0\" run -e 'open /dev/stdin' -e 'show --format ascii'", "Piped"),
  ])
  func `a pipe is read to its end`(script: String, expected: String) throws {
    let result = try bash(script)
    #expect(result.exitCode == 0, "\(script): \(result.standardError)")
    #expect(result.standardOutput.contains(expected), "\(script): \(result.standardOutput)")
  }

  @Test func `an endless input is refused`() throws {
    let endless = try bash("\"$0\" render /dev/zero")
    #expect(endless.exitCode == 2)
    #expect(endless.standardError.contains("larger than"))
  }

  @Test func `output to pipes and devices is written directly`() throws {
    let folder = ScratchFolder()
    let result = try bash(
      """
      mkfifo p; cat p > copy & "$0" run -e 'output p' -e 'echo to the pipe' -e 'output' \
      -e 'output /dev/null' -e 'echo lost' -e 'output /dev/stderr' -e 'echo told' && wait
      """, folder: folder.path)
    #expect(result.exitCode == 0, "\(result.standardError)")
    #expect(try folder.read("copy") == "to the pipe\n")
    #expect(result.standardError.hasSuffix("told\n"))
    #expect(!result.standardOutput.contains("lost"))
  }
}
