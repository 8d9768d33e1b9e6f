// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import PreviewRendering
import Synchronization
import TableModel

/// The states of specs after their former saves, for comparisons. It is empty for a spec that was saved once.
///
/// Limited by the number of saves per spec and by the bytes of all specs. The save that was made or requested longest ago is
/// dropped first: a page requests the save for its comparison again and again, so this save stays.
final class SaveHistory: Sendable {
  /// The most former saves of one spec; the present save isn't counted.
  static let most = 20

  /// A save, and the state of the spec that it made.
  fileprivate struct Save {
    let number: Int
    let time: String
    let summary: String
  }

  fileprivate struct Former {
    let save: Save
    let table: Table
    /// The size of the whole table, although the tables of two saves often share most rows.
    let bytes: Int
    /// The order of its last use among all saves: the save with the smallest number was not used for the longest time.
    var used: Int
  }

  fileprivate struct Spec {
    var now: Save
    /// The oldest first.
    var former: [Former] = []
    var dropped = 0
  }

  fileprivate struct State {
    var specs: [String: Spec] = [:]
    var bytes = 0
    var moment = 0
  }

  private let state = Mutex(State())
  private let limit: Int
  /// Distinguishes this daemon's saves from those of an earlier one, which a page may still name.
  private let run = String(UInt32.random(in: .min ... .max), radix: 36)

  /// - Parameter limit: the most bytes of all tables together.
  init(limit: Int) { self.limit = limit }

  func id(_ save: Int) -> String { "\(run)-\(save)" }

  /// Records the spec's current state, and keeps the previous one if a save changed it.
  func note(_ good: GoodSpec, of path: String, summary: String, time: String) {
    state.withLock { state in
      let now = Save(number: good.save, time: time, summary: summary)
      guard var spec = state.specs[path] else {
        state.specs[path] = Spec(now: now)
        return
      }
      guard spec.now.number != good.save else { return }
      // If saves came faster than they were shown, the time of the previous save isn't known.
      if let table = good.former, spec.now.number == good.save - 1 {
        state.moment += 1
        let former = Former(save: spec.now, table: table, bytes: Self.bytes(of: table), used: state.moment)
        spec.former.append(former)
        state.bytes += former.bytes
      } else {
        spec.dropped += good.save - spec.now.number
      }
      spec.now = now
      state.specs[path] = spec
      if spec.former.count > Self.most { state.dropOldest(of: path) }
      while state.bytes > limit, let path = state.longestUnused { state.dropOldest(of: path) }
    }
  }

  /// The table after a former save; `nil` if it isn't kept, or belongs to another run.
  func table(_ id: String, of path: String) -> Table? {
    state.withLock { state in
      guard let index = state.specs[path]?.former.firstIndex(where: { self.id($0.save.number) == id }) else {
        return nil
      }
      state.moment += 1
      state.specs[path]?.former[index].used = state.moment
      return state.specs[path]?.former[index].table
    }
  }

  /// The saves, the newest first, and the changes since the save on the left of a page's comparison.
  func json(of path: String, changes: ValueTree) -> ValueTree {
    let spec = state.withLock { $0.specs[path] }
    return .object([
      ("now", spec.map { json($0.now) } ?? .null),
      ("saves", .list((spec?.former ?? []).reversed().map { json($0.save) })),
      ("dropped", .integer(spec?.dropped ?? 0)), ("most", .integer(Self.most)),
      ("megabytes", .integer(limit / 1024 / 1024)), ("changes", changes),
    ])
  }

  private func json(_ save: Save) -> ValueTree {
    .object([("id", .text(id(save.number))), ("time", .text(save.time)), ("summary", .text(save.summary))])
  }

  /// An estimate: texts are short compared with the rest of a row.
  private static func bytes(of table: Table) -> Int {
    let rows = table.sections.reduce(0) { $0 + $1.rows.count }
    return 1024 + rows * (MemoryLayout<Row>.stride + 64)
      + table.sections.count * (MemoryLayout<Section>.stride + 64)
  }
}

extension SaveHistory.State {
  /// The spec with the save that was made or requested longest ago.
  fileprivate var longestUnused: String? {
    specs.compactMap { path, spec in spec.former.map(\.used).min().map { (path, $0) } }.min { $0.1 < $1.1 }?.0
  }

  fileprivate mutating func dropOldest(of path: String) {
    guard
      let index = specs[path]?.former.indices.min(by: { one, other in
        guard let former = specs[path]?.former else { return false }
        return former[one].used < former[other].used
      }), let gone = specs[path]?.former.remove(at: index)
    else { return }
    specs[path]?.dropped += 1
    bytes -= gone.bytes
  }
}
