// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import FileWatching
import Synchronization
import System

/// Reads a file over and over on a thread of its own, and counts what is not 64 KiB of one letter.
final class OutputReader: Sendable {
  private struct State {
    var count = 0
    var torn = 0
    var isStopped = false
  }

  private let state = Mutex(State())
  private let done = DispatchSemaphore(value: 0)

  init(path: String) {
    DispatchQueue(label: "OutputReader").async {
      var isStopped = false
      while !isStopped {
        let bytes = try? FileReader.read(path)
        let isWhole = bytes.map { $0.count == 64 * 1024 && Set($0).count == 1 }
        isStopped = self.state.withLock { state in
          state.count += 1
          if isWhole != true { state.torn += 1 }
          return state.isStopped
        }
      }
      self.done.signal()
    }
  }

  func finish() -> (count: Int, torn: Int) {
    state.withLock { $0.isStopped = true }
    done.wait()
    return state.withLock { ($0.count, $0.torn) }
  }
}
