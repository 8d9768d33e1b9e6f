// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import Synchronization

/// Reports on a queue when sockets and other descriptors are ready. It waits in poll(2), on a thread of its own.
///
/// Dispatch sources can't be used: on Linux, Dispatch may end a source twice if its peer hangs up while the source is being
/// cancelled, and libdispatch then traps (the bookkeeping of swift-corelibs-libdispatch's issue 949). A daemon crashed this way
/// after some ten thousand requests.
package final class DescriptorPoller: Sendable {
  private struct Socket {
    let descriptor: Descriptor
    let handler: @Sendable (Readiness) -> Void
    var awaited: Readiness = []
  }

  private struct State {
    /// Keyed by a number of our own, because the system reuses the number of a closed descriptor.
    var sockets: [Int: Socket] = [:]
    var lastNumber = 0
    var hasStopped = false
  }

  private let state = Mutex(State())
  private let queue: DispatchQueue
  private let thread = DispatchQueue(label: "DescriptorPoller")
  /// A pipe: a byte in it ends the wait.
  private let bell: (reading: Descriptor, writing: Descriptor)

  /// - Parameter queue: where handlers are called.
  /// - Throws: if no descriptors are left.
  package init(queue: DispatchQueue) throws(ErrorNumber) {
    self.queue = queue
    bell = try Descriptor.pipe(nonBlocking: true)
    thread.async { self.wait() }
  }

  /// Only here: a later `ring()` would write to a pipe without a reader, or to an unrelated file.
  deinit {
    bell.reading.close()
    bell.writing.close()
  }

  /// Registers a socket, without waiting for anything yet.
  ///
  /// - Parameter handler: called once for each ``wait(for:of:)``; an error or a hang-up counts as all awaited readiness. It may
  ///   still be called once if ``remove(_:)`` runs at the same time.
  /// - Returns: the number that identifies the socket here.
  package func add(_ descriptor: Descriptor, handler: @escaping @Sendable (Readiness) -> Void) -> Int {
    state.withLock { state in
      state.lastNumber += 1
      state.sockets[state.lastNumber] = Socket(descriptor: descriptor, handler: handler)
      return state.lastNumber
    }
  }

  /// Waits once until the socket is ready for this, and for nothing else.
  package func wait(for readiness: Readiness, of number: Int) {
    let isNew = state.withLock { state in
      guard let former = state.sockets[number]?.awaited, former != readiness else { return false }
      state.sockets[number]?.awaited = readiness
      return true
    }
    if isNew { ring() }
  }

  /// Forgets a socket, which may then be closed.
  package func remove(_ number: Int) {
    // A poll in progress keeps the connection open, so it must end.
    if state.withLock({ $0.sockets.removeValue(forKey: number) }) != nil { ring() }
  }

  /// Ends the thread; later events call no handler.
  package func stop() {
    state.withLock {
      $0.hasStopped = true
      $0.sockets = [:]
    }
    ring()
  }

  private func ring() {
    // The write fails if the pipe is full, but a full pipe ends the wait, too.
    _ = try? bell.writing.write([0])
  }
}

extension DescriptorPoller {
  private func wait() {
    while let awaited = state.withLock({
      $0.hasStopped ? nil : Array($0.sockets.filter { !$0.value.awaited.isEmpty })
    }) {
      let polled = [(bell.reading, .readable)] + awaited.map { ($0.value.descriptor, $0.value.awaited) }
      // The kernel has no memory for the list: try again later.
      guard let found = try? Descriptor.wait(for: polled) else {
        WorkThread.sleep(milliseconds: Self.rest)
        continue
      }
      if !found[0].isEmpty { hush() }
      for (socket, readiness) in zip(awaited, found.dropFirst()) where !readiness.isEmpty {
        notify(socket.key, readiness)
      }
    }
  }

  /// Milliseconds to pause after a failed poll.
  private static let rest = 10

  private func hush() {
    let room = 256
    while (try? bell.reading.read(upTo: room))?.count == room {}
  }

  private func notify(_ number: Int, _ found: Readiness) {
    state.withLock { state in
      guard let socket = state.sockets[number] else { return }
      // A failure is reported for everything that is awaited.
      let readiness = found.contains(.hungUp) ? socket.awaited : found.intersection(socket.awaited)
      guard !readiness.isEmpty else { return }
      state.sockets[number]?.awaited.subtract(readiness)
      // Inside the lock, so that no handler is called for a socket that was already removed.
      queue.async { [readiness] in socket.handler(readiness) }
    }
  }
}
