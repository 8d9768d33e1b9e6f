// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

struct ExportTests {
  @Test(arguments: ["native", "maskedCorners", "cardContainer"])
  func `export rounds corners with the requested technique`(technique: String) {
    var test = TestSession()
    let code = test.run("export uikit --technique \(technique)")
    #expect(code.contains("// Corners: \(technique), as requested."))
  }

  @Test func `export writes code for the requested oldest iOS and with the requested technique`() {
    var test = TestSession()
    let plain = test.run("export uikit")
    for options in ["--minimum-ios 13", "--faithful"] {
      let code = test.run("export uikit \(options)")
      #expect(code != plain && !code.hasPrefix("error"), "\(options)")
    }
  }
}
