// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import FileWatching
import Platform
import Synchronization

/// A kernel that refuses watches, loses events and invents events, as a test asks.
final class FakeBackend: WatchBackend, @unchecked Sendable {
  private struct State {
    var descriptors: [String: Int32] = [:]
    var roles: [String: WatchRole] = [:]
    var notices: [WatchNotice] = []
    var removed: [Int32] = []
    var signal: (@Sendable () -> Void)?
    var queue: DispatchQueue?
  }

  private let state = Mutex(State())
  /// The number of watches that the backend grants, and its reply to the next request.
  let limit: Int
  let refusal: ErrorNumber

  init(limit: Int = .max, refusal: ErrorNumber = .ENOSPC) {
    self.limit = limit
    self.refusal = refusal
  }

  var watched: [String] { state.withLock { $0.descriptors.keys.sorted() } }
  var removed: [Int32] { state.withLock { $0.removed } }
  func roles(of path: String) -> WatchRole? { state.withLock { $0.roles[path] } }

  /// Gives a path another watch descriptor, as if another object were at the path.
  func replace(_ path: String) {
    state.withLock { $0.descriptors[path] = ($0.descriptors.values.max() ?? 0) + 1 }
  }

  func send(_ notice: WatchNotice) {
    let (queue, signal) = state.withLock {
      $0.notices.append(notice)
      return ($0.queue, $0.signal)
    }
    if let queue, let signal { queue.async { signal() } }
  }

  func activate(on queue: DispatchQueue, onNotices: @escaping @Sendable () -> Void) {
    state.withLock {
      $0.queue = queue
      $0.signal = onNotices
    }
  }

  func add(_ path: String, roles: WatchRole) throws(ErrorNumber) -> Int32 {
    let descriptor: Int32? = state.withLock { state in
      state.roles[path] = roles
      if let known = state.descriptors[path] { return known }
      guard state.descriptors.count < limit else { return nil }
      let next = (state.descriptors.values.max() ?? 0) + 1
      state.descriptors[path] = next
      return next
    }
    guard let descriptor else { throw refusal }
    return descriptor
  }

  func remove(_ descriptor: Int32) {
    state.withLock { state in
      state.removed.append(descriptor)
      for (path, known) in state.descriptors where known == descriptor { state.descriptors[path] = nil }
    }
  }

  func drainNotices() -> [WatchNotice] {
    state.withLock { state in
      defer { state.notices = [] }
      return state.notices
    }
  }

  func cancel() {}
}
