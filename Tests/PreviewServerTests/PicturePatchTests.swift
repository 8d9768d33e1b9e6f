// SPDX-License-Identifier: GPL-3.0-or-later

import TestSupport
import Testing

@testable import PreviewServer

/// A viewer receives only the changes of a picture. These tests apply the steps as the page does.
struct PicturePatchTests {
  /// A picture as its root's attributes and the elements in it.
  private struct Picture: Equatable {
    var root: String
    var items: [String] = []

    init(_ lines: some Sequence<Substring>) throws {
      var lines = Array(lines)[...]
      root = try String(#require(lines.first).drop { $0 != " " })
      lines = lines.dropFirst()
      for line in lines where line != "</svg>" {
        if line.hasPrefix("  <"), !line.hasPrefix("  </") {
          items.append(String(line))
        } else {
          items[items.count - 1] += "\n" + line
        }
      }
    }

    mutating func apply(_ patch: String) throws {
      var lines = patch.split(separator: "\n")[...]
      root = try String(#require(lines.first).drop { $0 != " " })
      lines = lines.dropFirst()
      var next = 0
      while let step = lines.popFirst(), step != "</patch>" {
        let count = step.split(separator: "\"").dropFirst().first.flatMap { Int($0) } ?? 0
        if step.hasPrefix("<keep ") {
          next += count
        } else if step.hasPrefix("<drop ") {
          items.removeSubrange(next..<(next + count))
        } else if step == "<put>" {
          let end = try #require(lines.firstIndex(of: "</put>"))
          let added = try Picture(["<svg>"] + lines[..<end]).items
          items.insert(contentsOf: added, at: next)
          next += added.count
          lines = lines[(end + 1)...]
        } else {
          #expect(step.hasPrefix("<renew ") && items[next].hasPrefix("  <g "))
          let rest = items[next].drop { $0 != "\n" }
          items[next] = "  <g" + step.dropFirst("<renew".count).dropLast(2) + ">" + rest
          next += 1
        }
      }
    }
  }

  private func spec(_ rows: [String]) -> String {
    "sections:\n  - rows:\n" + rows.map { "      - \($0)\n" }.joined()
  }

  private func tag(_ response: RawResponse) throws -> String {
    try #require(response["etag"], "\(response.status) \(response.body.prefix(200))").filter { $0 != "\"" }
  }

  private func picture(_ response: RawResponse) throws -> Picture {
    try Picture(response.body.split(separator: "\n"))
  }

  @Test func `a page with one picture makes every later one from patches`() throws {
    var random = SeededGenerator(seed: 7)
    var rows = (0..<40).map { "{title: Row \($0), image: {symbol: wifi, tileColor: systemBlue}}" }
    let fixture = try PageFixture(["t.yaml": spec(rows)])
    var answer = try fixture.get("picture/0")
    var shown = try picture(answer)
    var patches = 0
    for number in 0..<30 {
      let index = Int.random(in: 0..<rows.count, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0: rows.insert("{title: New \(number)}", at: index)
      case 1 where rows.count > 20: rows.remove(at: index)
      case 2: rows[index] = "{title: High \(number), rowHeight: \(40 + number)}"
      case 3: rows.swapAt(index, 0)
      default: rows[index] = "{title: Set \(number), detail: x}"
      }
      try fixture.save(spec(rows))
      answer = try fixture.get("picture/0?since=\(tag(answer))")
      if answer.body.hasPrefix("<patch") {
        try shown.apply(answer.body)
        patches += 1
      } else {
        shown = try picture(answer)
      }
      #expect(try shown == picture(fixture.get("picture/0")), "after save \(number)")
    }
    #expect(patches > 20)
  }

  @Test(arguments: 0...6) func `moved rows are updated up to the last one`(place: Int) throws {
    func svg(_ names: [String]) -> String {
      let rows = names.enumerated().map { index, name in
        "  <g y=\"\(index)\">\n    <text>\(name) \(String(repeating: "x", count: 90))</text>\n  </g>\n"
      }
      return "<svg height=\"\(names.count)\">\n" + rows.joined() + "</svg>\n"
    }
    let old = ["a", "b", "c", "d", "e", "f"]
    var new = old
    new.insert("new", at: place)
    var shown = try Picture(svg(old).split(separator: "\n"))
    let patch = try #require(PicturePatch(from: Array(svg(old).utf8), to: Array(svg(new).utf8)))
    try shown.apply(String(decoding: patch.document, as: UTF8.self))
    #expect(try shown == Picture(svg(new).split(separator: "\n")))
  }

  @Test func `the patch for one row of many contains only that row`() throws {
    var rows = (0..<300).map { "Row \($0)" }
    let fixture = try PageFixture(["t.yaml": spec(rows)])
    let first = try fixture.get("picture/0")
    rows[150] = "Changed"
    try fixture.save(spec(rows))
    let patch = try fixture.get("picture/0?since=\(tag(first))")
    #expect(patch["content-type"] == "application/xml")
    #expect(patch.body.contains("Changed") && patch.body.utf8.count < 2000, "\(patch.body.utf8.count) bytes")
    // Nothing changed since.
    let same = try fixture.get("picture/0?since=\(tag(patch))")
    #expect(!same.body.contains("<put>"))
    #expect(try tag(same) == tag(patch))
  }

  @Test func `a viewer with another picture, or one that is no longer kept, gets the whole picture`() throws {
    var limits = PageLimits()
    limits.pictureBytes = 1
    let fixture = try PageFixture(["t.yaml": spec(["A", "B", "C"])], limits: limits)
    let first = try tag(fixture.get("picture/0"))
    #expect(try fixture.get("picture/0?since=\(first)&direction=rtl").body.hasPrefix("<svg"))
    // The other picture replaced the first one.
    #expect(try fixture.get("picture/0?since=\(first)").body.hasPrefix("<svg"))
    #expect(try fixture.get("picture/0?since=999").body.hasPrefix("<svg"))
    for malformed in ["x", "-1", "1e3", "9999999999"] {
      #expect(try fixture.get("picture/0?since=\(malformed)").status == 400)
    }
  }
}
