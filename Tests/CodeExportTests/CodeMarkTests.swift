// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel
import Testing

@testable import CodeExport

/// Lines of code know their row or section, however the code was assembled.
struct CodeMarkTests {
  @Test func `an argument that has no room on a line is broken within its parentheses, or below its label`() {
    var writer = SwiftWriter()
    let sides = ["top: 0", "left: \(String(repeating: "a", count: 50))", "bottom: 0", "right: 100"]
    let inset = CodeArgument.call(
      label: "inset", CallCode("UIEdgeInsets", list: sides.map(CodeArgument.text)))
    let text = "\"\(String(repeating: "b", count: 90))\""
    writer.call("Item", ["id: a", inset, "title: \(text)"])
    let lines = [
      "Item(", "  id: a,", "  inset: UIEdgeInsets(", "    \(sides.joined(separator: ", "))),", "  title:",
      "    \(text))",
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
    outer.marked(.section(0)) { writer in
      writer.line("header")
      writer.marked(.row(row)) { $0.line("row") }
    }
    #expect(outer.text == "let rows {\n  Row(\n\n    title)\n  Other()\n}\nheader\nrow\n")
    #expect(
      outer.marks == [
        CodeMark(level: .row(row), lines: 2...2), CodeMark(level: .row(row), lines: 4...4),
        CodeMark(level: .section(0), lines: 7...7), CodeMark(level: .row(row), lines: 8...8),
      ])
  }
}
