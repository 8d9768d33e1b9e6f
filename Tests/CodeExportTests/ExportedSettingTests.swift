// SPDX-License-Identifier: GPL-3.0-or-later

import CodeExport
import Geometry
import TableModel
import Testing

/// Nothing is dropped in silence: each setting, flipped, changes the code or the list of what it lacks.
struct ExportedSettingTests {
  /// Tables that say different things of the same setting.
  private static let bases: [Table] = {
    var plain = table(.insetGrouped)
    var round = table(.grouped)
    round.info.look.cornerRadius = 12
    round.info.look.border = Border(color: .semantic(.systemRed), width: 2)
    var lined = table(.plain)
    lined.info.look.separator.left = .points(20)
    lined.info.look.separator.right = .points(10)
    return [plain, round, lined, table(.cards)]
  }()

  private static func table(_ style: TableStyle) -> Table {
    var info = Table.Info(title: "One", style: style)
    info.look.separator.style = .singleLine
    let status = StatusContent(date: "Today", value: "12", level: RowImage(symbol: "bell"))
    let rows = Accessory.allCases.enumerated().map { index, accessory in
      Row(
        title: "Title", detail: "Detail", cellStyle: CellStyle.allCases[index % CellStyle.allCases.count],
        image: RowImage(symbol: "wifi", tileColor: .semantic(.systemRed)), accessory: accessory,
        badge: "3", status: status)
    }
    return Table(
      info: info,
      sections: [
        Section(info: Section.Info(header: "Header", footer: "Footer"), rows: rows), Section(rows: rows),
        Section(rows: [Row(title: "Only")]),
      ])
  }

  /// Whether one of two samples of a setting is seen in the code of one of the tables.
  private func expect(_ name: String, _ change: (Int, inout Table) -> Void) {
    for format in CodeFormat.allCases {
      let isChanged = Self.bases.contains { base in
        let former = format.code(for: base).source
        return (0...1).contains { sample in
          var table = base
          change(sample, &table)
          let code = format.code(for: table)
          // What the list names anyway, it names with either value.
          let key = name.split(separator: " ").last.map(String.init)
          return code.source != former || code.unexported.contains { $0.setting.key == key }
        }
      }
      #expect(isChanged, "\(format) code says nothing of '\(name)'")
    }
  }

  @Test(arguments: Look.settings.fields.map(\.name))
  func `a look's setting is in the code or in the list`(name: String) throws {
    let field = try #require(Look.settings[name])
    expect(name) { field.set(field.samples[$0], of: &$1.info.look) }
    guard !Look.spacingSettings.contains(name) else { return }
    expect("row " + name) { sample, table in
      var look = table.sections[0].rows[1].look
      field.set(field.samples[sample], of: &look)
      table.sections[0].rows[1].look = look
    }
  }

  @Test(arguments: Table.Info.settings.fields.filter { !$0.isNote }.map(\.name))
  func `a table's setting is in the code or in the list`(name: String) throws {
    let field = try #require(Table.Info.settings[name])
    expect(name) { field.set(field.samples[$0], of: &$1.info) }
  }

  @Test(arguments: Section.Info.settings.fields.filter { !$0.isNote }.map(\.name))
  func `a section's setting is in the code or in the list`(name: String) throws {
    let field = try #require(Section.Info.settings[name])
    expect(name) { field.set(field.samples[$0], of: &$1.sections[0].info) }
  }

  @Test(arguments: Row.settings.fields.filter { !$0.isNote }.map(\.name))
  func `a row's setting is in the code or in the list`(name: String) throws {
    let field = try #require(Row.settings[name])
    expect(name) { sample, table in
      for row in table.sections[0].rows.indices {
        field.set(field.samples[sample], of: &table.sections[0].rows[row])
      }
    }
  }
}
