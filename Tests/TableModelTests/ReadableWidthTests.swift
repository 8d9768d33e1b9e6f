// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel
import Testing

struct ReadableWidthTests {
  @Test func `each text size has its readable width, which stops growing at xxxLarge`() {
    let widths = TextSize.allCases.map { ReadableWidth.constant(at: $0).value }
    #expect(widths == [560, 600, 632, 672, 744, 824, 896, 896, 896, 896, 896, 896])
  }
}
