// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Testing

struct RectTests {
  private let rect = Rect(x: 16, y: 35, width: 361, height: 44)

  @Test func `mirroring twice gives the rectangle back`() {
    let mirrored = rect.mirrored(in: 393)
    #expect(mirrored == Rect(x: 16, y: 35, width: 361, height: 44))
    #expect(Rect(x: 10, y: 0, width: 20, height: 5).mirrored(in: 100).minX == 70)
    #expect(rect.mirrored(in: 500).mirrored(in: 500) == rect)
  }

  @Test func `insets larger than the rectangle leave an empty size, never a negative one`() {
    let result = rect.inset(by: EdgeInsets(top: 30, left: 300, bottom: 30, right: 300))
    #expect(result.size == .zero)
  }

  @Test func `the centre is half the size from the origin`() {
    #expect(rect.midX == 196.5)
    #expect(rect.midY == 57)
  }

  @Test func `points on the right and bottom edges are outside`() {
    #expect(rect.contains(Point(x: 16, y: 35)))
    #expect(!rect.contains(Point(x: 377, y: 35)))
    #expect(!rect.contains(Point(x: 16, y: 79)))
  }
}
