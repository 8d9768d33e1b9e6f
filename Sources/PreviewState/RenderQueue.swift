// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// The specs that wait to be rendered, each once, in the order in which they are shown: the one that is looked at, then those
/// that were edited, the latest first, then the others. Those of equal rank are shown in the order in which they came.
struct RenderQueue: Sendable {
  private struct Rank: Comparable {
    var isViewed: Bool
    /// In which turn the spec was edited last; 0 before its first edit.
    var edit: Int
    /// Counts what was added.
    var arrival: Int

    /// Whether `one` is shown after `other`.
    static func < (one: Self, other: Self) -> Bool {
      (one.isViewed ? 1 : 0, one.edit, other.arrival) < (other.isViewed ? 1 : 0, other.edit, one.arrival)
    }
  }

  /// The first to be shown comes last.
  private var entries: [(spec: String, rank: Rank)] = []
  private var ranks: [String: Rank] = [:]
  private var edits: [String: Int] = [:]
  private var viewed: String?
  private var turn = 0
  private var arrivals = 0

  var isEmpty: Bool { entries.isEmpty }

  /// Starts a turn: specs edited from now on come before those edited earlier. Edits of one turn are equal.
  mutating func beginTurn() { turn += 1 }

  /// Records that the spec's own file was saved, not a file that it includes.
  mutating func edit(_ spec: String) { rank(spec) { $0.edits[spec] = $0.turn } }

  /// Records that the user views this spec, and no other.
  mutating func view(_ spec: String) {
    guard spec != viewed else { return }
    let former = viewed
    rank(spec) { $0.viewed = spec }
    if let former { rank(former) { _ in } }
  }

  /// Adds a spec that does not wait yet.
  mutating func add(_ spec: String) {
    guard ranks[spec] == nil else { return }
    arrivals += 1
    insert(spec, arrivals)
  }

  mutating func remove(_ spec: String) {
    guard let rank = ranks.removeValue(forKey: spec) else { return }
    entries.remove(at: index(of: rank))
  }

  /// The first spec of which `isNext` is true.
  func first(where isNext: (String) -> Bool) -> String? { entries.last { isNext($0.spec) }?.spec }

  /// Changes what a spec's rank depends on; one that waits keeps its arrival.
  private mutating func rank(_ spec: String, _ change: (inout Self) -> Void) {
    let arrival = ranks[spec]?.arrival
    remove(spec)
    change(&self)
    if let arrival { insert(spec, arrival) }
  }

  private mutating func insert(_ spec: String, _ arrival: Int) {
    let rank = Rank(isViewed: spec == viewed, edit: edits[spec] ?? 0, arrival: arrival)
    ranks[spec] = rank
    entries.insert((spec, rank), at: index(of: rank))
  }

  /// The index of the entry with this rank, or the index at which to insert it.
  private func index(of rank: Rank) -> Int {
    entries.partitioningIndex { !($0.rank < rank) }
  }
}
