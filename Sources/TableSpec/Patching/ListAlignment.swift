// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

/// Finds which elements of a list are unchanged, changed, moved or new in another list.
///
/// Unlike `ElementMatching`, it pairs a changed element only between its equal neighbours, so that the
/// element's text keeps its place and the comments around it.
struct ListAlignment {
  /// The origin of a new element, by an old index.
  enum Source: Equatable {
    /// The same content in the same place among the kept elements.
    case kept(Int)
    /// Other content in the old place.
    case changed(Int)
    /// The same content in another place.
    case moved(Int)
    case new
  }

  /// The origin of each new element.
  private(set) var sources: [Source]
  /// The old elements without a new one in their place, including moved ones.
  private(set) var removed: Set<Int> = []

  /// The most differing elements, without equal ends, that are aligned. A list with more is a new list.
  private static let limit = 4000

  init(from old: [ValueTree], to new: [ValueTree]) {
    sources = Array(repeating: .new, count: new.count)
    var head = 0
    while head < min(old.count, new.count), old[head] == new[head] { head += 1 }
    var tail = 0
    while tail < min(old.count, new.count) - head, old[old.count - 1 - tail] == new[new.count - 1 - tail] {
      tail += 1
    }
    for index in 0..<head { sources[index] = .kept(index) }
    for index in 0..<tail { sources[new.count - 1 - index] = .kept(old.count - 1 - index) }
    let oldMiddle = Array(head..<(old.count - tail))
    let newMiddle = Array(head..<(new.count - tail))
    align(oldMiddle.map { ($0, old[$0]) }, newMiddle.map { ($0, new[$0]) })
    findMoves(old, new)
  }

  private typealias Element = (index: Int, value: ValueTree)

  private mutating func align(_ old: [Element], _ new: [Element]) {
    guard max(old.count, new.count) <= Self.limit else {
      removed.formUnion(old.map(\.index))
      return
    }
    // Equal elements are paired first, then elements with equal names, then the rest in order.
    let equal = Self.match(old, new) { AnyHashable($0) }
    for (one, other) in equal.pairs { sources[other] = .kept(one) }
    for gap in equal.gaps {
      let named = Self.match(gap.old, gap.new, by: Self.name)
      for (one, other) in named.pairs { sources[other] = .changed(one) }
      for gap in named.gaps {
        for (one, other) in zip(gap.old, gap.new) { sources[other.index] = .changed(one.index) }
        removed.formUnion(gap.old.dropFirst(gap.new.count).map(\.index))
      }
    }
  }

  /// The longest common subsequence by a key, and the elements between its pairs.
  private static func match(_ old: [Element], _ new: [Element], by key: (ValueTree) -> AnyHashable?) -> (
    pairs: [(Int, Int)], gaps: [(old: [Element], new: [Element])]
  ) {
    // An element without a key equals nothing.
    let oldKeys = old.enumerated().map { key($0.element.value) ?? AnyHashable(-1 - $0.offset) }
    let newKeys = new.enumerated().map { key($0.element.value) ?? AnyHashable("\($0.offset)\u{0}") }
    let pairs = CommonSubsequence.pairs(of: oldKeys, newKeys)
    var gaps: [(old: [Element], new: [Element])] = []
    var (one, other) = (0, 0)
    for pair in pairs + [(old.count, new.count)] {
      gaps.append((Array(old[one..<pair.old]), Array(new[other..<pair.new])))
      (one, other) = (pair.old + 1, pair.new + 1)
    }
    return (pairs.map { (old[$0.old].index, new[$0.new].index) }, gaps)
  }

  /// The id, title or header of an element.
  private static func name(_ value: ValueTree) -> AnyHashable? {
    for key in ["id", "title", "header"] {
      if let name = value.members?.first(where: { $0.name == key })?.value {
        return AnyHashable([ValueTree.word(key), name])
      }
    }
    if case .text = value { return AnyHashable([ValueTree.word("title"), value]) }
    return nil
  }

  private mutating func findMoves(_ old: [ValueTree], _ new: [ValueTree]) {
    var places: [ValueTree: [Int]] = [:]
    for index in removed.sorted(by: >) { places[old[index], default: []].append(index) }
    for index in new.indices where sources[index] == .new {
      if let source = places[new[index]]?.popLast() { sources[index] = .moved(source) }
    }
  }
}
