// SPDX-License-Identifier: GPL-3.0-or-later

import Comparison
import TableModel
import Testing

struct ComparisonMarkdownTests {
  private let table = Table(sections: [Section(rows: [Row(title: "A"), Row(title: "B")])])

  private func markdown(_ old: (String, Table)?, _ new: (String, Table)?) -> String {
    func side(_ side: (String, Table)?) -> SpecPair.Side? {
      side.map { SpecPair.Side(name: $0.0, table: $0.1) }
    }
    return SpecComparison(SpecPair(old: side(old), new: side(new))).markdown
  }

  @Test func `each line has the sign of its change`() {
    var new = table
    new.sections[0].rows[0].detail = "On"
    new.sections[0].rows.remove(at: 1)
    new.sections.append(Section(info: .init(id: "more"), rows: [Row(title: "C")]))
    #expect(
      markdown(("main:a.yaml", table), ("a.yaml", new)).hasPrefix(
        """
        ### `main:a.yaml` → `a.yaml`

        ~~~diff
        - row 0.1 'B' removed
        ! row 0.0 'A': detail nothing → 'On'
        + section 1 (more) added
        + row 1.0 'C' added
          content width stays 393, height
        """))
  }

  @Test func `a new and a deleted spec are said in the heading`() {
    #expect(
      markdown(nil, ("a.yaml", table)).hasPrefix("### `a.yaml` is new\n\n~~~diff\n+ 1 section, 2 rows, "))
    #expect(
      markdown(("a.yaml", table), nil).hasPrefix("### `a.yaml` was deleted\n\n~~~diff\n- 1 section, 2 rows, ")
    )
    #expect(markdown(("a.yaml", table), ("b.yaml", table)) == "### `a.yaml` → `b.yaml`\n\nNo difference.\n")
  }

  @Test func `no name and no text can write Markdown or HTML`() {
    var new = table
    new.sections[0].rows[0].title = "x\n~~~\n# Approved\n[link](https://example.org) <img src=x> @team #1"
    let text = markdown(("`a``b`\n# c", table), ("<b>*x*</b>|", new))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0] == "### ``` `a``b`\\n# c ``` → `<b>*x*</b>|`")
    // Everything else is between the fences, and begins with a sign or with a space.
    #expect(lines.filter { $0.hasPrefix("~~~") } == ["~~~diff", "~~~"])
    for line in lines.dropFirst(3).dropLast(2) { #expect("+-! ".contains(line.first ?? "x"), "\(line)") }
  }
}
