// SPDX-License-Identifier: GPL-3.0-or-later

import LineEditing
import Platform
import Testing

/// Programs in the terminal's foreground. Serialized, because this process has one terminal.
@Suite(.serialized)
struct ForegroundProgramTests {
  /// Runs a shell command and checks for a Ctrl-C after its end.
  ///
  /// - Returns: whether the Ctrl-C belonged to the program.
  private func takesInterrupt(after line: String, whileRunning body: () -> Void = {}) throws -> Bool {
    _ = try ForegroundProgram.run {
      let program = try ChildProgram(line)
      body()
      return ForegroundProgram.waitForEnd(of: program)
    }
    return ForegroundProgram.takesInterrupt()
  }

  @Test(arguments: ["kill -INT $$", "exit 130"])
  func `a Ctrl-C that ends a program belongs to it, and the next one does not`(line: String) throws {
    var isTaken = false
    // On a busy machine, this process may pause for longer than it waits for such a Ctrl-C.
    for _ in 0..<20 where !isTaken { isTaken = try takesInterrupt(after: line) }
    #expect(isTaken)
    #expect(!ForegroundProgram.takesInterrupt())
  }

  @Test(arguments: ["true", "kill -TERM $$", "exit 1"])
  func `a Ctrl-C after a program that ended by itself is not the program's`(line: String) throws {
    #expect(try !takesInterrupt(after: line))
  }

  @Test func `a Ctrl-C that was seen while the program ran is not waited for again`() throws {
    var isSeen = false
    #expect(try !takesInterrupt(after: "kill -INT $$") { isSeen = ForegroundProgram.takesInterrupt() })
    #expect(isSeen)
  }

  @Test func `a program that cannot be found or started shows nothing`() {
    #expect(Pager(command: "cat >/dev/null").show { _ = $0(Array("text".utf8)) })
    #expect(!Pager(command: "no-such-program 2>/dev/null").show { _ in })
    // Longer than a program's argument may be.
    #expect(!Pager(command: String(repeating: ": ", count: 100_000)).show { _ in })
  }
}
