// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Comparison
import TableModel
import Testing

struct ComparisonJSONTests {
  private func comparison(_ old: Table?, _ new: Table?) -> SpecComparison {
    SpecComparison(
      SpecPair(
        old: old.map { SpecPair.Side(name: "a", table: $0) },
        new: new.map { SpecPair.Side(name: "b", table: $0) }))
  }

  @Test func `settings, elements, parts and rows are listed`() {
    var old = Table(sections: [Section(info: .init(header: "S"), rows: [Row(title: "A"), Row(title: "B")])])
    old.info.tableHeaderView = TableEdgeView(height: 30)
    var new = old
    new.info.tableHeaderView = TableEdgeView(height: 40)
    new.sections[0].rows[1].detail = "On"
    new.sections[0].rows.insert(Row(title: "New"), at: 1)
    let bytes = ComparisonJSON.bytes(of: comparison(old, new))
    func moves(_ points: Int) -> String {
      "\"count\": 1, \"movedDown\": {\"first\": \(points), \"last\": \(points)}"
    }
    let table = "\"first\": null, \"last\": null, \(moves(0))"
    let height = #"{"name": "height", "old": 30, "new": 40}"#
    let detail = #"{"name": "detail", "old": null, "new": "On"}"#
    // The cell with a detail has the style value1.
    let gaps =
      #"{"name": "titleToDetail", "old": 0, "new": 280}, {"name": "contentMarginTrailing", "old": 322.333, "new": 20}"#
    #expect(
      String(decoding: bytes, as: UTF8.self) == """
        {
          "format": "roundtable-diff",
          "version": 1,
          "old": "a",
          "new": "b",
          "same": false,
          "pictures": [],
          "settings": [{"name": "tableHeaderView.height", "old": 30, "new": 40}],
          "sections": [],
          "rows": [
            {"change": "added", "old": null, "new": "0.1", "id": null, "title": "New", "settings": []},
            {"change": "changed", "old": "0.1", "new": "0.2", "id": null, "title": "B", "settings": [\(detail)]}
          ],
          "layout": {
            "contentSize": {"old": {"width": 393, "height": 210.667}, "new": {"width": 393, "height": 264.667}},
            "parts": [
              {"part": "tableHeaderView", \(table), "lengths": [\(height)], "gaps": [], "looks": []}
            ],
            "rows": [
              {"part": "row", "first": "0.0", "last": "0.0", \(moves(10)), "lengths": [], "gaps": [], "looks": []},
              {"part": "row", "first": "0.2", "last": "0.2", \(moves(54)), "lengths": [], "gaps": [\(gaps)], "looks": ["texts"]}
            ]
          }
        }

        """)
  }

  @Test func `equal tables have no difference`() {
    let table = Table(sections: [Section(rows: [Row(title: "A")])])
    let bytes = ComparisonJSON.bytes(of: comparison(table, table))
    let text = String(decoding: bytes, as: UTF8.self)
    for part in ["\"same\": true", "\"settings\": []", "\"rows\": []", "\"parts\": []"] {
      #expect(text.contains(part), "\(part)")
    }
  }

  @Test func `a new spec has no old name and no old size, and its rows are added`() {
    let table = Table(sections: [Section(rows: [Row(title: "A")])])
    let text = String(decoding: ComparisonJSON.bytes(of: comparison(nil, table)), as: UTF8.self)
    for part in [
      "\"old\": null", "\"new\": \"b\"", "\"same\": false", "{\"old\": null, \"new\": {\"width\": 393",
      "\"change\": \"added\"",
    ] {
      #expect(text.contains(part), "\(part): \(text)")
    }
  }

  @Test func `several specs are one document`() {
    let table = Table(sections: [Section(rows: [Row(title: "A")])])
    let bytes = ComparisonJSON.bytes(of: [comparison(nil, table), comparison(table, nil)], equal: 3)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(
      text.hasPrefix(
        "{\n  \"format\": \"roundtable-diff\",\n  \"version\": 1,\n  \"equal\": 3,\n  \"specs\": [\n"))
    #expect(text.ranges(of: "\"same\": false").count == 2)
  }
}
