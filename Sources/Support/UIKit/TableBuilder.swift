// SPDX-License-Identifier: GPL-3.0-or-later

/// Collects sections or rows, one a line; conditions and loops are possible.
@resultBuilder
enum TableBuilder<Element> {
  static func buildExpression(_ element: Element) -> [Element] { [element] }
  static func buildExpression(_ elements: [Element]) -> [Element] { elements }
  static func buildBlock() -> [Element] { [] }
  static func buildPartialBlock(first: [Element]) -> [Element] { first }
  static func buildPartialBlock(accumulated: [Element], next: [Element]) -> [Element] {
    accumulated + next
  }
  static func buildOptional(_ elements: [Element]?) -> [Element] { elements ?? [] }
  static func buildEither(first: [Element]) -> [Element] { first }
  static func buildEither(second: [Element]) -> [Element] { second }
  static func buildArray(_ elements: [[Element]]) -> [Element] { elements.flatMap { $0 } }
}
