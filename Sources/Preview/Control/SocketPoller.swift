import Dispatch
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Says on a queue when sockets can be read or written; waits for that in poll(2), on a thread of its own.
///
/// Not by Dispatch's sources: on Linux, one whose peer hangs up in the moment in which it is cancelled may be ended
/// twice, and libdispatch traps (the bookkeeping of swift-corelibs-libdispatch's issue 949). A daemon that had been
/// asked some ten thousand times came to that.
final class SocketPoller: Sendable {
  struct Readiness: OptionSet, Sendable {
    let rawValue: UInt8

    static let readable = Readiness(rawValue: 1)
    static let writable = Readiness(rawValue: 2)
  }

  private struct Socket {
    let descriptor: Int32
    let handler: @Sendable (Readiness) -> Void
    var awaited: Readiness = []

    var events: Int16 {
      (awaited.contains(.readable) ? Int16(POLLIN) : 0) | (awaited.contains(.writable) ? Int16(POLLOUT) : 0)
    }
  }

  private struct State {
    /// By number, and not by descriptor: the system gives out that of a closed one again.
    var sockets: [Int: Socket] = [:]
    var lastNumber = 0
    var hasStopped = false
  }

  private let state = Mutex(State())
  private let queue: DispatchQueue
  private let thread = DispatchQueue(label: "SocketPoller")
  /// A pipe: a byte in it ends the wait.
  private let bell: (hearing: Int32, ringing: Int32)

  /// - Parameter queue: where handlers are called.
  /// - Throws: ``ControlError`` when there are no descriptors left.
  init(queue: DispatchQueue) throws(ControlError) {
    self.queue = queue
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      throw ControlError("no pipe: \(String(cString: strerror(errno)))", hint: "raise 'ulimit -n'")
    }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      UnixSocket.makeNonBlocking(end)
    }
    bell = (ends[0], ends[1])
    thread.async { self.wait() }
  }

  /// Not before: who rings after the end would write to a pipe that nobody reads, or to another's file.
  deinit {
    close(bell.hearing)
    close(bell.ringing)
  }

  /// Knows a socket from now on, and waits for nothing of it yet.
  ///
  /// - Parameter handler: told once for each ``wait(for:of:)``; both at an error or a hang-up. It may still be called
  ///   after ``remove(_:)``, once, where that came at the same time.
  /// - Returns: the number that the socket goes by here.
  func add(_ descriptor: Int32, handler: @escaping @Sendable (Readiness) -> Void) -> Int {
    state.withLock { state in
      state.lastNumber += 1
      state.sockets[state.lastNumber] = Socket(descriptor: descriptor, handler: handler)
      return state.lastNumber
    }
  }

  /// Waits for this and nothing else of the socket, until it has been so once.
  func wait(for readiness: Readiness, of number: Int) {
    let isNew = state.withLock { state in
      guard let former = state.sockets[number]?.awaited, former != readiness else { return false }
      state.sockets[number]?.awaited = readiness
      return true
    }
    if isNew { ring() }
  }

  /// Forgets a socket; it may be closed then.
  func remove(_ number: Int) {
    // A poll that still has it holds the connection open, so it must come to its end.
    if state.withLock({ $0.sockets.removeValue(forKey: number) }) != nil { ring() }
  }

  /// Ends the thread; no handler is called for what comes later.
  func stop() {
    state.withLock {
      $0.hasStopped = true
      $0.sockets = [:]
    }
    ring()
  }

  private func ring() {
    var byte: UInt8 = 0
    // A full pipe wakes it as well.
    _ = write(bell.ringing, &byte, 1)
  }
}

extension SocketPoller {
  private func wait() {
    while let awaited = state.withLock({
      $0.hasStopped ? nil : Array($0.sockets.filter { $0.value.events != 0 })
    }) {
      var polled = [pollfd(fd: bell.hearing, events: Int16(POLLIN), revents: 0)]
      polled += awaited.map { pollfd(fd: $0.value.descriptor, events: $0.value.events, revents: 0) }
      // Where the kernel has no memory for the list, later; -1 is no end of the wait.
      guard poll(&polled, nfds_t(polled.count), -1) >= 0 else {
        if errno != EINTR { usleep(Self.rest) }
        continue
      }
      if polled[0].revents != 0 { hush() }
      for (socket, entry) in zip(awaited, polled.dropFirst()) where entry.revents != 0 {
        tell(socket.key, entry.revents)
      }
    }
  }

  /// Microseconds.
  private static let rest: UInt32 = 10_000

  private func hush() {
    var bytes = [UInt8](repeating: 0, count: 256)
    while read(bell.hearing, &bytes, bytes.count) == bytes.count {}
  }

  private func tell(_ number: Int, _ events: Int16) {
    state.withLock { state in
      guard let socket = state.sockets[number] else { return }
      var readiness: Readiness = []
      let hasFailed = events & Int16(POLLHUP | POLLERR | POLLNVAL) != 0
      if hasFailed || events & Int16(POLLIN) != 0 { readiness.insert(.readable) }
      if hasFailed || events & Int16(POLLOUT) != 0 { readiness.insert(.writable) }
      readiness.formIntersection(socket.awaited)
      guard !readiness.isEmpty else { return }
      state.sockets[number]?.awaited.subtract(readiness)
      // Within the lock: what was removed before is not told.
      queue.async { [readiness] in socket.handler(readiness) }
    }
  }
}
