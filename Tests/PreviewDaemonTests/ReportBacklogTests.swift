// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import PreviewDaemon

/// What a slow reader loses: the oldest, counted where they are missing.
struct ReportBacklogTests {
  private func backlog(count: Int = 3, bytes: Int = 100) -> ReportBacklog {
    ReportBacklog(maximumCount: count, maximumBytes: bytes) { Array("(\($0) lost)".utf8) }
  }

  /// Everything that is left, an item a text.
  private func rest(_ backlog: inout ReportBacklog) -> [String] {
    var texts: [String] = []
    while let item = backlog.next() { texts.append(String(decoding: item.chunks.joined(), as: UTF8.self)) }
    return texts
  }

  @Test func `as many as it holds wait, and the oldest give way to more`() {
    var backlog = backlog()
    for text in ["a", "b", "c"] { backlog.append([Array(text.utf8)]) }
    #expect(backlog.count == 3 && backlog.bytes == 3 && backlog.lost == 0)
    for text in ["d", "e"] { backlog.append([Array(text.utf8)]) }
    #expect(backlog.lost == 2 && backlog.bytes == 3)
    #expect(rest(&backlog) == ["(2 lost)c", "d", "e"])
    #expect(backlog.bytes == 0 && backlog.lost == 0)
  }

  @Test func `bytes are bounded but for the largest, which is shown`() {
    var backlog = backlog(count: 10, bytes: 10)
    let large = String(repeating: "L", count: 50)
    for text in ["12345", large, "67890"] { backlog.append([Array(text.utf8)]) }
    #expect(backlog.lost == 0)
    backlog.append([Array("x".utf8)])
    #expect(backlog.lost == 1)
    #expect(rest(&backlog) == ["(1 lost)" + large, "67890", "x"])
  }

  @Test func `answers that are waited for do not give way, and carry no notice`() {
    var backlog = backlog(count: 2)
    backlog.append([Array("answer".utf8)], isKept: true)
    for text in ["a", "b", "c"] { backlog.append([Array(text.utf8)]) }
    #expect(rest(&backlog) == ["answer", "(2 lost)c"])
  }

  @Test func `a notice that could not be written is counted with what it told`() throws {
    var backlog = backlog(count: 1)
    for text in ["a", "b", "c"] { backlog.append([Array(text.utf8)]) }
    let next = backlog.next()
    let item = try #require(next)
    #expect(item.events == 3 && backlog.lost == 0)
    backlog.lose(item)
    #expect(backlog.lost == 3)
    backlog.append([Array("d".utf8)])
    #expect(rest(&backlog) == ["(3 lost)d"])
  }
}
