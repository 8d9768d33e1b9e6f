// SPDX-License-Identifier: GPL-3.0-or-later

import CodeExport
import PreviewRendering
import PreviewState
import TableModel
import Testing

struct StaleMarkTests {
  private let note = StaleNote(
    since: "2026-11-21 08:41:07 UTC", description: "a<b>.yaml:2:1: error: unknown key \"x\"\n  2 | x: 1\n")

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test func `text is marked at its top and restored byte for byte`() throws {
    let preview = Array("\n  A row\n".utf8)
    let marked = try #require(StaleMark.text.marked(preview, note))
    #expect(
      text(marked) == """
        !! stale since 2026-11-21 08:41:07 UTC: the last good preview is below
        !! a<b>.yaml:2:1: error: unknown key "x"

          A row

        """)
    #expect(StaleMark.text.unmarked(marked) == preview)
    #expect(StaleMark.text.marked(marked, note) == marked)
    #expect(StaleMark.text.unmarked(preview) == preview)
    #expect(StaleMark.text.isMarked(marked) && !StaleMark.text.isMarked(preview))
  }

  @Test func `code is marked by comments at its top and restored byte for byte`() throws {
    let code = Array(try CodeFormat.uikit.code(for: Table()).source.utf8)
    let mark = try #require(StaleMark(path: "settings.uikit.swift"))
    let marked = try #require(mark.marked(code, note))
    #expect(
      text(marked).hasPrefix(
        """
        // !! stale since 2026-11-21 08:41:07 UTC: the last good preview is below
        // !! a<b>.yaml:2:1: error: unknown key "x"
        // roundtable export uikit
        """))
    #expect(mark.unmarked(marked) == code && mark.marked(marked, note) == marked)
    // Export still recognizes the marked file as one that it may overwrite.
    #expect(CodeFormat.isExported(text(marked)[...]))
  }

  private static let picture =
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"320\" height=\"90.667\" viewBox=\"0 0 320 90.667\">\n"
    + "  <title>&lt;!-- stale --&gt;</title>\n</svg>\n"

  @Test func `an SVG is marked above its top, with everything escaped, and restored byte for byte`()
    throws
  {
    let preview = Array(Self.picture.utf8)
    let marked = try #require(StaleMark.svg.marked(preview, note))
    #expect(text(marked).contains("<g data-stale=\"true\" role=\"alert\">"))
    #expect(text(marked).contains("a&lt;b&gt;.yaml:2:1: error: unknown key &quot;x&quot;"))
    // The picture's bytes are unchanged and below the band.
    #expect(text(marked).contains(Self.picture))
    let root = try #require(
      text(marked).firstMatch(of: /<svg [^>]*height="([0-9.]+)" viewBox="0 -([0-9.]+) 320 ([0-9.]+)"/))
    let whole = try #require(Double(root.1))
    let band = try #require(Double(root.2))
    #expect(band > 20 && abs(whole - 90.667 - band) < 0.01 && root.1 == root.3)
    #expect(text(marked).contains("<rect x=\"0\" y=\"-\(root.2)\" width=\"100%\" height=\"\(root.2)\""))
    for baseline in text(marked).matches(of: /<text x="8" y="([-0-9.]+)"/) {
      #expect((-band...0).contains(Double(baseline.1) ?? .nan))
    }
    #expect(StaleMark.svg.unmarked(marked) == preview)
    #expect(StaleMark.svg.marked(marked, note) == marked)
    let later = StaleNote(since: "later", description: "gone")
    #expect(try StaleMark.svg.unmarked(#require(StaleMark.svg.marked(marked, later))) == preview)
  }

  @Test func `a mark over the top, as in the first version, is removed too`() {
    let old = Self.picture.replacing(
      "</svg>\n", with: "<!-- stale -->\n<g data-stale=\"true\"/>\n<!-- /stale -->\n</svg>\n")
    #expect(text(StaleMark.svg.unmarked(Array(old.utf8))) == Self.picture)
    #expect(
      StaleMark.svg.marked(Array(old.utf8), note) == StaleMark.svg.marked(Array(Self.picture.utf8), note))
  }

  @Test func `an SVG without a size is marked over its top`() throws {
    let preview = Array("<svg>\n</svg>\n".utf8)
    let marked = try #require(StaleMark.svg.marked(preview, note))
    #expect(text(marked).hasSuffix("<!-- /stale -->\n</svg>\n"))
    #expect(StaleMark.svg.unmarked(marked) == preview)
    #expect(StaleMark.svg.marked(marked, note) == marked)
  }

  @Test func `a reason wraps between words`() throws {
    let reason = "settings.yaml:12:5: error: unknown key 'accesory' in a row, expected one of many others"
    let marked = text(
      try #require(
        StaleMark.svg.marked(Array(Self.picture.utf8), StaleNote(since: "now", description: reason))))
    let lines = marked.matches(of: /fill="#FFFFFF">([^<]*)</).map { $0.1.replacing("&#39;", with: "'") }
    #expect(lines.count >= 3)
    #expect(lines.dropFirst().joined(separator: " ") == reason)
  }

  @Test func `a long reason is truncated and has no control characters`() throws {
    let long = StaleNote(since: "t", description: String(repeating: "x", count: 500) + "\u{1B}[2J")
    let marked = text(try #require(StaleMark.svg.marked(Array(Self.picture.utf8), long)))
    #expect(marked.contains("x…</text>"))
    #expect(!text(try #require(StaleMark.text.marked([], long))).contains("\u{1B}"))
  }

  @Test(arguments: [Self.picture, "<svg></svg>\n"])
  func `a reason has at most four lines, as wide as seven eighths of the band`(picture: String) throws {
    let note = StaleNote(since: "t", description: String(repeating: "x", count: 500))
    let marked = text(try #require(StaleMark.svg.marked(Array(picture.utf8), note)))
    let lines = marked.matches(of: />(x+…?)</).map { String($0.1) }
    // 320 points less 8 at each side; 44 letters x at 11 points fit into 266. If the SVG has no size, the narrowest device's
    // width is used.
    #expect(lines.map(\.count) == [44, 44, 44, 43])
  }

  @Test func `other formats contain no mark`() {
    #expect(StaleMark(path: "a.json") == nil)
    #expect(StaleMark(path: "a.svg") == .svg)
    #expect(StaleMark.svg.marked(Array("no picture".utf8), note) == nil)
  }

  @Test func `markup before a combining accent stays text`() throws {
    let reason = "t.yaml:1:1: error: '<\u{301}b>\u{301}&\u{301}'"
    let marked = try #require(
      StaleMark.svg.marked(Array("<svg></svg>\n".utf8), StaleNote(since: "now", description: reason)))
    let text = String(decoding: marked, as: UTF8.self)
    #expect(Array(text.utf8).firstRange(of: Array("'<".utf8)) == nil)
    #expect(Array(text.utf8).firstRange(of: Array("&lt;\u{301}b&gt;\u{301}&amp;\u{301}".utf8)) != nil)
  }
}
