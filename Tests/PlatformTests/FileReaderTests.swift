// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import Platform
import TestSupport
import Testing

struct FileReaderTests {
  private let scratch = ScratchFolder()

  private func error(_ path: String, limit: Int = 100) -> String? {
    do {
      _ = try FileReader.read(path, sizeLimit: limit)
      return nil
    } catch { return error.description.replacing(scratch.path, with: "…") }
  }

  @Test func `a file is read whole, through links`() throws {
    try scratch.overwrite("abc", to: "a")
    try scratch.link("b", to: "a")
    #expect(try FileReader.read(scratch.path("b")) == Array("abc".utf8))
  }

  @Test func `a socket that this process has open is read by its number`() throws {
    var ends: [Int32] = [-1, -1]
    try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
    defer { close(ends[0]) }
    _ = write(ends[1], "abc", 3)
    close(ends[1])
    #expect(try InputReader.read("/dev/fd/\(ends[0])") == Array("abc".utf8))
  }

  @Test func `a file that reports no size is read too`() throws {
    #expect(try !FileReader.read("/proc/self/status").isEmpty)
  }

  @Test func `unreadable paths are refused with a clear message`() throws {
    mkfifo(scratch.path("pipe"), 0o644)
    try scratch.overwrite(String(repeating: "x", count: 101), to: "big")
    #expect(error(scratch.path("none")) == "cannot open '…/none': no such file or directory")
    #expect(error(scratch.path) == "cannot read '…': it is not a regular file")
    #expect(error(scratch.path("pipe")) == "cannot read '…/pipe': it is not a regular file")
    try scratch.overwrite(String(repeating: "x", count: 100), to: "full")
    #expect(error(scratch.path("full")) == nil)
    #expect(error("/dev/zero") == "cannot read '/dev/zero': it is not a regular file")
    #expect(error(scratch.path("big")) == "cannot read '…/big': it is larger than 100 bytes")
    #expect(
      error("/proc/self/maps", limit: 10) == "cannot read '/proc/self/maps': it is larger than 10 bytes")
  }
}
