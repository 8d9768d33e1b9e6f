// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Session
import Synchronization
import TableModel
import Testing

struct ReportTests {
  private func report(_ line: String, after setup: [String] = []) throws -> [String: Any] {
    var test = TestSession(reportsJSON: true)
    for line in setup { _ = test.run(line) }
    let outputs = test.session.execute(line).outputs
    guard case .output(let text)? = outputs.first else { return [:] }
    return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test func `frames are numbers`() throws {
    let row = try #require(try report("frames 0.1")["data"] as? [String: Any])
    #expect((row["frame"] as? [String: Any])?["y"] as? Double == 79)
    let all = try #require(try report("frames")["data"] as? [String: Any])
    #expect((all["sections"] as? [Any])?.count == 2)
    #expect((all["contentSize"] as? [String: Any])?["width"] as? Double == 393)
    #expect(try report("show --format json")["data"] as? [String: Any] != nil)
    #expect(try report("show")["data"] == nil)
  }

  @Test func `other commands report data too`() throws {
    let why = try #require(try report("why row 0.1 height")["data"] as? [[String: Any]])
    #expect(why.first?["value"] as? Double == 44)
    #expect((why.first?["terms"] as? [[String: Any]])?.isEmpty == false)
    #expect((try report("hit 100 60")["data"] as? [String: Any])?["row"] as? String == "0.0")
    #expect(try report("hit -5 -5")["data"] is NSNull)
    let history = try #require(
      try report("edits", after: ["set-radius 3", "undo"])["data"] as? [String: Any])
    #expect(history["undone"] as? [String] == ["set-radius 3"])
    #expect((try report("let", after: ["let a 'b c'"])["data"] as? [String: Any])?["a"] as? String == "b c")
    #expect(((try report("spec")["data"] as? [String: Any])?["sections"] as? [Any])?.count == 2)
    #expect((try report("status")["data"] as? [String: Any])?["rows"] as? Int == 5)
    #expect((try report("option")["data"] as? [String: Any])?["pager"] as? Bool == true)
    #expect(try report("lint")["data"] as? [[String: Any]] != nil)
    let changed = try report("add-row X")
    #expect((changed["table"] as? [String: Any])?["rows"] as? Int == 6)
  }

  @Test func `an error is also a line on standard error`() throws {
    var test = TestSession(files: ["s.rt": "bogus\n"], reportsJSON: true)
    for line in ["set-radius x", "source s.rt"] {
      let errors = test.session.execute(line).outputs.compactMap { output in
        output.isOutput ? nil : output.text()
      }
      #expect(!errors.isEmpty, "\(line)")
      for text in errors {
        let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(object["error"] as? String != nil)
      }
    }
  }

  @Test func `a program's output is in the report, not beside it`() throws {
    var test = TestSession(reportsJSON: true)
    test.host.state.withLock {
      $0.outcome = {
        ProgramOutcome(ending: .exited(0), output: $0.capturesOutput ? Array("raw\n".utf8) : [])
      }
    }
    guard case .output(let text)? = test.session.execute("!x").outputs.first else { return }
    #expect(text.contains("\"output\": \"raw\\n\""), "\(text)")
  }

  @Test func `everything about a row, a section and the content is reported`() throws {
    var test = TestSession()
    let row = test.run("why row 0.0 ")
    for part in ["x of row 0.0 =", "height of row 0.0 =", "radius of row 0.0 =", "title x of row 0.0 ="] {
      #expect(row.contains(part), "\(part)")
    }
    #expect(test.run("why section 0").contains("header of section 0 ="))
    #expect(test.run("why content").contains("content height ="))
    #expect(
      test.run("why row 1.1 separator") == "row 1.1 has no separator; it's the last row of its section\n")
    _ = test.run("set-separator none")
    #expect(test.run("why row 1.1 separator") == "row 1.1 has no separator\n")
  }

  @Test func `lists of rows and sections are reported`() {
    var test = TestSession()
    #expect(
      test.run("set-radius 1 --row 0.0 --row 0.1").contains("--row is given twice; write --row 0.0,0.2"))
    #expect(test.run("set-row 0.0,wifi --badge 1") == "badge '1' for 2 rows\n")
    #expect(test.run("set-row 0.0 1.0 --badge 2") == "badge '2' for 2 rows\n")
    #expect(test.run("set-radius 3 --section 0,1") == "cornerRadius 3 for 2 sections\n")
    #expect(test.run("for row 1.0,0.0 echo $row") == "0.0\n1.0\n")
    #expect(test.run("remove-row 0.2 0.0,0.2 wifi") == "3 rows removed\n")
    #expect(test.session.table.sections.map(\.rows.count) == [0, 2])
    #expect(test.run("remove-row 1.0,").hasPrefix("error: the list '1.0,' has an empty part"))
    #expect(test.run("remove-row").hasPrefix("error: missing ROW; usage: remove-row ROW…"))
    #expect(test.run("remove-section 0 1") == "2 sections removed with 2 rows\n")
  }

  @Test func `usage lines name values`() {
    var test = TestSession()
    #expect(test.run("help add-row").contains("[--detail TEXT] [--cell-style STYLE] [--image TEXT]\n"))
    // An error's hint is short.
    #expect(
      test.run("add-row")
        == "error: missing TITLE; usage: add-row TITLE [OPTIONS]; 'help add-row' lists the options\n")
    #expect(test.run("help set-shadow").contains("[--offset X Y]"))
    #expect(!CommandRegistry.all.contains { $0.usage.contains(" N]") })
  }

  @Test func `an error in a nested script reports both places`() {
    var test = TestSession(files: ["inner.rt": "set-radius 3\nbogus\n"])
    var reports: [LocatedError] = []
    _ = test.session.run(Script("echo a\nsource inner.rt\n", name: "outer.rt")) { output in
      if case .error(let report) = output { reports.append(report) }
    }
    #expect(reports.map(\.error.message) == ["unknown command 'bogus'"])
    #expect(reports.first?.places.map(\.name) == ["outer.rt", "inner.rt"])
    #expect(reports.first?.places.map(\.line) == [2, 2])
    let text = reports.first.map { SessionOutput.error($0).text { "<\($0.rawValue)>" } } ?? ""
    #expect(text.hasPrefix("inner.rt:2: <error:> unknown command 'bogus'"))
    #expect(text.hasSuffix("\n  sourced from outer.rt:2\n"))
  }

  @Test
  func `an error in the user's commands names each call, and its text is not searched for marks`() {
    var test = TestSession()
    test.enter("define inner\nset-radius x\nend", "define outer\ninner\nend")
    let outputs = test.session.execute("outer").outputs
    guard case .error(let report)? = outputs.first else {
      Issue.record("no error came")
      return
    }
    #expect(report.error.calls.map(\.command) == ["inner", "outer"])
    #expect(report.error.details == nil)
    #expect(
      SessionOutput.error(report).text().hasSuffix(
        "found 'x'\nin 'inner': set-radius x\nin 'outer': inner\n"))
    #expect(SessionOutput.diagnostic("error: x\n").text { _ in "marked" } == "error: x\n")
  }
}
