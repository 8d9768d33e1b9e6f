// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Session
import Testing

struct CompleterTests {
  /// The table of completions beside this file.
  private static let table: [(line: String, expected: [String])] = {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "completions.txt")
    let text = (try? String(contentsOf: path, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { line in
      guard let arrow = line.range(of: " =>") else { return nil }
      return (
        String(line[..<arrow.lowerBound]), line[arrow.upperBound...].split(separator: " ").map(String.init)
      )
    }
  }()

  @Test func `TAB and the command complete offer what the table says`() {
    #expect(Self.table.count > 35)
    for (line, expected) in Self.table {
      var test = TestSession()
      let completion = Completer.complete(line, cursor: line.utf8.count, in: test.session)
      #expect(completion.candidates.map(\.text) == expected, "\(line)")
      let printed = test.run("complete \"\(line)\"").split(separator: "\n").map(String.init)
      #expect(
        printed == expected || (expected.isEmpty && printed.allSatisfy { $0.hasPrefix("usage:") }), "\(line)")
    }
  }

  @Test func `a free value shows the usage, a file name asks for files`() {
    let test = TestSession()
    #expect(
      Completer.complete("add-row ", cursor: 8, in: test.session).usage?.hasPrefix("usage: add-row TITLE")
        == true)
    #expect(Completer.complete("open ", cursor: 5, in: test.session).fileEndings == ["yaml", "yml", "json"])
  }

  @Test func `candidates say what they are, and an option that waits has its own line`() {
    let test = TestSession()
    func complete(_ line: String) -> Completion {
      Completer.complete(line, cursor: line.utf8.count, in: test.session)
    }
    #expect(
      complete("set-rad").candidates.first?.description
        == "Set the radius of groups' outer corners, in points.")
    #expect(complete("add-row x --bad").candidates.first?.description == "A short text in a capsule.")
    #expect(complete("set-row w").candidates.first?.description == "Wi-Fi")
    #expect(
      complete("set-row 0.0 --tile-color ").usage?.hasPrefix(
        "--tile-color COLOR  The colour of a tile behind the image. (a UIKit") == true)
    #expect(complete("set-row 0.0 --badge ").usage == "--badge TEXT  A short text in a capsule. (text)")
    // Neither is put into the line before some of it is typed.
    #expect(complete("pane on ").isOpen && !complete("pane on --c").isOpen)
    #expect(complete("show | ").candidates.isEmpty && complete("show | ").usage != nil)
    #expect(complete("show | less f").fileEndings == [])
    // Right behind the mark a program's name begins.
    for line in ["show |", "!"] { #expect(complete(line).usage == complete("show | ").usage, "\(line)") }
  }

  @Test func `complete prints the same`() {
    var test = TestSession()
    #expect(test.run("complete \"set-r\"") == "set-radius\nset-readable-width\nset-row\n")
  }
}
