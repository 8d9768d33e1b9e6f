// SPDX-License-Identifier: GPL-3.0-or-later

import TestSupport
import Testing

/// The page as people have it: in a real Chromium. One after the other, for each test runs a browser of its own.
@Suite(.serialized, .enabled(if: Browser.program.location != nil, "chromium is not installed"))
enum BrowserTests {
  static let spec = """
    title: Shop
    style: insetGrouped
    traits: {device: iPhone-15}
    sections:
      - header: Fruit
        footer: In season
        rows:
          - {id: apple, title: Apple, detail: Red, accessory: disclosureIndicator, cellStyle: value1}
          - {id: pear, title: Pear}
          - {id: plum, title: Plum}
      - rows: [Bread, Butter, Cheese, Honey, Jam, Milk, Oats, Rice, Salt, Tea, Wine, Yeast]

    """
  static let after = spec.replacing("Pear", with: "Quince")
  static let broken = spec.replacing("header:", with: "headr:")

  static func stand(_ text: String = spec) throws -> BrowserStand { try BrowserStand(["t.yaml": text]) }
}
