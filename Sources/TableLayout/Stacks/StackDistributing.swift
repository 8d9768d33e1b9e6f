// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

/// The lengths of a stack's items and of the gaps between them, in points.
struct StackLengths<N: Measure> {
  var items: [N]
  var gaps: [N]
  /// The points by which they exceed the room; 0 if they fit.
  var overflow = N.zero
  /// The points of the room that they don't fill, because all lengths are set.
  var unfilled = N.zero
}

extension Stack {
  /// Gives room to the items and gaps as `UIStackView` does it.
  ///
  /// Too much room goes to the spacers in equal parts, else to the item with the lowest hugging priority, the first of
  /// equal ones. Too little room is taken from the item with the lowest compression resistance, the last of equal ones
  /// first. UIKit leaves the choice among equal priorities to its solver; measured frames of AppKit's and of older stacks
  /// have the first item grown.
  ///
  /// - Parameters:
  ///   - room: the stack's length without its margins.
  ///   - whole: the stack's length.
  func distribute(_ spans: [StackSpan<N>], room: N, whole: N) -> StackLengths<N> {
    let gaps = self.gaps
    let spacing = gaps.reduce(.zero, +)
    var result = StackLengths(items: spans.map(\.ideal), gaps: gaps)
    guard !spans.isEmpty else { return result }
    switch distribution {
    case .fill:
      let rest = room - result.items.reduce(.zero, +) - spacing
      if rest.points > .zero { grow(&result, spans, by: rest) } else { cut(&result, spans, by: rest) }
    case .fillEqually:
      let part = ((room - spacing).whatRoomThereIs / spans.count).named("equal part", .rule("fillEqually"))
      result.items = Array(repeating: part, count: spans.count)
      result.overflow = (spacing - room).notNegative
    case .fillProportionally:
      share(&result, spans, room: room - spacing, whole: whole, spacing: spacing)
    case .equalSpacing:
      let rest = room - result.items.reduce(.zero, +) - spacing
      if rest.points > .zero, !gaps.isEmpty {
        let part = (rest / gaps.count).named("part of the rest", .rule("equalSpacing"))
        result.gaps = gaps.map { $0 + part }
      } else if rest.points > .zero {
        grow(&result, spans, by: rest)
      } else {
        cut(&result, spans, by: rest)
      }
    case .equalCentering:
      let rest = room - result.items.reduce(.zero, +) - spacing
      if rest.points > .zero, !gaps.isEmpty {
        result.gaps = centeringGaps(result.items, least: gaps, room: room)
      } else if rest.points > .zero {
        grow(&result, spans, by: rest)
      } else {
        cut(&result, spans, by: rest)
      }
    }
    return result
  }

  private func grow(_ result: inout StackLengths<N>, _ spans: [StackSpan<N>], by rest: N) {
    let spacers = items.indices.filter { items[$0].isSpacer }
    if !spacers.isEmpty {
      let part = (rest / spacers.count).named("fills the room", .rule("a spacer"))
      for index in spacers { result.items[index] += part }
      return
    }
    guard let lowest = spans.indices.min(by: { spans[$0].hugging < spans[$1].hugging }),
      spans[lowest].hugging < StackSpan<N>.required
    else {
      result.unfilled = rest
      return
    }
    result.items[lowest] += rest.named(
      "fills the room", .rule("hugging \(spans[lowest].hugging), the lowest of the stack"))
  }

  /// - Parameter rest: 0 or less.
  private func cut(_ result: inout StackLengths<N>, _ spans: [StackSpan<N>], by rest: N) {
    var missing = .zero - rest.points
    guard missing > .zero else { return }
    var cuts: [(index: Int, cut: StackCut)] = []
    for index in spans.indices.reversed() { cuts += spans[index].cuts.map { (index, $0) } }
    // The order of equal elements is kept.
    cuts.sort { $0.cut.priority == $1.cut.priority ? $0.index > $1.index : $0.cut.priority < $1.cut.priority }
    for (index, cut) in cuts where missing > .zero {
      let amount = min(cut.amount, missing)
      missing -= amount
      result.items[index] += N(
        .zero - amount, "too little room", .rule("resistance \(cut.priority), the lowest of the stack"))
    }
    if missing > .zero { result.overflow = N(missing, "too little room", .layout) }
  }

  /// UIKit's widths for `fillProportionally`: an item's part of the ideal lengths *and gaps*, of the whole stack with its
  /// margins. These constraints have priorities from 999 down, so that the last item has the rest, and is cut first. Without
  /// gaps and margins, all parts are exact. Sources: TZStackView, Arranged; rdar://34595752; Stack Overflow 46253248.
  private func share(
    _ result: inout StackLengths<N>, _ spans: [StackSpan<N>], room: N, whole: N, spacing: N
  ) {
    let sum = spans.reduce(spacing.points) { $0 + $1.ideal.points }
    guard sum > .zero else {
      // Without any ideal length, the items are equal.
      let part = (room.whatRoomThereIs / spans.count).named("equal part", .rule("fillProportionally"))
      result.items = Array(repeating: part, count: spans.count)
      return
    }
    let free = spans.indices.filter { spans[$0].hugging < StackSpan<N>.required }
    var left = spans.indices.reduce(room) {
      spans[$1].hugging < StackSpan<N>.required ? $0 : $0 - spans[$1].ideal
    }
    if left.points < .zero {
      result.overflow = .zero - left
      left = .zero
    }
    for index in free {
      let ideal = spans[index].ideal.points
      let part = Points(whole.points.doubleValue * ideal.doubleValue / sum.doubleValue)
      let own = N(part, "\(ideal) of \(sum)", .rule("fillProportionally"))
      let length =
        index == free.last ? left.named("the rest", .rule("fillProportionally")) : .smaller(own, left)
      result.items[index] = length
      left = N(left.points - length.points, "the rest", .rule("fillProportionally"))
    }
    if free.isEmpty { result.unfilled = left }
  }

  /// The gaps with which all centres have one distance. A gap that is too small for that is the least one, and the others
  /// share the rest (assumed: UIKit's constraints for them have one priority below 150).
  private func centeringGaps(_ lengths: [N], least: [N], room: N) -> [N] {
    let halves = least.indices.map { (lengths[$0] + lengths[$0 + 1]) / 2 }
    let all = room - (lengths[0] + lengths[lengths.count - 1]) / 2
    // From the largest least distance, the distances are set until the rest suffices for the others.
    var left = all
    var open = least.indices.sorted {
      halves[$0].points + least[$0].points > halves[$1].points + least[$1].points
    }
    var gaps = least
    while let index = open.first {
      let distance = halves[index] + least[index]
      guard left.points < distance.points * open.count else { break }
      left = left - distance
      open.removeFirst()
    }
    for index in open {
      gaps[index] = (left / open.count).named("equal distance", .rule("equalCentering")) - halves[index]
    }
    return gaps
  }
}
