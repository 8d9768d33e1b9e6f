// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import FoundationXML
import Geometry
import Renderers
import TableModel
import TestSupport
import Testing

struct SVGRendererTests {
  private final class Counter: NSObject, XMLParserDelegate {
    var elements: [String: Int] = [:]

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String] = [:]
    ) {
      elements[name, default: 0] += 1
    }
  }

  private func parse(_ svg: String) -> [String: Int]? {
    let parser = XMLParser(data: Data(svg.utf8))
    let counter = Counter()
    parser.delegate = counter
    return parser.parse() ? counter.elements : nil
  }

  @Test func `hostile texts stay text`() throws {
    let evil = "</text><script>alert(1)</script>\"'&]]>\u{1B}\u{0}\u{FFFE}"
    var table = Pictures.table(
      [[Row(title: evil, detail: evil, cellStyle: .value1, badge: evil)]], headers: [evil])
    table.info.title = evil
    table.sections[0].rows[0].image = RowImage(symbol: evil)
    let svg = Pictures.svg(table)
    let elements = try #require(parse(svg))
    #expect(elements["script"] == nil)
  }

  @Test func `a badge has the colour of its row, else of the section, else of the table`() {
    func badged(_ change: (inout Table) -> Void) -> String {
      var table = Pictures.table([[Row(title: "Updates", badge: "2")]])
      change(&table)
      return Pictures.svg(table)
    }
    #expect(badged { _ in }.contains("fill=\"#FF3B30\""))
    let all = badged { $0.info.look.badgeColor = .rgba(RGBA(hex: 0x112233)) }
    #expect(all.contains("fill=\"#112233\"") && !all.contains("#FF3B30"))
    let nearest = badged {
      $0.info.look.badgeColor = .rgba(RGBA(hex: 0x112233))
      $0.sections[0].info.look.badgeColor = .rgba(RGBA(hex: 0x445566))
      $0.sections[0].rows[0].look.badgeColor = .rgba(RGBA(hex: 0x778899))
    }
    #expect(
      nearest.contains("fill=\"#778899\"") && !nearest.contains("#112233") && !nearest.contains("#445566"))
  }

  @Test func `random tables are well-formed and use nothing that rasterisers drop`() throws {
    let forbidden = [
      "feDropShadow", "var(", "@media", "textLength", "dominant-baseline", "foreignObject", "vector-effect",
      "mix-blend-mode", "<image", "xlink", "nan", "inf", "e+", "e-",
    ]
    for seed in 0..<150 {
      var random = RandomTable(seed: UInt64(seed))
      let svg = Pictures.svg(random.table())
      #expect(parse(svg) != nil, "seed \(seed)")
      let unnamed = svg.replacing(/\b(id|href)="[^"]*"/, with: "")
      for word in forbidden where word.count > 2 || word == "e+" {
        // Texts of the random tables hold none of these.
        #expect(!unnamed.contains(word), "seed \(seed): \(word)")
      }
      // What is used or named is in the file, and nothing in it is named twice.
      let names = svg.matches(of: /\bid="([^"]*)"/).map { String($0.1) }
      #expect(Set(names).count == names.count, "seed \(seed)")
      let used = svg.matches(of: /href="([^"]*)"|url\(([^)]*)\)/).map { String($0.1 ?? $0.2 ?? "") }
      for name in used {
        #expect(name.first == "#" && names.contains(String(name.dropFirst())), "seed \(seed): \(name)")
      }
    }
  }

  @Test func `rows are groups that a page can find`() throws {
    let svg = Pictures.svg(Pictures.table([[Row(title: "A"), Row(title: "B")]]))
    #expect(svg.contains("<g data-row=\"0.0\" transform=\"translate(0 35)\">"))
    #expect(svg.contains("<g data-row=\"0.1\" transform=\"translate(0 79)\">"))
  }

  @Test func `a shadow is a blur with sigma equal to its radius`() {
    var look = Look()
    look.shadow = Shadow(color: .semantic(.black), radius: 4, opacity: 500, offset: Point(x: 1, y: 2))
    let svg = Pictures.svg(Pictures.table([[Row(title: "A")]], look: look))
    #expect(svg.contains("<feGaussianBlur stdDeviation=\"4\"/>"))
    #expect(svg.contains("color-interpolation-filters=\"sRGB\""))
    #expect(svg.contains("<filter id=\"blur4\"") && svg.contains("<g filter=\"url(#blur4)\">"))
    #expect(svg.contains("fill-opacity=\"0.5\""))
  }

  @Test func `dark mode is resolved before it is written`() {
    var table = Pictures.table([[Row(title: "A")]])
    table.info.traits.appearance = .dark
    let svg = Pictures.svg(table)
    #expect(svg.contains("#1C1C1E") && svg.contains("#000000") && !svg.contains("#F2F2F7"))
  }

  @Test func `rows that touch overlap by half a point, so that no seam shows`() {
    let svg = Pictures.svg(
      Pictures.table([[Row(title: "A"), Row(title: "B"), Row(title: "C")]], style: .grouped))
    #expect(svg.contains("y=\"0\" width=\"300\" height=\"44.5\""))
    #expect(svg.contains("y=\"0\" width=\"300\" height=\"44\""))
  }

  /// The groups of the rows without their numbers and places, as they stand in the file.
  private func bodies(_ table: Table) -> [String] {
    Pictures.svg(table).split(separator: "<g data-row=").dropFirst().map { group in
      String(group.prefix { _ in true }.split(separator: "\n  </g>")[0].drop { $0 != ">" })
    }
  }

  @Test func `a row's group is the same wherever the row is, and whatever is above it`() {
    var rows = (0..<6).map { _ in
      Row(title: "Same", image: RowImage(symbol: "wifi", tileColor: .semantic(.systemBlue)))
    }
    let before = bodies(Pictures.table([rows], scale: 3))
    #expect(before.count == 6 && Set(before[1..<5]).count == 1)
    // Shapes that others use come and go.
    rows.insert(Row(title: "Other", image: RowImage(symbol: "gear"), badge: "3"), at: 1)
    let after = bodies(Pictures.table([rows], scale: 3))
    #expect(after[2] == before[1] && after[6] == before[5])
  }
}
