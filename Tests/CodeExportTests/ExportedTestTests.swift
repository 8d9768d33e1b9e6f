// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import CodeExport
import Drawing
import TableLayout
import TableModel
import TestSupport
import Testing

/// An exported test expects the layout's numbers. Reads them from the text of its code, number by number and reason
/// by reason.
struct ExportedTestTests {
  private static let examples = ExportedSpecs.examples

  private static func example(_ name: String) throws -> Table {
    try #require(examples.first { $0.name.hasPrefix(name) }).table
  }

  /// `nil` is the technique of the table's own settings.
  static let techniques: [ExportTechnique?] = [nil] + ExportTechnique.allCases

  @Test(arguments: examples.map(\.name), techniques)
  func `a test's numbers are the layout's`(name: String, technique: ExportTechnique?) throws {
    let table = try Self.example(name)
    let layout = LaidOutTable(table)
    let options = CodeOptions(technique: technique)
    let code = ExportedTest(CodeFormat.xctest.code(for: table, options).source)
    let hasCards = code.source.contains("func testCards")
    let explainer = Explainer(layout, namesQuestions: false)
    func same(_ found: String?, _ expected: Points, _ what: String) {
      #expect(found.flatMap(Double.init).map { Points($0) } == expected, "\(name), \(what)")
    }
    let rows = code.elements("Row")
    let paths = table.rowPaths
    #expect(rows.count == paths.count)
    for (path, row) in zip(paths, rows) {
      #expect(row["section"] == "\(path.section)" && row["row"] == "\(path.row)")
      let geometry = try #require(layout.geometry(ofRowAt: path))
      let frame = layout.rectForRow(at: path)
      same(row["y"], frame.minY, "y of row \(path)")
      same(row["height"], frame.height, "height of row \(path)")
      let top = try #require(explainer.explain(.y, ofRowAt: path)).terms.sum
      #expect(
        code.reason(row["whyY"]) + code.text(row["above"]) == (top.isEmpty ? "nothing is above it" : top))
      #expect(code.reason(row["whyHeight"]) == explainer.explain(.height, ofRowAt: path)?.terms.sum)
      guard hasCards else {
        same(row["x"], frame.minX, "x of row \(path)")
        same(row["width"], frame.width, "width of row \(path)")
        continue
      }
      let card = try #require(code.boxes[row["card"] ?? ""])
      #expect(card == geometry.background.offsetBy(y: -geometry.cell.minY), "card of row \(path)")
      same(row["radius"], geometry.cornerRadius, "radius of row \(path)")
      let corners: CornerMask = geometry.cornerRadius > .zero ? geometry.roundedCorners : []
      #expect(ExportedTest.corners(row["corners"]) == corners, "corners of row \(path)")
      if corners != [] {
        #expect(code.reason(row["whyRadius"]) == explainer.explain(.radius, ofRowAt: path)?.terms.sum)
      }
      let lines = (geometry.separator.map { [$0.frame] } ?? []) + geometry.sectionEdges.map(\.frame)
      let found = (row["lines"] ?? "").split(whereSeparator: { "[], ".contains($0) }).map {
        code.boxes[String($0)]
      }
      #expect(found == lines.map { $0.offsetBy(y: -geometry.cell.minY) }, "lines of row \(path)")
    }
    for (index, title) in code.elements("Title").enumerated() {
      let section = index / 2
      let isHeader = title["kind"] == ".header"
      #expect(title["section"] == "\(section)" && isHeader == index.isMultiple(of: 2))
      let frame =
        isHeader ? layout.rectForHeader(inSection: section) : layout.rectForFooter(inSection: section)
      same(title["y"], frame.minY, "y of \(title)")
      same(title["height"], frame.height, "height of \(title)")
      guard !hasCards else { continue }
      same(title["x"], frame.minX, "x of \(title)")
      same(title["width"], frame.width, "width of \(title)")
    }
    #expect(code.elements("Title").count == 2 * table.sections.count)
  }

  @Test func `explicit separator insets are expected, and those that UIKit chooses are not`() throws {
    let table = try Self.example("separator-insets")
    let rows = ExportedTest(CodeFormat.xctest.code(for: table).source).elements("Row")
    let insets = rows.map { "\($0["leftInset"] ?? "?") \($0["rightInset"] ?? "?")" }
    #expect(
      insets == [
        "nil nil", "nil nil", "50 50", "50 50", "66 50", "66 50", "0 0", "0 0", "nil 20", "nil 20",
      ])
  }

  @Test func `a reason for an explicit inset names the place that sets it`() throws {
    let table = try Self.example("separator-insets")
    let code = ExportedTest(CodeFormat.xctest.code(for: table).source)
    let reasons = code.elements("Row").map { code.reason($0["whyLeftInset"]) }
    #expect(reasons[2] == "inset, left 50 (separator.left, set on section 1)")
    #expect(reasons[4].hasPrefix("inset, left 50 (separator.left, set on section 2) + automatic inset 16 "))
    #expect(reasons[6] == "inset, left (separator.left, set on section 3)")
  }

  @Test func `borders, shadows and the ends of accessories are the layout's`() throws {
    let cards = try Self.example("status-cards")
    let source = CodeFormat.xctest.code(for: cards).source
    for line in [
      "expect(layer.borderWidth, 1, ", "let opacity: Float = 1\n", "expect(layer.shadowRadius, 2, ",
      "let offset: CGSize = CGSize(width: 0, height: 2)\n",
    ] { #expect(source.contains(line), "\(line)") }

    let settings = try Self.example("settings")
    let options = CodeOptions(technique: .cardContainer)
    for direction in Direction.allCases {
      var table = settings
      table.info.traits.direction = direction
      let layout = LaidOutTable(table)
      let rows = ExportedTest(CodeFormat.xctest.code(for: table, options).source).elements("Row")
      var count = 0
      for (path, row) in zip(table.rowPaths, rows) {
        let tree = try #require(layout.rowTree(path))
        let end = tree.accessory ?? tree.badge
        let x = direction == .rightToLeft ? end?.minX : end?.maxX
        #expect(row["end"].flatMap(Double.init).map { Points($0) } == x, "row \(path), \(direction)")
        if x != nil { count += 1 }
      }
      #expect(count == 35)
    }
  }

  @Test(arguments: examples.map(\.name))
  func `a test runs on every iOS, and names the version of its lengths`(name: String) throws {
    let table = try Self.example(name)
    let source = CodeFormat.xctest.code(for: table).source
    #expect(!source.contains("XCTSkip"))
    #expect(source.contains(" [lengths of iOS "))
    #expect(source.contains("why + Self.system"))
  }

  @Test func `a test requires the device and the width of its lengths`() {
    func source(_ device: String, _ orientation: Orientation = .portrait) -> String {
      var table = Table(sections: [Section(rows: [Row(title: "a")])])
      table.info.traits.device = Device.ID(device)
      table.info.traits.orientation = orientation
      return CodeFormat.xctest.code(for: table).source
    }
    let phone = source("iPhone-15")
    #expect(phone.contains("traits.userInterfaceIdiom == .phone"))
    #expect(phone.contains("traits.horizontalSizeClass == .compact"))
    let pad = source("iPad-9")
    #expect(pad.contains("traits.userInterfaceIdiom == .pad"))
    #expect(pad.contains("traits.horizontalSizeClass == .regular"))
    // Some phones have a regular width in landscape.
    #expect(!source("iPhone-15", .landscape).contains("horizontalSizeClass"))
  }

  @Test func `a test reports requirements that the code lacks`() {
    var table = Table(sections: [Section(rows: [Row(title: "a"), Row(title: "b")])])
    table.info.look[.rowSpacing] = 10
    let options = CodeOptions(technique: .native)
    let code = CodeFormat.xctest.code(for: table, options)
    #expect(code.source.contains("doesn't export some settings that these numbers need"))
    #expect(code.source.contains("rowSpacing (UIKit's cells decide it; see --technique)"))
    #expect(!CodeFormat.xctest.code(for: table).source.contains("doesn't export"))
  }

  @Test func `settings without an assertion are listed`() {
    var table = Table(sections: [Section(rows: [Row(title: "a")])])
    table.info.look[.cornerRadius] = 8
    table.info.look[.titleColor] = .semantic(.systemRed)
    let code = CodeFormat.xctest.code(for: table)
    let line = "the table: titleColor (no test checks it)"
    #expect(code.unexportedLines == [line])
    #expect(code.source.contains("// Not tested:\n// - \(line)\n"))
  }
}

extension Rect {
  fileprivate func offsetBy(y: Points) -> Rect {
    Rect(x: minX, y: minY + y, width: width, height: height)
  }
}

/// The contents of an exported test, read from its text.
private struct ExportedTest {
  let source: String
  /// The frames that have names, by `.card`.
  private(set) var boxes: [String: Rect] = [:]
  private var reasons: [String: String] = [:]

  init(_ source: String) {
    self.source = source
    for match in source.matches(of: #/static let (\w+) = Box\(([^)]*)\)/#) {
      let numbers = Self.arguments(match.2).mapValues { Points(Double($0) ?? -1) }
      boxes["." + match.1] = Rect(
        x: numbers["x"] ?? -1, y: numbers["y"] ?? -1, width: numbers["width"] ?? -1,
        height: numbers["height"] ?? -1)
      boxes["Box." + match.1] = boxes["." + match.1]
    }
    for match in source.matches(of: #/static let (\w+) = "(.*)"\n/#) {
      reasons["Why." + match.1] = "\(match.2)"
    }
    for match in source.matches(of: #/static let (\w+) = """\n((?:.*\n)*?) *"""\n/#) {
      let lines = match.2.split(separator: "\n").map { line in
        line.drop { $0 == " " }.replacing(#/\\$/#, with: "")
      }
      reasons["Why." + match.1] = lines.joined()
    }
  }

  func reason(_ name: String?) -> String { name.flatMap { reasons[$0] } ?? "no such reason" }

  /// The text of a literal.
  func text(_ literal: String?) -> String { literal.map { String($0.dropFirst().dropLast()) } ?? "" }

  /// The properties of each element of a type: its arguments, the defaults of the parameters, and the common
  /// properties, which are in the test itself.
  func elements(_ type: String) -> [[String: String]] {
    let owner = type.lowercased()
    var common: [String: String] = [:]
    if let body = source.matches(of: #/private struct (\w+) \{([\s\S]*?)\n\}\n/#).first(where: {
      $0.1 == type
    }) {
      let signature = body.2.firstMatch(of: #/init\(([\s\S]*?)\) \{/#)?.1 ?? ""
      for match in signature.matches(of: #/(\w+): [\w?\[\]]+ = ([^,\n]*|\[[^\]]*\])(?:,|\n|$)/#) {
        common["\(match.1)"] = "\(match.2)"
      }
    }
    let test = type == "Row" ? "testRows" : "testHeadersAndFooters"
    let names = ["x": "minX", "y": "minY", "width": "width", "height": "height"]
    let bodies = source.matches(of: #/func (test\w+)\(\)[^{]*\{([\s\S]*?)\n  \}\n/#)
    let body = bodies.first { $0.1 == test }?.2 ?? ""
    for (name, member) in names {
      let used = body.matches(of: #/frame\.(\w+),\s+([\w.]+),\s+"(\w+) of .*?: \\\(([\w.]+)\)/#).first {
        $0.1 == member && $0.3 == name
      }
      guard let used else { continue }
      if !used.2.hasPrefix(owner + ".") { common[name] = "\(used.2)" }
      let why = "why" + name.prefix(1).uppercased() + name.dropFirst()
      if !used.4.hasPrefix(owner + ".") { common[why] = "\(used.4)" }
    }
    let others: [(String, Regex<(Substring, Substring)>)] = [
      ("card", #/in: cell\), ([\w.]+), "card"/#), ("corners", #/XCTAssertEqual\(rounded, (\S+), why/#),
      ("corners", #/let corners: CACornerMask = (\S+)\n/#),
      ("radius", #/let radius: CGFloat = (\S+)\n/#), ("radius", #/cornerRadii: CGSize\(width: ([\w.]+),/#),
      ("radius", #/expect\(layer.cornerRadius, ([\w.]+), why/#),
      ("lines", #/let expected: \[Box\] = (.*)\n/#),
      ("whyRadius", #/let why = "corners of .*: \\\(([\w.]+)\)"/#),
    ]
    if type == "Row" {
      for (name, expression) in others {
        guard let found = source.firstMatch(of: expression)?.1, !found.hasPrefix("row."), found != "radius"
        else { continue }
        common[name] = "\(found)"
      }
    }
    guard
      let list = source.matches(of: #/: \[(\w+)\] = \[\n([\s\S]*?)\n  \]\n/#).first(where: { $0.1 == type })
    else { return [] }
    return list.2.replacing(#/\n\s+/#, with: " ").split(separator: "\(type)(").dropFirst(0).filter {
      $0.contains("section:")
    }.map { call in common.merging(Self.arguments(call)) { $1 } }
  }

  static func corners(_ literal: String?) -> CornerMask? {
    switch literal {
    case ".top": .top
    case ".bottom": .bottom
    case ".all": .all
    case "[]": []
    default: nil
    }
  }

  /// Splits `name: value` pairs; ignores commas within texts and brackets.
  private static func arguments(_ call: Substring) -> [String: String] {
    var result: [String: String] = [:]
    for match in call.matches(of: #/(\w+): ("(?:[^"\\]|\\.)*"|\[[^\]]*\]|[^,()\s]+)/#) {
      result["\(match.1)"] = "\(match.2)"
    }
    return result
  }
}
