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
      "mix-blend-mode", "<image", "href", "nan", "inf", "e+", "e-",
    ]
    for seed in 0..<150 {
      var random = RandomTable(seed: UInt64(seed))
      let svg = Pictures.svg(random.table())
      #expect(parse(svg) != nil, "seed \(seed)")
      for word in forbidden where word.count > 2 || word == "e+" {
        // Texts of the random tables hold none of these.
        #expect(!svg.contains(word), "seed \(seed): \(word)")
      }
    }
  }

  @Test func `rows are groups that a page can find`() throws {
    let svg = Pictures.svg(Pictures.table([[Row(title: "A"), Row(title: "B")]]))
    #expect(svg.contains("<g data-row=\"0.0\">") && svg.contains("<g data-row=\"0.1\">"))
  }

  @Test func `a shadow is a blur with sigma equal to its radius`() {
    var look = Look()
    look.shadow = Shadow(color: .semantic(.black), radius: 4, opacity: 500, offset: Point(x: 1, y: 2))
    let svg = Pictures.svg(Pictures.table([[Row(title: "A")]], look: look))
    #expect(svg.contains("<feGaussianBlur stdDeviation=\"4\"/>"))
    #expect(svg.contains("color-interpolation-filters=\"sRGB\""))
    #expect(svg.contains("fill-opacity=\"0.5\" filter=\"url(#blur0)\""))
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
    #expect(svg.contains("y=\"35\" width=\"300\" height=\"44.5\""))
    #expect(svg.contains("y=\"123\" width=\"300\" height=\"44\""))
  }
}
