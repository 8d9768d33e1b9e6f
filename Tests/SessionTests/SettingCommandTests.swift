// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import CommandGrammar
import TableModel
import Testing

@testable import Session

/// The options of commands and the settings that they set.
struct SettingCommandTests {
  /// Settings without a command, each with a reason.
  private static let unreached: [String: String] = [
    "TableModel.Table.Info title": "a note of the file; `edit` and the file change it"
  ]

  /// Options that set nothing alone.
  private static let others: Set<String> = ["section", "row", "clear", "at", "place"]

  private static var reached: Set<SettingReference> {
    Set(CommandRegistry.all.flatMap { $0.declarations.flatMap(\.sets) })
  }

  private static func declared<Root: SettingOwner>(_ owner: Root.Type) -> [SettingReference] {
    Root.settings.fields.map { SettingReference($0) }
  }

  private static let declared: [SettingReference] =
    declared(Table.Info.self) + declared(Section.Info.self) + declared(Row.self) + declared(Look.self)

  @Test func `every setting has a command or a reason for having none`() {
    for setting in Self.declared {
      let name = "\(setting.owner) \(setting.name)"
      #expect(
        Self.reached.contains(setting) != (Self.unreached[name] != nil),
        "\(name): give it an option, or say why there is none")
    }
    #expect(Self.unreached.count == 1)
  }

  @Test func `every option of a setting command names an existing setting`() {
    #expect(Self.reached.isSubset(of: Self.declared))
    let commands = CommandGroup.look.commands + CommandGroup.traits.commands
    for command in commands {
      for parameter in command.declarations where !Self.others.contains(parameter.name) {
        let isValueOfNamed = ["set-color color", "set-metric value"].contains(
          "\(command.name) \(parameter.name)")
        #expect(!parameter.sets.isEmpty || isValueOfNamed, "\(command.name) \(parameter.name)")
      }
    }
  }

  /// A value as the arguments of a line.
  private func words(_ value: ValueTree) -> String? {
    switch value {
    case .text(let text): WordQuoting.written(text)
    case .word(let word): WordQuoting.written(word)
    case .points(let points): points.exactDescription
    case .integer(let number): String(number)
    case .flag(let flag): flag ? "on" : "off"
    case .list(let items): items.compactMap(words).joined(separator: " ")
    default: nil
    }
  }

  /// Tries every option of a setting command that takes the whole value of a setting.
  private func check<Command: SettingCommand>(
    _ command: Command.Type, in root: (Table) -> Command.Root
  ) -> Int {
    var count = 0
    for parameter in Command.declarations where parameter.sets.count == 1 && parameter.part == nil {
      guard let field = parameter.sets.first.flatMap({ Command.Root.settings[$0.name] }) else { continue }
      for sample in field.samples {
        guard let words = words(sample) else { continue }
        // Passes a required argument, too.
        let needed = Command.declarations.first { $0.isRequired && $0.name != parameter.name }
        let argument = needed?.shape.alternatives.last ?? ""
        let line =
          parameter.isPositional
          ? "\(Command.name) -- \(words)" : "\(Command.name) \(argument) --\(parameter.name) \(words)"
        var test = TestSession()
        let output = test.run(line)
        #expect(!output.hasPrefix("error"), "\(line): \(output)")
        let found = root(test.session.table)
        var expected = root(test.session.table)
        field.set(sample, of: &expected)
        #expect(!field.differs(found, expected), "'\(line)' sets another value of \(field.name)")
        count += 1
        guard field.isOptional, parameter.shape.alternatives.contains(openWord) else { continue }
        _ = test.run(line.replacing(" " + words, with: " " + openWord))
        #expect(!field.isSet(in: root(test.session.table)), "\(line)")
      }
    }
    return count
  }

  private func tryAll(_ command: any SessionCommand.Type) -> Int {
    switch command {
    case let command as any LookCommand.Type: tryLook(command)
    case let command as any TableCommand.Type: tryTable(command)
    default: 0
    }
  }

  private func tryLook<Command: LookCommand>(_ command: Command.Type) -> Int {
    check(command) { $0.info.look }
  }

  private func tryTable<Command: TableCommand>(_ command: Command.Type) -> Int { check(command) { $0.info } }

  @Test func `each option sets its setting to its value, and default clears it`() {
    let tried = CommandRegistry.all.map(tryAll)
    #expect(tried.reduce(0, +) >= 70)
  }

  @Test func `each declared colour has its word`() {
    for field in Look.settings.fields where field.name.hasSuffix("Color") {
      var test = TestSession()
      _ = test.run("set-color \(field.name.dropLast(5)) systemPink --row 0.1")
      #expect(
        field.value(in: test.session.table[.init(row: 1, section: 0)].look) == .color(.semantic(.systemPink)))
    }
  }

  @Test func `spacing of a section changes only that section`() {
    var test = TestSession()
    #expect(test.run("set-spacing 8 --section 1") == "spacing set for section 1\n")
    #expect(test.session.table.sections[1].info.look[.rowSpacing] == 8)
    #expect(test.session.table.info.look[.rowSpacing] == nil)
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
    _ = test.run("set-row 0.0 --tile-color systemBlue")
    #expect(test.session.table[path].image?.color == .semantic(.systemRed))
    test.enter("set-row 0.1 --clear image", "set-row 0.1 --tile-color systemBlue")
    #expect(
      test.session.table[.init(row: 1, section: 0)].image
        == RowImage(symbol: "app", tileColor: .semantic(.systemBlue)))
  }

  @Test func `a profile's former name works in a command and in a spec`() {
    var test = TestSession()
    #expect(test.run("set-profile liquidGlass").hasPrefix("profile ios26 "))
    #expect(test.session.table.info.profile == .iOS26)
  }

  @Test func `one word resets a size that takes two numbers`() {
    var test = TestSession()
    #expect(!test.run("set-image --size 60 40 --section 0").hasPrefix("error"))
    #expect(test.session.table.sections[0].info.look[.imageSize] == Size(width: 60, height: 40))
    #expect(!test.run("set-image --size default --section 0").hasPrefix("error"))
    #expect(test.session.table.sections[0].info.look[.imageSize] == nil)
    #expect(test.run("set-image --size 60").hasPrefix("error"))
    #expect(test.run("set-image --size default 40").hasPrefix("error"))
  }

  @Test(arguments: [
    "set-shadow none --radius 3", "set-shadow --radius 3 none", "set-shadow default --offset 3 4",
    "set-border none --color systemRed",
  ])
  func `none and default cannot be combined with options of the parts`(line: String) {
    var test = TestSession()
    let before = test.session.table
    let output = test.run(line)
    #expect(output.hasPrefix("error: '") && output.contains("can't be combined with --"), "\(output)")
    #expect(test.session.table == before)
  }

  @Test func `fonts, sides of the safe area and spacing around sections are set and reset`() {
    var test = TestSession()
    for line in [
      "set-text --title-font 'Courier New' --row 0.0", "set-section-text --header-font Georgia",
      "set-safe-area --left 44 --top 0", "set-spacing --above-section 12 --section 1",
    ] {
      #expect(!test.run(line).hasPrefix("error"), "\(line)")
    }
    #expect(test.session.table.sections[0].rows[0].look[.title.name] == .named("Courier New"))
    #expect(test.session.table.info.look[.header.name] == .named("Georgia"))
    #expect(test.session.table.info.safeArea.left == 44)
    #expect(test.session.table.sections[1].info.look[.sectionInsetTop] == 12)
    let spec = test.run("spec")
    for text in [
      "titleFont: {name: Courier New}", "headerFont: {name: Georgia}", "safeArea: {top: 0, left: 44}",
    ] {
      #expect(spec.contains(text), "\(spec)")
    }
    for line in [
      "set-text --title-font default --row 0.0", "set-section-text --header-font system",
      "set-safe-area --left default --top default", "set-spacing --above-section default --section 1",
    ] {
      #expect(!test.run(line).hasPrefix("error"), "\(line)")
    }
    #expect(test.session.table.sections[0].rows[0].look == Look())
    #expect(test.session.table.info.look[.header.name] == .system)
    #expect(test.session.table.info.safeArea == SafeArea())
    #expect(test.session.table.sections[1].info.look == Look())
  }
}
