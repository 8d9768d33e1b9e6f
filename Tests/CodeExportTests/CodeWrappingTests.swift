// SPDX-License-Identifier: GPL-3.0-or-later

import TableLayout
import TableModel
import Testing

@testable import CodeExport

/// Exported code has at most a hundred columns.
struct CodeWrappingTests {
  @Test func `a line of a test's reasons is at most a hundred columns wide`() {
    let reasons = Reasons(LaidOutTable(Table()))
    for length in 1...200 {
      _ = reasons.name(
        "kind", String(repeating: "x", count: length / 3) + String(repeating: " yz", count: length))
      _ = reasons.name("whole", String(repeating: "x", count: length))
    }
    var writer = SwiftWriter()
    reasons.write(to: &writer)
    let lines = writer.text.split(separator: "\n")
    // A single word that is too long can't be wrapped.
    #expect(lines.filter { $0.contains(" ") && $0.contains("yz") }.allSatisfy { $0.count <= 100 })
    let literals = lines.filter { $0.contains("= \"x") }
    #expect(literals.map(\.count).max() == 100, "one that just fits stays on its line")
    #expect(lines.filter { $0.hasSuffix(" \\") && $0.contains("yz") }.map(\.count).max() == 100)
  }

  @Test func `a long text in the code equals the text, even without a space at which to wrap`() {
    let texts = [
      String(repeating: "x", count: 99), String(repeating: "y", count: 350) + " end",
      "Start " + String(repeating: "\\\"", count: 150), String(repeating: "word ", count: 60) + "end",
    ]
    for text in texts {
      var writer = SwiftWriter()
      let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      writer.line("label.text = \"\(escaped)\"")
      let lines = writer.text.split(separator: "\n")
      #expect(lines.first == "label.text = \"\"\"" && lines.last?.hasSuffix("\"\"\"") == true)
      #expect(lines.allSatisfy { $0.count <= SwiftWriter.columns })
      let content = lines.dropFirst().dropLast().map { line in
        let rest = line.drop { $0 == " " }
        return String(line == lines[lines.count - 2] ? rest : rest.dropLast())
      }
      #expect(content.joined() == escaped)
    }
  }
}
