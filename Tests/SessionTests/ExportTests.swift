// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

struct ExportTests {
  @Test func `the types are named after the open file`() {
    var test = TestSession(files: ["my-shop.yaml": "title: Fruit\nsections: [{rows: [A]}]\n"])
    _ = test.run("open my-shop.yaml")
    #expect(test.run("export uikit").contains("enum MyShopTable: TableContent {"))
  }

  @Test(arguments: ["--technique native", "--faithful", "--minimum-ios 15"])
  func `a withdrawn option is unknown`(option: String) {
    var test = TestSession()
    #expect(
      test.run("export uikit \(option)").hasPrefix(
        "error: unknown option '\(option.split(separator: " ")[0])'"))
  }

  @Test func `a folder gets both files, and the engineer's only once`() {
    var test = TestSession(files: ["shop.yaml": "sections: [{rows: [A]}]\n"])
    _ = test.run("open shop.yaml")
    let first = test.run("export uikit App/")
    #expect(first.hasPrefix("wrote App/ShopTable.generated.swift\nwrote App/ShopViewController.swift\n"))
    #expect(first.contains("\nthis writes them: support uikit App/Roundtable\n"))
    let own = test.workspace.text("App/ShopViewController.swift")
    #expect(test.run("support uikit App/Roundtable").hasPrefix("wrote App/Roundtable/"))
    _ = test.run("add-row B --id b --accessory disclosureIndicator")
    let again = test.run("export uikit App/")
    #expect(again.contains("\nkept App/ShopViewController.swift\n") && again.contains(" are current\n"))
    #expect(test.workspace.text("App/ShopViewController.swift") == own)
    #expect(test.workspace.text("App/ShopTable.generated.swift")?.contains("case b") == true)
  }
}
