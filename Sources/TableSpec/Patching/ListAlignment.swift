// SPDX-License-Identifier: GPL-3.0-or-later

import Geometry
import TableModel

/// Which elements of a list are still there, changed, moved or new in another one.
///
/// Unlike `ElementMatching`, it pairs a changed element only between its equal neighbours: its text stays where it is, with
/// the comments around it.
struct ListAlignment {
  enum Source: Equatable {
    /// As it was and where it was, among those that stayed.
    case kept(Int)
    /// In its old place, with other content.
    case changed(Int)
    /// The same content in another place.
    case moved(Int)
    case new
  }

  /// For each new element where it comes from.
  private(set) var sources: [Source]
  /// The old elements that no new one stands for, moved ones included.
  private(set) var removed: Set<Int> = []

  /// Beyond this many elements that differ at the ends, a list is taken for another one.
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
    // First what is equal, then what has the same name, then by order.
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

  /// The longest common subsequence by a key, and what lies between its pairs.
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

  /// An id, a title or a header.
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
