// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel
import Testing

@testable import Session

/// The commands that set keys, and their options.
struct SettingCommandTests {
  private static let row = Table.IndexPath(row: 0, section: 0)
  private static let commands =
    CommandRegistry.all.filter { $0 is any SettingsCommand.Type } + [SetRowCommand.self]

  /// A value of a shape, as a line and as specs write it; `nil` if it has several parts.
  static func sample(_ shape: SettingShape) -> (words: String, value: ValueTree)? {
    switch shape {
    case .imageFile(orSymbol: false): ("a.png", .text("a.png"))
    case .text, .identifier, .symbol, .imageFile, .markdown: ("bell", .text("bell"))
    case .number(let range) where range.upperBound <= 1: ("0.5", .points(Points(0.5)))
    case .number: ("7", .points(7))
    case .integer: ("2", .integer(2))
    case .flag: ("true", .flag(true))
    case .choice(let names): (names.last ?? "", .word(names.last ?? ""))
    case .color: ("systemPink", .color(.semantic(.systemPink)))
    case .pair: ("40 20", .list([.points(40), .points(20)]))
    case .names(let names, _): (names[0], .list([.word(names[0])]))
    case .word(let word, let rest): sample(rest) ?? (word, .word(word))
    case .short(let value, _), .renamed(_, let value): sample(value)
    case .list(.text): ("bell", .list([.text("bell")]))
    case .either(let shapes): shapes.lazy.compactMap(sample).first
    case .record, .list, .element: nil
    }
  }

  /// The value of a key in the table, the second section or the first row.
  private func value(of key: SettingKey, in table: Table) -> ValueTree? {
    switch key.level {
    case .table: key.value(in: table.info)
    case .section: key.value(in: table.sections[1].info)
    case .row: key.value(in: table[Self.row])
    }
  }

  private func set(_ key: SettingKey, to value: ValueTree, in table: inout Table) {
    switch key.level {
    case .table: key.set(value, of: &table.info)
    case .section: key.set(value, of: &table.sections[1].info)
    case .row: key.set(value, of: &table[Self.row])
    }
  }

  /// Tries a line that sets a key to the sample, and one that resets it.
  private func check(_ line: (String) -> String, _ key: SettingKey, hasDefault: Bool) throws {
    let sample = try #require(Self.sample(key.shape), "\(key.name)")
    var test = TestSession()
    // The parts of images need a symbol.
    test.enter("add-section Last --id last", "set-row 0.0 --image star --level wifi")
    if key.name == "scrollTo" { test.enter("set 0.1 id \(sample.words)") }
    let before = test.session.table
    var expected = before
    set(key, to: sample.value, in: &expected)
    let output = test.run(line(sample.words))
    #expect(test.session.table == expected, "\(line(sample.words)): \(output)")
    #expect(
      expected == before || output.contains("\(key.name) \(sample.value.specText) for "),
      "\(line(sample.words)): \(output)")
    // Without its value, a part has a value of its own.
    guard hasDefault, key.isGroup || key.settings == [key.name] else { return }
    _ = test.run(line(openWord))
    let blank = Table(info: .blank, sections: [Section(), Section()])
    let left = key.level == .row ? key.value(in: Row.blank) : value(of: key, in: blank)
    #expect(value(of: key, in: test.session.table) == left, "\(line(openWord))")
  }

  @Test(arguments: commands.map { $0.name })
  func `each argument and each option sets its key and nothing else`(name: String) throws {
    let command = try CommandRegistry.find(name, allowsPrefix: false)
    let place = command.declarations.first { $0.isRequired && SettingLevel(rawValue: $0.name) != nil }?.name
    let words = [name] + (place.map { [$0 == "row" ? "0.0" : "1"] } ?? [])
    let level = place.flatMap { SettingLevel(rawValue: $0) } ?? .table
    for parameter in command.declarations {
      for name in parameter.keys {
        let level = level == .table ? try #require(SettingKey.levels(of: name).first) : level
        let key = try #require(SettingKey(name, of: level), "\(name)")
        // The values of a card are the names of contents, which have tests of their own.
        if case .element = key.shape { continue }
        var words = words
        if parameter.keys.count > 1 {
          words.append(parameter.shape.fixedValues.first { name.hasSuffix($0) } ?? "")
        }
        if !parameter.isPositional { words.append(parameter.label) }
        let narrowing =
          place == nil && level != .table ? "--\(level.rawValue) \(level == .row ? "0.0" : "1") " : ""
        words.insert(narrowing, at: 1)
        try check(
          { (words + [$0]).joined(separator: " ") }, key,
          hasDefault: parameter.shape.alternatives.contains(openWord))
      }
    }
  }

  @Test func `an open bracket of an id ends no options`() {
    var test = TestSession()
    test.enter("set-row 0.0 --id {x")
    #expect(test.run("set-row {x --badge 3") == "badge '3' for row 0.0\n")
  }

  @Test func `rows and sections are made with any of their settings`() {
    var test = TestSession()
    test.enter(
      "add-section Last --header-height 60", "add-row Sign --title-color systemRed --title-font-weight bold")
    let section = test.session.table.sections[2]
    #expect(section.info.headerHeight == .fixed(60))
    #expect(
      section.rows[0].look[.titleColor] == .semantic(.systemRed)
        && section.rows[0].look[.title.weight] == .bold)
    test.enter("insert-row 2.0 First --image wifi --image-tile-color systemRed --shadow none")
    let row = test.session.table.sections[2].rows[0]
    #expect(
      row.image == RowImage(symbol: "wifi", tileColor: .semantic(.systemRed))
        && row.look[.shadow] == Shadow.none)
  }

  @Test func `a part needs its required part`() {
    var test = TestSession()
    #expect(
      test.run("add-row A --image-tile-color systemRed").contains("error: image.tileColor needs image.symbol")
    )
    #expect(
      test.run("set-color image.color systemRed").contains("a table doesn't have image.color; add --row"))
    #expect(test.run("set-color backgroundColor red --row 0.0").contains("did you mean 'rowColor'?"))
  }

  @Test(arguments: [
    ("set-header 0 --clear", "unset section 0 header"), ("set-row 0.0 --clear image", "unset row 0.0 image"),
    ("set-row 0.0 --clear cell-style", "unset row 0.0 cellStyle"),
  ])
  func `a removal has a line of its own`(line: String, hint: String) {
    var test = TestSession()
    #expect(test.run(line) == "error: unknown option '--clear'; to remove a value: \(hint)\n")
  }

  @Test func `one number sets both sides, and an option in any position then sets one of them`() {
    for line in ["set-inset 8 --left 3", "set-inset --left 3 8"] {
      var test = TestSession()
      _ = test.run(line)
      let look = test.session.table.info.look
      #expect(look[.insetLeft] == 3 && look[.insetRight] == 8, "\(line)")
    }
    var test = TestSession()
    test.enter("set-inset 8 --top 2", "set-inset default --left 5")
    #expect(test.session.table.info.look[.insetLeft] == 5)
    #expect(test.session.table.info.look[.insetRight] == nil)
  }

  @Test func `parts of a shadow that are not given keep their values`() {
    var test = TestSession()
    test.enter("set-shadow --radius 7", "set-shadow --opacity 0.25 --path bounds")
    let expected = Shadow(
      color: .semantic(.black), radius: 7, opacity: 250, offset: Point(x: 0, y: -3), path: .bounds)
    #expect(test.session.table.info.look[.shadow] == expected)
    _ = test.run("set-shadow none")
    #expect(test.session.table.info.look[.shadow] == Shadow.none)
    _ = test.run("set-shadow --path bounds")
    #expect(test.session.table.info.look[.shadow]?.path == .bounds)
    #expect(test.session.table.info.look[.shadow]?.radius == 3)
  }

  @Test func `a symbol's colour is kept when the symbol or its tile changes`() {
    var test = TestSession()
    let path = Table.IndexPath(row: 0, section: 0)
    _ = test.run(
      "edit row 0.0 --with \"- {title: A, image: {symbol: wifi, color: systemRed}}\"")
    _ = test.run("set-row 0.0 --image bell")
    #expect(test.session.table[path].image == RowImage(symbol: "bell", color: .semantic(.systemRed)))
    _ = test.run("set-row 0.0 --image-tile-color systemBlue")
    #expect(test.session.table[path].image?.color == .semantic(.systemRed))
  }

  @Test func `one word resets a size that takes two numbers`() {
    var test = TestSession()
    #expect(!test.run("set-image --image-size 60 40 --section 0").hasPrefix("error"))
    #expect(test.session.table.sections[0].info.look[.imageSize] == Size(width: 60, height: 40))
    #expect(!test.run("set-image --image-size default --section 0").hasPrefix("error"))
    #expect(test.session.table.sections[0].info.look[.imageSize] == nil)
    #expect(test.run("set-image --image-size 60").hasPrefix("error"))
    #expect(test.run("set-image --image-size default 40").hasPrefix("error"))
  }

  @Test(arguments: [
    "set-shadow none --radius 3", "set-shadow --radius 3 none", "set-shadow default --offset 3 4",
    "set-border none --color systemRed",
  ])
  func `none and default cannot be combined with options of the parts`(line: String) {
    var test = TestSession()
    let before = test.session.table
    let output = test.run(line)
    #expect(output.hasPrefix("error: ") && output.contains("can't be combined with "), "\(output)")
    #expect(test.session.table == before)
  }
}
