// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import NIOCore
import Platform
import PreviewRendering
import PreviewServer
import Synchronization
import TestSupport
import Testing

/// The content of the page: now, while a spec is invalid, and for later visitors.
struct PageShowingTests {
  private static let one = "title: Shop\nsections:\n  - rows: [First]\n"
  private static let two = "title: Shop\nsections:\n  - rows: [Second]\n"

  private func spec(_ fixture: PageFixture, at index: Int = 0) throws -> [String: Any] {
    let specs = try fixture.json("state")["specs"] as? [[String: Any]] ?? []
    return try #require(specs.indices.contains(index) ? specs[index] : nil)
  }

  /// The data of the next event of a kind.
  private func next(_ stream: RawConnection, _ kind: String) throws -> String {
    _ = try #require(stream.read(through: "event: \(kind)\ndata: "), "no '\(kind)' came")
    return try #require(stream.read(through: "\n\n"))
  }

  private func listen(_ fixture: PageFixture) throws -> RawConnection {
    let stream = try fixture.connect(asking: "events")
    _ = try #require(stream.read(through: "\r\n\r\n"))
    return stream
  }

  @Test func `a viewer gets the state at once and after every save`() throws {
    let fixture = try PageFixture(["t.yaml": Self.one])
    let stream = try listen(fixture)
    #expect(try next(stream, "state").contains("\"revision\": 1"))
    try fixture.save(Self.two)
    let second = try next(stream, "state")
    #expect(second.contains("\"revision\": 2"))
    #expect(second.contains("\"hasBefore\": true"))
    #expect(second.contains("\"status\": \"good\""))
    #expect(try fixture.get("picture/0?revision=2").body.contains("Second"))
    #expect(try fixture.get("picture/0?revision=2&at=before").body.contains("First"))
  }

  @Test func `a viewer of the spec's own picture gets its change before the state, if the change is short`()
    throws
  {
    let rows = { (name: String, count: Int) in
      let titles = (0..<1000).map { $0 < count ? "\(name) \($0)" : "Row \($0)" }
      return "sections:\n  - rows: [\(titles.joined(separator: ", "))]\n"
    }
    let fixture = try PageFixture(["t.yaml": rows("First", 1)])
    let tag = try #require(try fixture.get("picture/0?mark=0")["etag"]).filter { $0 != "\"" }
    let stream = try listen(fixture)
    _ = try next(stream, "state")
    try fixture.save(rows("Second", 1))
    let text = try next(stream, "picture")
    let change = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(change["spec"] as? Int == 0 && change["revision"] as? Int == 2)
    #expect(change["since"] as? String == tag)
    #expect((change["patch"] as? String)?.contains("Second") == true)
    #expect(try next(stream, "state").contains("\"revision\": 2"))
    let newer = try fixture.get("picture/0?mark=0&since=\(tag)")
    #expect(newer.body == change["patch"] as? String)
    #expect(newer["etag"] == (change["tag"] as? String).map { "\"\($0)\"" })
    // A change of 64 KiB isn't sent to all viewers.
    try fixture.save(rows("Third", 300))
    let events = stream.read(through: "event: state\n")
    #expect(events?.contains("event: picture") == false)
  }

  @Test func `the preview equals the file, byte for byte`() throws {
    let fixture = try PageFixture(["t.yaml": Self.one])
    #expect(try fixture.get("picture/0").body == fixture.scratch.read("t.svg"))
    try fixture.save("sections: 3\n")
    #expect(try fixture.get("picture/0").body == fixture.scratch.read("t.svg"))
    try fixture.save(Self.two)
    #expect(try fixture.get("picture/0").body == fixture.scratch.read("t.svg"))
  }

  @Test func `a visitor during an error gets the last good preview, marked, and the reason`() throws {
    let fixture = try PageFixture(["t.yaml": Self.one])
    try fixture.save("sections: 3\n")
    let page = try fixture.get("").body
    #expect(page.contains("<img id=\"picture\" src=\"picture/0?revision=2&amp;mark=0\""))
    let since = WallClock.local("2026-11-21 08:41:07 UTC")
    #expect(page.contains("role=\"alert\">Broken since \(since): "))
    #expect(page.contains("<noscript>") && page.contains("This is the last good preview."))
    #expect(page.contains("t.yaml:1:11: error: expected &#39;sections&#39; to be a list"))
    let state = try spec(fixture)
    #expect(state["status"] as? String == "stale")
    #expect(state["since"] as? String == since)
    let picture = try fixture.get("picture/0").body
    #expect(picture.contains("First") && picture.contains("data-stale=\"true\""))
    #expect(picture.contains("Stale since 2026-11-21 08:41:07 UTC"))
    let stream = try listen(fixture)
    #expect(try next(stream, "state").contains("\"status\": \"stale\""))
    try fixture.save(Self.two)
    #expect(try next(stream, "state").contains("\"status\": \"good\""))
    #expect(try !fixture.get("picture/0").body.contains("data-stale"))
    #expect(try !fixture.get("").body.contains("role=\"alert\">Broken"))
  }

  @Test func `a preview is not stale because a file could not be written`() throws {
    let fixture = try PageFixture(["t.yaml": Self.one])
    try fixture.scratch.remove("t.svg")
    try fixture.scratch.makeDirectory("t.svg")
    try fixture.save(Self.two)
    let state = try spec(fixture)
    #expect(state["status"] as? String == "good")
    #expect((state["unwritten"] as? String)?.hasSuffix("t.svg': it is not a regular file") == true)
    let picture = try fixture.get("picture/0").body
    #expect(picture.contains("Second") && !picture.contains("data-stale"))
    #expect(try fixture.get("").body.contains("role=\"alert\">Not written: cannot replace"))
    try fixture.scratch.remove("t.svg")
    try fixture.save(Self.one)
    #expect(try spec(fixture)["unwritten"] is NSNull)
    #expect(try !fixture.get("").body.contains("role=\"alert\">Not written"))
  }

  @Test func `a spec that was never valid has no preview and says why`() throws {
    let fixture = try PageFixture(["t.yaml": "sections: 3\n"])
    #expect(try spec(fixture)["status"] as? String == "failed")
    #expect(try fixture.get("picture/0").status == 404)
    #expect(try fixture.get("inspect/0?element=first").status == 404)
    #expect(try !fixture.get("").body.contains("<img id=\"picture\""))
    #expect(try fixture.get("").body.contains("role=\"alert\">Broken"))
  }

  @Test func `each of several specs has its own address`() throws {
    let fixture = try PageFixture(["a.yaml": Self.one, "b.yaml": Self.two, "c.yaml": "sections: 3\n"])
    #expect(try spec(fixture, at: 0)["name"] as? String == "a.yaml")
    #expect(try spec(fixture, at: 2)["status"] as? String == "failed")
    #expect(try fixture.get("picture/0").body.contains("First"))
    #expect(try fixture.get("picture/1").body.contains("Second"))
    #expect(try fixture.get("picture/3").status == 404)
  }

  @Test func `the requested spec is reported as viewed once, until another is requested`()
    throws
  {
    let fixture = try PageFixture([
      "a.yaml": "sections: [{rows: [First]}]", "b.yaml": "sections: [{rows: [Second]}]",
    ])
    let viewed = Mutex<[String]>([])
    fixture.server.onViewed { spec in viewed.withLock { $0.append(spec) } }
    for index in [1, 1, 0, 7, 1] { _ = try fixture.get("picture/\(index)") }
    let (a, b) = (fixture.scratch.path("a.yaml"), fixture.scratch.path("b.yaml"))
    #expect(viewed.withLock { $0 } == [b, a, b])
  }

  @Test func `specs with the same name are distinguished by as few folders as necessary`() throws {
    let files = ["a/x/t.yaml", "b/x/t.yaml", "b/u.yaml"]
    let fixture = try PageFixture(
      Dictionary(uniqueKeysWithValues: files.map { ($0, Self.one) }), order: files)
    #expect(
      try (0..<3).map { try spec(fixture, at: $0)["name"] as? String } == [
        "a/x/t.yaml", "b/x/t.yaml", "u.yaml",
      ])
  }

  @Test func `only links that open an editor contain the path of a valid spec`() throws {
    let fixture = try PageFixture(["a.yaml": Self.one])
    for path in ["", "state", "picture/0"] {
      #expect(try !fixture.get(path).body.contains(fixture.scratch.path))
    }
    let inspected = try fixture.get("inspect/0?element=row-0.0").body
    #expect(inspected.contains("\"path\": \"\(fixture.scratch.path("a.yaml"))\""))
    #expect(inspected.components(separatedBy: fixture.scratch.path).count == 2)
  }

  @Test func `each variant is a different picture, and an unknown variant is refused`() throws {
    let fixture = try PageFixture([
      "t.yaml": "sections:\n  - header: Shop\n    rows: [{title: A, accessory: checkmark}]\n"
    ])
    let plain = try fixture.get("picture/0").body
    var seen = [plain]
    for query in [
      "device=iPhone-SE", "textSize=accessibilityLarge", "direction=rtl", "appearance=dark",
      "orientation=landscape", "profile=ios26", "gaps=1",
      "device=iPad-mini&direction=rtl&appearance=dark",
    ] {
      let response = try fixture.get("picture/0?revision=1&\(query)")
      #expect(response.status == 200, "\(query)")
      #expect(!seen.contains(response.body), "\(query)")
      seen.append(response.body)
    }
    #expect(try fixture.get("picture/0?textSize=large&direction=ltr").body == plain)
    let choices = try #require(try fixture.json("state")["choices"] as? [String: Any])
    let devices = try #require(choices["device"] as? [[String: Any]])
    for device in devices {
      #expect(try fixture.get("picture/0?device=\(try #require(device["id"] as? String))").status == 200)
    }
    for key in ["textSize", "direction", "appearance", "contrast", "orientation"] {
      for value in try #require(choices[key] as? [String]) {
        #expect(try fixture.get("picture/0?\(key)=\(value)").status == 200)
      }
      #expect(try fixture.get("picture/0?\(key)=none").status == 400)
    }
  }

  @Test func `names of a spec and its file are text wherever they appear`() throws {
    let evil = "</script><script>alert(1)</script><img src=x onerror='alert(2)'>\" & \\u202e"
    let name = "a<b>&\"'\u{1B}[31m.yaml"
    let fixture = try PageFixture([
      name:
        "title: \"\(evil.replacing("\"", with: "\\\""))\"\nsections:\n  - rows: [\"\(evil.replacing("\"", with: "\\\""))\"]\n"
    ])
    let page = try fixture.get("").body
    #expect(page.components(separatedBy: "<script").count == 3, "only the page's own script and its data")
    #expect(!page.contains("<b>") && !page.contains("<img src=x"))
    #expect(page.contains("a&lt;b&gt;&amp;&quot;&#39;\\u001b[31m.yaml"))
    #expect(!page.contains("\u{1B}"))
    let picture = try fixture.get("picture/0").body
    #expect(!picture.contains("<script") && !picture.contains("<img") && !picture.contains("\u{1B}"))
    #expect(try fixture.json("inspect/0?element=row-0.0")["label"] as? String != nil)
    try fixture.save("sections: \"</script><script>alert(3)</script>\"\n", to: name)
    let broken = try fixture.get("").body
    #expect(broken.components(separatedBy: "<script").count == 3)
    #expect(try !fixture.get("picture/0").body.contains("<script"))
  }

  @Test func `a name that reverses text is escaped wherever it appears`() throws {
    let fixture = try PageFixture(["evil-\u{202E}lmay.yaml": "sections: 3\n"])
    for path in ["", "state"] {
      let body = try fixture.get(path).body
      #expect(body.contains("202elmay.yaml"))
      #expect(!body.unicodeScalars.contains("\u{202E}"))
    }
    #expect(try spec(fixture)["name"] as? String == "evil-\\u202elmay.yaml")
    #expect((try spec(fixture)["problem"] as? String)?.contains("evil-\\u202elmay.yaml:1:11: error") == true)
    try fixture.save(Self.one, to: "evil-\u{202E}lmay.yaml")
    let excerpt = try fixture.json("inspect/0?element=row-0.0")["source"] as? [String: Any]
    #expect(excerpt?["file"] as? String == "evil-\\u202elmay.yaml")
  }

  @Test func `the page shows a stale preview without its mark, and the mark's text beside it`() throws {
    let fixture = try PageFixture(["t.yaml": Self.one])
    let good = try fixture.get("picture/0").body
    try fixture.save("sections: 3\n")
    #expect(try fixture.get("picture/0?revision=2&mark=0").body == good)
    #expect(try fixture.get("picture/0?mark=1").body.contains("data-stale"))
    #expect(try fixture.get("picture/0?mark=2").status == 400)
  }

  @Test func `a live connection sends heartbeats`() throws {
    var limits = PageLimits()
    limits.heartbeat = .milliseconds(20)
    let fixture = try PageFixture(["t.yaml": Self.one], limits: limits)
    let stream = try listen(fixture)
    #expect(stream.read(through: "event: alive\ndata: {}\n\n") != nil)
    #expect(stream.read(through: "event: alive\ndata: {}\n\n") != nil)
  }

  @Test func `a port in use is an error with a suggestion`() throws {
    let fixture = try PageFixture(["t.yaml": Self.one])
    let second = PageServer(specs: [], rendering: .init())
    #expect {
      try second.start(port: fixture.client.port)
    } throws: { error in
      "\(error)".contains("cannot serve the page on port \(fixture.client.port): ")
        && "\(error)".hasSuffix("hint: choose another --port, or omit --port to use any free port")
    }
  }
}
