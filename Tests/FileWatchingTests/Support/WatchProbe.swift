// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import FileWatching
import Glibc
import Synchronization
import TestSupport
import Testing

/// Watches one path and keeps the states that it receives.
final class WatchProbe: SaveObserver {
  let watcher: FileWatcher
  private let received = Mutex<[FileState]>([])

  init(_ path: String, options: FileWatcherOptions = FileWatcherOptions()) throws {
    watcher = FileWatcher(options: options)
    _ = watch(path)
    try settle()
  }

  init(_ watcher: FileWatcher) {
    self.watcher = watcher
  }

  deinit { watcher.cancel() }

  func watch(_ path: String) -> WatchToken {
    watcher.watch(path) { [weak self] state in self?.received.withLock { $0.append(state) } }
  }

  /// Waits until the watcher has handled every event up to now, by means of a cookie file instead of sleep.
  func settle() throws {
    let settled = DispatchSemaphore(value: 0)
    watcher.whenSettled { settled.signal() }
    try #require(settled.wait(timeout: Patience.deadline) == .success, "the watcher never settled")
  }

  func waitForEvent(during body: () -> Void) throws {
    let count = watcher.status.counters.events
    body()
    let deadline = Patience.deadline
    while watcher.status.counters.events <= count {
      try #require(DispatchTime.now() < deadline, "no event came")
      sched_yield()
    }
  }

  func forget() { _ = take() }

  /// The states since the last call.
  func take() -> [FileState] {
    received.withLock { states in
      defer { states = [] }
      return states
    }
  }
}
