// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// The lengths that an item can have along one axis: Auto Layout's constraints of the item, and of all items within it, as
/// one value. A stack's span follows from the spans of its items, so that nested stacks are measured once.
struct StackSpan<N: Measure> {
  /// The priority of a required constraint.
  static var required: Int { 1000 }

  /// Points.
  var ideal: N
  /// The priority against more than the ideal length.
  var hugging: Int
  /// The points that the item can lose, from the lowest priority to the highest, each priority once. The rest of its length
  /// is required.
  var cuts: [StackCut]

  init(ideal: N, hugging: Int, cuts: [StackCut]) {
    self.ideal = ideal
    self.hugging = hugging
    self.cuts = cuts
  }

  init(_ length: StackLength<N>) {
    ideal = length.ideal
    hugging = length.isSet ? Self.required : length.hugging
    cuts = StackCut(priority: length.resistance, amount: length.ideal.points).list(unless: length.isSet)
  }

  /// An empty view that grows before all others, and is never shorter than its ideal length.
  init(spacer: N) { self.init(ideal: spacer, hugging: 0, cuts: []) }
}

/// Points that an item can lose at a priority.
struct StackCut: Equatable {
  /// 1...999.
  var priority: Int
  var amount: Points

  fileprivate func list(unless isSet: Bool) -> [StackCut] {
    isSet || amount <= .zero || priority >= 1000 ? [] : [self]
  }

  /// The cuts of several items that lose their lengths one after the other.
  static func sum(_ cuts: [[StackCut]]) -> [StackCut] {
    var amounts: [Int: Points] = [:]
    for cut in cuts.joined() { amounts[cut.priority, default: .zero] += cut.amount }
    return amounts.map { StackCut(priority: $0.key, amount: $0.value) }.sorted { $0.priority < $1.priority }
  }

  /// The cuts of the longest of several items that have one length together: below its ideal length, each item resists.
  static func longest<N>(of spans: [StackSpan<N>]) -> [StackCut] {
    // An item's priority at a length is that of its cut there.
    var steps: [(length: Points, priority: Int)] = []
    for span in spans {
      var length = span.ideal.points
      for cut in span.cuts {
        steps.append((length, cut.priority))
        length -= cut.amount
      }
      if length > .zero { steps.append((length, 1000)) }
    }
    steps.sort { $0.length == $1.length ? $0.priority > $1.priority : $0.length > $1.length }
    var (result, priority): ([StackCut], Int) = ([], 0)
    for (index, step) in steps.enumerated() {
      priority = max(priority, step.priority)
      guard priority < 1000 else { break }
      let next = index + 1 < steps.count ? steps[index + 1].length : .zero
      let amount = step.length - next
      if amount <= .zero { continue }
      if result.last?.priority == priority {
        result[result.count - 1].amount += amount
      } else {
        result.append(StackCut(priority: priority, amount: amount))
      }
    }
    return result
  }
}

extension StackSpan {
  /// The priorities of UIKit's own constraints in a stack view, read from it by its reimplementations (TZStackView, Arranged).
  private enum Own {
    /// The stack is as short as possible along its axis if its gaps can grow.
    static var fit: Int { 49 }
    /// The stack is as short as possible across its axis if its items don't fill it.
    static var span: Int { 51 }
    /// The distances of the centres are equal.
    static var centers: Int { 149 }
  }

  /// A stack along its axis: the sum of its items, its gaps and its margins.
  static func along(_ stack: Stack<N>, _ items: [StackSpan]) -> StackSpan {
    let margins = stack.margins[stack.axis]
    let outside = margins.before + margins.after
    let gaps = stack.gaps
    guard let longest = items.max(by: { $0.ideal.points < $1.ideal.points })?.ideal else {
      return StackSpan(ideal: outside, hugging: Own.fit, cuts: [])
    }
    let spacing = gaps.reduce(.zero, +)
    let sum = items.reduce(.zero) { $0 + $1.ideal } + spacing + outside
    let hugs = items.map(\.hugging)
    switch stack.distribution {
    case .fill:
      return StackSpan(ideal: sum, hugging: hugs.min() ?? Own.fit, cuts: StackCut.sum(items.map(\.cuts)))
    case .fillProportionally:
      return StackSpan(ideal: sum, hugging: hugs.max() ?? Own.fit, cuts: StackCut.sum(items.map(\.cuts)))
    case .fillEqually:
      let cuts = StackCut.longest(of: items).map {
        StackCut(priority: $0.priority, amount: $0.amount * items.count)
      }
      return StackSpan(
        ideal: longest * items.count + spacing + outside, hugging: hugs.max() ?? Own.fit, cuts: cuts)
    case .equalSpacing:
      return StackSpan(ideal: sum, hugging: Own.fit, cuts: StackCut.sum(items.map(\.cuts)))
    case .equalCentering:
      let ideal = N.larger(sum, equallyCentred(items, gaps) + outside)
      let centers = StackCut(priority: Own.centers, amount: ideal.points - sum.points).list(unless: false)
      return StackSpan(ideal: ideal, hugging: Own.fit, cuts: StackCut.sum([centers] + items.map(\.cuts)))
    }
  }

  /// The least length of items whose centres have equal distances.
  private static func equallyCentred(_ items: [StackSpan], _ gaps: [N]) -> N {
    guard let first = items.first, let last = items.last, !gaps.isEmpty else {
      return items.first?.ideal ?? .zero
    }
    let distances = gaps.indices.map { (items[$0].ideal + items[$0 + 1].ideal) / 2 + gaps[$0] }
    let distance = distances.dropFirst().reduce(distances[0], N.larger)
    return first.ideal / 2 + distance * gaps.count + last.ideal / 2
  }

  /// A stack across its axis: its longest item and its margins.
  ///
  /// - Parameter ideal: the length of its items if it isn't that of the longest one. Default: it is.
  static func across(_ stack: Stack<N>, _ items: [StackSpan], ideal: N? = nil) -> StackSpan {
    let margins = stack.margins[stack.axis.across]
    let longest = ideal ?? items.map(\.ideal).reduce(.zero, N.larger)
    let hugging = stack.alignment == .fill ? items.map(\.hugging).max() ?? Own.span : Own.span
    return StackSpan(
      ideal: longest + margins.before + margins.after, hugging: hugging, cuts: StackCut.longest(of: items))
  }
}

extension Stack {
  /// The least gaps between its items, in points. Those of `equalSpacing` are equal.
  var gaps: [N] {
    let gaps = items.dropLast().map { $0.spacingAfter ?? spacing }
    guard distribution == .equalSpacing, let first = gaps.first else { return gaps }
    return Array(repeating: gaps.dropFirst().reduce(first, N.larger), count: gaps.count)
  }
}
