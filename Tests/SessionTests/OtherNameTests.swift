// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Session
import TableModel
import Testing

/// Other names of values and keys.
struct OtherNameTests {
  @Test(arguments: [
    ("iPhone 15 Pro", "iPhone-15 (iPhone 15 Pro)"), ("iPhone-16-Pro", "iPhone-17 (iPhone-16-Pro)"),
    ("iPhone 17", "iPhone-17"), ("iPhone 8 Plus", "iPhone-8-Plus"), ("iPhone 6s", "iPhone-SE (iPhone 6s)"),
    ("iPhone XS Max", "iPhone-11-Pro-Max (iPhone XS Max)"), ("iPhone SE", "iPhone-SE"),
    ("iPad Pro 11", "iPad-Pro-11"), ("iPad Pro 12.9-inch", "iPad-Pro-12.9 (iPad Pro 12.9-inch)"),
    ("iPad Air 13-inch", "iPad-Pro-12.9 (iPad Air 13-inch)"), ("iPad", "iPad-9 (iPad)"),
  ])
  func `a device is found by the names that people write`(name: String, words: String) {
    var test = TestSession()
    #expect(test.run("set-device '\(name)'") == "traits.device \(words) for the table\n")
    let device = test.session.table.info.traits.device
    #expect(words.hasPrefix(device?.rawValue ?? "none"))
    var file = TestSession(files: ["s.yaml": "traits: {device: '\(name)'}\nsections: []\n"])
    _ = file.run("open s.yaml")
    #expect(file.session.table.info.traits.device == device)
  }

  @Test func `a device's name needs no quotes in a command`() {
    var test = TestSession()
    #expect(test.run("set-device iPhone 16 Pro") == "traits.device iPhone-17 (iPhone 16 Pro) for the table\n")
    #expect(
      test.run("set-device iPad Pro 11-inch")
        == "traits.device iPad-Pro-11 (iPad Pro 11-inch) for the table\n")
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
