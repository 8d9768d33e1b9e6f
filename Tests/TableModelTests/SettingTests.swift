// SPDX-License-Identifier: GPL-3.0-or-later

import Geometry
import TableModel
import Testing

/// Every stored property is declared as a setting, and every declaration is what it says.
struct SettingTests {
  @Test func `a setting is found by its name where its level has it`() {
    let row = LookLevel.row(Table.IndexPath(row: 0, section: 0))
    #expect(Setting(named: "badgeColor", at: row) != nil)
    #expect(Setting(named: "title", at: row) != nil)
    #expect(Setting(named: "title", at: .section(0)) == nil)
    #expect(Setting(named: "rowSpacing", at: row) == nil)
    #expect(Setting(named: "rowSpacing", at: .section(0)) != nil)
    #expect(Setting(named: "nothing", at: .table) == nil)
  }

  /// The stored properties of a value by their paths, with what they hold; parts that are values of several parts are
  /// walked into.
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

  /// What stands in the table that no declaration sets, and which of them set more than their own.
  private func check<Root>(_ settings: SettingList<Root>, of root: Root) {
    let before = leaves(root)
    var undeclared = Set(before.keys)
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
    check(Look.settings, of: Look())
    check(Table.Info.settings, of: Table.Info())
    check(Section.Info.settings, of: Section.Info())
    check(Row.settings, of: Row(title: ""))
  }

  @Test func `names are unique, and those with a first word in common have a group`() {
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

  @Test func `a look inherits every setting, and its own wins`() {
    let fields = Look.settings.fields
    for (index, field) in fields.enumerated() {
      var base = Look()
      field.set(field.samples[0], of: &base)
      // Not empty, or the base would be taken as it is.
      let other = fields[(index + 1) % fields.count]
      var own = Look()
      other.set(other.samples[0], of: &own)
      #expect(field.value(in: own.over(base)) == field.samples[0], "'over' forgets \(field.name)")
      field.set(field.samples[1], of: &own)
      #expect(
        field.value(in: own.over(base)) == field.samples[1], "'over' prefers what is inherited: \(field.name)"
      )
    }
  }

  @Test func `a radius closer to the row rules the only row as well`() {
    var table = Look()
    table.onlyRowCornerRadius = 3
    var section = Look()
    section.cornerRadius = 8
    #expect(section.over(table).onlyRowCornerRadius == nil)
    #expect(Look().over(table).onlyRowCornerRadius == 3)
    table.cornerRadius = 2
    #expect(section.over(table).onlyRowCornerRadius == nil)
    section.onlyRowCornerRadius = 5
    #expect(section.over(table).onlyRowCornerRadius == 5)
  }

  @Test func `a share is kept in thousandths`() {
    let kind = SettingKind<Int>.thousandths
    for thousandths in [0, 1, 500, 999, 1000] {
      #expect(kind.read(kind.write(thousandths)) == thousandths)
    }
    #expect(kind.write(500) == .points(0.5))
  }

  @Test func `a value of another shape is refused`() {
    var look = Look()
    #expect(Look.settings["cornerRadius"]?.set(.word("round"), of: &look) == false)
    #expect(Look.settings["rowColor"]?.set(.points(3), of: &look) == false)
    #expect(Look.settings["shadow"]?.set(.points(3), of: &look) == false)
    #expect(look.isEmpty)
    #expect(Look.settings["shadow"]?.set(.word("none"), of: &look) == true)
    #expect(look.shadow == Shadow.none)
    #expect(
      Look.settings["shadow"]?.set(.record([.init(name: "radius", value: .points(7))]), of: &look) == true)
    #expect(look.shadow?.radius == 7)
    #expect(look.shadow?.offset == Point(x: 0, y: -3))
  }

  @Test func `a setting at a place has the value of there`() {
    var table = Table(sections: [Section(rows: [Row(title: "Alpha")])])
    let path = Table.IndexPath(row: 0, section: 0)
    #expect(Setting.look(\.cornerRadius, of: .row(path)).value(in: table) == nil)
    table[path].look.cornerRadius = 4
    #expect(Setting.look(\.cornerRadius, of: .row(path)).value(in: table) == .points(4))
    #expect(Setting.look(\.cornerRadius, of: .section(0)).value(in: table) == nil)
    #expect(Setting.level(of: \.cornerRadius, from: .row(path), in: table) == .row(path))
    #expect(Setting.level(of: \.rowColor, from: .row(path), in: table) == nil)
    table.info.look.rowColor = .semantic(.systemRed)
    #expect(Setting.level(of: \.rowColor, from: .row(path), in: table) == .table)
    table.sections[0].info.look.rowColor = .semantic(.systemRed)
    #expect(Setting.level(of: \.rowColor, from: .row(path), in: table) == .section(0))
    #expect(Setting.look(\.separator.left, of: .table).key == "separator.left")
    #expect(Setting.row(\.title, at: path).value(in: table) == .text("Alpha"))
    #expect(Setting.row(\.title, at: Table.IndexPath(row: 5, section: 0)).value(in: table) == nil)
    #expect(Setting.table(\.style).value(in: table) == .word("insetGrouped"))
    #expect(Setting.table(\.host).value(in: table) == nil)
    table.info.metrics[.cardMargin] = 9
    #expect(Setting.table(\.metrics[.cardMargin]).value(in: table) == .points(9))
    #expect(Setting.table(\.metrics[.cardMargin]).key == "metrics.cardMargin")
  }
}
