// SPDX-License-Identifier: GPL-3.0-or-later

import Platform

/// What waits for a reader who may be slow: so many items and bytes, and no more.
///
/// The oldest give way, for the newest say how things stand. What was lost is counted, and told in the place
/// where it is missing.
struct ReportBacklog {
  /// What is written without anything in between.
  struct Item {
    let chunks: [[UInt8]]
    /// Where it goes, for a backlog of several streams.
    let target: Descriptor
    /// An answer that somebody waits for, which does not give way.
    var isKept = false
    /// How many events it stands for: itself, and those that it tells of as lost.
    var events = 1

    var size: Int { chunks.reduce(0) { $0 + $1.count } }
  }

  let maximumCount: Int
  /// Of all but the largest item, or a large preview could never be shown.
  let maximumBytes: Int
  /// Tells how many events were lost.
  let notice: @Sendable (Int) -> [UInt8]

  private var items: [Item] = []
  private(set) var bytes = 0
  /// Lost since the last notice.
  private(set) var lost = 0

  init(maximumCount: Int, maximumBytes: Int, notice: @escaping @Sendable (Int) -> [UInt8]) {
    self.maximumCount = maximumCount
    self.maximumBytes = maximumBytes
    self.notice = notice
  }

  var isEmpty: Bool { items.isEmpty }
  var count: Int { items.count }

  mutating func append(_ chunks: [[UInt8]], target: Descriptor = .standardOutput, isKept: Bool = false) {
    let item = Item(chunks: chunks, target: target, isKept: isKept)
    items.append(item)
    bytes += item.size
    while items.count > maximumCount || isTooLarge {
      guard let oldest = items.dropLast().firstIndex(where: { !$0.isKept }) else { return }
      bytes -= items.remove(at: oldest).size
      lost += 1
    }
  }

  private var isTooLarge: Bool {
    bytes > maximumBytes && bytes - (items.lazy.map(\.size).max() ?? 0) > maximumBytes
  }

  /// Counts an item that was taken, and could not be written.
  mutating func lose(_ item: Item) { lost += item.events }

  /// Takes out what comes next, with a notice in front of the first event after a loss.
  mutating func next() -> Item? {
    guard !items.isEmpty else { return nil }
    let item = items.removeFirst()
    bytes -= item.size
    guard lost > 0, !item.isKept else { return item }
    defer { lost = 0 }
    return Item(chunks: [notice(lost)] + item.chunks, target: item.target, events: lost + item.events)
  }

  mutating func removeAll() {
    items = []
    bytes = 0
    lost = 0
  }
}
