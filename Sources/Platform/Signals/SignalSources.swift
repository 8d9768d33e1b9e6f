// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch

/// Signals as calls on queues, where they arrive while a command keeps the main queue busy.
package final class SignalSources {
  /// It takes microseconds, and must not hang.
  private static let installationTime = DispatchTimeInterval.seconds(10)

  private var sources: [any DispatchSourceSignal] = []
  private let queue: DispatchQueue?
  private let pending = DispatchGroup()

  /// - Parameter queue: where handlers are called; `nil` for a queue of its own for each signal.
  package init(on queue: DispatchQueue? = nil) { self.queue = queue }

  /// Calls `handler` for every `number` from `waitUntilInstalled` on, as long as this object lives. An earlier one
  /// does what it does to any process.
  ///
  /// A SIGHUP that the parent ignores, as `nohup` does, stays ignored; others with `unlessIgnored`.
  package func watch(
    _ number: Int32, unlessIgnored: Bool = false, _ handler: @escaping @Sendable () -> Void
  ) {
    if number == Signal.SIGHUP || unlessIgnored, Signal.isIgnored(number) { return }
    // Not a global one: the first use of those starts a timer in Dispatch that wakes the process every
    // second for the rest of its life.
    let queue = queue ?? DispatchQueue(label: "SignalSources.\(number)", qos: .userInteractive)
    // It brings a handler of its own, so that nothing has to be done about the signal's default.
    let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
    source.setEventHandler { @Sendable in handler() }
    let pending = pending
    pending.enter()
    source.setRegistrationHandler { @Sendable in pending.leave() }
    source.activate()
    sources.append(source)
  }

  /// Waits until no signal can be lost any more.
  package func waitUntilInstalled() {
    _ = pending.wait(timeout: .now() + Self.installationTime)
  }

  package func cancel() {
    for source in sources { source.cancel() }
    sources = []
  }
}
