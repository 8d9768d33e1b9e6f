// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Session
import TableModel
import Testing

struct FormerNameTests {
  @Test func `a former name still works, and the prompt shows the present name once`() {
    var test = TestSession(isInteractive: true)
    #expect(
      test.run("set-row 0.0 --lines 2 --accessory disclosure")
        == "note: --lines is now called --number-of-lines; the old name still works\n"
        + "note: disclosure is now called disclosureIndicator; the old name still works\n"
        + "row 0.0 'Airplane Mode' set\n")
    #expect(test.run("set-row 0.0 --lines=3") == "row 0.0 'Airplane Mode' set\n")
    #expect(test.session.table.sections[0].rows[0].numberOfLines == 3)
    #expect(test.run("preset wallet-2019").hasPrefix("note: wallet-2019 is now called wallet-ios12;"))
    // A script prints only the result.
    var script = TestSession()
    #expect(script.run("set-row 0.0 --lines 2") == "row 0.0 'Airplane Mode' set\n")
  }

  @Test func `a row accepts the other names of each of its settings`() {
    var test = TestSession()
    _ = test.run("add-row Sign --title-color systemRed --separator-left 20 --title-font-weight bold --id s")
    let look = test.session.table.sections.last?.rows.last?.look
    #expect(look?[.titleColor] == .semantic(.systemRed) && look?[.separatorLeft] == .points(20))
    #expect(look?[.title.weight] == .bold)
    #expect(test.run("set-row s --title-color default") == "row 1.2 'Sign' set\n")
    #expect(test.session.table.sections.last?.rows.last?.look[.titleColor] == nil)
  }

  @Test(arguments: [
    ("'iPhone 15 Pro'", "iPhone-15"), ("iPhone-16-Pro", "iPhone-17"), ("'iPhone 17'", "iPhone-17"),
    ("'iPhone 8 Plus'", "iPhone-8-Plus"), ("'iPhone 6s'", "iPhone-SE"),
    ("'iPhone XS Max'", "iPhone-11-Pro-Max"),
    ("'iPhone SE'", "iPhone-SE"), ("'iPad Pro 11'", "iPad-Pro-11"),
    ("'iPad Pro 12.9-inch'", "iPad-Pro-12.9"), ("'iPad Air 13-inch'", "iPad-Pro-12.9"), ("'iPad'", "iPad-9"),
  ])
  func `a device is found by the names that people write`(name: String, id: String) {
    var test = TestSession()
    #expect(test.run("set-device \(name)") == "device \(id)\n")
    #expect(test.session.table.info.traits.device == Device.ID(id))
    var file = TestSession(files: ["s.yaml": "traits: {device: \(name)}\nsections: []\n"])
    _ = file.run("open s.yaml")
    #expect(file.session.table.info.traits.device == Device.ID(id))
  }

  @Test func `a device's name needs no quotes in a command`() {
    var test = TestSession()
    #expect(test.run("set-device iPhone 16 Pro") == "device iPhone-17\n")
    #expect(test.run("set-device iPad Pro 11-inch") == "device iPad-Pro-11\n")
  }

  @Test func `completion and help list only present names`() {
    var test = TestSession()
    #expect(test.run("complete 'add-row A --accessory disc'") == "disclosureIndicator\n")
    #expect(!test.run("help add-row").contains("disclosure)"))
  }

  @Test func `every other name of a device leads to exactly one`() {
    #expect(Device.otherNames.values.allSatisfy { Device.named(Device.ID($0)) != nil })
  }

  @Test func `a separator's x and left are the same number`() {
    var test = TestSession()
    let text = test.run("why 0.0 separator")
    #expect(!text.hasPrefix("error"))
    #expect(test.run("why row 0.0 separator x") == text && test.run("why 0.0 separator left") == text)
  }
}
