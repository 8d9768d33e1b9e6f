// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Renderers
import TableLayout
import TableSpec
import Testing

/// Elements in text pictures and in SVG.
struct ElementPictureTests {
  private func lines(_ row: String, traits: String = "{}") throws -> [String] {
    let text = "{traits: \(traits), sections: [{rows: [\(row)]}]}"
    let table = try SpecDecoder(fileName: "t.yaml").decode(Array(text.utf8))
    let list = LaidOutTable(table).displayList()
    let picture = String(decoding: ASCIIRenderer().render(list), as: UTF8.self)
    return picture.split(separator: "\n").map(String.init)
  }

  @Test(arguments: [
    ("{title: A, stepper: 3}", "|   A                                              [-|+]   |"),
    ("{title: A, slider: 0.5}", "===O---"),
    ("{title: A, segmentedControl: [Day, Week]}", "([Day]| Week )   |"),
    ("{title: A, progressView: 1}", "================================   |"),
    ("{title: A, activityIndicator: medium}", "(*)   |"), ("{title: A, menu: All}", "All ^v   |"),
    ("{title: A, button: Pay}", "( Pay )   |"),
    ("{title: A, datePicker: {date: 1 Jun, time: \"9:41\"}}", "[1 Jun] [9:41]   |"),
    ("{title: A, textField: Ada}", "[Ada "),
    ("{title: A, trailing: [{badge: \"3\"}, {label: x}]}", "(3)    x   |"),
  ])
  func `a control has characters in a text picture`(row: String, part: String) throws {
    let found = try lines(row)
    #expect(
      found.contains { $0.contains(part) }, "\(found)")
  }

  @Test(arguments: ["large", "accessibilityExtraLarge"])
  func `a divider is a line of its own`(textSize: String) throws {
    let card = "{vStack: [{label: One, font: largeTitle}, divider, {label: Two, font: caption2}]}"
    let found = try lines("{title: A, content: \(card)}", traits: "{textSize: \(textSize)}")
    let index = try #require(found.firstIndex { $0.contains("One") })
    #expect(
      found[index + 1].contains("|   -------------------------") && found[index + 2].contains("Two"),
      "\(found)")
  }

  @Test func `an image without room has no picture`() throws {
    let text = "{sections: [{rows: [{title: A, content: {hStack: [{image: wifi, width: 0}, {label: B}]}}]}]}"
    let table = try SpecDecoder(fileName: "t.yaml").decode(Array(text.utf8))
    #expect(!Pictures.svg(table).contains("scale(0)"))
  }

  @Test func `segments and pills are mirrored from right to left`() throws {
    let row =
      "{title: A, trailing: [{segmentedControl: [Day, Week]}, {datePicker: {date: 1 Jun, time: \"9:41\"}}]}"
    let found = try lines(row, traits: "{direction: rtl}")
    #expect(found.contains { $0.contains("[9:41] [1 Jun]") && $0.contains("( Week |[Day])") }, "\(found)")
  }

  @Test func `marks of text pictures aren't in SVG, and a disabled control is fainter`() throws {
    func svg(_ row: String) throws -> String {
      let text = "{sections: [{rows: [\(row)]}]}"
      let table = try SpecDecoder(fileName: "t.yaml").decode(Array(text.utf8))
      return String(decoding: SVGRenderer().render(LaidOutTable(table).displayList()), as: UTF8.self)
    }
    let usual = try svg("{title: A, button: {title: Pay, style: filled}}")
    #expect(!usual.contains("( Pay )") && usual.contains(">Pay<"))
    let disabled = try svg("{title: A, button: {title: Pay, style: filled, isEnabled: false}}")
    #expect(disabled.contains("fill-opacity=\"0.5\"") && !usual.contains("fill-opacity=\"0.5\""))
  }
}
