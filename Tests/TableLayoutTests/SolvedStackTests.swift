// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel
import TestSupport
import Testing

@testable import TableLayout

/// Random nested stacks whose frames a constraint solver found from `UIStackView`'s constraints.
struct SolvedStackTests {
  @Test func `nested stacks have the frames that satisfy UIStackView's constraints`() throws {
    try #require(RecordedStack.all.count >= 400)
    var different: [String] = []
    for (index, recorded) in RecordedStack.all.enumerated() {
      let frames = recorded.laidOut(as: Points.self).all.flatMap { numbers($0.frame.rect) }
      let isEqual =
        frames.count == recorded.frames.count
        && zip(frames, recorded.frames).allSatisfy { abs($0 - $1) < 0.01 }
      if !isEqual { different.append("\(index + 1): \(recorded.line)\n  \(frames)") }
    }
    #expect(different.isEmpty, "\(different.count) differ, first \(different.first ?? "")")
  }

  @Test func `explanations compute the same frames`() {
    for recorded in RecordedStack.all.prefix(150) {
      let plain = recorded.laidOut(as: Points.self).all.map(\.frame.rect)
      let traced = recorded.laidOut(as: Traced.self).all.map(\.frame.rect)
      #expect(plain == traced, "\(recorded.line)")
    }
  }

  @Test func `a mirrored vertical stack has mirrored frames`() {
    for recorded in RecordedStack.all where !recorded.line.contains(" h ") {
      let plain = recorded.laidOut(as: Points.self).all
      let mirrored = recorded.laidOut(as: Points.self, isMirrored: true).all
      for (one, other) in zip(plain, mirrored) {
        // A centred item is rounded to the other side.
        let distance = one.frame.x + other.frame.maxX - recorded.width
        #expect(abs(distance.doubleValue) < 0.01, "\(recorded.line)")
      }
    }
  }

  @Test func `items lie within their stack, one after the other, unless it overflows`() {
    for recorded in RecordedStack.all {
      for stack in recorded.laidOut(as: Points.self).all where !stack.items.isEmpty {
        let frame = stack.frame
        let isInside = stack.items.allSatisfy {
          $0.frame.x >= frame.x && $0.frame.maxX <= frame.maxX + 0.01 && $0.frame.y >= frame.y
            && $0.frame.maxY <= frame.maxY + 0.01
        }
        #expect(isInside || stack.overflow > .zero, "\(recorded.line)")
        for (one, next) in zip(stack.items, stack.items.dropFirst()) {
          #expect(
            next.frame.x >= one.frame.maxX - 0.01 || next.frame.y >= one.frame.maxY - 0.01, "\(recorded.line)"
          )
        }
      }
    }
  }

  private func numbers(_ rect: Rect) -> [Double] {
    [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map(\.doubleValue)
  }
}
