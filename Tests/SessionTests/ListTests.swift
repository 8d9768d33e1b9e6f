// SPDX-License-Identifier: GPL-3.0-or-later

import Renderers
import Session
import TableModel
import Testing

/// Views that show a row's address, id and title together.
struct ListTests {
  private func lines(_ command: String, _ setUp: [String] = []) -> [String] {
    var test = TestSession()
    for line in setUp { _ = test.run(line) }
    return test.run(command).split(separator: "\n").map(String.init)
  }

  @Test func `list shows the address, id, title and other texts of each row`() {
    #expect(
      lines("list", ["set-footer network \"Ask to join\"", "set-row 1.0 --badge 2"]) == [
        "title: Settings",
        "section 0 (network)",
        "0.0  airplane   Airplane Mode, switch off, image airplane",
        "0.1  wifi       Wi-Fi, Home, disclosure, image wifi",
        "0.2  bluetooth  Bluetooth, On, disclosure, image antenna.radiowaves.left.and.right",
        "footer: Ask to join",
        "section 1 (general): General",
        "1.0  about      About, badge 2, disclosure, image info.circle",
        "1.1  update     Software Update, badge 1, disclosure, image gear",
      ])
  }

  @Test(arguments: [
    ("list 1", ["section 1", "1.0", "1.1"]), ("list general", ["section 1", "1.0", "1.1"]),
    ("list wifi", ["section 0", "0.1"]), ("list *.0", ["section 0", "0.0", "section 1", "1.0"]),
    ("list x", ["error: unknown row 'x'"]), ("list 7", ["error: unknown row '7'"]),
  ])
  func `an address limits the list`(command: String, beginnings: [String]) {
    let lines = lines(command)
    #expect(lines.count == beginnings.count, "\(lines)")
    for (line, beginning) in zip(lines, beginnings) { #expect(line.hasPrefix(beginning), "\(line)") }
  }

  @Test func `JSON lists the rows as data`() {
    var test = TestSession(reportsJSON: true)
    let report = test.run("list 0.1")
    #expect(
      report.contains(
        #""data": [{"row": "0.1", "id": "wifi", "title": "Wi-Fi", "detail": "Home", "badge": null, "accessory": "disclosureIndicator", "image": "wifi"}]"#
      ), "\(report)")
  }

  @Test func `a large table is printed in parts that join to the same list`() throws {
    var test = TestSession(isInteractive: true)
    _ = test.run("random --sections 60 --rows 50")
    guard case .longOutput(let text)? = test.session.execute("list").outputs.first else {
      Issue.record("not made while it is read")
      return
    }
    #expect(
      text.text == RowListing(test.session.table, hasColumns: true).preview().lines.joined(separator: "\n")
        + "\n")
    #expect(!text.beginning { $0.count > 4096 }.isWhole)
  }

  // MARK: - The margin of a picture

  /// The margin's text of each line that has some, and the preview without the margin.
  private func margin(_ command: String, columns: Int?, _ setUp: [String] = []) -> (
    names: [String], lines: [String]
  ) {
    var test = TestSession()
    for line in setUp { _ = test.run(line) }
    test.session.columns = columns
    let lines = test.run(command).split(separator: "\n").map(String.init)
    return (lines.filter { $0.first?.isNumber == true }, lines)
  }

  @Test(
    arguments: ["show", "show --compact", "show --format ascii"], [[], ["set-direction rightToLeft"]])
  func `addresses and ids are beside the titles`(command: String, setUp: [String]) {
    let (names, _) = margin(command + " --addresses", columns: 100, setUp)
    #expect(names.count == 5)
    for (name, (address, title)) in zip(
      names,
      [
        ("0.0  airplane   ", "Airplane Mode"), ("0.1  wifi       ", "Wi-Fi"),
        ("0.2  bluetooth  ", "Bluetooth"),
        ("1.0  about      ", "About"), ("1.1  update     ", "Software Update"),
      ])
    {
      #expect(name.hasPrefix(address) && name.contains(title), "\(name)")
    }
  }

  @Test(arguments: [[], ["set-direction rightToLeft"]])
  func `the margin does not change the preview`(setUp: [String]) {
    let bare = margin("show", columns: 66, setUp).lines
    let beside = margin("show --addresses", columns: 66 + 16, setUp).lines
    #expect(beside.map { String($0.dropFirst(16)) } == bare)
  }

  @Test(arguments: [(20, 5), (32, 5), (40, 13), (70, 16)])
  func `the margin takes columns from the preview`(columns: Int, width: Int) {
    let (names, lines) = margin("show --addresses", columns: columns)
    #expect(names.count == 5)
    let notes = lines.filter { $0.hasPrefix("drawn in") }
    for line in lines where !notes.contains(line) { #expect(DisplayWidth.of(line) <= columns, "\(line)") }
    let note = "drawn in \(columns) of \(66 + width) columns; what does not fit ends in … or is left out"
    // Nothing is truncated in 70 columns.
    #expect(notes == (columns < 70 ? [note] : []))
  }

  @Test func `only formats in columns can have a margin`() {
    #expect(
      lines("show --addresses --format svg")[0].hasPrefix("error: --addresses requires the format text"))
    #expect(lines("show --addresses --format plain") == lines("list"))
  }
}
