// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import Testing

/// The system font's measured vertical metrics and its published tracking.
struct FontMetricsTests {
  private func near(_ a: Points, _ b: Double, by tolerance: Double = 0.001) -> Bool {
    abs(a.doubleValue - b) <= tolerance
  }

  @Test func `the metrics at 17 points are UIFont's`() {
    let metrics = FontMetrics(Font(size: 17))
    #expect(near(metrics.lineHeight, 20.287))
    #expect(near(metrics.ascender, 16.1865))
    #expect(near(metrics.capHeight, 11.978))
  }

  @Test(arguments: [
    (11, 13.5, 13.333), (12, 14.5, 14.333), (13, 16, 15.667), (14, 17, 17), (15, 18, 18), (16, 19.5, 19.333),
    (17, 20.5, 20.333), (19, 23, 23), (20, 24, 24), (22, 26.5, 26.333), (23, 27.5, 27.667),
    (28, 33.5, 33.667),
    (33, 39.5, 39.667), (40, 48, 48), (47, 56.5, 56.333), (53, 63.5, 63.333),
  ])
  func `a label's height is its lines' height, rounded up to whole pixels`(
    size: Int, double: Double, triple: Double
  ) {
    let line = FontMetrics(Font(size: Points(size))).lineHeight
    #expect(near(PixelGrid(scale: 2).ceil(line), double))
    #expect(near(PixelGrid(scale: 3).ceil(line), triple))
  }

  @Test(arguments: [
    (11, 0.06), (12, 0), (13, -0.08), (15, -0.23), (16, -0.31), (17, -0.43), (9, 0.06), (14, -0.155),
    (19, -0.4433),
  ])
  func `tracking of the Text cut is the published table's, interpolated linearly`(
    size: Int, tracking: Double
  ) {
    #expect(near(FontMetrics.tracking(Font(size: Points(size))), tracking))
  }

  @Test(arguments: [(20, -0.166), (22, -0.1826), (34, -0.2822), (40, -0.332), (60, -0.498)])
  func `tracking of the Display cut makes Inter as wide as San Francisco`(size: Int, tracking: Double) {
    #expect(near(FontMetrics.tracking(Font(size: Points(size))), tracking))
  }

  @Test func `large titles are as wide as in San Francisco`() {
    let font = Font(size: 34, weight: .bold)
    let tracking = FontMetrics.tracking(font)
    // The ink's width excludes the space before the G, the space after the l (3.85 points in Inter) and the
    // tracking after the last glyph.
    #expect(near(TextMeasurer.width(of: "General", font: font) - tracking - 3.85, 120, by: 0.1))
    #expect(near(FontMetrics.tracking(Font(size: 17, weight: .bold)), -0.43))
    #expect(near(FontMetrics.tracking(Font(size: 30, weight: .semibold)), 0.3))
  }
}
