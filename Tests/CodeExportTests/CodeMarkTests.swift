// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel
import Testing

@testable import CodeExport

/// Lines of code know their row or section, however the code was assembled.
struct CodeMarkTests {
  @Test func `a list among arguments leaves the column that swift-format reserves for its comma`() {
    for (count, isMoved) in [(85, false), (86, true)] {
      let first = String(repeating: "a", count: count)
      let last = String(repeating: "c", count: 40)
      var writer = SwiftWriter()
      writer.call("f", [first, "b: [c, d]", last])
      let list = isMoved ? "  \(first),\n  b: [c, d], \(last))\n" : "  \(first), b: [c, d],\n  \(last))\n"
      #expect(writer.text == "f(\n" + list)
    }
  }

  @Test func `an argument that has no room on a line of its own is broken within its parentheses`() {
    var writer = SwiftWriter()
    let automatic = "UITableView.automaticDimension"
    let inset = "inset: UIEdgeInsets(top: 0, left: \(automatic), bottom: 0, right: \(automatic))"
    writer.call("Item", ["id: a", inset])
    let lines = [
      "Item(", "  id: a,", "  inset:", "    UIEdgeInsets(",
      "      top: 0, left: \(automatic), bottom: 0,", "      right: \(automatic)))",
    ]
    #expect(writer.text == lines.map { $0 + "\n" }.joined())
  }

  @Test func `the final code knows the lines of rows and sections, and contains no marks`() {
    let row = Table.IndexPath(row: 2, section: 1)
    var inner = SwiftWriter()
    inner.marked(.row(row)) {
      $0.line("Row(")
      $0.line()
      $0.line("  title)")
    }
    inner.line("Other()")
    var outer = SwiftWriter()
    outer.block("let rows") { $0.append(inner) }
    outer.marked(.section(0)) { $0.line("header") }
    #expect(outer.text == "let rows {\n  Row(\n\n    title)\n  Other()\n}\nheader\n")
    #expect(
      outer.marks == [
        CodeMark(level: .row(row), lines: 2...2), CodeMark(level: .row(row), lines: 4...4),
        CodeMark(level: .section(0), lines: 7...7),
      ])
  }
}
