// SPDX-License-Identifier: GPL-3.0-or-later

import Session
import TableLint
import TableModel
import TestSupport
import Testing

/// Types the lines of lint's advice into a session, as a user does.
struct AdviceTests {
  /// Advice that no command can carry out, each with the reason.
  private static let inWords: [String: String] = [
    "these are UIKit's own colours": "UIKit has no others",
    "give the row a title": "the title is the author's",
    "check on a device": "only a device has the font",
    "previews show a dashed square": "the symbol may exist",
    "exported code shows no image for it": "only the app's author knows another symbol",
    "shorten": "the text is the author's",
    "a longer title": "the title is the author's",
    "give every": "the images are the author's",
    "give the rows the same corners": "only the author knows which",
    "choose colours": "they are the author's",
    "set contentUnavailable.text": "the text is the author's",
    "set traits.height, or a device": "only the author knows the device",
    "write a shorter secondaryText": "the text is the author's",
  ]

  @Test(arguments: ruleExamples.map(\.rule))
  func `each way of the advice is lines that work when typed and that remove the finding`(id: String) throws {
    let rule = try #require(Linter.rules.first { $0.id == id })
    for table in ruleExamples.first(where: { $0.rule == id })?.bad ?? [] {
      for finding in rule.findings(in: LintSubject(table)) {
        for way in finding.advice where !way.changes.isEmpty {
          expectGone(finding, in: typed(way, finding, table), rule, way)
        }
        let isInWords = Self.inWords.keys.contains { finding.hint.contains($0) }
        #expect(!finding.advice.allSatisfy(\.changes.isEmpty) || isInWords, "'\(finding.hint)' [\(id)]")
        #expect(!finding.isFixable || finding.advice.first?.changes.isEmpty == false)
      }
    }
  }

  @Test func `the first way of each finding of a random table works when typed`() throws {
    for seed in 0..<TestCount.of(6, nightly: 60) {
      let table = RandomTable.table(seed: seed)
      for rule in Linter.rules {
        for finding in rule.findings(in: LintSubject(table)) {
          guard let way = finding.advice.first, !way.changes.isEmpty else { continue }
          expectGone(finding, in: typed(way, finding, table), rule, way)
        }
      }
    }
  }

  /// A table after the lines of one way of the advice, which is the table after its changes.
  private func typed(_ way: Advice, _ finding: Finding, _ table: Table) -> Table {
    var session = TestSession(table: table)
    #expect(!way.lines.isEmpty)
    for line in way.lines {
      let result = session.session.execute(line)
      let output = result.outputs.map { $0.text() }.joined()
      // Of several lines, one may say what is so already.
      let isDone = way.lines.count > 1 || !output.contains("nothing to change")
      #expect(!result.hasFailed && isDone, "\(line): \(output) [\(finding)]")
    }
    var changed = table
    for change in way.changes { #expect(change.apply(to: &changed), "\(change)") }
    #expect(session.session.table == changed || finding.hint.contains("and so on"), "\(way.lines)")
    return changed
  }

  /// The problem is gone, and isn't there under another number. A part of the setting may have another problem then.
  private func expectGone(_ finding: Finding, in table: Table, _ rule: any LintRule.Type, _ way: Advice) {
    let rest = rule.findings(in: LintSubject(table)).filter {
      $0.severity >= finding.severity && $0.setting == finding.setting
        && ($0.message == finding.message || $0.place == finding.place)
        && $0.message.prefix { $0 != " " } == finding.message.prefix { $0 != " " }
    }
    #expect(rest.isEmpty, "\(way.lines) doesn't help against \(finding); left: \(rest)")
  }
}
