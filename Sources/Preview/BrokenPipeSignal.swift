import Dispatch

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// SIGPIPE as a call on a queue. Not as a Dispatch signal source: those wait for a signal to be blocked in every
/// thread, and Dispatch's own threads never block this one, so that it goes round among them for ever.
final class BrokenPipeSignal {
  /// Written by the handler, which may do little more than that.
  nonisolated(unsafe) private static var bell: Int32 = -1

  private let source: any DispatchSourceRead
  private var former = sigaction()

  init?(on queue: DispatchQueue, onSignal: @escaping @Sendable () -> Void) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    let (hearing, bell) = (ends[0], ends[1])
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    source = DispatchSource.makeReadSource(fileDescriptor: hearing, queue: queue)
    source.setEventHandler { @Sendable in
      var bytes = [UInt8](repeating: 0, count: 64)
      guard read(hearing, &bytes, bytes.count) > 0 else { return }
      onSignal()
    }
    // The other end stays open for a handler that may be running.
    source.setCancelHandler { @Sendable in close(hearing) }
    source.activate()
    Self.bell = bell
    var action = sigaction()
    action.sa_flags = SA_RESTART
    #if canImport(Glibc)
      action.__sigaction_handler.sa_handler = { _ in BrokenPipeSignal.ring() }
    #else
      action.__sigaction_u.__sa_handler = { _ in BrokenPipeSignal.ring() }
    #endif
    sigaction(SIGPIPE, &action, &former)
  }

  private static func ring() {
    let code = errno
    var byte: UInt8 = 0
    write(bell, &byte, 1)
    errno = code
  }

  func cancel() {
    sigaction(SIGPIPE, &former, nil)
    source.cancel()
  }
}
