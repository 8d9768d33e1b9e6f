import Dispatch

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Signals as events on queues of their own, where they arrive while a command keeps the main queue busy.
package final class SignalSources {
  /// A signal that comes before its source is in place is lost; that takes microseconds, and must not hang.
  private static let installationTime = DispatchTimeInterval.seconds(1)

  private var sources: [any DispatchSourceSignal] = []
  private let pending = DispatchGroup()

  package init() {}

  /// Calls `handler` for every `number` from `waitUntilInstalled` on, as long as this object lives.
  ///
  /// A SIGHUP that the parent ignores, as `nohup` does, stays ignored; others with `unlessIgnored`.
  package func watch(
    _ number: Int32, unlessIgnored: Bool = false, _ handler: @escaping @Sendable () -> Void
  ) {
    // Ignored before the source is made: on Linux the source installs a handler of its own, which the
    // other order would take away again.
    let previous = signal(number, SIG_IGN)
    if number == SIGHUP || unlessIgnored,
      unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    {
      return
    }
    // Not a global one: the first use of those starts a timer in Dispatch that wakes the process every
    // second for the rest of its life.
    let queue = DispatchQueue(label: "SignalSources.\(number)", qos: .userInteractive)
    let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
    source.setEventHandler(handler: handler)
    let pending = pending
    pending.enter()
    source.setRegistrationHandler { pending.leave() }
    source.activate()
    sources.append(source)
  }

  /// Waits until no signal can be lost any more.
  package func waitUntilInstalled() {
    _ = pending.wait(timeout: .now() + Self.installationTime)
  }
}
