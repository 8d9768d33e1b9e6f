// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel
import Testing

@testable import CodeExport

/// Names in exported code consist of letters and digits that every keyboard has, and begin as their text
/// does.
struct SwiftNamesTests {
  @Test(arguments: [
    ("Überblick", "Uberblick"), ("u\u{308}berblick", "Uberblick"), ("straße 7", "Strasse7"),
    ("Øre & Æble", "OreAeble"), ("Łódź", "Lodz"), ("crème brûlée", "CremeBrulee"), ("ıf", "If"),
    ("\u{202E}evil\u{202C}", "Evil"), ("Настройки", "Table"), ("7 days", "Table7Days"), ("", "Table"),
  ])
  func `a type's name keeps the letters of its text`(text: String, name: String) {
    #expect(SwiftNames.type(text, or: "Table") == name)
  }

  @Test func `members keep their letters, too, and each name is unique`() {
    var names = SwiftNames()
    #expect(names.member("Überblick", or: "row") == "uberblick")
    #expect(names.member("uberblick", or: "row") == "uberblick2")
    #expect(names.member("Настройки", or: "row") == "row1")
    #expect(names.member("été", or: "row") == "ete")
    #expect(names.member("Défaut: default", or: "row") == "defautDefault")
  }

  @Test func `a screen is named after its title`() {
    let table = Table(info: Table.Info(title: "Überblick"), sections: [Section(rows: [Row(title: "Öffnen")])])
    let code = CodeFormat.uikit.code(for: table)
    #expect(code.typeName == "UberblickViewController")
    #expect(code.source.contains("Item(id: \"offnen\", title: \"Öffnen\")"))
    #expect(CodeFormat.swiftui.code(for: table).typeName == "UberblickView")
  }
}
