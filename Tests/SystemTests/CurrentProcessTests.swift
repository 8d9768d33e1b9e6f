// SPDX-License-Identifier: GPL-3.0-or-later

import System
import Testing

struct CurrentProcessTests {
  /// KiB of files' pages that this process has in memory.
  private var filePages: Int? {
    let status = try? FileReader.read("/proc/self/status", sizeLimit: FileReader.defaultSizeLimit)
    let lines = status.map { String(decoding: $0, as: UTF8.self).split(separator: "\n") } ?? []
    let line = lines.first { $0.hasPrefix("RssFile:") }
    return line?.split(whereSeparator: { $0 == " " || $0 == "\t" }).dropFirst().first.flatMap { Int($0) }
  }

  @Test func `code that was given back runs on`() throws {
    // More of it than the tests beside this one fetch meanwhile.
    let before = try #require(filePages)
    var least = before
    for _ in 0..<20 where least > before * 2 / 3 {
      CurrentProcess.releaseCode()
      least = min(least, try #require(filePages))
    }
    #expect(least <= before * 2 / 3)
    #expect((1...100).map(String.init).joined().utf8.count == 192)
  }
}
