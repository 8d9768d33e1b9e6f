// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Session
import TableModel
import Testing

/// Addresses of several rows or sections: ranges and patterns, by index or by id.
struct SelectionTests {
  /// Sections `net` (rows net-a, net-b, plain), `apps` (one row, whose id contains dots) and an unnamed one.
  private func session() -> TestSession {
    var test = TestSession(isEmpty: true)
    for line in [
      "add-section Network --id net", "add-row A --id net-a", "add-row B --id net-b", "add-row C",
      "add-section Apps --id apps", "add-row D --id com.example.mail", "add-section", "add-row E",
      "add-row F",
    ] { _ = test.run(line) }
    return test
  }

  private func marked(_ address: String) -> String {
    var test = session()
    let output = test.run("set-row \(address) --badge x")
    guard !output.hasPrefix("error") else { return output }
    return test.session.table.sections.flatMap(\.rows).filter { $0.badge == "x" }.map(\.title).joined()
  }

  @Test(arguments: [
    ("0.*", "ABC"), ("0.0..1", "AB"), ("0..1.0", "AD"), ("*.0", "ADE"), ("*.*", "ABCDEF"), ("net-*", "AB"),
    ("net-?", "AB"), ("net.*", "ABC"), ("net.1", "B"), ("*.net-b", "B"), ("net-b..2.0", "BCDE"),
    ("0.2..2.0", "CDE"), ("com.*", "D"), ("com.example.mail", "D"), ("1..2.0", "DE"), ("2.0..1", "EF"),
    ("*.1..4", "BCF"),
    ("apps.*", "D"), ("net-a", "A"),
  ])
  func `an address names rows`(address: String, titles: String) {
    #expect(marked(address) == titles)
  }

  @Test(arguments: [
    "9.*", "x*", "0.7..9", "0.0..9", "2.1..4", "0..1.0..1", "0..3.*", "0.1..0", "2..1.0", "net-b..net-a", "*",
  ])
  func `an address without a match is an error with a hint`(address: String) {
    if address == "*" {
      // A bare star matches ids; it doesn't match rows without one.
      #expect(marked(address) == "ABD")
    } else {
      #expect(marked(address).hasPrefix("error: "), "\(marked(address))")
    }
  }

  @Test(arguments: [
    ("0..1", [0, 1]), ("*", [0, 1, 2]), ("net..apps", [0, 1]), ("a*", [1]), ("apps", [1]), ("2", [2]),
  ])
  func `an address names sections`(address: String, sections: [Int]) {
    var test = session()
    #expect(!test.run("set-radius 3 --section \(address)").hasPrefix("error"))
    #expect(
      test.session.table.sections.indices.filter {
        test.session.table.sections[$0].info.look[.cornerRadius] == 3
      } == sections)
  }

  @Test func `a change of many rows is one step and reports their number`() {
    var test = session()
    #expect(test.run("set-height 50 --row 0.*") == "rowHeight 50 for 3 rows\n")
    #expect(test.run("set-height 50 --row 0.*") == "nothing to change\n")
    #expect(test.run("set-height 50 --row *.0") == "rowHeight 50 for 2 rows\n")
    #expect(test.run("remove-row *.0") == "3 rows removed\n")
    #expect(test.session.table.sections.flatMap(\.rows).map(\.title) == ["B", "C", "F"])
    #expect(test.run("undo 3").split(separator: "\n").count == 3)
    #expect(test.session.table == session().session.table)
  }

  @Test func `removing sections removes their rows`() {
    var test = session()
    #expect(test.run("remove-section 0..1") == "2 sections removed with 4 rows\n")
    #expect(test.run("set-header * T") == "header 'T' for section 0\n")
  }

  @Test func `an id can be given to only one row`() {
    var test = session()
    #expect(test.run("set-row 0.* --id x").hasPrefix("error: an id names a single row, found 3"))
  }
}
