import Foundation
import TableLayout
import TableLint
import TableModel
import TestSupport
import Testing

struct LintRuleTests {
  @Test func `every rule's examples are right`() {
    for rule in Linter.rules {
      for table in rule.good { #expect(rule.findings(in: LaidOutTable(table)).isEmpty, "\(rule.id) good") }
      #expect(!rule.bad.isEmpty)
      for table in rule.bad {
        let findings = rule.findings(in: LaidOutTable(table))
        #expect(!findings.isEmpty && findings.allSatisfy { $0.rule == rule.id }, "\(rule.id) bad")
      }
    }
  }

  @Test func `every rule file is registered and ids are unique`() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources/TableLint/Rules")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let registered = Set(Linter.rules.map { String(describing: $0) + ".swift" })
    #expect(registered == Set(files), "add the rule to Linter.rules")
    #expect(Set(Linter.rules.map { $0.id }).count == Linter.rules.count)
  }

  @Test func `random tables never trap a rule`() {
    for seed in 0..<200 {
      var random = RandomTable(seed: UInt64(seed))
      _ = Linter.findings(in: random.table())
    }
  }
}
