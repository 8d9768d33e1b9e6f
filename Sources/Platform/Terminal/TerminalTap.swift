// SPDX-License-Identifier: GPL-3.0-or-later

import Synchronization

/// Passes on what this process writes to its terminal, for a recording.
package enum TerminalTap {
  private struct Tap {
    var streams: Set<Int32> = []
    var take: @Sendable (ArraySlice<UInt8>) -> Void = { _ in }
  }

  private static let tap = Mutex(Tap())
  /// Nearly all writes happen without a tap.
  private static let isOpen = Atomic(false)

  /// From now on, `take` gets the bytes of standard output and standard error that the terminal has got, where these are a
  /// terminal. It runs on the writer's thread, and must not write to them.
  package static func open(_ take: @escaping @Sendable (ArraySlice<UInt8>) -> Void) {
    let streams = [Descriptor.standardOutput, .standardError].filter(\.isTerminal).map(\.number)
    tap.withLock { $0 = Tap(streams: Set(streams), take: take) }
    isOpen.store(true, ordering: .relaxed)
  }

  package static func close() {
    isOpen.store(false, ordering: .relaxed)
    tap.withLock { $0 = Tap() }
  }

  static func pass(_ bytes: ArraySlice<UInt8>, to descriptor: Descriptor) {
    // The recording itself is written by other descriptors while the tap is locked.
    guard descriptor == .standardOutput || descriptor == .standardError, isOpen.load(ordering: .relaxed)
    else { return }
    tap.withLock { if $0.streams.contains(descriptor.number) { $0.take(bytes) } }
  }
}
