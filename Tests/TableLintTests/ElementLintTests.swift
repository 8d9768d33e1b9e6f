// SPDX-License-Identifier: GPL-3.0-or-later

import TableLint
import TableModel
import TableSpec
import Testing

/// Lint of the elements of rows: cards, and elements beside texts.
struct ElementLintTests {
  /// The findings of a rule in a table with one row.
  private func findings(_ rule: String, _ row: String, _ table: String = "") throws -> [Finding] {
    let table = try SpecDecoder(fileName: "test").decode(
      Array("{\(table)sections: [{rows: [{\(row)}]}]}".utf8))
    return Linter.findings(in: table, from: .note).filter { $0.rule == rule }
  }

  @Test(arguments: [
    (
      "title: A, content: {vStack: [{label: Pay}, {hStack: [{label: Due, color: '#999999'}]}]}",
      "the label content.1.0, #999999 on secondarySystemGroupedBackground, has a contrast of 2.84:1 in light mode; WCAG AA needs 4.5:1",
      "'unset row 0.0 content.1.0.color'"
    ),
    (
      "title: A, trailing: [{label: Due, color: '#999999'}]",
      "the label trailing.0, #999999 on secondarySystemGroupedBackground, has a contrast of 2.84:1 in light mode; WCAG AA needs 4.5:1",
      "'unset row 0.0 trailing.0.color'"
    ),
    (
      "title: A, label: {text: Due, color: '#999999'}",
      "the label, #999999 on secondarySystemGroupedBackground, has a contrast of 2.84:1 in light mode; WCAG AA needs 4.5:1",
      "'unset row 0.0 label.color'"
    ),
    // The nearest shape is the ground: the button's background, the badge's capsule.
    (
      "title: A, tintColor: '#FFD60A', content: {vStack: [{button: Pay, style: filled}]}",
      "the button content.0, white on #FFD60A, has a contrast of 1.4", "'unset row 0.0 tintColor'"
    ),
    (
      "title: A, content: {vStack: [{badge: '3', color: systemYellow}]}",
      "the badge content.0, white on systemYellow, has a contrast of 1.5",
      "'unset row 0.0 content.0.color'"
    ),
    // A large label needs less.
    (
      "title: A, content: {vStack: [{label: Big, font: largeTitle, color: '#999999'}, {label: Bold, font: title1, color: '#808080'}]}",
      "the label content.0, #999999 on secondarySystemGroupedBackground, has a contrast of 2.84:1 in light mode; WCAG AA needs 3:1",
      "'unset row 0.0 content.0.color'"
    ),
  ])
  func `a text in an element is judged against the nearest colour below it`(
    row: String, message: String, hint: String
  ) throws {
    let found = try findings("CONTRAST", row).filter { $0.severity > .note }
    #expect(found.first?.message.hasPrefix(message) == true, "\(found)")
    #expect(found.first?.hint.hasPrefix(hint) == true, "\(found)")
    #expect(found.first?.placeName == "row 0.0")
    #expect(found.allSatisfy { $0.message.split(separator: ",")[0] == message.split(separator: ",")[0] })
  }

  @Test func `UIKit's own colours of elements are notes, and a row's own background isn't UIKit's`() throws {
    let card =
      "title: A, content: {vStack: [{label: A, color: secondaryLabel}, {button: Pay, style: filled}, {button: Pay}, {button: Pay, style: tinted, role: destructive}, {menu: All}, {segmentedControl: [A, B]}, {textField: {placeholder: A}}]}"
    let found = try findings("CONTRAST", card)
    #expect(!found.isEmpty)
    #expect(
      found.allSatisfy { $0.severity == .note && $0.hint.hasPrefix("these are UIKit's own") }, "\(found)")
    let own = try findings("CONTRAST", card, "rowColor: systemGray5, ")
    #expect(own.contains { $0.severity > .note && $0.message.hasPrefix("the menu content.4, ") }, "\(own)")
    // A clear row shows the table's background, and a filled button covers it.
    let clear = try findings("CONTRAST", card, "rowColor: clear, ")
    #expect(clear.allSatisfy { $0.severity == .note }, "\(clear)")
    #expect(
      clear.contains {
        $0.message.hasPrefix("the label content.0, secondaryLabel on systemGroupedBackground")
      }, "\(clear)")
    // WCAG exempts disabled controls.
    let disabled = "title: A, content: {vStack: [{button: Pay, style: filled, isEnabled: false}]}"
    #expect(try findings("CONTRAST", disabled, "tintColor: '#FFD60A', ").isEmpty)
  }

  @Test func `parts of headers and footers are judged against the background`() throws {
    let table = try SpecDecoder(fileName: "test").decode(
      Array(
        """
        sections:
          - header: {markdown: "All ^[new](color: '#CCCCCC')"}
            footer: {markdown: "See ^[terms](color: 'label') and ^[more](color: 'white')"}
            rows: [A]
        """.utf8))
    let found = Linter.findings(in: table, from: .note).filter { $0.rule == "CONTRAST" }
    #expect(
      found.map { $0.message.split(separator: ",")[0] } == ["'new' in the header", "'more' in the footer"],
      "\(found)")
    #expect(found.allSatisfy { $0.placeName == "section 0" })
    #expect(found.first?.setting == Setting.section(\.header, at: 0))
  }

  @Test(
    arguments: [
      // UIKit's own sizes.
      ("stepper: 3", nil, nil),
      (
        "title: A, content: {vStack: [{stepper: 3, height: 32}, {switch: true}], alignment: leading}", nil,
        nil
      ),
      ("title: A, content: {hStack: [{button: Pay now}, spacer]}", nil, nil),
      ("title: A, button: Sign out", nil, nil),
      // A stack that fills makes the button wide.
      ("title: A, content: {vStack: [{button: Ok}]}", nil, nil),
      (
        "title: A, content: {hStack: [{button: Ok}, spacer]}", "the button content.0 is 2",
        "'set row 0.0 content.0.width 44'"
      ),
      (
        "title: A, content: {hStack: [{button: Buy, width: 30, height: 20}, spacer], alignment: center}",
        "the button content.0 is 30 x 20 pt; Apple's minimum for touch targets is 44 x 44 pt",
        "'set row 0.0 content.0.width 44' and 'set row 0.0 content.0.height 44'"
      ),
      (
        "title: A, content: {hStack: [{switch: true, height: 20}, spacer], alignment: center}",
        "the switch content.0 is 51 x 20 pt", "'unset row 0.0 content.0.height'"
      ),
      ("title: A, button: Ok", "the button is 2", "'set row 0.0 button.style gray'"),
      ("title: A, trailing: [{menu: A}]", "the menu trailing.0 is ", "give it a longer title"),
    ] as [(String, String?, String?)])
  func `a control that its title or a set length makes small is a finding`(
    row: String, message: String?, hint: String?
  ) throws {
    let found = try findings("TAP-TARGET", row.hasPrefix("title") ? row : "title: A, \(row)")
    #expect(found.map(\.message).count == (message == nil ? 0 : 1), "\(found)")
    guard let message, let hint else { return }
    #expect(found.first?.message.hasPrefix(message) == true, "\(found)")
    #expect(found.first?.hint == hint, "\(found)")
  }
}
