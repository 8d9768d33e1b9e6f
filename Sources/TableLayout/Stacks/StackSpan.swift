// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

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
}

extension StackSpan {
  /// Several items that have one length together. It is that of the longest one, unless a shorter one resists being grown
  /// more than the longer ones resist being cut: a set length wins.
  static func together(_ spans: [StackSpan]) -> StackSpan {
    let spans = spans.sorted { $0.ideal.points < $1.ideal.points }
    guard var ideal = spans.last?.ideal else { return StackSpan(ideal: .zero, hugging: 0, cuts: []) }
    // An item's priority at a length is that of its cut there.
    var steps: [(length: Points, priority: Int)] = []
    for span in spans {
      var length = span.ideal.points
      for cut in span.cuts {
        steps.append((length, cut.priority))
        length -= cut.amount
      }
      if length > .zero { steps.append((length, required)) }
    }
    steps.sort { $0.length == $1.length ? $0.priority > $1.priority : $0.length > $1.length }
    /// The highest hugging priority of the items that are shorter than the first, the first two, …
    var hugging = spans.reduce(into: [0]) { $0.append(max($0[$0.count - 1], $1.hugging)) }
    var (cuts, priority, shorter): ([StackCut], Int, Int) = ([], 0, spans.count)
    for (index, step) in steps.enumerated() {
      priority = max(priority, step.priority)
      let next = index + 1 < steps.count ? steps[index + 1].length : .zero
      let amount = step.length - next
      if amount <= .zero { continue }
      while shorter > 0, spans[shorter - 1].ideal.points >= step.length { shorter -= 1 }
      guard priority < required else { break }
      if cuts.isEmpty, hugging[shorter] > priority {
        let other = spans[max(0, shorter - 1)].ideal
        ideal =
          other.points == next
          ? other : ideal + N(.zero - amount, "too little room", .rule("resistance \(priority)"))
      } else if cuts.last?.priority == priority {
        cuts[cuts.count - 1].amount += amount
      } else {
        cuts.append(StackCut(priority: priority, amount: amount))
      }
    }
    return StackSpan(ideal: ideal, hugging: hugging.removeLast(), cuts: cuts)
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
    guard !items.isEmpty else { return StackSpan(ideal: outside, hugging: Own.fit, cuts: []) }
    let spacing = gaps.reduce(.zero, +)
    let sum = items.reduce(.zero) { $0 + $1.ideal } + spacing + outside
    let hugs = items.map(\.hugging)
    switch stack.distribution {
    case .equalSpacing where gaps.isEmpty, .equalCentering where gaps.isEmpty, .fill:
      return StackSpan(ideal: sum, hugging: hugs.min() ?? Own.fit, cuts: StackCut.sum(items.map(\.cuts)))
    case .fillProportionally:
      return .proportional(
        items, sum: sum, spacing: spacing.points, outside: outside.points, hugging: hugs.max() ?? Own.fit)
    case .fillEqually:
      let equal = together(items)
      let cuts = equal.cuts.map { StackCut(priority: $0.priority, amount: $0.amount * items.count) }
      return StackSpan(
        ideal: equal.ideal * items.count + spacing + outside, hugging: equal.hugging, cuts: cuts)
    case .equalSpacing:
      return StackSpan(ideal: sum, hugging: Own.fit, cuts: StackCut.sum(items.map(\.cuts)))
    case .equalCentering:
      let ideal = N.larger(sum, equallyCentred(items, gaps) + outside)
      let centers = StackCut(priority: Own.centers, amount: ideal.points - sum.points).list(unless: false)
      return StackSpan(ideal: ideal, hugging: Own.fit, cuts: StackCut.sum([centers] + items.map(\.cuts)))
    }
  }

  /// A stack whose items have parts of its whole length. The parts' constraints have priorities from 999 down. With gaps
  /// they have one solution, so that such a stack resists other lengths; with margins it is longer than its items.
  private static func proportional(
    _ items: [StackSpan], sum: N, spacing: Points, outside: Points, hugging: Int
  ) -> StackSpan {
    let parts = items.reduce(spacing) { $0 + $1.ideal.points }
    guard items.count > 1, parts > .zero, let last = items.last?.ideal.points else {
      return StackSpan(ideal: sum, hugging: hugging, cuts: StackCut.sum(items.map(\.cuts)))
    }
    var factor = 1.0
    if spacing > .zero {
      factor = (spacing + outside).doubleValue / spacing.doubleValue
    } else if last > .zero {
      factor = (last + outside).doubleValue / last.doubleValue
    }
    let whole = Points(parts.doubleValue * factor)
    let ideal = whole == sum.points ? sum : N(whole, "parts of the whole length", .rule("fillProportionally"))
    guard spacing == .zero else {
      let part = StackSpan.required - items.count
      return StackSpan(
        ideal: ideal, hugging: part, cuts: StackCut(priority: part, amount: whole).list(unless: false))
    }
    // All items lose length together, after the last one has lost what the margins added to it.
    let priorities = items.map { $0.cuts.first?.priority ?? required }
    let all = [
      StackCut(priority: priorities[priorities.count - 1], amount: whole - parts),
      StackCut(priority: priorities.max() ?? required, amount: parts),
    ]
    return StackSpan(ideal: ideal, hugging: hugging, cuts: StackCut.sum(all.map { $0.list(unless: false) }))
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
    let outside = margins.before + margins.after
    guard stack.alignment != .fill else {
      var span = together(items)
      span.ideal += outside
      return span
    }
    let longest = ideal ?? items.map(\.ideal).reduce(.zero, N.larger)
    // No item's hugging matters: it can be shorter than the stack.
    return StackSpan(
      ideal: longest + outside, hugging: Own.span,
      cuts: together(items.map { StackSpan(ideal: $0.ideal, hugging: 0, cuts: $0.cuts) }).cuts)
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
