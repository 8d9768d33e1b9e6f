import Preview
import Testing

struct StaleMarkTests {
  private let note = StaleNote(
    since: "2026-11-21 08:41:07 UTC", description: "a<b>.yaml:2:1: error: unknown key \"x\"\n  2 | x: 1\n")

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test func `text is marked at its top, and comes back byte for byte`() throws {
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

  @Test func `a picture is marked over its top, with everything escaped`() throws {
    let preview = Array("<svg>\n  <title>&lt;!-- stale --&gt;</title>\n</svg>\n".utf8)
    let marked = try #require(StaleMark.svg.marked(preview, note))
    #expect(text(marked).contains("<g data-stale=\"true\" role=\"alert\">"))
    #expect(text(marked).contains("a&lt;b&gt;.yaml:2:1: error: unknown key &quot;x&quot;"))
    #expect(text(marked).hasSuffix("<!-- /stale -->\n</svg>\n"))
    #expect(StaleMark.svg.unmarked(marked) == preview)
    #expect(StaleMark.svg.marked(marked, note) == marked)
  }

  @Test func `a long reason is cut, control characters are not passed on`() throws {
    let long = StaleNote(since: "t", description: String(repeating: "x", count: 500) + "\u{1B}[2J")
    let marked = text(try #require(StaleMark.svg.marked(Array("<svg></svg>".utf8), long)))
    #expect(marked.contains("x…</text>"))
    #expect(!text(try #require(StaleMark.text.marked([], long))).contains("\u{1B}"))
  }

  @Test func `other formats hold no mark`() {
    #expect(StaleMark(path: "a.json") == nil)
    #expect(StaleMark(path: "a.svg") == .svg)
    #expect(StaleMark.svg.marked(Array("no picture".utf8), note) == nil)
  }

  @Test func `markup with an accent on it stays text`() throws {
    let reason = "t.yaml:1:1: error: '<\u{301}b>\u{301}&\u{301}'"
    let marked = try #require(
      StaleMark.svg.marked(Array("<svg></svg>\n".utf8), StaleNote(since: "now", description: reason)))
    let text = String(decoding: marked, as: UTF8.self)
    #expect(Array(text.utf8).firstRange(of: Array("'<".utf8)) == nil)
    #expect(Array(text.utf8).firstRange(of: Array("&lt;\u{301}b&gt;\u{301}&amp;\u{301}".utf8)) != nil)
  }
}
