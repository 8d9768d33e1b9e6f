import Dispatch
import FileWatching

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Signals, reloads and the end: nothing here waits for a render, but for a moment.
extension WatchDaemon {
  /// SIGHUP renders again and anything else stops. An interrupt of a daemon that is stopping already comes
  /// from somebody who will not wait for the render in flight.
  func handle(signal number: Int32) {
    if number == SIGHUP { return renderAgain() }
    if number == SIGINT, stopReason != nil { return terminate(StopReason.impatientStatus) }
    beginStop(.signal(number))
  }

  func renderAgain() {
    guard stopReason == nil else { return }
    watcher?.recheck()
    for spec in specs { takeAgain(spec) }
  }

  func beginStop(_ reason: StopReason) {
    guard stopReason == nil else { return }
    stopReason = reason
    watcher?.cancel()
    endIfIdle()
    guard !hasEnded else { return }
    let (seconds, attoseconds) = options.stopPatience.components
    let patience = DispatchTimeInterval.nanoseconds(
      Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000))
    queue.asyncAfter(deadline: .now() + patience) { self.end() }
  }

  /// Ends a daemon that was asked to stop, once nothing is in flight.
  func endIfIdle() {
    guard stopReason != nil, !progress.values.contains(where: \.isRendering) else { return }
    end()
  }

  private func end() {
    guard !hasEnded, let stopReason else { return }
    hasEnded = true
    signals?.cancel()
    tell(.stopped(stopReason))
    control?.stop()
    control = nil
    instanceLocks = []
    ended.signal()
  }
}
