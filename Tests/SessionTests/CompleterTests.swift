// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Session
import Testing

struct CompleterTests {
  /// The completions in completions.txt, beside this file.
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

  @Test func `Tab and the command complete offer the listed completions`() {
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

  @Test func `after an open quote, row and section aren't offered as words of an address`() {
    let test = TestSession()
    func offered(_ line: String) -> [String] {
      Completer.complete(line, cursor: line.utf8.count, in: test.session).candidates.map(\.text)
    }
    for command in ["set", "unset"] {
      #expect(offered("\(command) sec").contains("section"))
      #expect(!offered("\(command) \"sec").contains("section"))
    }
  }

  @Test func `a free value shows its usage, and a file name offers files`() {
    let test = TestSession()
    // In a loop, `$row` is a row.
    let loop = "for row 0.* set $row titleO"
    #expect(
      Completer.complete(loop, cursor: loop.utf8.count, in: test.session).candidates.map(\.text)
        == ["titleOrigin"])
    #expect(
      Completer.complete("add-row ", cursor: 8, in: test.session).usage?.hasPrefix("usage: add-row TITLE")
        == true)
    #expect(Completer.complete("open ", cursor: 5, in: test.session).fileEndings == ["yaml", "yml", "json"])
  }

  @Test func `candidates have descriptions, and an option without its value shows its own usage`() {
    let test = TestSession()
    func complete(_ line: String) -> Completion {
      Completer.complete(line, cursor: line.utf8.count, in: test.session)
    }
    #expect(
      complete("set-rad").candidates.first?.description
        == "Set the radius of groups' outer corners, in points.")
    #expect(complete("add-row x --bad").candidates.first?.description == "A short text in a filled capsule.")
    #expect(complete("set-row w").candidates.first?.description == "Wi-Fi")
    #expect(
      complete("set-row 0.0 --image-tile-color ").usage?.hasPrefix(
        "--image-tile-color COLOR  The colour of a tile under the image, by default of 29 points;") == true)
    #expect(
      complete("set-row 0.0 --badge ").usage == "--badge TEXT  A short text in a filled capsule. (text)")
    // In quotes, a word with two dashes is an option, too.
    #expect(
      complete("set-row 0.0 \"--accessory\" switchO").candidates.map(\.text) == ["switchOff", "switchOn"])
    #expect(complete("set-row 0.0 \"--acc").candidates.map(\.text) == ["--accessory"])
    // Neither is inserted before part of it is typed.
    #expect(complete("pane on ").isOpen && !complete("pane on --c").isOpen)
    #expect(complete("show | ").candidates.isEmpty && complete("show | ").usage != nil)
    #expect(complete("show | less f").fileEndings == [])
    // Directly after the operator, the name of a program begins.
    for line in ["show |", "!"] { #expect(complete(line).usage == complete("show | ").usage, "\(line)") }
  }
}
