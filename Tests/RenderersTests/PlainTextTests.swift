// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Renderers
import TableModel
import TestSupport
import Testing

/// Texts, symbols and headers in previews of lines and columns.
struct PlainTextTests {
  @Test(arguments: [
    ("Привет, мир", "Privet, mir"), ("Щука Ёж Її", "Shchuka Yozh Yiyi"), ("Ελληνικά Ύδωρ", "Ellinika Ydor"),
    ("日本", #"\u{65E5}\u{672C}"#), ("ＡＢＣ１", "ABC1"), ("한글", "hangeul"), ("カナ かな", "kana kana"),
    ("naïve Łódź ǎ", "naive Lodz a"), ("e\u{301}clair", "eclair"), ("🇩🇪", "DE"), ("שלום", "shlvm"),
    ("سلام", "slam"), ("😀", #"\u{1F600}"#), ("👩‍👧", #"\u{1F469}\u{1F467}"#), ("why??", "why??"),
    ("a\u{7}b", #"a\u{7}b"#), ("½ ∞ €", "1/2 inf EUR"),
  ])
  func `ASCII transliterates known characters and escapes the others`(title: String, spelling: String) {
    let text = Pictures.text(Pictures.table([[Row(title: title)]], width: 600), ascii: true)
    #expect(text.contains("| \(spelling) "), "\(text)")
  }

  @Test func `an escaped character is truncated as a whole`() {
    let text = Pictures.text(
      Pictures.table([[Row(title: "設定を変更する設定を変更する")]], width: 200), ascii: true)
    #expect(text.firstMatch(of: #/\| (\\u\{[0-9A-F]+\}|[a-z])+\.\.\. *\|/#) != nil, "\(text)")
  }

  @Test func `icons differ`() {
    let names = [
      "airplane", "wifi", "bell.fill", "gearshape", "person.crop.circle", "phone.fill", "envelope.fill",
      "an unknown one", "ünknown",
    ]
    let rows = names.map { name in
      // Without a title, the icon is the initial of its name.
      var row = Row(title: "")
      row.image = RowImage(symbol: name, tileColor: .semantic(.systemRed))
      return row
    }
    let icons = Pictures.text(Pictures.table([rows])).matches(of: #/\[(.)\]/#).map { String($0.output.1) }
    #expect(icons == ["✈", "≋", "B", "⚙", "☺", "☎", "✉", "A", "#"])
    let letters = Pictures.text(Pictures.table([rows]), ascii: true).matches(of: #/\[(.)\]/#)
    #expect(letters.map { String($0.output.1) } == ["A", "W", "B", "G", "P", "P", "E", "A", "#"])
  }

  @Test(arguments: Profile.ID.allCases)
  func `a plain header is a title in a horizontal line`(profile: Profile.ID) {
    let table = Pictures.table(
      [[Row(title: "A")]], style: .plain, profile: profile, width: 240, headers: ["Network"])
    let line = Pictures.text(table).split(separator: "\n").first { $0.contains("Network") }
    #expect(
      line.map { $0.wholeMatch(of: #/─+ Network ─+/#) != nil && $0.count == 40 } == true, "\(line ?? "")")
    let ascii = Pictures.text(table, ascii: true)
    #expect(
      ascii.contains("- Network ---")
        && !Pictures.text(Pictures.table([[Row(title: "A")]], headers: ["Network"])).contains("─ NETWORK"))
  }

  @Test(arguments: TextSize.allCases)
  func `larger text adds no empty lines to rows`(size: TextSize) {
    var row = Row(title: "Airplane", accessory: .switchOff)
    row.image = RowImage(symbol: "airplane", tileColor: .semantic(.systemRed))
    var table = Pictures.table([[row, row]], width: 600)
    table.info.traits.textSize = size
    let lines = Pictures.text(table).split(separator: "\n")
    #expect(lines.count <= 7, "\(lines.joined(separator: "\n"))")
    let line = lines.first { $0.contains("Airplane") }
    #expect(line?.contains("[✈]") == true && line?.contains("(○─)") == true, "\(line ?? "")")
  }

  @Test func `a file has eighty columns, whatever device it shows`() {
    var table = Pictures.table([[Row(title: "A")]])
    table.info.traits.width = 1024
    let widths = Pictures.text(table).split(separator: "\n").map(\.count)
    #expect((70...80).contains(widths.max() ?? 0))
  }
}
