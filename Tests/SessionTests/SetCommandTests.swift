// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import CommandGrammar
import Foundation
import TableModel
import TableSpec
import TestSupport
import Testing

@testable import Session

/// `set`, `unset` and the other words for keys of specs.
struct SetCommandTests {
  /// The keys of a mapping of the schema, with a dot within a mapping. A mapping in another one, such as a button's image,
  /// is set as a whole, but for the buttons of an empty state. The keys of regular widths are those of looks.
  private static func keys(_ schema: Any?, in outer: String = "") -> [String] {
    guard let schema = schema as? [String: Any] else { return [] }
    let inner = (schema["anyOf"] as? [Any] ?? []).flatMap { keys($0, in: outer) }
    let properties = schema["properties"] as? [String: Any] ?? [:]
    return inner
      + properties.filter { !["sections", "rows", "include", "version"].contains($0.key) }.flatMap {
        key, value in
        [outer + key]
          + (["", "contentUnavailable."].contains(outer) && key != SettingKey.regularName
            ? keys(value, in: "\(outer)\(key).") : [])
      }
  }

  @Test func `every key of the schema is a key of the shell`() throws {
    let schema = try #require(
      try JSONSerialization.jsonObject(with: Data(SpecSchema.json().utf8)) as? [String: Any])
    func elements(_ schema: [String: Any], _ name: String) throws -> [String: Any] {
      let list = try #require((schema["properties"] as? [String: Any])?[name] as? [String: Any])
      let items = try #require(list["items"] as? [String: Any])
      return (items["anyOf"] as? [[String: Any]])?.first { $0["properties"] != nil } ?? items
    }
    let section = try elements(schema, "sections")
    let row = try elements(section, "rows")
    for (level, schema) in [(SettingLevel.table, schema), (.section, section), (.row, row)] {
      let different = Set(SettingKey.all(of: level).map(\.name)).symmetricDifference(Self.keys(schema))
      #expect(different == [], "\(level)")
    }
  }

  /// The words before a key: those of the table, of section 1 or of row 0.0.
  private static func address(_ level: SettingLevel) -> String {
    switch level {
    case .table: ""
    case .section: "section 1 "
    case .row: "row 0.0 "
    }
  }

  private static func value(_ key: SettingKey, in table: Table) -> ValueTree? {
    switch key.level {
    case .table: key.value(in: table.info)
    case .section: key.value(in: table.sections[1].info)
    case .row: key.value(in: table.sections[0].rows[0])
    }
  }

  private static func blank(_ key: SettingKey) -> ValueTree? {
    switch key.level {
    case .table: key.value(in: Table.Info.blank)
    case .section: key.value(in: Section.Info.blank)
    case .row: key.value(in: Row.blank)
    }
  }

  /// Values that the declarations have for tests; those of a group are made of its members'.
  private static func samples(_ key: SettingKey) -> [ValueTree] {
    let samples = key.declared.map(\.samples)
    if key.isGroup {
      return [
        .record(
          zip(key.declared, samples).map {
            .init(name: String($0.name.dropFirst(key.name.count + 1)), value: $1[1])
          })
      ]
    }
    guard key.settings != [key.name] else { return samples[0] }
    // Some parts have their standard value in every sample.
    let parts = samples[0].compactMap { $0.members?.first { $0.name == key.member }?.value }
    switch key.shape {
    case .choice(let names): return parts + names.map { .word($0) }
    case .color: return parts + [.color(.semantic(.systemPink))]
    case .text, .symbol, .markdown: return parts + [.text("bell")]
    case .flag: return parts + [.flag(false), .flag(true)]
    default: return parts + [SettingCommandTests.sample(key.shape)?.value].compactMap { $0 }
    }
  }

  private static func set(_ value: ValueTree, _ key: SettingKey, in table: Table) -> Table {
    var table = table
    switch key.level {
    case .table: key.set(value, of: &table.info)
    case .section: key.set(value, of: &table.sections[1].info)
    case .row: key.set(value, of: &table.sections[0].rows[0])
    }
    return table
  }

  /// The last line of an output: notes are before it.
  private static func report(_ output: String) -> String {
    output.split(separator: "\n").last.map(String.init) ?? ""
  }

  /// A value as a line has it.
  private static func words(_ value: ValueTree) -> String {
    switch value {
    case .text(let text): WordQuoting.written(text)
    case .list(let items) where items.count == 2 && items.allSatisfy { $0.members == nil }:
      items.map(\.specText).joined(separator: " ")
    default: value.specText
    }
  }

  @Test(arguments: SettingLevel.allCases)
  func `every key is offered, set, shown, undone, recorded, explained and unset`(level: SettingLevel) throws {
    let address = Self.address(level)
    // All kinds of elements are alike, so few of them are enough in each run.
    let kinds = ElementKind.rowKeys.prefix(TestCount.of(3, nightly: 99))
    let all = SettingKey.all(of: level)
    let ofLooks = all.filter { key in Look.settings.fields.contains { $0.name == key.name } }
    // Keys of looks are alike at all levels, so each run tries each of them at one.
    let index = SettingLevel.allCases.firstIndex(of: level) ?? 0
    let tried = Set(TestCount.some(ofLooks.map(\.name), step: 3, from: index))
    let keys = all.filter { key in
      if ofLooks.contains(where: { $0.name == key.name }), !tried.contains(key.name) { return false }
      guard let kind = key.settings.first.flatMap({ ElementKind(rawValue: $0) }) else { return true }
      return !kind.declaration.isRowKey || kinds.contains(kind)
    }
    for key in keys {
      var test = TestSession()
      // Parts of images need a symbol.
      test.enter(
        "set row 0.0 level wifi", "set section 1 headerImage wifi", "set section 1 headerButton one",
        "set contentUnavailable.button one", "set contentUnavailable.secondaryButton one")
      // Properties of some elements need the element.
      let kind = key.settings.first.flatMap { ElementKind(rawValue: $0) }
      if level == .row, let kind, key.name != kind.rawValue, kind.declaration.isMainRequired {
        test.enter("set row 0.0 \(kind.rawValue) one")
      }
      let before = test.session.table
      let value = try #require(
        Self.samples(key).last { Self.set($0, key, in: before) != before }, "\(key.name)")
      let line = "set \(address)\(key.name) \(Self.words(value))"
      let offered = Completer.complete(
        "set \(address)\(key.name)", cursor: 4 + address.utf8.count + key.name.utf8.count, in: test.session)
      #expect(offered.candidates.contains { $0.text == key.name && $0.description == key.meaning }, "\(line)")
      let next = Completer.complete(
        "set \(address)\(key.name) ", cursor: 5 + address.utf8.count + key.name.utf8.count, in: test.session)
      #expect(!next.candidates.isEmpty || next.usage?.contains(key.meaning) == true, "\(line)")

      test.enter("record r.rt")
      let output = test.run(line)
      _ = test.run("record off")
      #expect(Self.report(output).hasPrefix("\(key.name) "), "\(line): \(output)")
      let table = test.session.table
      #expect(Self.value(key, in: table) == value || key.isGroup || key.shape.record != nil, "\(line)")
      #expect(table != before, "\(line)")

      let spec = test.run("spec")
      #expect(spec.contains("\(key.name.prefix { $0 != "." }):"), "\(line)")
      test.enter("save saved.yaml", "open saved.yaml")
      #expect(test.session.table == table, "\(line)")
      _ = test.run("undo")
      #expect(
        !test.run("why \(level == .table ? "table " : address)\(key.name)").hasPrefix("error"), "\(line)")
      #expect(
        Self.folded(test.run("help \(level.rawValue) \(key.name)")).contains(Self.folded(key.meaning)),
        "\(line)")
      _ = test.run("undo")
      #expect(test.session.table == before, "\(line)")

      #expect(test.run("source r.rt") == output, "\(line)")
      #expect(test.session.table == table, "\(line)")
      let unset = test.run("unset \(address)\(key.name)")
      #expect(
        Self.report(unset) == "\(key.name) default for \(level == .table ? "the table" : address.dropLast())",
        "\(line)")
      let left = Self.value(key, in: test.session.table)
      #expect(
        left == Self.blank(key) || !key.settings.contains(key.name) && !key.isGroup && left != value,
        "\(line)")
    }
  }

  private static func folded(_ text: String) -> String { text.filter { !$0.isWhitespace } }

  @Test(arguments: [
    ("set 0.1 separator.left 16", "separator.left 16 for row 0.1"),
    ("set network sectionInset 30", "sectionInset 30 for section 0"),
    ("set wifi title 'Wi-Fi 6'", "title 'Wi-Fi 6' for row 0.1"), ("set table title Settings 2>", "error"),
    ("set row 0.* titleColor systemRed", "titleColor systemRed for 3 rows"),
    ("set 0.0,0.2 badge 3", "badge '3' for 2 rows"),
    ("set * cornerRadius 3", "cornerRadius 3 for 2 sections"),
    ("set *.* titleColor systemRed", "titleColor systemRed for 5 rows"),
    ("set 1 header About", "header 'About' for section 1"),
    ("set 0.0 shadow {radius: 2, offset: [0, 2]}", "shadow {radius: 2, offset: [0, 2]} for row 0.0"),
    ("set 0.0 shadow '{radius: 2}'", "shadow {radius: 2} for row 0.0"),
    ("let r 2\nset shadow {radius: $r} # blurred", "shadow {radius: 2} for the table"),
    (
      "let t 'A: b'\nset 0.1 image {symbol: wifi, tileColor: systemBlue}\nset 0.1 title $t",
      "title 'A: b' for row 0.1"
    ),
    ("set maskedCorners topLeft topRight", "maskedCorners [topLeft, topRight] for the table"),
    ("set titleOrigin 16 11", "titleOrigin [16, 11] for the table"),
    ("set titleOrigin [16, -1]", "titleOrigin [16, -1] for the table"),
    ("set traits.device iPhone 15 Pro", "traits.device iPhone-15 (iPhone 15 Pro) for the table"),
    ("set-profile ios10", "profile ios9 (ios10) for the table"),
    ("set traits.device iPhone 15 Plus", "traits.device iPhone-15-Plus for the table"),
    ("set titleColor white 0.5", "titleColor #808080 for the table"),
    ("set screen true", "screen true for the table"),
    ("set masksToBounds on", "masksToBounds true for the table"),
    ("set contentOffset -5", "contentOffset -5 for the table"),
    ("set title -- -draft", "title '-draft' for the table"),
    ("set title [Draft]", "title '[Draft]' for the table"),
    ("set 0.0 title default", "title 'default' for row 0.0"),
    ("set 0.1 cellStyle default", "cellStyle default for row 0.1"),
    ("set style plain\nset style default", "style default for the table"),
    ("set 0.1 image {symbol: wifi}\nset 0.1 image.color systemRed", "image.color systemRed for row 0.1"),
    ("set 0.0 id title\nset row title title X", "title 'X' for row 0.0"),
    ("set row 0.* titleColor systemRed\nset row 0.* titleColor default", "titleColor default for 3 rows"),
    ("for row 0.0..1 set $row detail On", "detail 'On' for row 0.1"),
    ("set titleColor default", "nothing to change"), ("unset cornerRadius shadow", "nothing to change"),
    ("unset 0.0 image accessory", "image default, accessory default for row 0.0"),
  ])
  func `an address, a key and a value are read as a spec has them`(lines: String, last: String) {
    var test = TestSession()
    var output = ""
    for line in lines.split(separator: "\n") { output = test.run(String(line)) }
    #expect(output.hasPrefix(last) || output.hasSuffix("\n\(last)\n"), "\(output)")
  }

  @Test func `a mapping keeps the members of a group that it doesn't name`() {
    var test = TestSession()
    test.enter(
      "set separator.left 3", "set separator {right: 4}", "set 0.1 image bell",
      "set 0.1 image.color systemRed")
    #expect(test.session.table.info.look[.separatorLeft] == .points(3))
    #expect(test.session.table.info.look[.separatorRight] == .points(4))
    let row = test.session.table.sections[0].rows[1]
    #expect(row.image?.symbol == "bell" && row.image?.color == .semantic(.systemRed))
  }

  /// Lines, their messages, and the line in the hint that does what is meant; `nil` if the hint is only words.
  @Test(
    arguments: [
      ("set 0.1 rowSpacing 8", "'rowSpacing' isn't a setting of rows", "set section 0 rowSpacing 8"),
      (
        "set 0.0,1.0 headerColor systemRed", "'headerColor' isn't a setting of rows",
        "set section 0,1 headerColor systemRed"
      ),
      ("set badge 3", "'badge' isn't a setting of the table", "set row 0.0 badge 3"),
      ("set section 0 style plain", "'style' isn't a setting of sections", "set style plain"),
      ("set 1 badge 3", "'badge' isn't a setting of sections", "set row 1.* badge 3"),
      ("unset 0.1 rowSpacing", "'rowSpacing' isn't a setting of rows", "unset section 0 rowSpacing"),
      ("set 0.1.title X", "unknown row '0.1.title'", "set 0.1 title X"),
      ("set wifi.title X", "unknown key 'wifi.title'", "set wifi title X"),
      ("set row.title X", "unknown key 'row.title'", "set row 0.0 title X"),
      ("set title=X", "unknown key 'title=X'", "set title X"),
      ("set 0.1 title='A b'", "unknown key 'title=A b'", "set 0.1 title \"A b\""),
      ("set title: X", "unknown key 'title:'", "set title X"),
      ("set cornerRadius = 12", "unexpected '='", "set cornerRadius 12"),
      ("set separator.left=16", "unknown key 'separator.left=16'", "set separator.left 16"),
      ("set separator left 16", "unexpected '16'", "set separator.left 16"),
      ("set 0.1 shadow radius 2", "unexpected '2'", "set 0.1 shadow.radius 2"),
      ("set corners topLeft 3", "expected corners to be a mapping, found 'topLeft'", "set corners.topLeft 3"),
      ("set traits dark", "expected traits to be a mapping, found 'dark'", "set traits.appearance dark"),
      ("set titleFont bold", "unknown titleFont 'bold'", "set titleFont.weight bold"),
      ("set titleFont Georgia", "unknown titleFont 'Georgia'", "set titleFont.name Georgia"),
      ("set contentInsets.left 4", "unknown key 'contentInsets.left'", "set contentInsets.leading 4"),
      ("set 0.1 inset.trailing 4", "unknown key 'inset.trailing'", "set 0.1 inset.right 4"),
      ("set all titleColor systemRed", "unknown address 'all'", "set *.* titleColor systemRed"),
      ("set wfi title X", "unknown address 'wfi'", "set wifi title X"),
      ("set cornerradius 12", "unknown key 'cornerradius'", "set cornerRadius 12"),
      ("set corner-radius 12", "unknown key 'corner-radius'", "set cornerRadius 12"),
      ("set --cornerRadius 12", "unknown option '--cornerRadius'", "set cornerRadius 12"),
      ("set --row 0.1 title X", "unknown option '--row'", "set row 0.1 title X"),
      ("set 0.1 backgroundColor systemRed", "unknown key 'backgroundColor'", "set 0.1 rowColor systemRed"),
      ("set 0.1 text X", "unknown key 'text'", "set 0.1 title X"),
      ("set section 0 title X", "unknown key 'title'", "set section 0 header X"),
      ("set 0.1 title Hello World", "unexpected 'World'", "set 0.1 title \"Hello World\""),
      ("set titleOrigin 16,11", "titleOrigin takes two numbers, [x, y]", "set titleOrigin 16 11"),
      ("set autosave on", "'autosave' is an option of the session", "option autosave on"),
      ("set prompt \"%f> \"", "'prompt' is an option of the session", "option prompt \"%f> \""),
      ("timing on", "unknown command 'timing'", "option timing on"),
      ("set-corner-radius 12", "unknown command 'set-corner-radius'", nil),
      ("cornerRadius 12", "unknown command 'cornerRadius'", nil),
      ("set", "missing [ADDRESS] KEY VALUE", nil),
      ("set row", "missing ROW", "set row 0.1 titleColor systemRed"),
      ("set 0.1", "missing KEY", "set 0.1 titleColor systemRed"), ("unset 0.1", "missing KEY", nil),
      ("set cornerRadius", "missing VALUE; cornerRadius is a number from 0 to 1000000", nil),
      ("set style", "missing VALUE; style is one of plain, grouped, insetGrouped, cards", nil),
      ("set cornerRadius x", "expected cornerRadius to be a number or default, found 'x'", nil),
      ("set tabBar.tabs Home", "expected tabBar.tabs to be a list, found 'Home'", nil),
      ("set masksToBounds maybe", "expected masksToBounds to be true, false or default, found 'maybe'", nil),
      ("set shadow {radius: x}", "expected 'radius' to be a number from 0 to 1000000, found 'x'", nil),
      ("set shadow {color: #FF0000}", "this '{' is not closed", nil),
      ("set titleColor #FF0000", "missing VALUE", nil),
      ("set cornerRadius 12 pt", "unexpected 'pt'; write 12", nil),
      ("set separator.left 3 separator.right 4", "unexpected 'separator.right'; a line sets one key", nil),
      ("set rows 3", "'rows' isn't a setting; add-row", nil),
      ("set sections 2", "'sections' isn't a setting; add-section", nil),
      ("set version 2", "'version' isn't a setting", nil),
      ("set include a.yaml", "'include' isn't a setting", nil),
      ("set 0.1 isHidden true", "unknown key 'isHidden'; it is not supported", nil),
      ("set row 0.9 title X", "there is no row 0.9", nil), ("set 7 header X", "there is no section 7", nil),
      ("set 0.0 id wifi", "the id 'wifi' is already used", nil),
      ("set 0.* id x", "an id names a single row", nil),
      ("set 0.1 level.color systemRed", "level.color needs level.symbol", nil),
      ("set zebra 3", "unknown key 'zebra'; TAB after 'set ' lists the keys", nil),
    ] as [(String, String, String?)])
  func `a mistake is answered by the line that is meant`(line: String, message: String, meant: String?) {
    var test = TestSession(files: ["t.yaml": "sections: []\n"])
    let before = test.session.table
    let output = test.run(line)
    #expect(output.hasPrefix("error: \(message)"), "\(output)")
    #expect(test.session.table == before)
    guard let meant else { return }
    #expect(output.contains(meant), "\(output)")
    test.enter("set 0.0 id one", meant.contains("autosave") ? "save t2.yaml" : "undo")
    #expect(!test.run(meant).hasPrefix("error"), "\(meant)")
  }

  @Test func `an id that is a key is reached by its level`() {
    var test = TestSession()
    test.enter("set 0.0 id detail")
    #expect(
      test.run("set detail title X") == "error: 'detail' is a key; it is also an id: set row detail title X\n"
    )
    #expect(test.run("set row detail title X") == "title 'X' for row 0.0\n")
  }

  @Test func `a wrong value is marked in the line`() {
    var test = TestSession(isInteractive: true)
    #expect(
      test.run("set 0.1 shadow {radius: 2, offset: x}").contains(
        "\n  set 0.1 shadow {radius: 2, offset: x}\n                                     ^~\n"))
    #expect(test.run("set 0.1 titleColor bleu").contains("\n                     ^~~~\n"))
  }

  @Test func `unset without keys says what is set`() {
    var test = TestSession()
    #expect(test.run("unset 0.0") == "error: missing KEY; set here: id, title, image, accessory\n")
    #expect(test.run("unset section 1").hasPrefix("error: missing KEY; set here: id, header"))
  }

  @Test func `help of a key has its sentence, its levels, its commands and why's answer`() {
    var test = TestSession()
    test.enter("set 0.1 separator.left 16")
    let page = test.run("help wifi separator.left")
    for text in [
      "separator.left: a key of rows\nThe separator inset at the left, in points.\n",
      "  value    automatic, or a number from -1000000 to 1000000\n", "  default  automatic\n",
      "  set by   set row ROWS separator.left VALUE\n", "set-separator --left POINTS\n",
      "  now      separator.left of row 0.1 = 16\n",
      "separator.left, set on row 0.1 ('set 0.1 separator.left 16')",
    ] {
      #expect(page.contains(text), "\(page)")
    }
    #expect(
      test.run("help separator.left").hasPrefix("separator.left: a key of the table, sections and rows\n"))
    // A name with two meanings has two parts; one that is also a group of commands has both.
    let title = test.run("help title")
    #expect(title.contains("title: a key of the table\n") && title.contains("title: a key of rows\n"))
    let traits = test.run("help traits")
    #expect(traits.hasPrefix("traits\n  set-device") && traits.contains("traits.width"))
    #expect(test.run("help metrics.bottomPadding").contains("set-metric bottomPadding VALUE"))
    #expect(test.run("help separatorInset").contains("did you mean 'separator.left' or 'separator.right'?"))
    #expect(test.run("help cornerradius").contains("did you mean 'cornerRadius'?"))
    #expect(test.run("apropos curve").contains("help onlyRowCornerCurve"))
    #expect(test.run("why table style").hasPrefix("style of the table = insetGrouped\n"))
    #expect(
      test.run("why section 1 header").contains("General") || test.run("help 1 header").contains("General"))
    #expect(test.run("why table cornerRadius").hasPrefix("cornerRadius of row 0.0 = 10\n"))
  }

  /// A text is a symbol or a title, so it replaces the button; a part keeps the others.
  @Test func `a header's button is a symbol or a title, and its parts are set beside it`() {
    var test = TestSession()
    func button() -> String? {
      test.run("spec").split(separator: "\n").first { $0.contains("headerButton") }.map {
        String($0.drop { $0 == " " })
      }
    }
    test.enter("set section 1 headerButton plus", "set section 1 headerButton wifi")
    #expect(button() == "headerButton: {image: wifi}")
    test.enter("set section 1 headerButton.color systemRed")
    #expect(button() == "headerButton: {image: wifi, color: systemRed}")
    test.enter("set section 1 headerButton Edit")
    #expect(button() == "headerButton: Edit")
    test.enter("set section 1 headerButton.color systemRed")
    #expect(button() == "headerButton: {title: Edit, color: systemRed}")
  }
}
