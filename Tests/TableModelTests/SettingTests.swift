// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel
import Testing

/// Every stored property is declared as a setting, and every declaration matches its property.
struct SettingTests {
  @Test func `a setting is found by its name at its level`() {
    let row = LookLevel.row(Table.IndexPath(row: 0, section: 0))
    #expect(Setting(named: "badgeColor", at: row) != nil)
    #expect(Setting(named: "title", at: row) != nil)
    #expect(Setting(named: "title", at: .section(0)) == nil)
    #expect(Setting(named: "rowSpacing", at: row) == nil)
    #expect(Setting(named: "rowSpacing", at: .section(0)) != nil)
    #expect(Setting(named: "nothing", at: .table) == nil)
  }

  /// The values of all stored properties, by path. Values with several parts are included part by part.
  private func leaves(_ value: Any, _ prefix: String = "") -> [String: String] {
    var result: [String: String] = [:]
    for child in Mirror(reflecting: value).children {
      guard let label = child.label, label != "look", label != "_look" else { continue }
      let mirror = Mirror(reflecting: child.value)
      if mirror.displayStyle == .struct, mirror.children.count > 1 {
        result.merge(leaves(child.value, prefix + label + "."), uniquingKeysWith: { first, _ in first })
      } else {
        result[prefix + label] = String(reflecting: child.value)
      }
    }
    return result
  }

  /// Checks that each declaration sets exactly one stored property, and that no stored property lacks one.
  private func check<Root>(_ settings: SettingList<Root>, of root: Root) {
    let before = leaves(root)
    // The Markdown of a text is stored beside it and belongs to its setting.
    var undeclared = Set(before.keys.filter { !$0.contains("markdown") })
    for field in settings.fields {
      var changed: Set<String> = []
      for sample in field.samples {
        var other = root
        #expect(
          field.set(sample, of: &other), "\(Root.self).\(field.name) does not take its own sample \(sample)")
        #expect(
          field.value(in: other) == sample || field.value(in: other) == nil, "\(Root.self).\(field.name)")
        changed.formUnion(leaves(other).filter { before[$0.key] != $0.value }.keys)
      }
      #expect(changed.count == 1, "\(Root.self).\(field.name) sets \(changed.sorted())")
      undeclared.subtract(changed)
    }
    #expect(
      undeclared.isEmpty, "stored in \(Root.self) without a line in its settings: \(undeclared.sorted())")
  }

  @Test func `each stored property is declared once`() {
    check(Table.Info.settings, of: Table.Info())
    check(Section.Info.settings, of: Section.Info())
    check(Row.settings, of: Row(title: ""))
  }

  @Test func `names are unique, and names with a common first word have a group`() {
    func check<Root>(_ settings: SettingList<Root>) {
      let names = settings.fields.map(\.name)
      #expect(Set(names).count == names.count)
      for name in names where name.contains(".") {
        #expect(SettingGroup.named(name.prefix { $0 != "." }) != nil, "\(name)")
      }
    }
    check(Look.settings)
    check(Table.Info.settings)
    check(Section.Info.settings)
    check(Row.settings)
  }

  @Test(arguments: Look.settings.fields)
  func `a look's setting accepts its samples, is inherited and can be overridden`(setting: AnyLookSetting) {
    let field = Look.setting(setting)
    let other = Look.setting(setting == .rowColor ? .cornerCurve : .rowColor)
    func look(_ sample: Int) -> Look {
      var look = Look()
      other.set(other.samples[sample], of: &look)
      field.set(field.samples[sample], of: &look)
      return look
    }
    let (one, two, empty) = (look(0), look(1), Look())
    #expect(one != two && one != empty && one == look(0))
    #expect(field.value(in: one) == field.samples[0] && field.value(in: two) == field.samples[1])
    let inherited = InheritedLook(table: one, section: two)
    #expect(inherited.source(of: setting) == .section)
    #expect(InheritedLook(table: one, row: two).source(of: setting) == .row)
    #expect(InheritedLook(table: one).source(of: setting) == .table)
    #expect(InheritedLook(table: empty).source(of: setting) == nil)
    var unset = one
    field.unset(in: &unset)
    #expect(field.value(in: unset) == nil && other.value(in: unset) == other.samples[0])
  }

  @Test(arguments: SettingLevel.allCases)
  func `each key of a level is found by its name`(level: SettingLevel) {
    let keys = SettingKey.all(of: level)
    #expect(Set(keys).count == keys.count)
    for key in keys {
      let found = SettingKey(key.name, of: level)
      #expect(found == key && found?.settings == key.settings && found?.meaning == key.meaning, "\(key.name)")
    }
    for name in ["", ".", "separator.", "separator.none", "shadow.none", "title.text", "Separator"] {
      #expect(SettingKey(name, of: level) == nil, "\(name)")
    }
  }

  @Test func `a single value of a group, a mapping and a part keep what they don't name`() throws {
    var row = Row(title: "")
    let inset = try #require(SettingKey("inset", of: .row))
    #expect(inset.set(.record([.init(name: "top", value: .points(4))]), of: &row))
    #expect(inset.set(.points(9), of: &row))
    #expect(row.look[.insetTop] == 4 && row.look[.insetLeft] == 9 && row.look[.insetRight] == 9)
    #expect(!inset.set(.record([.init(name: "middle", value: .points(4))]), of: &row))
    inset.unset(in: &row)
    #expect(row.look.isEmpty && inset.value(in: row) == nil)

    let tile = try #require(SettingKey("image.tileColor", of: .row))
    let red = ValueTree.color(.semantic(.systemRed))
    #expect(!tile.set(red, of: &row) && tile.required.first == "image.symbol" && row.image == nil)
    row.image = RowImage(symbol: "wifi")
    #expect(tile.set(red, of: &row) && row.image?.symbol == "wifi" && tile.value(in: row) == red)
    tile.unset(in: &row)
    #expect(row.image == RowImage(symbol: "wifi"))
    SettingKey("image.symbol", of: .row)?.unset(in: &row)
    #expect(row.image == nil)
  }

  @Test func `a look without its own default uses the style's and the profile's`() {
    let colors = TableStyle.allCases.map { style in
      AnyLookSetting.rowColor.standard(style, .iOS15)?.written
    }
    #expect(colors[0] != colors[1] && colors[1] == colors[2])
    let curves = [Profile.iOS6, .iOS15].map {
      AnyLookSetting.cornerCurve.standard(.plain, $0)?.written
    }
    #expect(curves[0] != curves[1])
    #expect(AnyLookSetting.detailColor.standard(.plain, .iOS15) == nil)
  }

  @Test func `a radius closer to the row also applies to an only row`() {
    var look = InheritedLook(table: Look())
    look.table[.onlyRowCornerRadius] = 3
    #expect(look.onlyRowCornerRadius == 3)
    look.section[.cornerRadius] = 8
    #expect(look.onlyRowCornerRadius == nil)
    look.table[.cornerRadius] = 2
    #expect(look.onlyRowCornerRadius == nil)
    look.section[.onlyRowCornerRadius] = 5
    #expect(look.onlyRowCornerRadius == 5)
  }

  @Test func `a share is stored in thousandths`() {
    let kind = SettingKind<Int>.thousandths
    for thousandths in [0, 1, 500, 999, 1000] {
      #expect(kind.read(kind.write(thousandths)) == thousandths)
    }
    #expect(kind.write(500) == .points(0.5))
  }

  @Test func `a value of the wrong shape is refused`() {
    var look = Look()
    #expect(Look.settings["cornerRadius"]?.set(.word("round"), of: &look) == false)
    #expect(Look.settings["rowColor"]?.set(.points(3), of: &look) == false)
    #expect(Look.settings["shadow"]?.set(.points(3), of: &look) == false)
    #expect(look.isEmpty)
    #expect(Look.settings["shadow"]?.set(.word("none"), of: &look) == true)
    #expect(look[.shadow] == Shadow.none)
    #expect(
      Look.settings["shadow"]?.set(.record([.init(name: "radius", value: .points(7))]), of: &look) == true)
    #expect(look[.shadow]?.radius == 7)
    #expect(look[.shadow]?.offset == Point(x: 0, y: -3))
  }

  @Test func `a setting at a level has the value that applies there`() {
    var table = Table(sections: [Section(rows: [Row(title: "Alpha")])])
    let path = Table.IndexPath(row: 0, section: 0)
    #expect(Setting(AnySetting.cornerRadius, of: .row(path)).value(in: table) == nil)
    table[path].look[.cornerRadius] = 4
    #expect(Setting(AnySetting.cornerRadius, of: .row(path)).value(in: table) == .points(4))
    #expect(Setting(AnySetting.cornerRadius, of: .section(0)).value(in: table) == nil)
    #expect(table.level(of: .cornerRadius, from: .row(path)) == .row(path))
    #expect(table.level(of: .rowColor, from: .row(path)) == nil)
    table.info.look[.rowColor] = .semantic(.systemRed)
    #expect(table.level(of: .rowColor, from: .row(path)) == .table)
    table.sections[0].info.look[.rowColor] = .semantic(.systemRed)
    #expect(table.level(of: .rowColor, from: .row(path)) == .section(0))
    #expect(Setting(AnySetting.separatorLeft, of: .table).key == "separator.left")
    #expect(Setting.row(\.title, at: path).value(in: table) == .text("Alpha"))
    #expect(Setting.row(\.title, at: Table.IndexPath(row: 5, section: 0)).value(in: table) == nil)
    #expect(Setting.table(\.style).value(in: table) == .word("insetGrouped"))
    #expect(Setting.table(\.host).value(in: table) == nil)
    table.info.metrics[.cardMargin] = 9
    #expect(Setting.table(\.metrics[.cardMargin]).value(in: table) == .points(9))
    #expect(Setting.table(\.metrics[.cardMargin]).key == "metrics.cardMargin")
  }
}
