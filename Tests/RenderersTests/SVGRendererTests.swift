// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import Foundation
import FoundationXML
import OutputFormats
import Renderers
import TableLayout
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

  @Test func `a font's name comes before its fallbacks, whatever the name is`() throws {
    func svg(_ name: String) -> String {
      var table = Pictures.table([[Row(title: "Title")]])
      table.info.look[.title.name] = .named(name)
      return Pictures.svg(table)
    }
    let plain = svg("Courier New")
    #expect(plain.contains("font-family=\"&quot;Courier New&quot;, -apple-system, "))
    // The layout sets its width; the system font's tracking doesn't apply.
    let line = try #require(plain.split(separator: "\n").first { $0.contains(">Title<") })
    #expect(line.contains("textLength=") && !line.contains("letter-spacing"))
    for evil in ["\"", "a\\", "</text><script>", "a\n\u{1}\", b: c", "]]>", "'"] {
      let elements = try #require(parse(svg(evil)))
      #expect(elements["script"] == nil)
    }
    #expect(svg("a\"b\\").contains("&quot;a\\&quot;b\\\\&quot;, -apple-system"))
  }

  @Test func `a badge has the colour of its row, or else of the section, or else of the table`() {
    func badged(_ change: (inout Table) -> Void) -> String {
      var table = Pictures.table([[Row(title: "Updates", badge: "2")]])
      change(&table)
      return Pictures.svg(table)
    }
    #expect(badged { _ in }.contains("fill=\"#FF3B30\""))
    let all = badged { $0.info.look[.badgeColor] = .rgba(RGBA(hex: 0x112233)) }
    #expect(all.contains("fill=\"#112233\"") && !all.contains("#FF3B30"))
    let nearest = badged {
      $0.info.look[.badgeColor] = .rgba(RGBA(hex: 0x112233))
      $0.sections[0].info.look[.badgeColor] = .rgba(RGBA(hex: 0x445566))
      $0.sections[0].rows[0].look[.badgeColor] = .rgba(RGBA(hex: 0x778899))
    }
    #expect(
      nearest.contains("fill=\"#778899\"") && !nearest.contains("#112233") && !nearest.contains("#445566"))
  }

  @Test func `random tables are well-formed SVG without features that rasterisers ignore`() throws {
    let forbidden = [
      "filter", "var(", "@media", "dominant-baseline", "foreignObject", "vector-effect",
      "mix-blend-mode", "<image", "xlink", "nan", "inf", "e+", "e-",
    ]
    for seed in 0..<TestCount.of(30, nightly: 150) {
      let svg = Pictures.svg(RandomTable.table(seed: seed))
      #expect(parse(svg) != nil, "seed \(seed)")
      let unnamed = svg.replacing(/\b(id|href)="[^"]*"/, with: "")
      for word in forbidden where word.count > 2 || word == "e+" {
        // No text of the random tables contains these words.
        #expect(!unnamed.contains(word), "seed \(seed): \(word)")
      }
      // Each referenced id is in the file, and no id is defined twice.
      let names = svg.matches(of: /\bid="([^"]*)"/).map { String($0.1) }
      let twice = names.filter { name in names.count { $0 == name } > 1 }
      #expect(twice.isEmpty, "seed \(seed): \(twice)")
      let used = svg.matches(of: /href="([^"]*)"|url\(([^)]*)\)/).map { String($0.1 ?? $0.2 ?? "") }
      for name in used {
        #expect(name.first == "#" && names.contains(String(name.dropFirst())), "seed \(seed): \(name)")
      }
    }
  }

  @Test func `rows are groups that a page can find`() throws {
    let svg = Pictures.svg(Pictures.table([[Row(title: "A"), Row(title: "B")]]))
    #expect(svg.contains("<g data-section=\"0\" data-row=\"0\" transform=\"translate(0 35)\">"))
    #expect(svg.contains("<g data-section=\"0\" data-row=\"1\" transform=\"translate(0 79)\">"))
  }

  @Test func `groups name the row's id, and headers and footers have their own groups`() throws {
    var table = Pictures.table([[Row(title: "A")], [Row(title: "B")]], headers: [nil, "Head"])
    table.sections[1].rows[0].id = "b&1"
    table.sections[1].info.footer = "First line\nSecond line"
    let svg = Pictures.svg(table)
    #expect(svg.contains("<g data-section=\"1\" data-row=\"0\" data-id=\"b&amp;1\" transform="))
    func group(_ role: String) -> Substring? {
      let parts = svg.split(separator: "<g data-section=\"1\" data-role=\"\(role)\" transform=")
      return parts.count == 2 ? parts[1].split(separator: "</g>").first : nil
    }
    #expect(group("header")?.contains(">HEAD</text>") == true)
    #expect(group("footer")?.matches(of: #/<text /#).count == 2)
    #expect(!svg.contains("data-section=\"0\" data-role"))
    // Outside of the groups, the table has only its background.
    #expect(!svg.contains("\n  <text"))
  }

  @Test func `an SVG is an image with a title and a description`() throws {
    var table = Pictures.table([[Row(title: "A")]])
    table.info.title = "Settings & more"
    let svg = Pictures.svg(table)
    let root = try #require(svg.firstMatch(of: /<svg [^>]*>/)?.0)
    #expect(root.contains("role=\"img\""))
    let title = try #require(root.firstMatch(of: /aria-labelledby="([^"]*)"/)?.1)
    let summary = try #require(root.firstMatch(of: /aria-describedby="([^"]*)"/)?.1)
    #expect(svg.contains("<title id=\"\(title)\">Settings &amp; more</title>"))
    #expect(
      svg.contains("<desc id=\"\(summary)\">A table in the insetGrouped style as iOS 15 to 18 draws it, "))
    // Another title has another id, so that each picture on a page has its own name.
    table.info.title = "Other"
    #expect(!Pictures.svg(table).contains(title))
    #expect(Pictures.svg(table) == Pictures.svg(table))
  }

  @Test func `with different prefixes, two SVGs share no ids`() throws {
    var options = SVGOptions()
    func names(_ prefix: String, seed: Int) -> (ids: Set<String>, used: Set<String>) {
      options.idPrefix = prefix
      let list = LaidOutTable(RandomTable.table(seed: seed)).displayList()
      let svg = String(decoding: SVGRenderer(options).render(list), as: UTF8.self)
      let ids = svg.matches(of: #/ id="([^"]*)"/#).map { String($0.1) }
      let used = svg.matches(of: /href="#([^"]*)"|url\(#([^)]*)\)|aria-[a-z]*by="([^"]*)"/)
        .map { String($0.1 ?? $0.2 ?? $0.3 ?? "") }
      return (Set(ids), Set(used))
    }
    for seed in 0..<40 {
      let (one, other) = (names("one-", seed: seed), names("other-", seed: seed))
      #expect(one.ids.isDisjoint(with: other.ids) && one.ids.count == other.ids.count)
      #expect(one.ids.allSatisfy { $0.hasPrefix("one-") } && one.used.isSubset(of: one.ids))
    }
  }

  @Test func `without a prefix, equal ids in two SVGs have equal content`() {
    func definitions(_ seed: Int) -> [String: String] {
      let svg = Pictures.svg(RandomTable.table(seed: seed))
      guard let defs = svg.range(of: "<defs>") else { return [:] }
      var result: [String: String] = [:]
      // Each definition begins a line, indented by four spaces.
      for item in svg[defs.upperBound...].split(separator: "\n    <").dropFirst() {
        guard let name = item.firstMatch(of: #/\bid="([^"]*)"/#)?.1 else { continue }
        result[String(name)] = String(item.split(separator: "\n  </defs>")[0])
      }
      return result
    }
    var all: [String: String] = [:]
    for seed in 0..<80 {
      for (name, item) in definitions(seed) {
        #expect(all.updateValue(item, forKey: name) ?? item == item, "\(name)")
      }
    }
    #expect(all.count > 20)
  }

  @Test func `light and dark are in one file`() throws {
    var table = Pictures.table(
      [
        [
          Row(
            title: "A", image: RowImage(symbol: "gear", tileColor: .semantic(.systemBlue)),
            accessory: .switchOff)
        ]
      ],
      headers: ["Head"])
    let layout = LaidOutTable(table)
    var options = PictureOptions()
    options.isAdaptive = true
    options.svg.idPrefix = "p-"
    let both = String(
      decoding: OutputFormat.picture(SVGRenderer.self).bytes(of: layout, options), as: UTF8.self)
    #expect(parse(both) != nil)
    let style = try #require(
      both.firstMatch(of: /<style>@media\(prefers-color-scheme:dark\)\{(.*)\}<\/style>/)?.1)
    // Without the classes and the rules, the file equals the picture in light.
    var prefixed = SVGOptions()
    prefixed.idPrefix = "p-"
    let light = String(decoding: SVGRenderer(prefixed).render(layout.displayList()), as: UTF8.self)
    let plain = both.replacing(#/ class="[^"]*"/#, with: "").replacing(#/  <style>.*</style>\n/#, with: "")
    #expect(plain == light)
    // With the rules applied to the attributes, it equals the picture in dark.
    var rules: [String: [(String, String)]] = [:]
    for rule in style.matches(of: /\.([^{]*)\{([^}]*)\}/) {
      rules[String(rule.1)] = rule.2.split(separator: ";").map { ($0.split(separator: ":").map(String.init)) }
        .map { ($0[0], $0[1]) }
    }
    #expect(!rules.isEmpty && rules.keys.allSatisfy { $0.hasPrefix("p-dark") })
    table.info.traits.appearance = .dark
    let dark = String(
      decoding: SVGRenderer(prefixed).render(LaidOutTable(table).displayList()), as: UTF8.self)
    func colors(_ line: Substring) -> [String: String] {
      var result: [String: String] = [:]
      for match in line.matches(of: /\b(fill|stroke|opacity|fill-opacity|stroke-opacity)="([^"]*)"/) {
        result[String(match.1)] = String(match.2)
      }
      if let name = line.firstMatch(of: /class="([^"]*)"/)?.1 {
        for (property, value) in rules[String(name)] ?? [] {
          result[property] = value.hasPrefix(".") ? "0" + value : value
        }
      }
      return result.filter { !$0.key.hasSuffix("opacity") || Double($0.value) != 1 }
    }
    let drawn = both.replacing(#/  <style>.*</style>\n/#, with: "").split(separator: "\n")
    for (line, other) in zip(drawn, dark.split(separator: "\n"))
    where !other.contains("<desc") && !other.contains("<svg") && !other.contains("<title") {
      #expect(colors(line) == colors(other), "\(line)")
    }
  }

  @Test func `elements that differ in more than colours are drawn twice, and one of the two is shown`() throws
  {
    func list(_ title: String) -> DisplayList {
      LaidOutTable(Pictures.table([[Row(title: title)]])).displayList()
    }
    let svg = String(decoding: SVGRenderer().render(list("Light"), dark: list("Dark")), as: UTF8.self)
    #expect(parse(svg) != nil)
    let parts = svg.split(separator: "<g class=\"in-dark\" display=\"none\">")
    #expect(parts.count == 2 && parts[0].contains("<g class=\"in-light\">") && parts[0].contains(">Light<"))
    #expect(parts.last?.contains(">Dark<") == true && parts.last?.contains(">Light<") == false)
    #expect(svg.contains(".in-light{display:none}.in-dark{display:inline}"))
  }

  @Test func `repeated spaces are kept`() {
    let svg = Pictures.svg(Pictures.table([[Row(title: "A  B   C")]]))
    #expect(svg.contains(" xml:space=\"preserve\"") && svg.contains(">A  B   C</text>"))
  }

  @Test func `a text with tracking has its width, so that a font's own tracking is not added`()
    throws
  {
    let svg = Pictures.svg(
      Pictures.table([[Row(title: "Wi-Fi", detail: "é – ok", cellStyle: .value1), Row(title: "日本")]]))
    for text in ["Wi-Fi", "é – ok"] {
      let element = try #require(svg.firstMatch(of: try Regex("<text [^>]*>\(text)<"))?.0)
      #expect(element.contains("letter-spacing=") && element.contains("textLength=\""))
    }
    // Widths of fallback fonts are averages, so they aren't written.
    #expect(svg.firstMatch(of: /<text [^>]*>日本</)?.0.contains("textLength") == false)
  }

  @Test(arguments: Direction.allCases, ["On", "שלום"])
  func `a value's end keeps its position, however wide its letters are`(direction: Direction, value: String)
    throws
  {
    let table = Pictures.table(
      [[Row(title: "A", detail: value, cellStyle: .value1, accessory: .disclosureIndicator)]],
      direction: direction)
    let text = try #require(
      Pictures.svg(table).firstMatch(of: try Regex("<text x=\"([0-9.]+)\" [^>]*>\(value)<")))
    let isEnd = text.0.contains("text-anchor=\"end\"")
    // In right-to-left text, `end` is the left end.
    #expect(text.0.contains("direction=\"rtl\"") == (value == "שלום"))
    #expect(isEnd == ((direction == .leftToRight) == (value == "On")))
    let frame = try #require(LaidOutTable(table).frameTree().sections[0].rows[0].detail?.frame)
    let end = direction == .leftToRight ? frame.maxX : frame.minX
    #expect(text[1].substring == Substring("\(end)"))
  }

  @Test func `a shadow's layers together equal a blur whose sigma is its radius`() throws {
    var look = Look()
    look[.shadow] = Shadow(color: .semantic(.black), radius: 4, opacity: 500, offset: Point(x: 1, y: 2))
    let svg = Pictures.svg(Pictures.table([[Row(title: "A")]], look: look))
    let use = try #require(
      svg.firstMatch(of: /<use href="#(shadow4_[^"]*)" x="([^"]*)" y="([^"]*)" opacity="0.5"/))
    #expect(use.2 == "17" && use.3 == "2")
    let group = try #require(svg.firstMatch(of: try Regex("<g id=\"\(use.1)\">(?s:(.*?))</g>"))?[1].substring)
    let layers = group.matches(of: /<rect x="([^"]*)" .*?fill-opacity="([^"]*)"/)
      .map { (inset: Double($0.1) ?? .nan, opacity: Double($0.2) ?? .nan) }
    #expect(layers.count >= 16)
    // The integral of the normal distribution: half at the edge, an eighth and seven eighths at 1.15 sigma.
    for (place, expected) in [(-8.0, 0.023), (-4.6, 0.125), (0, 0.5), (4.6, 0.875), (8, 0.977)] {
      let light = layers.filter { $0.inset <= place }.reduce(1.0) { $0 * (1 - $1.opacity) }
      #expect(abs(1 - light - expected) < 0.03, "\(place): \(1 - light)")
    }
    // Each layer is inset further than the one below it.
    #expect(zip(layers, layers.dropFirst()).allSatisfy { $0.inset < $1.inset })
  }

  @Test func `dark mode is resolved before the SVG is written`() {
    var table = Pictures.table([[Row(title: "A")]])
    table.info.traits.appearance = .dark
    let svg = Pictures.svg(table)
    #expect(svg.contains("#1C1C1E") && svg.contains("#000000") && !svg.contains("#F2F2F7"))
  }

  @Test func `adjacent rows overlap by half a point, so that no seam is visible`() {
    let svg = Pictures.svg(
      Pictures.table([[Row(title: "A"), Row(title: "B"), Row(title: "C")]], style: .grouped))
    #expect(svg.contains("y=\"0\" width=\"300\" height=\"44.5\""))
    #expect(svg.contains("y=\"0\" width=\"300\" height=\"44\""))
  }

  /// The groups of the rows as in the file, without their numbers and positions.
  private func bodies(_ table: Table) -> [String] {
    Pictures.svg(table).split(separator: "<g data-section=").dropFirst().map { group in
      String(group.prefix { _ in true }.split(separator: "\n  </g>")[0].drop { $0 != ">" })
    }
  }

  @Test func `a row's group is the same at any position and below any rows`() {
    var rows = (0..<6).map { _ in
      Row(title: "Same", image: RowImage(symbol: "wifi", tileColor: .semantic(.systemBlue)))
    }
    let before = bodies(Pictures.table([rows], scale: 3))
    #expect(before.count == 6 && Set(before[1..<5]).count == 1)
    // Shapes that other rows use are added and removed.
    rows.insert(Row(title: "Other", image: RowImage(symbol: "gear"), badge: "3"), at: 1)
    let after = bodies(Pictures.table([rows], scale: 3))
    #expect(after[2] == before[1] && after[6] == before[5])
  }

  @Test func `a check mark has the shape of its system`() throws {
    func scales(_ profile: Profile.ID) throws -> [Double] {
      let svg = Pictures.svg(
        Pictures.table([[Row(title: "A", accessory: .checkmark)]], profile: profile, width: 390, scale: 3))
      let match = try #require(
        svg.firstMatch(of: /href="#mark.check" transform="translate\([^)]*\) scale\(([^)]*)\)"/))
      return match.1.split(separator: " ").compactMap { Double($0) }
    }
    let before = try scales(.iOS15)
    #expect(before.count == 1)
    // 14.3 by 13.7 points of ink; earlier systems have 14.3 by 14.3.
    let now = try scales(.iOS26)
    try #require(now.count == 2)
    #expect(abs(now[0] / before[0] - 1) < 0.01 && abs(now[1] / before[0] - 13.7 / 14.3) < 0.01)
    // The box of older systems has no space beside the ink.
    #expect(try scales(.iOS12) == before)
  }
}
