// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Foundation
import Session
import TableModel
import Testing

/// The text of a large table is created in parts while it is printed.
struct LongTextTests {
  private func session(isInteractive: Bool = true, columns: Int? = nil) -> TestSession {
    var test = TestSession(isInteractive: isInteractive)
    test.enter("random --sections 40 --rows 40", "set-section 3 --header Third")
    test.session.columns = columns
    return test
  }

  private func long(_ line: String, in test: inout TestSession) throws -> LongText {
    let outputs = test.session.execute(line).outputs
    guard outputs.count == 1, case .longOutput(let text)? = outputs.first else {
      throw Missing(outputs: outputs)
    }
    return text
  }

  private struct Missing: Error { let outputs: [SessionOutput] }

  @Test(arguments: ["show", "show --format ascii", "show --gaps", "frames --json"], [nil, 40])
  func `a preview printed in parts equals one that is made at once`(line: String, columns: Int?) throws {
    var test = session(columns: columns)
    let text = try long(line, in: &test).text
    // With timing on, the preview is made at once.
    _ = test.run("option timing on")
    let whole = test.run(line)
    #expect(whole.hasPrefix(text) && whole.dropFirst(text.count).hasPrefix("time: "))
  }

  @Test func `frames printed in parts equal those listed at once, but columns may be wider`() throws {
    var test = session()
    let lines = try long("frames", in: &test).text.split(separator: "\n")
    var script = session(isInteractive: false)
    let whole = script.run("frames").split(separator: "\n")
    #expect(lines.map(words) == whole.map(words))
    // The column of heights ends at the end of its heading.
    let end = try #require(lines.first?.range(of: "height ")).upperBound
    let column = lines[0].distance(from: lines[0].startIndex, to: end) - 1
    for line in lines.dropFirst().dropLast() {
      #expect(line.dropFirst(column - 1).first?.isNumber == true, "\(line)")
      #expect(line.dropFirst(column).first ?? " " == " ", "\(line)")
    }
  }

  private func words(_ line: Substring) -> [Substring] { line.split(separator: " ") }

  @Test func `the widths of frames come from 64 rows at equal distances, and a part has 4 KiB`() throws {
    var rows = (0..<1280).map { Row(title: "\($0)") }
    // Row 220 is one of them. Row 230 would be one of 128; its y and its height are each one digit too long.
    rows[220].look[.rowHeight] = .fixed(1000.25)
    rows[230].look[.rowHeight] = .fixed(10000.25)
    var test = TestSession(isInteractive: true)
    test.session.document = Document(Table(sections: [Section(rows: rows)]))
    let text = try long("frames", in: &test)
    let lines = text.text.split(separator: "\n")
    let heading = try #require(lines[0].range(of: "  corners")).lowerBound
    let end = lines[0].distance(from: lines[0].startIndex, to: heading)
    for (row, overhang) in [(1, 0), (220, 0), (230, 2)] {
      let line = try #require(lines.first { $0.hasPrefix("row 0.\(row) ") })
      let height = try #require(line.range(of: "  -")).lowerBound
      #expect(line.distance(from: line.startIndex, to: height) == end + overhang, "\(line)")
    }
    #expect((4096..<4096 + 100).contains(text.beginning { _ in true }.bytes.count))
  }

  @Test(arguments: [(TableStyle.plain, "automaticPlainHeaderHeight"), (.grouped, "untitledLastFooterHeight")])
  func `the longest name of a gap doesn't move its numbers`(style: TableStyle, name: String) throws {
    var table = Table(sections: [Section(rows: (0..<1280).map { Row(title: "\($0)") })])
    table.info.style = style
    table.info.profile = .iOS11
    table.info.sectionHeaderHeight = .automatic
    var test = TestSession(isInteractive: true)
    test.session.document = Document(table)
    let lines = try long("frames", in: &test).text.split(separator: "\n")
    let gap = try #require(lines.first { $0.hasPrefix("gap \(name) ") })
    #expect(gap.count == lines[0].prefix { $0 != "c" }.count - 2, "\(gap)")
  }

  @Test(arguments: ["show", "frames"])
  func `the first part contains only some of the rows`(line: String) throws {
    var test = session()
    let text = try long(line, in: &test)
    let progress = WorkProgress()
    let (bytes, isWhole) = progress.run { text.beginning { $0.count > 4096 } }
    #expect(!isWhole && bytes.count > 4096)
    #expect(progress.completedUnitCount < 800)
    #expect(text.text.utf8.starts(with: bytes))
  }

  @Test func `text for a file or a program is made whole`() throws {
    var test = session()
    #expect(test.run("show > p.txt") == "")
    let text = try long("show", in: &test).text
    #expect(test.workspace.text("p.txt") == text)
    var machines = TestSession(isInteractive: true, reportsJSON: true)
    _ = machines.run("random --sections 60 --rows 50")
    #expect(machines.run("show").hasPrefix("{\"command\": \"show\""))
  }

  @Test func `a joined text equals its parts, and a beginning knows whether it is whole`() {
    let text = LongText(joining: [LongText("a"), LongText(""), LongText("bc"), LongText("d")])
    #expect(text.text == "abcd" && text == LongText("abcd"))
    #expect(text.beginning { $0.count >= 2 }.bytes == Array("abc".utf8))
    #expect(text.beginning { $0.count >= 2 }.isWhole == false)
    #expect(text.beginning { $0.count >= 5 }.isWhole)
    #expect(LongText("").beginning { _ in true }.isWhole)
  }
}
