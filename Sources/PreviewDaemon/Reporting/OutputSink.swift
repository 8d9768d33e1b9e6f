// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import Platform
import Synchronization

/// Writes to descriptors that may block: a pipe without an active reader, a terminal after Ctrl-S.
///
/// The caller never waits. Only the sink's own queue waits, possibly forever; the process can still end.
/// Descriptors remain blocking, because that flag is shared with other users of the terminal or the pipe, such
/// as the user's shell.
package final class OutputSink: Sendable {
  private struct State {
    var backlog: ReportBacklog
    var isWriting = false
    /// When the write of the current item began.
    var began = ContinuousClock.now
    /// Set once the reader has closed the stream.
    var closed: ErrorNumber?
    var onClose: (@Sendable (ErrorNumber) -> Void)?
    var waiters: [Int: @Sendable () -> Void] = [:]
    var lastWaiter = 0
  }

  private let state: Mutex<State>
  private let queue = DispatchQueue(label: "OutputSink", qos: .userInitiated)
  private let timers = DispatchQueue(label: "OutputSink.timers")

  /// - Parameters:
  ///   - maximumCount: the maximum number of events that wait.
  ///   - maximumBytes: the maximum of their bytes together; a single event may be larger.
  ///   - notice: the text about events that were lost, from their number.
  package init(
    maximumCount: Int = 256, maximumBytes: Int = 1 << 20, notice: @escaping @Sendable (Int) -> [UInt8]
  ) {
    state = Mutex(
      State(backlog: ReportBacklog(maximumCount: maximumCount, maximumBytes: maximumBytes, notice: notice)))
  }

  /// Writes one event on the sink's queue. Returns at once.
  package func write(_ chunks: [[UInt8]], to descriptor: Descriptor) {
    let begins = state.withLock { state in
      guard state.closed == nil else { return false }
      state.backlog.append(chunks, target: descriptor)
      defer { state.isWriting = true }
      // The time starts here: the last event may have been written hours ago.
      if !state.isWriting { state.began = .now }
      return !state.isWriting
    }
    if begins { queue.async { self.drain() } }
  }

  /// Calls `handler` with the error when the reader closes the stream, or now if it is closed already.
  package func onClose(_ handler: @escaping @Sendable (ErrorNumber) -> Void) {
    let closed = state.withLock { state in
      state.onClose = handler
      return state.closed
    }
    if let closed { handler(closed) }
  }

  /// Calls `body` when everything so far is written, or when the limit is over. If the reader has already been stuck for that
  /// long, `body` is called now.
  package func whenWritten(withinMilliseconds limit: Int, _ body: @escaping @Sendable () -> Void) {
    guard let number = wait(for: body) else { return body() }
    let stuck = state.withLock { $0.began }.duration(to: .now)
    if stuck >= .milliseconds(limit) {
      removeWaiter(number)?()
      return
    }
    timers.asyncAfter(deadline: .now() + .milliseconds(limit)) { self.removeWaiter(number)?() }
  }

  /// Waits until everything is written, or the limit is over.
  ///
  /// - Returns: whether everything is written.
  @discardableResult
  package func flush(withinMilliseconds limit: Int) -> Bool {
    let written = DispatchSemaphore(value: 0)
    guard let number = wait(for: { written.signal() }) else { return true }
    if written.wait(timeout: .now() + .milliseconds(limit)) == .success { return true }
    _ = removeWaiter(number)
    return false
  }

  /// - Returns: `nil` if everything is written.
  private func wait(for body: @escaping @Sendable () -> Void) -> Int? {
    state.withLock { state in
      guard state.isWriting else { return nil }
      state.lastWaiter += 1
      state.waiters[state.lastWaiter] = body
      return state.lastWaiter
    }
  }

  private func removeWaiter(_ number: Int) -> (@Sendable () -> Void)? {
    state.withLock { $0.waiters.removeValue(forKey: number) }
  }
}

extension OutputSink {
  private func drain() {
    while let item = next() {
      do { for chunk in item.chunks { try item.target.writeAll(chunk) } } catch { fail(item, error) }
    }
  }

  /// - Returns: `nil` if everything is written; then the waiting callers are notified.
  private func next() -> ReportBacklog.Item? {
    let (item, waiters) = state.withLock { state in
      if let item = state.backlog.next() {
        state.began = .now
        return (Optional(item), [@Sendable () -> Void]())
      }
      state.isWriting = false
      defer { state.waiters = [:] }
      return (nil, Array(state.waiters.values))
    }
    for waiter in waiters { waiter() }
    return item
  }

  /// A full disk may have room for the next event. A reader that closed the stream doesn't come back.
  private func fail(_ item: ReportBacklog.Item, _ error: ErrorNumber) {
    let handler = state.withLock { state -> (@Sendable (ErrorNumber) -> Void)? in
      if error.isFullDisk {
        state.backlog.lose(item)
        return nil
      }
      state.backlog.removeAll()
      defer { state.closed = error }
      return state.closed == nil ? state.onClose : nil
    }
    handler?(error)
  }
}
