// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

extension ExportedBehaviourTests {
  /// Images that cover their rows, in UIKit's own cells and on cards.
  static let filledRows = """
    sections:
      - rows:
          - {title: A, detail: Below, cellStyle: subtitle, image: {monogram: AB, fillsHeight: true}}
          - {title: B, rowHeight: 88, image: {symbol: star, tileColor: systemRed, fillsHeight: true, size: [60, 1]}}
          - {title: C, contentInsets: {leading: 4}, image: {monogram: C, fillsHeight: true}, accessory: switchOn, id: c}
      - cornerRadius: 14
        rows:
          - {title: D, detail: Below, cellStyle: subtitle, image: {monogram: D, fillsHeight: true}}
          - {title: E, image: {monogram: E, fillsHeight: true}, indentationLevel: 2, badge: '3'}
    """

  @Test func `a header's button reaches its hook, and its chevron shows or hides the rows`() throws {
    let touches = try Self.facts("headers").headerTouches
    #expect(
      touches == [
        ["press header mail", "2", "0"], ["reload section 0", "0", "0"], ["reload section 1", "0", "1"],
      ])
  }
}
