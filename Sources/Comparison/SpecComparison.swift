// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

/// The differences between the two sides of a spec, which each format shows.
package struct SpecComparison: Sendable {
  package let pair: SpecPair
  /// A side without the spec is an empty table.
  package let difference: LayoutDifference

  package init(_ pair: SpecPair) {
    self.pair = pair
    difference = LayoutDifference(from: pair.old?.table ?? Table(), to: pair.new?.table ?? Table())
  }

  /// Whether anything differs: a new or a deleted spec does.
  package var differs: Bool { !isOnBothSides || !difference.isEmpty }

  var isOnBothSides: Bool { pair.old != nil && pair.new != nil }

  // MARK: - Words

  /// A line about one difference.
  package struct Line: Hashable, Sendable {
    /// `nil` for a change of the layout.
    package let mark: ChangeMark?
    /// On one line, without characters that act on a terminal.
    package let text: String

    init(_ text: String, _ mark: ChangeMark? = nil) {
      (self.text, self.mark) = (VisibleText.line(text), mark)
    }
  }

  /// `HEAD:./a.yaml → a.yaml`, or that a spec is new or was deleted. On one line.
  package var title: String {
    switch (pair.old, pair.new) {
    case (let old?, let new?): VisibleText.line("\(old.name) → \(new.name)")
    case (nil, let new?): VisibleText.line("\(new.name) is new")
    case (let old?, nil): VisibleText.line("\(old.name) was deleted")
    case (nil, nil): "no spec"
    }
  }

  /// The title of a picture or a page of several.
  static func title(of comparisons: [SpecComparison]) -> String {
    switch comparisons.count {
    case 0: "No spec differs"
    case 1: comparisons[0].title
    case let count: "\(count.counted("spec")) before and after"
    }
  }

  /// The differences of the table. Of a spec on one side alone, its size.
  package var tableLines: [Line] {
    guard isOnBothSides else {
      guard let table = (pair.new ?? pair.old)?.table else { return [] }
      let size = (pair.new == nil ? difference.old : difference.new).contentSize
      return [
        Line("\(table.summary), content \(size.width) x \(size.height)", pair.new == nil ? .removed : .added)
      ]
    }
    let table = difference.table
    return table.wholeLines.map { Line($0, .changed) } + table.elements.map { Line($0.words, ChangeMark($0)) }
  }

  /// The differences of the layout; none of a spec on one side alone.
  package var layoutLines: [Line] {
    isOnBothSides && !difference.isEmpty ? difference.layoutLines.map { Line($0) } : []
  }

  /// Plain text: the title, the differences of the table, and, after an empty line, those of the layout.
  package var text: String {
    guard differs else { return "no difference\n" }
    let layout = layoutLines.isEmpty ? [] : [""] + layoutLines.map(\.text)
    return ([title] + tableLines.map(\.text) + layout).map { $0 + "\n" }.joined()
  }
}
