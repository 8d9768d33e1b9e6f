// SPDX-License-Identifier: GPL-3.0-or-later

import NIOCore
import PreviewServer
import TestSupport
import Testing

struct ProblemPlaceTests {
  private static let spec = """
    title: Shop
    sections:
      - header: Fruit
        rows:
          - {title: Apple}
          - {title: Pear, rowHeight: 20}
          - {title: Plum, rowHeight: 20}
        footer: In season
      - rows: [Bread, Butter, Cheese]

    """

  private func element(_ fixture: PageFixture, _ line: Int, _ column: Int) throws -> String? {
    let answer = try fixture.get("inspect/0?line=\(line)&column=\(column)")
    guard answer.status == 200 else { return nil }
    return try fixture.json("inspect/0?line=\(line)&column=\(column)")["element"] as? String
  }

  @Test func `a place in the spec belongs to the row or section that is written there`() throws {
    let fixture = try PageFixture(["t.yaml": Self.spec])
    #expect(try element(fixture, 3, 5) == "header-0")
    #expect(try element(fixture, 5, 10) == "row-0.0")
    #expect(try element(fixture, 7, 22) == "row-0.2")
    #expect(try element(fixture, 8, 5) == "header-0")
    #expect(try element(fixture, 9, 12) == "row-1.0")
    #expect(try element(fixture, 9, 20) == "row-1.1")
    // The table has no single place.
    #expect(try element(fixture, 1, 1) == nil)
  }

  @Test func `the lines of an invalid spec are matched to the last valid one`() throws {
    let fixture = try PageFixture(["t.yaml": Self.spec])
    let lines = Self.spec.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var broken = ["# A comment", "# and another"] + lines
    broken[7] = broken[7].replacing("rowHeight", with: "rowHight")
    broken.insert("      - {titel: New}", at: 9)
    broken[11] = broken[11].replacing("Butter", with: "{titel: Butter}")
    try fixture.save(broken.joined(separator: "\n"))
    // Lines 8, 10 and 12: a changed row, one after the plum that the preview lacks, and a row on the last line.
    #expect(try element(fixture, 8, 22) == "row-0.1")
    #expect(try element(fixture, 9, 10) == "row-0.2")
    #expect(try element(fixture, 10, 10) == "row-0.2")
    #expect(try element(fixture, 12, 21) == "row-1.1")
  }

  @Test func `equal findings are one finding with several places`() throws {
    let fixture = try PageFixture(["t.yaml": Self.spec])
    let findings = try fixture.json("findings/0")["findings"] as? [[String: Any]] ?? []
    let small = try #require(findings.first { $0["rule"] as? String == "TAP-TARGET" })
    #expect(small["count"] as? Int == 2 && small["severity"] as? String == "warning")
    let places = small["places"] as? [[String: Any]] ?? []
    #expect(places.map { $0["element"] as? String } == ["row-0.1", "row-0.2"])
    #expect(places.map { $0["line"] as? Int } == [6, 7])
    #expect(places.first?["file"] as? String == "t.yaml")
    #expect(try fixture.get("findings/1").status == 404)
  }
}
