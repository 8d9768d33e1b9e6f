// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import PreviewDaemon

/// A slow reader loses the oldest events, which are counted in their place.
struct ReportBacklogTests {
  private func backlog(count: Int = 3, bytes: Int = 100) -> ReportBacklog {
    ReportBacklog(maximumCount: count, maximumBytes: bytes) { Array("(\($0) lost)".utf8) }
  }

  /// Removes all items; returns the text of each.
  private func rest(_ backlog: inout ReportBacklog) -> [String] {
    var texts: [String] = []
    while let item = backlog.next() { texts.append(String(decoding: item.chunks.joined(), as: UTF8.self)) }
    return texts
  }

  @Test func `a full backlog drops its oldest events`() {
    var backlog = backlog()
    for text in ["a", "b", "c"] { backlog.append([Array(text.utf8)]) }
    #expect(backlog.count == 3 && backlog.bytes == 3 && backlog.lost == 0)
    for text in ["d", "e"] { backlog.append([Array(text.utf8)]) }
    #expect(backlog.lost == 2 && backlog.bytes == 3)
    #expect(rest(&backlog) == ["(2 lost)c", "d", "e"])
    #expect(backlog.bytes == 0 && backlog.lost == 0)
  }

  @Test func `bytes are limited, except for the largest event, which is kept`() {
    var backlog = backlog(count: 10, bytes: 10)
    let large = String(repeating: "L", count: 50)
    for text in ["12345", large, "67890"] { backlog.append([Array(text.utf8)]) }
    #expect(backlog.lost == 0)
    backlog.append([Array("x".utf8)])
    #expect(backlog.lost == 1)
    #expect(rest(&backlog) == ["(1 lost)" + large, "67890", "x"])
  }

  @Test func `if a notice could not be written, its count is kept`() throws {
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
