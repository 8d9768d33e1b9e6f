// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Foundation
import Inspecting
import TableModel
import TableSpec
import TestSupport
import Testing

@testable import StaticPage

/// The document of a page in one file; `StaticPageInBrowserTests` opens pages.
struct StaticPageTests {
  private func table(_ text: String) throws -> Table {
    try SpecDecoder(fileName: "t.yaml").decode(Array(text.utf8))
  }

  private func page(
    _ text: String, title: String = "T", name: String = "t.yaml", words: [String] = [],
    variety: StaticPage.Variety = .textSizes
  ) throws -> StaticPage {
    let picture = StaticPage.Picture(name, try table(text))
    return StaticPage(
      title: title, words: words,
      sections: [.init(title: title, words: words, content: .pictures([picture]))], variety: variety)
  }

  private func text(_ page: StaticPage) -> String { String(decoding: page.made().bytes, as: UTF8.self) }

  private static let rows =
    "sections: [{header: H, rows: [A, B, {title: C, detail: D, cellStyle: value1}]}]\n"

  @Test func `the settings example has all variants in less than 1 MB, without duplicate ids`() throws {
    let spec = LoadedSpec(
      table: try table(Repository.text("Sources/Examples/settings.yaml")), path: "settings.yaml",
      bytes: Array(try Repository.text("Sources/Examples/settings.yaml").utf8))
    let page = StaticPage(
      title: "Settings",
      sections: [.init(content: .pictures([.init("settings.yaml", spec.table, spec: spec)]))])
    let (bytes, leftOut) = page.made()
    #expect(leftOut == [])
    #expect(bytes.count < 1_000_000)
    let text = String(decoding: bytes, as: UTF8.self)
    // Two appearances, two directions, two text sizes; rulers for each of four layouts.
    #expect(text.matches(of: /<div class="view varied"/).count == 8)
    #expect(text.matches(of: /<div class="rulers varied"/).count == 4)
    let markup = text.replacing(/<script(?s:.*?)<\/script>/, with: "")
    let ids = markup.matches(of: /\sid="([^"]*)"/).map { $0.1 }
    #expect(ids.count > 100 && Set(ids).count == ids.count)
    // Each reference is to an id of its own picture.
    let known = Set(ids)
    for match in markup.matches(of: /href="#([^"]*)"|url\(#([^)]*)\)/) {
      #expect(known.contains(match.1 ?? match.2 ?? ""))
    }
    #expect(page.made().bytes == bytes)
  }

  @Test func `a page loads nothing, and runs only its own script`() throws {
    let text = text(try page(Self.rows))
    let links = text.replacing("http://www.w3.org/", with: "")
    #expect(!links.contains("http:") && !links.contains("https:") && !links.contains(" src="))
    let rule = try #require(text.firstMatch(of: /Content-Security-Policy" content="([^"]*)"/)).1
    #expect(rule.hasPrefix("default-src 'none'; "))
    #expect(!rule.contains("unsafe") && !rule.contains("*"))
    // Inline styles would need a rule that allows those of a spec, too.
    #expect(!text.replacing(/<script(?s:.*?)<\/script>/, with: "").contains(" style="))
    for (element, name) in [("script", "script-src"), ("style", "style-src")] {
      let open = "<\(element)>"
      let start = try #require(text.firstRange(of: open)).upperBound
      let end = try #require(text[start...].firstRange(of: "</\(element)>")).lowerBound
      let digest = Base64.text(SHA256.digest(Array(text[start..<end].utf8)))
      #expect(rule.contains("\(name) 'sha256-\(digest)'"))
    }
  }

  @Test func `titles and names can't write markup`() throws {
    let attack = "</script><script>alert(1)</script>\"'><img src=x onerror=alert(1)>"
    let text = text(
      try page(
        "title: \(ValueTree.text(attack).jsonLine)\nsections: [{rows: [\(ValueTree.text(attack).jsonLine)]}]\n",
        title: attack, name: attack, words: [attack]))
    #expect(text.matches(of: /<script/).count == 2 && text.ranges(of: "</script>").count == 2)
    #expect(!text.contains("<img") && !text.contains("<script>alert"))
    #expect(text.contains("&lt;img src=x onerror=alert(1)&gt;"))
  }

  @Test func `a page that would be too large says what it leaves out`() throws {
    let page = try page(Self.rows)
    let whole = page.made()
    #expect(whole.leftOut == [])
    let (bytes, leftOut) = page.made(mostBytes: 115_000)
    #expect(
      leftOut == [
        "The page leaves out other text sizes, because it would be too large with them."
      ])
    #expect(bytes.count < whole.bytes.count)
    #expect(String(decoding: bytes, as: UTF8.self).contains(leftOut[0]))
    // The picture stays.
    let least = page.made(mostBytes: 100)
    #expect(
      least.leftOut.last == "The page has no numbers of elements, because it would be too large with them.")
    #expect(String(decoding: least.bytes, as: UTF8.self).contains(">B</text>"))
  }

  @Test func `a page of a long table has the numbers of its first elements, in 1 MB`() throws {
    let rows = (0..<400).map { "{title: Row \($0), detail: Detail \($0), cellStyle: value1}" }
    let (bytes, leftOut) = try page("sections: [{rows: [\(rows.joined(separator: ", "))]}]\n").made()
    #expect(bytes.count < 1_000_000 && bytes.count > 900_000)
    let words = try #require(
      leftOut.last?.firstMatch(of: /^The inspector has the first ([0-9]+) of 402 elements\.$/))
    #expect((50..<402).contains(Int(words.1) ?? 0))
    #expect(String(decoding: bytes, as: UTF8.self).contains(">Row 399</text>"))
  }

  @Test func `a pair says that a table is new or deleted, and frames what is marked`() throws {
    let table = try table(Self.rows)
    let marked = StaticPage.Picture(
      "After", table, marked: [.row(Table.IndexPath(row: 1, section: 0)), .header(7)])
    func html(_ content: StaticPage.Content) -> String {
      text(StaticPage(title: "T", sections: [.init(content: content)], variety: .own))
    }
    let new = html(.pair(old: nil, new: marked))
    #expect(new.contains("This table is new."))
    #expect(new.matches(of: /<rect [^>]*rx="4"\/>/).count == 1)
    #expect(new.contains("id=\"show-marks\" checked"))
    #expect(html(.pair(old: marked, new: nil)).contains("This table was deleted."))
    let both = html(.pair(old: .init("Before", table), new: marked))
    #expect(both.contains("data-mode=\"beside\"") && both.matches(of: /<figure class="picture"/).count == 2)
  }

  @Test func `a script of modules runs each once, after those that it imports`() {
    let modules = [
      "a.js":
        "// Head.\n\nimport { two } from \"./b-c.js\";\nimport { one } from \"./d.js\";\n\nuse(one, two);\n",
      "b-c.js":
        "import { one } from \"./d.js\";\n\nexport const two = one + 1;\n\n/** Not needed. */\nexport async function f() {}\n",
      "d.js": "export const one = 1;\n",
    ]
    #expect(
      ScriptBundle.text("a.js") { modules[$0] } == """
        (() => {
        "use strict";
        const module_d = (() => {
        const one = 1;
        return { one };
        })();
        const module_b_c = (() => {
        const { one } = module_d;

        const two = one + 1;

        async function f() {}
        return { two, f };
        })();
        const module_a = (() => {
        const { two } = module_b_c;
        const { one } = module_d;

        use(one, two);
        return {  };
        })();
        })();

        """)
  }
}
