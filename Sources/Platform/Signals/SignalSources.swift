// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch

/// Signals as calls on queues, which also run while a command keeps the main queue busy.
package final class SignalSources {
  /// Installation takes microseconds, but must not wait forever.
  private static let installationTime = DispatchTimeInterval.seconds(10)

  private var sources: [any DispatchSourceSignal] = []
  private let queue: DispatchQueue?
  private let pending = DispatchGroup()

  /// - Parameter queue: where handlers are called; `nil` for a separate queue for each signal.
  package init(on queue: DispatchQueue? = nil) { self.queue = queue }

  /// Calls `handler` for every `number` after `waitUntilInstalled`, as long as this object lives. An earlier signal has its
  /// default action.
  ///
  /// A SIGHUP that the parent ignores, as `nohup` does, remains ignored; so do other signals with `unlessIgnored`.
  package func watch(
    _ number: Int32, unlessIgnored: Bool = false, _ handler: @escaping @Sendable () -> Void
  ) {
    if number == Signal.SIGHUP || unlessIgnored, Signal.isIgnored(number) { return }
    // Not a global queue: its first use starts a timer in Dispatch that wakes the process every second from
    // then on.
    let queue = queue ?? DispatchQueue(label: "SignalSources.\(number)", qos: .userInteractive)
    // It installs its own handler, so the signal's default action needs no change.
    let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
    source.setEventHandler { @Sendable in handler() }
    let pending = pending
    pending.enter()
    source.setRegistrationHandler { @Sendable in pending.leave() }
    source.activate()
    sources.append(source)
  }

  /// Waits until every watched signal reaches its handler.
  package func waitUntilInstalled() {
    _ = pending.wait(timeout: .now() + Self.installationTime)
  }

  package func cancel() {
    for source in sources { source.cancel() }
    sources = []
  }
}
