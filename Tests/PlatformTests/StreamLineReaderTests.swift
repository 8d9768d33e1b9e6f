// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Platform
import TestSupport
import Testing

@Suite struct StreamLineReaderTests {
  private static func lines(of bytes: some Sequence<UInt8>, limit: Int = 1 << 20) throws -> [String] {
    let folder = ScratchFolder()
    let path = folder.path + "/input"
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
    var reader = StreamLineReader(Descriptor(file.fileDescriptor), limit: limit)
    var lines: [String] = []
    while true {
      do {
        guard let line = try reader.next() else { return lines }
        lines.append(line)
      } catch StreamLineError.lineTooLong(let number, _) {
        lines.append("too long: \(number)")
      }
    }
  }

  @Test(arguments: [
    ("", []), ("\n", [""]), ("a", ["a"]), ("a\n", ["a"]), ("a\nb", ["a", "b"]), ("a\r\nb\r\n", ["a", "b"]),
    ("\n\na\n", ["", "", "a"]), ("\u{FEFF}a\n", ["a"]), ("é\nü", ["é", "ü"]), ("a\rb\n", ["a\rb"]),
  ])
  func `lines end at their line breaks`(text: String, lines: [String]) throws {
    #expect(try Self.lines(of: text.utf8) == lines)
  }

  @Test func `a line that spans many chunks is one line`() throws {
    let long = String(repeating: "0123456789", count: 50_000)
    #expect(try Self.lines(of: "a\n\(long)\nb".utf8) == ["a", long, "b"])
  }

  @Test func `a line above the limit is an error, and the next one is read`() throws {
    let long = String(repeating: "x", count: 300_000)
    #expect(try Self.lines(of: "a\n\(long)\nb\n".utf8, limit: 1000) == ["a", "too long: 2", "b"])
    #expect(try Self.lines(of: "a\n\(long)".utf8, limit: 1000) == ["a", "too long: 2"])
    #expect(try Self.lines(of: "12345\n123456\n".utf8, limit: 5) == ["12345", "too long: 2"])
  }

  /// The whole text of the line was read before its end arrived.
  @Test func `a line of exactly the limit is accepted, wherever a chunk ends`() throws {
    let line = String(repeating: "x", count: 1 << 16)
    #expect(try Self.lines(of: "\(line)\nb".utf8, limit: line.utf8.count) == [line, "b"])
    #expect(try Self.lines(of: "\(line)y\nb".utf8, limit: line.utf8.count) == ["too long: 1", "b"])
  }

  @Test func `bytes that are not UTF-8 are repaired`() throws {
    #expect(try Self.lines(of: [0x61, 0xFF, 0x0A]) == ["a\u{FFFD}"])
  }

  @Test func `a closed descriptor is an error`() {
    var reader = StreamLineReader(Descriptor(-1))
    #expect(throws: StreamLineError.unreadable(.EBADF)) { try reader.next() }
  }

  @Test func `a pipe gets neither prompt nor escape sequence`() throws {
    let home = ScratchFolder()
    let run = try ChildProcess.run(
      ProductBinary.url(named: "line-probe"), input: "a\r\nb\n\nc", environment: TestEnvironment(home: home))
    #expect(run.standardOutput == "1:a\n2:b\n3:\n4:c\n")
    #expect(run.standardError.isEmpty && run.exitCode == 0)
  }

  @Test func `large input and output do not block each other`() throws {
    let home = ScratchFolder()
    let input = String(repeating: "0123456789\n", count: 100_000)
    let run = try ChildProcess.run(
      ProductBinary.url(named: "line-probe"), input: input, environment: TestEnvironment(home: home))
    #expect(run.standardOutput.utf8.count > input.utf8.count && run.exitCode == 0)
  }

  @Test func `output to a file contains no escape sequence even if the input is a terminal`() throws {
    let home = ScratchFolder()
    let terminal = try PseudoTerminal(
      running: URL(fileURLWithPath: "/bin/sh"),
      ["-c", "exec '\(ProductBinary.url(named: "line-probe").path)' > out"],
      environment: TestEnvironment(home: home), folder: home.path)
    terminal.send("x\n\u{4}")
    #expect(try terminal.waitForExit() == .exited(code: 0))
    #expect(try home.read("out") == "1:x\n")
  }
}
