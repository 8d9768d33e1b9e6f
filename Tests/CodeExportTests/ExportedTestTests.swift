// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import CodeExport
import TableModel
import TableSpec
import TestSupport
import Testing

/// An exported test holds on the exported code, which both run on the double of UIKit, and notices what differs.
@Suite(.serialized) struct ExportedTestTests {
  private static let spec = """
    profile: ios18
    cornerRadius: 12
    separator: {thickness: 1}
    sections:
      - {id: one, header: One, rows: [{id: link, title: Link, accessory: disclosureIndicator}, {id: on, title: On, accessory: switchOn}, Plain]}
      - {rows: [{title: Two, rowHeight: 60}]}
    """

  private static func run(_ text: String, named name: String, edit: @escaping (String) -> String = { $0 })
    throws
    -> ExportedRun
  {
    let table = try SpecDecoder(fileName: name).decode(Array(text.utf8))
    return ExportedRun(name: name, table: table, tests: true, edit: edit)
  }

  private static let edits: [(name: String, old: String, new: String, failure: String)] = [
    ("frame", "ExpectedRow(.link, [0, ", "ExpectedRow(.link, [1, ", "x of the cell"),
    ("card", "card: [20, 0, ", "card: [20, 1, ", "y of the card"),
    ("order", "ExpectedRow(.on, ", "ExpectedRow(.link, ", "ids of the rows"),
    ("section", "ExpectedSection(.one, ", "ExpectedSection(nil, ", "ids of the sections"),
  ]

  /// The tables of this suite.
  static func runs() throws -> [ExportedRun] {
    try edits.map { edit in
      try run(spec, named: edit.name) { $0.replacing(edit.old, with: edit.new) }
    } + [run(spec, named: "unchanged")]
  }

  private static func failures(_ name: String) throws -> [String] {
    try #require(ExportedBehaviourTests.shown.get()[name]).failures
  }

  @Test(arguments: ExportedBehaviourTests.names + ["unchanged"])
  func `a test holds on the code of its table`(name: String) throws {
    #expect(try Self.failures(name) == [])
  }

  @Test func `a test notices other frames, ids and orders`() throws {
    for edit in Self.edits {
      let failures = try Self.failures(edit.name)
      #expect(failures.contains { $0.contains(edit.failure) }, "\(edit.name): \(failures)")
    }
  }

  @Test func `a test has a line for each row, and names the versions of its lengths`() throws {
    let table = try SpecDecoder(fileName: "spec").decode(Array(Self.spec.utf8))
    let code = try CodeFormat.xctest.code(for: table, CodeOptions(name: "long-list.yaml"))
    #expect(code.typeName == "LongListTableTests")
    #expect(code.source.contains("final class LongListTableTests: XCTestCase {"))
    #expect(code.source.contains("systems: 15...18"))
    let rows = code.source.split(separator: "\n").filter { $0.contains("ExpectedRow(") }
    #expect(rows.count == 4)
    #expect(rows[0].contains("ExpectedRow(.link, [0, "))
    #expect(code.source.split(separator: "\n").count < 40)
  }
}
