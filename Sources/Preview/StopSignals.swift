import Dispatch
import System

/// What ends or reloads a daemon from outside, as calls on a queue.
final class StopSignals {
  private let sources: SignalSources
  /// A reader that goes away ends a daemon like any other filter, but not without cleaning up.
  private let brokenPipe: BrokenPipeSignal?

  /// Returns once all of them are in place: a signal from then on is neither lost nor fatal.
  init(on queue: DispatchQueue, onSignal: @escaping @Sendable (Int32) -> Void) {
    brokenPipe = BrokenPipeSignal(on: queue) { onSignal(Signal.SIGPIPE) }
    sources = SignalSources(on: queue)
    for number in [Signal.SIGINT, Signal.SIGTERM, Signal.SIGHUP] {
      sources.watch(number) { onSignal(number) }
    }
    sources.waitUntilInstalled()
  }

  func cancel() {
    sources.cancel()
    brokenPipe?.cancel()
  }
}
