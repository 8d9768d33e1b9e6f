import Dispatch

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What ends or reloads a daemon from outside, as calls on a queue.
final class StopSignals {
  private let sources: [any DispatchSourceSignal]
  /// A reader that goes away ends a daemon like any other filter, but not without cleaning up.
  private let brokenPipe: BrokenPipeSignal?

  /// SIGHUP not where it is ignored, as `nohup` asks.
  private static var numbers: [Int32] { [SIGINT, SIGTERM] + (isIgnored(SIGHUP) ? [] : [SIGHUP]) }

  /// Returns once all of them are in place: a signal from then on is neither lost nor fatal. An earlier
  /// one still does what it does to any process.
  init(on queue: DispatchQueue, onSignal: @escaping @Sendable (Int32) -> Void) {
    let numbers = Self.numbers
    #if canImport(Darwin)
      // A kqueue only looks on: the default action must go, and before a source is active. On Linux the
      // source brings a handler of its own, and ignoring would lose what comes before it is in place.
      for number in numbers { signal(number, SIG_IGN) }
    #endif
    brokenPipe = BrokenPipeSignal(on: queue) { onSignal(SIGPIPE) }
    let registered = DispatchGroup()
    sources = numbers.map { number in
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler { @Sendable in onSignal(number) }
      registered.enter()
      source.setRegistrationHandler { @Sendable in registered.leave() }
      source.activate()
      return source
    }
    registered.wait()
  }

  func cancel() {
    for source in sources { source.cancel() }
    brokenPipe?.cancel()
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return false }
    #if canImport(Glibc)
      let handler = action.__sigaction_handler.sa_handler
    #else
      let handler = action.__sigaction_u.__sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
