// SPDX-License-Identifier: GPL-3.0-or-later

import Session
import TableModel
import Testing

/// Variables, and `for` over rows and sections. The shell has no other control flow.
struct VariableTests {
  @Test func `a value is one word in any position`() {
    var test = TestSession(isEmpty: true)
    test.enter(
      "let name \"Wi-Fi & \\\"more\\\" #1\"", "add-row $name --id a", "add-row \"The ${name}\" --id b",
      "add-row 'The $name' --id c", "add-row \\$name --id d", "add-row $5 --id e")
    let titles = test.session.table.sections[0].rows.map(\.title)
    #expect(titles == ["Wi-Fi & \"more\" #1", "The Wi-Fi & \"more\" #1", "The $name", "$name", "$5"])
  }

  @Test func `an unset variable is an error with a suggestion`() {
    var test = TestSession()
    _ = test.run("let radius 4")
    #expect(test.run("set-radius $radis") == "error: unknown variable 'radis'; did you mean 'radius'?\n")
    #expect(test.run("set-radius $radius") == "cornerRadius 4 for the table\n")
    #expect(test.run("let radius") == "radius = 4\n")
    #expect(test.run("let 1x 2").hasPrefix("error: '1x' is not a valid variable name"))
    #expect(test.run("# $nothing") == "")
  }

  @Test func `for takes an address from a variable, whatever it contains`() {
    var test = TestSession()
    test.enter("set-row 0.0 --id 'a:b'", "let which 'a:b'")
    #expect(test.run("for row $which echo $row") == "0.0\n")
    #expect(test.run("for row \"$which\" echo $row") == "0.0\n")
  }

  @Test func `for over rows is one step`() {
    var test = TestSession()
    let before = test.session.table
    #expect(!test.run("for row 0.* set-row $row --badge \"$index: $title\"").contains("error"))
    #expect(
      test.session.table.sections[0].rows.map(\.badge) == ["0: Airplane Mode", "1: Wi-Fi", "2: Bluetooth"])
    #expect(test.session.document.history.undoSteps.count == 1)
    _ = test.run("undo")
    #expect(test.session.table == before)
  }

  @Test func `for runs over sections, also nested`() {
    var test = TestSession()
    test.enter("let side 9", "for section * for row $section.* set-row $row --value $section-$index-$side")
    #expect(
      test.session.table.sections.map { $0.rows.map { $0.status.value ?? "" } } == [
        ["0-0-9", "0-1-9", "0-2-9"], ["1-0-9", "1-1-9"],
      ])
    #expect(test.run("echo $index").hasPrefix("error: unknown variable"))
  }

  @Test func `an error in one iteration reverts the others`() {
    var test = TestSession()
    let before = test.session.table
    #expect(
      test.run("for row 0.* set-row 0.$index --badge $nope").hasPrefix("error: unknown variable 'nope'"))
    #expect(test.run("for row *.0 set-radius 3 --row 0.$index --bogus").contains("error"))
    #expect(test.session.table == before)
    #expect(test.run("for row 0.*").hasPrefix("error: missing COMMAND"))
    #expect(test.run("for row 9.* echo x").hasPrefix("error: there is no section 9"))
  }
}
