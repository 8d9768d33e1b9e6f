// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import PreviewServer
import TestSupport
import Testing

/// The numbers of the preview, each with its origin.
struct InspectionTests {
  private static let spec = """
    # The first line.
    style: insetGrouped
    cornerRadius: 12
    tableHeaderView: {height: 30}
    sections:
      - header: Network
        footer: Ask first.
        rows:
          - Wi-Fi
          - {id: danger, title: Reset, rowHeight: 60}
      - rows:
          - Last

    """

  private func names(_ fixture: PageFixture, from start: String, _ key: String) throws -> [String] {
    var names: [String] = []
    var next: String? = start
    while let name = next, names.count < 100 {
      let answer = try fixture.json("inspect/0?element=\(name)")
      names.append(try #require(answer["element"] as? String))
      next = answer[key] as? String
    }
    return names
  }

  @Test func `elements follow each other from top to bottom and back`() throws {
    let fixture = try PageFixture(["t.yaml": Self.spec])
    let down = try names(fixture, from: "first", "next")
    #expect(
      down == [
        "tableHeader", "header-0", "row-0.0", "row-0.1", "footer-0", "header-1", "row-1.0", "footer-1",
      ])
    #expect(try names(fixture, from: try #require(down.last), "previous") == down.reversed())
  }

  @Test func `a row reports its frame, its parts and its place in the spec`() throws {
    let fixture = try PageFixture(["t.yaml": Self.spec])
    let row = try fixture.json("inspect/0?element=row-0.1")
    #expect(row["label"] as? String == "row 0.1 'Reset'")
    #expect((row["frame"] as? [String: Double])?["height"] == 60)
    let corners = try #require(row["corners"] as? [String: Any])
    #expect(corners["bottomLeft"] as? Double == 12 && corners["topLeft"] as? Double == 0)
    let source = try #require(row["source"] as? [String: Any])
    #expect(source["file"] as? String == "t.yaml")
    #expect(source["line"] as? Int == 10 && source["column"] as? Int == 9)
    #expect(source["firstLine"] as? Int == 6)
    #expect((source["lines"] as? [String])?[4] == "      - {id: danger, title: Reset, rowHeight: 60}")
    let height = try #require(
      (row["explanations"] as? [[String: Any]])?.first { $0["property"] as? String == "height" })
    let term = try #require((height["terms"] as? [[String: Any]])?.first)
    #expect((term["origin"] as? String)?.contains("rowHeight, set on row 0.1 (t.yaml:10)") == true)
    let settings = try #require(row["settings"] as? [[String: Any]])
    func setting(_ name: String) -> [String: Any]? { settings.first { $0["name"] as? String == name } }
    #expect(setting("rowHeight")?["value"] as? String == "60")
    #expect(setting("rowHeight")?["origin"] as? String == "rowHeight, set on row 0.1 (t.yaml:10)")
    #expect(setting("cornerRadius")?["origin"] as? String == "cornerRadius, set on the table (t.yaml:3)")
    #expect(setting("rowColor")?["value"] as? String == "secondarySystemGroupedBackground")
    #expect(setting("rowColor")?["origin"] is NSNull)
  }

  @Test func `only the first 400 characters of a long line of the spec are shown`() throws {
    let start = "      - {title: A} # "
    let fixture = try PageFixture([
      "t.yaml": "sections:\n  - rows:\n\(start)\(String(repeating: "\u{E9}", count: 400))\n"
    ])
    let source = try #require(try fixture.json("inspect/0?element=row-0.0")["source"] as? [String: Any])
    let line = try #require((source["lines"] as? [String])?[2])
    #expect(line == start + String(repeating: "\u{E9}", count: 400 - start.count))
  }

  @Test func `bars and the view of a table without rows are elements with parts and numbers`() throws {
    let fixture = try PageFixture([
      "t.yaml":
        "navigation: {title: Inbox, right: plus}\ncontentUnavailable: {text: No Mail}\ntoolbarItems: [{button: Edit}]\n"
    ])
    #expect(try names(fixture, from: "first", "next") == ["contentUnavailable", "navigationBar", "toolbar"])
    let view = try fixture.json("inspect/0?element=contentUnavailable")
    #expect((view["parts"] as? [[String: Any]])?.compactMap { $0["name"] as? String } == ["text"])
    #expect((view["source"] as? [String: Any])?["line"] as? Int == 2)
    let bar = try fixture.json("inspect/0?x=370&y=20")
    #expect(bar["element"] as? String == "navigationBar")
    let properties = (bar["explanations"] as? [[String: Any]])?.compactMap { $0["property"] as? String }
    #expect(properties?.contains("right x") == true && properties?.first == "height")
    let tools = try fixture.json("inspect/0?element=toolbar")
    #expect((tools["parts"] as? [[String: Any]])?.compactMap { $0["name"] as? String } == ["item 0"])
  }

  @Test func `the scroll indicator, the refresh control and the section index are elements`() throws {
    let rows = (0..<40).map { "r\($0)" }.joined(separator: ", ")
    let fixture = try PageFixture([
      "t.yaml": """
      style: plain
      traits: {device: iPhone-15}
      contentOffset: 0
      showsVerticalScrollIndicator: true
      refreshControl: {isRefreshing: true}
      sectionIndexTitles: [A, B]
      sections: [{header: A, rows: [\(rows)]}]

      """
    ])
    let kinds = ["refreshControl", "sectionIndex", "scrollIndicator"]
    #expect(try Array(names(fixture, from: "first", "next").suffix(3)) == kinds)
    for (kind, line) in zip(kinds, [5, 6, 4]) {
      let answer = try fixture.json("inspect/0?element=\(kind)")
      let frame = try #require(answer["frame"] as? [String: Double])
      let origin = try #require(answer["origin"] as? [String: Double])
      let x = try #require(frame["x"]) + 1 - #require(origin["x"])
      let y = try #require(frame["y"]) + 1 - #require(origin["y"])
      let hit = try fixture.json("inspect/0?x=\(x)&y=\(y)")
      #expect(hit["element"] as? String == kind)
      #expect((answer["source"] as? [String: Any])?["line"] as? Int == line, "\(kind)")
    }
    let control = try fixture.json("inspect/0?element=refreshControl")
    let properties = (control["explanations"] as? [[String: Any]])?.compactMap { $0["property"] as? String }
    #expect(properties == ["refresh height", "spinner x", "spinner y"])
  }

  @Test func `a point finds the element under it, in the picture's coordinates`() throws {
    let fixture = try PageFixture(["t.yaml": Self.spec])
    for element in ["tableHeader", "header-0", "row-0.0", "row-0.1", "footer-0", "row-1.0"] {
      let answer = try fixture.json("inspect/0?element=\(element)")
      let frame = try #require(answer["frame"] as? [String: Double])
      let x = try #require(frame["x"]) + 1
      let y = try #require(frame["y"]) + 1
      let hit = try fixture.json("inspect/0?x=\(x)&y=\(y)")
      #expect(hit["element"] as? String == element)
    }
    #expect(try fixture.get("inspect/0?x=-5&y=-5").status == 404)
    #expect(try fixture.get("inspect/0?x=1&y=90000").status == 404)
  }

  @Test func `with a scroll offset, the picture begins further down`() throws {
    let rows = (0..<40).map { "Row \($0)" }.joined(separator: ", ")
    let fixture = try PageFixture([
      "t.yaml":
        "style: plain\ncontentOffset: 500\ntraits: {height: 400}\nsections:\n  - {header: Title, rows: [\(rows)]}\n"
    ])
    // A plain table's title stays at the top of the visible part, over the rows.
    let top = try fixture.json("inspect/0?x=100&y=3")
    #expect(top["element"] as? String == "header-0")
    #expect((top["origin"] as? [String: Double])?["y"] == 500)
    #expect((top["frame"] as? [String: Double])?["y"] == 500)
    #expect(top["scrolled"] as? Bool == true)
    let row = try fixture.json("inspect/0?x=100&y=300")
    let frame = try #require(row["frame"] as? [String: Double])
    let y = try #require(frame["y"])
    let height = try #require(frame["height"])
    #expect(y <= 800 && 800 < y + height)
  }

  @Test func `every explanation adds up, in every variant`() throws {
    let fixture = try PageFixture(["t.yaml": Self.spec])
    for variant in [
      "", "&direction=rtl", "&textSize=accessibilityLarge", "&profile=ios26", "&device=iPad-mini",
    ] {
      for element in try names(fixture, from: "first", "next") {
        let answer = try fixture.json("inspect/0?element=\(element)\(variant)")
        let explanations = try #require(answer["explanations"] as? [[String: Any]])
        #expect(!explanations.isEmpty)
        for item in explanations {
          let terms = try #require(item["terms"] as? [[String: Any]])
          let sum = terms.reduce(0) { $0 + ($1["value"] as? Double ?? .nan) }
          let value = try #require(item["value"] as? Double)
          #expect(abs(sum - value) < 0.01, "\(element) \(item["property"] ?? "")\(variant)")
          #expect(terms.allSatisfy { $0["name"] is String && $0["origin"] is String })
        }
      }
    }
  }

  @Test func `settings of an included file are reported with its own line`() throws {
    let fixture = try PageFixture(
      [
        "t.yaml": "include: themes/base.yaml\ninset: 24\n",
        "themes/base.yaml": "include: rows.yaml\ninset: 10\ncornerRadius: 18\n",
        "themes/rows.yaml":
          "cornerRadius: 3\nsections:\n  - rows:\n      - A\n      - {title: B, rowHeight: 60}\n",
      ], order: ["t.yaml"])
    func origins(_ element: String, _ property: String) throws -> String {
      let explanations = try fixture.json("inspect/0?element=\(element)")["explanations"] as? [[String: Any]]
      let terms = explanations?.first { $0["property"] as? String == property }?["terms"] as? [[String: Any]]
      return (terms ?? []).compactMap { $0["origin"] as? String }.joined(separator: "; ")
    }
    #expect(try origins("row-0.0", "x").contains("(t.yaml:2)"))
    #expect(try origins("row-0.0", "corner top-left").contains("(themes/base.yaml:3)"))
    #expect(try origins("row-0.1", "height").contains("(themes/rows.yaml:5)"))
    let source = try fixture.json("inspect/0?element=row-0.1")["source"] as? [String: Any]
    #expect(source?["file"] as? String == "themes/rows.yaml")
    #expect(source?["line"] as? Int == 5)
    #expect((source?["lines"] as? [String])?.contains("      - {title: B, rowHeight: 60}") == true)
  }
}
