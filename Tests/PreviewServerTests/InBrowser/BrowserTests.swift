// SPDX-License-Identifier: GPL-3.0-or-later

import TestSupport
import Testing

/// Tests of the page in a real Chromium. They share one browser and run one after the other, because a start
/// takes longer than most tests.
@Suite(
  .serialized, .enabled(if: Browser.program.location != nil, "chromium is not installed"), SharedBrowser())
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

  static func fixture(_ text: String = spec) throws -> BrowserFixture { try BrowserFixture(["t.yaml": text]) }
}

/// Starts a browser for a suite and ends it after the suite's last test.
struct SharedBrowser: SuiteTrait, TestScoping {
  @TaskLocal private static var running: Running?

  /// Unchecked, because the tests of a serialized suite use the browser one after the other.
  private struct Running: @unchecked Sendable {
    let browser: Browser
  }

  /// The suite's browser.
  static func get() throws -> Browser { try #require(running).browser }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await Self.$running.withValue(Running(browser: try Browser())) { try await function() }
  }
}
