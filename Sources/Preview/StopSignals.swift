import Dispatch

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// SIGINT, SIGTERM and SIGHUP as calls on a queue.
final class StopSignals {
  private let sources: [any DispatchSourceSignal]

  /// Returns once all of them are in place: a signal from then on is neither lost nor fatal. An earlier
  /// one still does what it does to any process.
  init(on queue: DispatchQueue, onSignal: @escaping @Sendable (Int32) -> Void) {
    let numbers = [SIGINT, SIGTERM, SIGHUP]
    #if canImport(Darwin)
      // A kqueue only looks on: the default action must go, and before a source is active. On Linux the
      // source brings a handler of its own, and ignoring would lose what comes before it is in place.
      for number in numbers { signal(number, SIG_IGN) }
    #endif
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
  }
}
