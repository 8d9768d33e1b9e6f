import Dispatch

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// SIGINT, SIGTERM and SIGHUP as calls on a queue.
final class StopSignals {
  private let sources: [any DispatchSourceSignal]

  init(on queue: DispatchQueue, onSignal: @escaping @Sendable (Int32) -> Void) {
    let numbers = [SIGINT, SIGTERM, SIGHUP]
    // Before any source is active: afterwards it would take the source's own handler away.
    for number in numbers { signal(number, SIG_IGN) }
    sources = numbers.map { number in
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler { @Sendable in onSignal(number) }
      source.activate()
      return source
    }
  }

  func cancel() {
    for source in sources { source.cancel() }
  }
}
