// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import OutputFormats
import TableLayout
import TableModel
import Testing

struct DifferenceJSONTests {
  @Test func `settings, elements, parts and rows are listed`() {
    var old = Table(sections: [Section(info: .init(header: "S"), rows: [Row(title: "A"), Row(title: "B")])])
    old.info.tableHeaderView = TableEdgeView(height: 30)
    var new = old
    new.info.tableHeaderView = TableEdgeView(height: 40)
    new.sections[0].rows[1].detail = "On"
    new.sections[0].rows.insert(Row(title: "New"), at: 1)
    let bytes = DifferenceJSON.bytes(of: LayoutDifference(from: old, to: new), old: "a", new: "b")
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
          "settings": [{"name": "tableHeaderView", "old": {"height": 30}, "new": {"height": 40}}],
          "sections": [],
          "rows": [
            {"change": "added", "old": null, "new": "0.1", "id": null, "title": "New", "settings": []},
            {"change": "changed", "old": "0.1", "new": "0.2", "id": null, "title": "B", "settings": [\(detail)]}
          ],
          "layout": {
            "contentSize": {"old": {"width": 393, "height": 210.667}, "new": {"width": 393, "height": 264.667}},
            "parts": [
              {"part": "tableHeaderView", \(table), "lengths": [\(height)], "gaps": []}
            ],
            "rows": [
              {"part": "row", "first": "0.0", "last": "0.0", \(moves(10)), "lengths": [], "gaps": []},
              {"part": "row", "first": "0.2", "last": "0.2", \(moves(54)), "lengths": [], "gaps": [\(gaps)]}
            ]
          }
        }

        """)
  }

  @Test func `equal tables have no difference`() {
    let table = Table(sections: [Section(rows: [Row(title: "A")])])
    let bytes = DifferenceJSON.bytes(of: LayoutDifference(from: table, to: table), old: "a", new: "b")
    let text = String(decoding: bytes, as: UTF8.self)
    for part in ["\"same\": true", "\"settings\": []", "\"rows\": []", "\"parts\": []"] {
      #expect(text.contains(part), "\(part)")
    }
  }
}
