// SPDX-License-Identifier: GPL-3.0-or-later

import Platform

/// A queue of output for a reader that may be slow, with a limit of items and bytes.
///
/// The oldest items are dropped first, because the newest describe the current state. Lost events are
/// counted, and the count is written in their place.
struct ReportBacklog {
  /// Output that is written without interruption.
  struct Item {
    let chunks: [[UInt8]]
    /// The stream to write to; one backlog may serve several.
    let target: Descriptor
    /// The number of events that it represents: itself, and the lost ones that it reports.
    var events = 1

    var size: Int { chunks.reduce(0) { $0 + $1.count } }
  }

  let maximumCount: Int
  /// The maximum for all items but the largest. Otherwise a large preview could never be shown.
  let maximumBytes: Int
  /// The text about lost events, from their number.
  let notice: @Sendable (Int) -> [UInt8]

  private var items: [Item] = []
  private(set) var bytes = 0
  /// The number of events that were lost since the last notice.
  private(set) var lost = 0

  init(maximumCount: Int, maximumBytes: Int, notice: @escaping @Sendable (Int) -> [UInt8]) {
    self.maximumCount = maximumCount
    self.maximumBytes = maximumBytes
    self.notice = notice
  }

  var count: Int { items.count }

  mutating func append(_ chunks: [[UInt8]], target: Descriptor = .standardOutput) {
    let item = Item(chunks: chunks, target: target)
    items.append(item)
    bytes += item.size
    while items.count > 1, items.count > maximumCount || isTooLarge {
      bytes -= items.removeFirst().size
      lost += 1
    }
  }

  private var isTooLarge: Bool {
    bytes > maximumBytes && bytes - (items.lazy.map(\.size).max() ?? 0) > maximumBytes
  }

  /// Counts an item that couldn't be written.
  mutating func lose(_ item: Item) { lost += item.events }

  /// Removes the next item. The first event after a loss comes with a notice before it.
  mutating func next() -> Item? {
    guard !items.isEmpty else { return nil }
    let item = items.removeFirst()
    bytes -= item.size
    guard lost > 0 else { return item }
    defer { lost = 0 }
    return Item(chunks: [notice(lost)] + item.chunks, target: item.target, events: lost + item.events)
  }

  mutating func removeAll() {
    items = []
    bytes = 0
    lost = 0
  }
}
