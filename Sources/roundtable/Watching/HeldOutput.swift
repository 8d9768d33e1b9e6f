// SPDX-License-Identifier: GPL-3.0-or-later

import Platform
import Shell
import Synchronization

/// A daemon's output while another program has its terminal. Each line and the last preview are written afterwards.
final class HeldOutput: Sendable {
  struct Entry {
    /// Replaced by the preview of a later entry.
    var preview: [[UInt8]]
    let text: [UInt8]
    let target: Descriptor
  }

  private struct State {
    var isHeld = false
    var entries: [Entry] = []
    /// The preview that is on the screen.
    var shown: Entry?
    var dropped = 0
  }

  /// The maximum number of entries; the oldest are dropped and counted.
  private static let most = 200

  private let state = Mutex(State())

  func begin() { state.withLock { $0.isHeld = true } }

  /// - Returns: whether the entry is kept for later; `false` if output isn't held.
  func keep(_ entry: Entry) -> Bool {
    state.withLock { state in
      if !entry.preview.isEmpty { state.shown = entry }
      guard state.isHeld else { return false }
      if !entry.preview.isEmpty {
        for index in state.entries.indices { state.entries[index].preview = [] }
      }
      state.entries.append(entry)
      if state.entries.count > Self.most {
        state.entries.removeFirst()
        state.dropped += 1
      }
      return true
    }
  }

  /// - Returns: the entries that were kept, in order, or the preview that was on the screen if there are none; and the number
  ///   of dropped entries. Empty if output isn't held.
  func end() -> (entries: [Entry], dropped: Int) {
    state.withLock { state in
      guard state.isHeld else { return ([], 0) }
      let (entries, dropped) = (state.entries, state.dropped)
      state = State(shown: state.shown)
      return (entries.isEmpty ? state.shown.map { [$0] } ?? [] : entries, dropped)
    }
  }
}
