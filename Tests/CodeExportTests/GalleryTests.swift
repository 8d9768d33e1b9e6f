// SPDX-License-Identifier: GPL-3.0-or-later

import CodeExport
import TableLint
import TableModel
import TestSupport
import Testing

/// The screens that a new user starts from: lint finds nothing to correct in them, and their code leaves out nothing.
struct GalleryTests {
  @Test(arguments: ExportedSpecs.gallery)
  func `a screen of the gallery needs no correction, and its code is complete`(name: String, table: Table)
    throws
  {
    // Health's own colours have too little contrast in light mode, as in the app.
    let findings = Linter.findings(in: table, from: .warning).filter { $0.rule != "CONTRAST" }
    #expect(findings.map(\.message) == [], "\(name)")
    for format in [CodeFormat.uikit, .swiftui] {
      let code = try format.code(for: table, CodeOptions(name: name))
      #expect(code.strictLines == [], "\(name), \(format)")
    }
  }

  @Test func `all screens of the gallery are tried`() throws {
    #expect(try ExportedSpecs.gallery.map(\.name) == Repository.names(in: "Sources/Gallery"))
  }
}
