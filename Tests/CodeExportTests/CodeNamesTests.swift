// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel
import Testing

@testable import CodeExport

/// Ids are the names of cases: a title never makes or changes one.
struct CodeNamesTests {
  @Test(arguments: [
    ("wifi", "wifi"), ("signOut", "signOut"), ("sign_out", "sign_out"), ("_x", "_x"), ("VPN", "VPN"),
    ("default-calendar", "defaultCalendar"), ("VPN settings", "vpnSettings"), ("Über uns", "uberUns"),
    ("2", "id2"), ("2nd row", "id2ndRow"), ("_", "id5f"), ("設定", "id8a2dx5b9a"), ("default", "default"),
    ("self", "self"), ("none", "none"),
  ])
  func `an id is a name, or its words in camel case are`(id: String, name: String) {
    #expect(SwiftName.member(id) == name)
  }

  @Test func `keywords are in backticks where Swift needs them`() {
    #expect(CaseName(id: "default", name: "default").declaration == "`default`")
    #expect(CaseName(id: "sign-out", name: "signOut").declaration == "signOut = \"sign-out\"")
    let uses = ["default", "self", "init", "Type", "none", "some"].map { CodeNames.use($0, of: "Row") }
    #expect(uses == [".default", ".`self`", ".`init`", ".`Type`", "Row.none", "Row.some"])
  }

  @Test func `the spec's file names the types, and its title does only without a file`() throws {
    let table = Table(info: Table.Info(title: "My Settings"))
    let names = ["settings.yaml", "status-cards.yml", "2nd.json", nil].map { CodeOptions(name: $0) }
    let types = try names.map { try CodeFormat.uikit.code(for: table, $0).typeName }
    #expect(types == ["SettingsTable", "StatusCardsTable", "Table2ndTable", "MySettingsTable"])
  }

  @Test func `two ids that meet in one name are an error that names both`() {
    let rows = ["sign-out", "signOut"].map { Row(id: $0, title: "A") }
    let table = Table(sections: [Section(rows: rows)])
    for format in CodeFormat.allCases {
      #expect(
        throws: ExportError(
          message: "row 0.0 (sign-out) and row 0.1 (signOut) would have the same name in code: signOut",
          hint: "change one of the ids")
      ) { try format.code(for: table) }
    }
  }

  @Test func `two values that meet in one name are an error`() {
    let rows = [
      Row(id: "inbox", title: "A", badge: "1"),
      Row(id: "inboxBadge", title: "B", detail: "2", cellStyle: .value1),
    ]
    #expect(throws: ExportError.self) {
      try CodeFormat.uikit.code(for: Table(sections: [Section(rows: rows)]))
    }
  }
}
