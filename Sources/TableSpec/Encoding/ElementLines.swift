// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

/// Divides the elements of a row into lines, because one line can't show the tree of a card. A list or a stack that fits in a
/// line stays on it, unless another stack is in it.
enum ElementLines {
  /// The most columns of a line with elements.
  private static let width = 120
  /// The column of a row's keys: a section, its rows and their dash are before it.
  private static let column = 8

  /// A row from its entries. Its own entries are on several lines if those of its elements are.
  static func row(_ entries: [ValueTree.Member]) -> ValueTree {
    let divided = entries.map { entry in
      switch entry.name {
      case "content":
        stack(entry.value).map { .init(name: entry.name, value: block($0, at: column + 2)) } ?? entry
      case "leading", "trailing", "leadingSwipeActions", "trailingSwipeActions":
        ValueTree.Member(name: entry.name, value: list(entry.value, behind: entry.name, at: column))
      default: entry
      }
    }
    return divided.contains { $0.value.isBlock } ? .block(.record(divided)) : .record(divided)
  }

  /// The entries of a stack with elements; `nil` for other elements.
  private static func stack(_ element: ValueTree) -> [ValueTree.Member]? {
    guard let entries = element.members, let first = entries.first, first.value.items != nil,
      ElementKind(rawValue: first.name)?.isStack == true
    else { return nil }
    return entries
  }

  private static func block(_ stack: [ValueTree.Member], at column: Int) -> ValueTree {
    let items = ValueTree.Member(
      name: stack[0].name, value: list(stack[0].value, behind: stack[0].name, at: column))
    return .block(.record([items] + stack.dropFirst()))
  }

  private static func list(_ list: ValueTree, behind name: String, at column: Int) -> ValueTree {
    guard let items = list.items,
      items.contains(where: { stack($0) != nil }) || !fits(list, at: column + name.utf8.count + 2)
    else { return list }
    return .block(.list(items.map { element($0, at: column + 4) }))
  }

  private static func element(_ element: ValueTree, at column: Int) -> ValueTree {
    guard let stack = stack(element) else { return element }
    let block = block(stack, at: column)
    let isFlat = block.members?.contains { $0.value.isBlock } == false
    return isFlat && fits(element, at: column) ? element : block
  }

  private static func fits(_ value: ValueTree, at column: Int) -> Bool {
    column + YAMLWriter.inline(value).count <= width
  }
}
