// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import PreviewRendering
import Synchronization
import TableModel

/// The states that specs had after their former saves, for comparing. It has nothing of a spec that was saved once.
///
/// Bounded by a number of saves a spec and by bytes for all specs. The save that was made or asked for longest ago is
/// dropped first, so that a page keeps the one that it compares with.
final class SaveHistory: Sendable {
  /// Saves of one spec, besides the one that is shown now.
  static let most = 20

  /// A state of a spec, and the save that made it.
  fileprivate struct Save {
    let number: Int
    let time: String
    let summary: String
  }

  fileprivate struct Former {
    let save: Save
    let table: Table
    /// What the table takes if it shares nothing; tables of one spec often share most of their rows.
    let bytes: Int
    /// When it was made or asked for last, counted in such moments.
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
  /// Tells the saves of this daemon from those of the one before, which a page may still name.
  private let run = String(UInt32.random(in: .min ... .max), radix: 36)

  /// - Parameter limit: bytes of all tables together.
  init(limit: Int) { self.limit = limit }

  func id(_ save: Int) -> String { "\(run)-\(save)" }

  /// Takes what a spec says now, and keeps what it said before if a save changed it.
  func note(_ good: GoodSpec, of path: String, summary: String, time: String) {
    state.withLock { state in
      let now = Save(number: good.save, time: time, summary: summary)
      guard var spec = state.specs[path] else {
        state.specs[path] = Spec(now: now)
        return
      }
      guard spec.now.number != good.save else { return }
      // Of saves that came faster than they were shown, the last one before this is not known by its time.
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

  /// The table after a former save; `nil` where it is not kept, or is no save of this run.
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

  /// The newest save first.
  ///
  /// - Parameter kept: the id of a save that a page compares with.
  func json(of path: String, keeping kept: String?) -> ValueTree {
    if let kept { _ = table(kept, of: path) }
    let spec = state.withLock { $0.specs[path] }
    return .object([
      ("now", spec.map { json($0.now) } ?? .null),
      ("saves", .list((spec?.former ?? []).reversed().map { json($0.save) })),
      ("dropped", .integer(spec?.dropped ?? 0)), ("most", .integer(Self.most)),
      ("megabytes", .integer(limit / 1024 / 1024)),
    ])
  }

  private func json(_ save: Save) -> ValueTree {
    .object([("id", .text(id(save.number))), ("time", .text(save.time)), ("summary", .text(save.summary))])
  }

  /// Texts are short beside the rest of a row.
  private static func bytes(of table: Table) -> Int {
    let rows = table.sections.reduce(0) { $0 + $1.rows.count }
    return 1024 + rows * (MemoryLayout<Row>.stride + 64)
      + table.sections.count * (MemoryLayout<Section>.stride + 64)
  }
}

extension SaveHistory.State {
  /// The spec with the save that was made or asked for longest ago.
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
