// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel
import TableSpec
import Testing

/// Elements of rows in specs.
struct ElementSpecTests {
  private func decode(_ row: String) throws -> Row {
    let text = "sections:\n- rows:\n  - \(row)\n"
    return try SpecDecoder(fileName: "t.yaml").decode(Array(text.utf8)).sections[0].rows[0]
  }

  private func problem(_ row: String) -> SpecProblem? {
    do {
      _ = try decode(row)
      return nil
    } catch { return (error as? SpecError)?.problems.first }
  }

  /// Buttons of a navigation bar as they are read, and as they are written.
  @Test(arguments: [
    ("plus", "plus"), ("\"plus,Edit\"", "\"plus, Edit\""), ("[plus, Edit]", "\"plus, Edit\""),
    ("[{button: Done}]", "Done"), ("[{button: edit}]", "[{button: edit}]"),
    ("[{button: \"A, B\"}, plus]", "[\"A, B\", plus]"),
    (
      "[{button: Done, style: filled, color: systemBlue}, plus]",
      "[{button: Done, style: filled, color: systemBlue}, plus]"
    ),
    (
      "[{button: Inbox, image: tray, badgeValue: \"3\", isEnabled: false}]",
      "[{button: Inbox, image: tray, isEnabled: false, badgeValue: \"3\"}]"
    ),
  ])
  func `bar buttons are written as a text if it means the same`(read: String, written: String) throws {
    func table(_ buttons: String) throws -> Table {
      try SpecDecoder(fileName: "t.yaml").decode(Array("navigation: {right: \(buttons)}\n".utf8))
    }
    let table = try table(read)
    let text = SpecEncoder.encode(table)
    #expect(text.contains("navigation: {right: \(written)}\n"), "\(text)")
    #expect(try self.table(of: text) == table)
  }

  /// Items of a toolbar as they are read, and as they are written.
  @Test(arguments: [
    ("[square.and.pencil, spacer, Edit]", "[square.and.pencil, spacer, Edit]"),
    ("[{button: Edit}, {label: 3 unread}]", "[Edit, {label: \"3 unread\"}]"),
    ("[{button: New, image: plus}, checkmark]", "[{button: New, image: plus}, checkmark]"),
  ])
  func `a text in a toolbar is a button, and spacer is a flexible space`(read: String, written: String) throws
  {
    let table = try table(of: "toolbarItems: \(read)\n")
    let text = SpecEncoder.encode(table)
    #expect(text.contains("toolbarItems: \(written)\n"), "\(text)")
    #expect(try self.table(of: text) == table)
  }

  @Test func `a tab has a role, and no other button`() throws {
    let tabs = try table(of: "tabBar: {tabs: [{button: A, badgeValue: '3', tabRole: search}]}\n")
    #expect(tabs.info.bottomBars.tabs?[0].isSearchTab == true)
    #expect(SpecEncoder.encode(tabs).contains("{button: A, badgeValue: \"3\", tabRole: search}"))
    #expect(throws: SpecError.self) { try table(of: "toolbarItems: [{button: A, tabRole: search}]\n") }
    #expect(throws: SpecError.self) { try table(of: "navigation: {right: [{button: A, tabRole: search}]}\n") }
  }

  /// The hint of an unknown element names those that its place takes.
  @Test(arguments: [
    ("toolbarItems: [{foo: 1}]", "the elements are button, label, spacer"),
    ("toolbarItems: [{stepper: 1}]", "use a button, label or spacer"),
    ("tabBar: {tabs: [house]}", "write a button: {button: TITLE}"),
  ])
  func `a hint lists the elements of a bar`(spec: String, hint: String) {
    let error = #expect(throws: SpecError.self) { try table(of: spec + "\n") }
    #expect(error?.problems.first?.hint == hint)
  }

  private func table(of text: String) throws -> Table {
    try SpecDecoder(fileName: "t.yaml").decode(Array(text.utf8))
  }

  @Test func `a bar takes only buttons`() {
    #expect(throws: SpecError.self) { try table(of: "navigation: {right: [{label: A}]}\n") }
    #expect(throws: SpecError.self) { try table(of: "navigation: {right: {button: A}}\n") }
  }

  /// A row as it is written, which is read and written as the same text.
  @Test(arguments: [
    "{title: A, stepper: 3}", "{title: A, stepper: {value: 3, maximum: 10}}", "{title: A, slider: 0.5}",
    "{title: A, textField: {placeholder: Required, isSecure: true}}",
    "{title: A, segmentedControl: [Day, Week]}",
    "{title: A, segmentedControl: {segments: [Day, Week], selectedSegment: 1}}",
    "{title: A, activityIndicator: {}}", "{title: A, progressView: 0.25}", "{title: A, menu: All}",
    "{title: A, datePicker: {date: \"1 Jun 2026\", time: \"9:41\"}}",
    "{title: A, button: {title: Pay, style: filled}}",
    "{title: A, leading: [checkmark], trailing: [{badge: \"3\"}, {menu: All}, detailButton, disclosureIndicator]}",
    "{title: A, trailing: [{button: Pay, style: filled, isEnabled: false}, {image: {symbol: bell, color: systemRed}}]}",
    "{title: A, trailing: [{textField: {placeholder: Name}}, {outlineDisclosure: true}]}",
    "{title: A, accessory: switchOn, badge: \"2\", stepper: 1}",
  ])
  func `a row with elements is written as it is read`(row: String) throws {
    var table = Table(sections: [Section(rows: [try decode(row)])])
    table.info.title = nil
    let text = SpecEncoder.encode(table)
    #expect(text.contains("      - \(row)\n"), "\(text)")
  }

  @Test func `properties are beside the kind or behind it`() throws {
    let beside = try decode("{title: A, trailing: [{stepper: 3, maximum: 10}]}")
    #expect(beside == (try decode("{title: A, trailing: [{stepper: {value: 3, maximum: 10}}]}")))
    #expect(beside == (try decode("{title: A, trailing: [{maximum: 10, stepper: 3}]}")))
  }

  @Test func `a kind without a value is an element`() throws {
    let row = try decode("{title: A, activityIndicator: , stepper: }")
    #expect(row.elements.keyed.map(\.kind) == [.stepper, .activityIndicator])
  }

  @Test(arguments: [
    ("{title: A, trailing: [toggle]}", "unknown element 'toggle' in 'trailing'", "did you mean 'switch'?"),
    ("{title: A, trailing: [{picker: x}]}", "unknown element 'picker' in 'trailing'", "did you mean 'menu'"),
    ("{title: A, trailing: [button]}", "'button' has no title", "write {button: TITLE}"),
    (
      "{title: A, trailing: [{stepper: 3, colour: red}]}", "unknown key 'colour' in stepper",
      "the keys of stepper"
    ),
    ("{title: A, trailing: stepper}", "expected 'trailing' to be a list, found", ""),
    ("{title: A, stepper: many}", "expected 'stepper' to be", ""),
    ("{title: A, slider: {value: 0.5, middle: 1}}", "unknown key 'middle' in slider", ""),
    ("{title: A, button: {style: filled}}", "'button' has no title", "add 'title: TEXT'"),
    ("{title: A, segmentedControl: {selectedSegment: 1}}", "'segmentedControl' has no segments", ""),
    ("{title: A, toggle: true}", "unknown key 'toggle' in a row", "did you mean 'accessory'"),
    ("{title: A, textfield: x}", "unknown key 'textfield' in a row", "did you mean 'textField'?"),
    ("{title: A, photo: x.png}", "unknown key 'photo' in a row", "did you mean 'image'?"),
    (
      "{title: A, trailing: [[stepper]]}",
      "expected an element, such as {button: Pay, style: filled}, found a list", ""
    ),
  ])
  func `a mistake in an element has a place and a hint`(row: String, message: String, hint: String) throws {
    let found = try #require(problem(row), "\(row)")
    #expect(found.message.hasPrefix(message), "\(found.message)")
    #expect((found.hint ?? "").hasPrefix(hint), "\(found.hint ?? "")")
    #expect(found.line == 3)
  }
}
