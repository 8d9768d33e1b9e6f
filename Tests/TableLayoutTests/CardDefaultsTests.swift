// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel
import Testing

/// Pins the default look of a card: a changed number must be changed here too, on purpose.
struct CardDefaultsTests {
  @Test func `cards have the look of the published ones`() {
    #expect(Shadow.card.radius == 2)
    #expect(Shadow.card.offset == Point(x: 0, y: 2))
    #expect(Shadow.card.opacity == 1000)
    #expect(Shadow.card.color == .semantic(.lightGray))
    #expect(Shadow.card.path == .outline)
    #expect(Border.card.width == 1)
  }
}
