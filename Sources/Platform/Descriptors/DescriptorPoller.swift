// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import Synchronization

/// Says on a queue when sockets, and other descriptors, are ready; waits for that in poll(2), on a thread of its own.
///
/// Not by Dispatch's sources: on Linux, one whose peer hangs up in the moment in which it is cancelled may be ended
/// twice, and libdispatch traps (the bookkeeping of swift-corelibs-libdispatch's issue 949). A daemon that had been
/// asked some ten thousand times came to that.
package final class DescriptorPoller: Sendable {
  private struct Socket {
    let descriptor: Descriptor
    let handler: @Sendable (Readiness) -> Void
    var awaited: Readiness = []
  }

  private struct State {
    /// By number, and not by descriptor: the system gives out that of a closed one again.
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
  /// - Throws: where there are no descriptors left.
  package init(queue: DispatchQueue) throws(ErrorNumber) {
    self.queue = queue
    bell = try Descriptor.pipe(nonBlocking: true)
    thread.async { self.wait() }
  }

  /// Not before: who rings after the end would write to a pipe that nobody reads, or to another's file.
  deinit {
    bell.reading.close()
    bell.writing.close()
  }

  /// Knows a socket from now on, and waits for nothing of it yet.
  ///
  /// - Parameter handler: told once for each ``wait(for:of:)``; both at an error or a hang-up. It may still be called
  ///   after ``remove(_:)``, once, where that came at the same time.
  /// - Returns: the number that the socket goes by here.
  package func add(_ descriptor: Descriptor, handler: @escaping @Sendable (Readiness) -> Void) -> Int {
    state.withLock { state in
      state.lastNumber += 1
      state.sockets[state.lastNumber] = Socket(descriptor: descriptor, handler: handler)
      return state.lastNumber
    }
  }

  /// Waits for this and nothing else of the socket, until it has been so once.
  package func wait(for readiness: Readiness, of number: Int) {
    let isNew = state.withLock { state in
      guard let former = state.sockets[number]?.awaited, former != readiness else { return false }
      state.sockets[number]?.awaited = readiness
      return true
    }
    if isNew { ring() }
  }

  /// Forgets a socket; it may be closed then.
  package func remove(_ number: Int) {
    // A poll that still has it holds the connection open, so it must come to its end.
    if state.withLock({ $0.sockets.removeValue(forKey: number) }) != nil { ring() }
  }

  /// Ends the thread; no handler is called for what comes later.
  package func stop() {
    state.withLock {
      $0.hasStopped = true
      $0.sockets = [:]
    }
    ring()
  }

  private func ring() {
    // A full pipe wakes it as well.
    _ = try? bell.writing.write([0])
  }
}

extension DescriptorPoller {
  private func wait() {
    while let awaited = state.withLock({
      $0.hasStopped ? nil : Array($0.sockets.filter { !$0.value.awaited.isEmpty })
    }) {
      let polled = [(bell.reading, .readable)] + awaited.map { ($0.value.descriptor, $0.value.awaited) }
      // Where the kernel has no memory for the list, later.
      guard let found = try? Descriptor.wait(for: polled) else {
        WorkThread.sleep(milliseconds: Self.rest)
        continue
      }
      if !found[0].isEmpty { hush() }
      for (socket, readiness) in zip(awaited, found.dropFirst()) where !readiness.isEmpty {
        tell(socket.key, readiness)
      }
    }
  }

  /// Milliseconds.
  private static let rest = 10

  private func hush() {
    let room = 256
    while (try? bell.reading.read(upTo: room))?.count == room {}
  }

  private func tell(_ number: Int, _ found: Readiness) {
    state.withLock { state in
      guard let socket = state.sockets[number] else { return }
      // What has failed is told to whoever waits for anything.
      let readiness = found.contains(.hungUp) ? socket.awaited : found.intersection(socket.awaited)
      guard !readiness.isEmpty else { return }
      state.sockets[number]?.awaited.subtract(readiness)
      // Within the lock: what was removed before is not told.
      queue.async { [readiness] in socket.handler(readiness) }
    }
  }
}
