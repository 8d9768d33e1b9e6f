// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Testing

struct PointsTests {
  @Test(arguments: [
    (44.0, "44"), (17.5, "17.5"), (0.3, "0.3"), (0.2, "0.2"), (-8.25, "-8.25"), (0, "0"), (0.0001, "0"),
    (1_000_000, "1000000"), (0.9999, "1"), (-0.0004, "0"),
  ])
  func `text has at most three decimals and no trailing zero`(value: Double, text: String) {
    #expect(Points(value).description == text)
  }

  @Test func `hairlines are exact at every scale`() {
    for scale in 1...3 {
      let grid = PixelGrid(scale: scale)
      #expect(grid.hairline * scale == 1)
    }
    #expect(PixelGrid(scale: 3).hairline.description == "0.333")
  }

  @Test func `a million rows add up without drift`() {
    let row = Points(44) + PixelGrid(scale: 3).hairline
    var sum = Points.zero
    for _ in 0..<1_000_000 { sum += row }
    #expect(sum.description == "44333333.333")
    #expect(sum == row * 1_000_000)
  }

  @Test func `the exact text reads back as the same length`() {
    for subpoints in stride(from: Int64(-20_000), through: 20_000, by: 7) {
      let length = Points(subpoints: subpoints)
      #expect(Points(Double(length.exactDescription) ?? .nan) == length)
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1_000_001, -1_000_001])
  func `lengths that are not finite or above a million are refused`(value: Double) {
    #expect(Points(checking: value) == nil)
  }

  @Test(arguments: [
    (2, 17.75, 17.5, 18.0, 18.0), (3, 17.5, 17.333, 17.667, 17.667), (1, -0.5, -1.0, 0.0, 0.0),
    (3, 44.0, 44.0, 44.0, 44.0),
  ])
  func `the pixel grid rounds down, up and to the nearest`(
    scale: Int, length: Double, floor: Double, ceil: Double, round: Double
  ) {
    let grid = PixelGrid(scale: scale)
    #expect(abs(grid.floor(Points(length)).doubleValue - floor) < 0.001)
    #expect(abs(grid.ceil(Points(length)).doubleValue - ceil) < 0.001)
    #expect(abs(grid.round(Points(length)).doubleValue - round) < 0.001)
  }
}
