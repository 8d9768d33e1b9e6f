// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Renderers
import TableLayout
import TableModel
import TestSupport
import Testing

struct TextColorTests {
  private static func withoutColors(_ text: String) -> String {
    text.replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
  }

  @Test(arguments: ColorDepth.allCases, [false, true])
  func `a preview in colour is the plain one plus colours`(depth: ColorDepth, isCompact: Bool) {
    for seed in 0..<60 {
      let table = RandomTable.table(seed: seed)
      var options = TextPictureOptions(maximumColumns: seed % 2 == 0 ? 40 : nil, isCompact: isCompact)
      let plain = Pictures.text(table, options)
      options.colors = depth
      let colored = Pictures.text(table, options)
      #expect(Self.withoutColors(colored) == plain, "seed \(seed)")
      #expect(!plain.contains("\u{1B}"))
      // Each line alone, as a pager and a pane show it.
      for line in colored.split(separator: "\n") where line.contains("\u{1B}") {
        #expect(line.matches(of: #/\u{1B}\[[0-9;]*m/#).last?.output == "\u{1B}[0m", "seed \(seed)")
      }
    }
  }

  @Test(arguments: [
    (ColorDepth.trueColor, "38;2;255;255;255;48;2;255;59;48"), (.palette256, "38;5;231;48;5;203"),
    (.sixteen, "97;101"),
  ])
  func `tiles have the appearance's own colours, limited to the terminal's number`(
    depth: ColorDepth, code: String
  ) {
    var row = Row(title: "A", accessory: .switchOn)
    row.image = RowImage(symbol: "bell.fill", tileColor: .semantic(.systemRed))
    let table = Pictures.table([[row]])
    let colored = Pictures.text(table, TextPictureOptions(colors: depth))
    #expect(colored.contains("\u{1B}[0;\(code)mA"), "\(colored.debugDescription)")
    var dark = table
    dark.info.traits.appearance = .dark
    #expect((Pictures.text(dark, TextPictureOptions(colors: depth)) == colored) == (depth != .trueColor))
  }

  @Test func `values and footers are dim, headers bold, and a switch is green`() {
    var table = Pictures.table(
      [[Row(title: "Wi-Fi", detail: "Home", cellStyle: .value1), Row(title: "On", accessory: .switchOn)]],
      headers: ["Net"])
    table.sections[0].info.footer = "Foot"
    let colored = Pictures.text(table, TextPictureOptions(colors: .trueColor))
    #expect(colored.contains(" Wi-Fi "))
    #expect(colored.contains("\u{1B}[0;2mHome\u{1B}[0m"))
    #expect(colored.contains("\u{1B}[0;2mFoot\u{1B}[0m"))
    #expect(colored.contains("\u{1B}[0;1mNET\u{1B}[0m"))
    #expect(colored.contains("\u{1B}[0;38;2;52;199;89m(─●)\u{1B}[0m"))
  }

  @Test(arguments: [("\u{1B}[31mred\u{7}"), "\u{9B}31m", "\u{1B}]0;title\u{7}"])
  func `escape sequences in a title set no colour`(title: String) {
    let table = Pictures.table([[Row(title: title, badge: title)]], headers: [title])
    let plain = Self.withoutColors(Pictures.text(table, TextPictureOptions(colors: .trueColor)))
    #expect(
      !plain.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || (0x7F...0x9F).contains($0.value) })
  }

  @Test func `a coloured line is measured and truncated by its visible text`() {
    let line = "a\u{1B}[0;38;2;1;2;3mbcd\u{1B}[0me"
    #expect(DisplayWidth.ofColored(line) == 5)
    #expect(DisplayWidth.prefixOfColored(line, columns: 5) == line)
    #expect(DisplayWidth.prefixOfColored(line, columns: 2) == "a\u{1B}[0;38;2;1;2;3mb\u{1B}[0m")
  }
}
