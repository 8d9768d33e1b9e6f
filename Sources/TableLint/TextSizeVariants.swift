// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

/// The same table at every text size; before iOS 7, which introduced them, only at its own.
struct TextSizeVariants<Layout> {
  private var layouts: [(size: TextSize, layout: Layout)]

  /// - Parameter make: computes the values that a rule needs of the table at a size, such as its layout.
  init(_ table: Table, _ make: (Table) -> Layout) {
    let hasSizes = table.info.profile.versions.upperBound >= 7
    let sizes = hasSizes ? TextSize.allCases : [table.info.traits.textSize]
    layouts = sizes.map { size in
      var table = table
      table.info.traits.textSize = size
      return (size, make(table))
    }
  }

  /// A value at each size, from the smallest; none if the work is cancelled.
  mutating func values<Value>(_ value: (inout Layout) -> Value) -> [(size: TextSize, value: Value)] {
    guard WorkProgress.advance() else { return [] }
    return layouts.indices.map { (layouts[$0].size, value(&layouts[$0].layout)) }
  }

  /// The sizes at which `fault` returns a value, and its value for the first of them; `nil` if there are
  /// none.
  mutating func sizes<Fault>(_ fault: (inout Layout) -> Fault?) -> (sizes: [TextSize], first: Fault)? {
    let found = values(fault).compactMap { size, fault in fault.map { (size, $0) } }
    return found.first.map { (found.map(\.0), $0.1) }
  }

  /// Whether a condition holds at all of some sizes. The largest size, at which most fail, is tried first.
  mutating func hold(at sizes: [TextSize], _ condition: (inout Layout) -> Bool) -> Bool {
    layouts.indices.reversed().allSatisfy { index in
      !sizes.contains(layouts[index].size) || condition(&layouts[index].layout)
    }
  }
}

extension TextSize {
  /// Sizes in words: `at every text size`, `at extraLarge`, `at extraLarge and larger`,
  /// `at medium and smaller`, `from small to large`, or a list.
  static func words(_ sizes: [TextSize]) -> String {
    let all = TextSize.allCases
    if sizes.count == all.count { return "at every text size" }
    guard let first = sizes.first, let last = sizes.last, sizes.count > 1 else {
      return "at \(sizes.map(\.rawValue).joined())"
    }
    if sizes == Array(all.suffix(sizes.count)) { return "at \(first.rawValue) and larger" }
    if sizes == Array(all.prefix(sizes.count)) { return "at \(last.rawValue) and smaller" }
    let isRange = sizes == Array(all.drop { $0 != first }.prefix(sizes.count))
    return isRange && sizes.count > 2
      ? "from \(first.rawValue) to \(last.rawValue)"
      : "at " + sizes.map(\.rawValue).joined(separator: ", ")
  }
}
