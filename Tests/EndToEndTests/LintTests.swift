// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

struct LintTests {
  private let spec = """
    # The wallet.
    style: grouped
    cornerRadius: 12
    separator:
      left: 16
      thickness: 0.3          # thinner than a pixel
      length: contentWidth
      sectionEdges: false
    inset: 16
    sections:
      - rows:
          - A
          - title: B          # odd
            cornerRadius: 4

    """

  private func run(_ options: [String], _ text: String? = nil) throws -> (
    code: Int32, output: String, file: String, errors: String
  ) {
    let folder = ScratchFolder()
    try folder.write(text ?? spec, to: "w.yaml")
    let result = try Roundtable.run(["lint", folder.path + "/w.yaml"] + options)
    return (
      result.exitCode, result.standardOutput.replacingOccurrences(of: folder.path + "/", with: ""),
      try String(contentsOfFile: folder.path + "/w.yaml", encoding: .utf8), result.standardError
    )
  }

  @Test func `findings name the line that sets the wrong value`() throws {
    let result = try run([])
    #expect(result.code == 1)
    #expect(result.output.contains("w.yaml:6: row 0.0: warning: the separator is 0.3 pt thick"))
    #expect(
      result.output.contains("w.yaml:7: row 0.0: error: the separator extends 16 pt past the row's edge"))
    #expect(result.output.contains("w.yaml:14: section 0: warning: the rows' corners differ:"))
    #expect(result.output.contains("note:"))
  }

  @Test func `severity selects which findings are listed and which ones fail`() throws {
    let errors = try run(["--severity", "error"])
    #expect(errors.code == 1)
    #expect(errors.output.split(separator: "\n").count == 1)
    let clean = "style: plain\nsections: [{rows: [A]}]\n"
    #expect(try run(["--severity", "note"], clean).code == 0)
    let noted = "style: grouped\nsections: [{rows: [A]}]\n"
    #expect(try run([], noted).code == 0)
    #expect(try run([], noted).output.contains("TOP-GAP-35"))
    #expect(try run(["--severity", "note"], noted).code == 1)
  }

  @Test func `JSON is one list of findings`() throws {
    let result = try run(["--format", "json"])
    let parsed = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    let list = try #require(parsed as? [[String: Any]])
    let overflow = try #require(list.first { $0["rule"] as? String == "SEP-OVERFLOW" })
    #expect(overflow["line"] as? Int == 7)
    #expect(overflow["severity"] as? String == "error")
    #expect(overflow["setting"] as? String == "separator.length")
    #expect(overflow["fixable"] as? Bool == true)
    #expect(try run(["--format", "json"], "style: plain\n").output == "[]\n")
  }

  @Test func `findings can be printed as GitHub annotations`() throws {
    let lines = try run(["--format", "github"]).output.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("::error file=w.yaml,line=7,title=SEP-OVERFLOW::row 0.0: ") })
    #expect(lines.contains { $0.hasPrefix("::notice ") })
    #expect(lines.allSatisfy { $0.hasPrefix("::") })
  }

  @Test func `fixes change only what findings name`() throws {
    let result = try run(["--fix"])
    #expect(result.code == 0, "\(result.output)")
    #expect(
      result.file == """
        # The wallet.
        style: grouped
        cornerRadius: 12
        separator:
          left: 16
          thickness: 0          # thinner than a pixel
          sectionEdges: false
        inset: 16
        sections:
          - rows:
              - A
              - title: B          # odd

        """)
    #expect(result.errors.contains("fixed 3"))
  }

  @Test func `a file without findings is not written`() throws {
    let text = "style:   plain\nsections: [{rows: [A]}]"
    #expect(try run(["--fix"], text).file == text)
  }

  @Test func `rules are listed`() throws {
    let result = try Roundtable.run(["lint", "--rules"])
    #expect(result.standardOutput.contains("SEP-OVERFLOW: A separator extends past its row's edge.\n"))
  }
}
