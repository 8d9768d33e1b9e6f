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

  @Test func `SARIF has a rule for each result, and the place of each`() throws {
    let result = try run(["--format", "sarif"])
    #expect(result.code == 1)
    let parsed = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    let log = try #require(parsed as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    let runs = try #require(log["runs"] as? [[String: Any]])
    let driver = try #require((runs[0]["tool"] as? [String: [String: Any]])?["driver"])
    #expect(runs.count == 1 && driver["name"] as? String == "roundtable")
    let rules = try #require(driver["rules"] as? [[String: Any]])
    let ids = rules.compactMap { $0["id"] as? String }
    #expect(Set(ids).count == rules.count)
    for rule in rules {
      let texts = ["shortDescription", "fullDescription", "help"].map {
        (rule[$0] as? [String: String])?["text"]
      }
      #expect(!texts.contains(nil), "\(rule)")
    }
    let results = try #require(runs[0]["results"] as? [[String: Any]])
    for result in results {
      let rule = try #require(result["ruleIndex"] as? Int)
      #expect(ids[rule] == result["ruleId"] as? String)
      #expect(["note", "warning", "error"].contains(result["level"] as? String))
    }
    let overflow = try #require(results.first { $0["ruleId"] as? String == "SEP-OVERFLOW" })
    #expect(overflow["level"] as? String == "error")
    let locations = try #require(overflow["locations"] as? [[String: Any]])
    let place = try #require(locations[0]["physicalLocation"] as? [String: [String: Any]])
    #expect(place["region"]?["startLine"] as? Int == 7)
    // The path is absolute, and the test leaves the folder out.
    #expect(place["artifactLocation"]?["uri"] as? String == "file://w.yaml")
    // A list without findings is a complete log.
    let clean = try run(["--format", "sarif"], "style: plain\n")
    #expect(clean.code == 0 && clean.output.contains("\"results\": []"), "\(clean.output.suffix(200))")
  }

  @Test func `texts of a spec and its name write no link, placeholder or second path into SARIF`() throws {
    let folder = ScratchFolder()
    let name = "a b#?%[1]{2}.yaml"
    let title = "[pay](https://example.org) {0} " + String(repeating: "more text ", count: 20)
    let rows = "[{id: a, title: '\(title)'}]"
    try folder.write("sections: [{rows: \(rows)}]\n", to: name)
    let said = try Roundtable.run(["lint", "--format", "sarif", "./" + name], folder: folder.path)
      .standardOutput
    #expect(said.contains("\"uri\": \"a%20b%23%3F%25%5B1%5D%7B2%7D.yaml\""), "\(said.suffix(900))")
    #expect(said.contains("'[pay] (https://example.org) {{0}} more text"), "\(said.suffix(900))")
  }

  @Test func `a folder stands for its specs, and its other files are named`() throws {
    let folder = ScratchFolder()
    try folder.write("sections: [{rows: [{title: A, rowHeight: 20}]}]\n", to: "specs/a.yaml")
    try folder.write("rowHeight: 20\n", to: "specs/theme.yaml")
    try folder.write("{}\n", to: "other/package.json")
    let found = try Roundtable.run(["lint", "specs", "other"], folder: folder.path)
    #expect(found.exitCode == 1)
    #expect(found.standardOutput.contains("specs/a.yaml:1: row 0.0: warning: the row is 20 pt high"))
    #expect(
      found.standardError
        == "note: not checked, because they contain no sections: 'specs/theme.yaml', 'other/package.json'\n")
    #expect(try Roundtable.run(["lint", "other"], folder: folder.path).exitCode == 2)
    try folder.makeDirectory("empty")
    let empty = try Roundtable.run(["lint", "empty"], folder: folder.path)
    #expect(empty.exitCode == 2 && empty.standardError.contains("the folder 'empty' has no spec"))
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
