// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import Synchronization

/// Writing that a crash waits for: what is on its way to the disk on another thread when this one crashes.
///
/// The other threads run on while a handler runs. One that waits for what the crashed thread holds (the lock of
/// `malloc`) never comes to its end, so that the wait has one.
package enum LastWords {
  /// How many pieces of writing are on their way.
  package static let pending = Atomic(0)
  /// The thread that does them must not wait for itself.
  private static let writer = Atomic<UInt>(0)

  /// Milliseconds that a crash waits at most.
  private static let patience = 2000
  private static let step = 5

  package static func begin() { pending.add(1, ordering: .acquiringAndReleasing) }

  package static func end() { pending.subtract(1, ordering: .acquiringAndReleasing) }

  /// Does the writing on this thread.
  package static func write(_ body: () -> Void) {
    writer.store(Self.thread, ordering: .releasing)
    body()
    writer.store(0, ordering: .releasing)
  }

  /// Lays out what the handler looks at: it must not be the first to do so.
  package static func prepare() { _ = (pending.load(ordering: .relaxed), writer.load(ordering: .relaxed)) }

  /// Waits as long as an end that is asked for may take: a large table is worth it.
  package static func waitForWriting() { wait(atMost: writingPatience) }

  private static let writingPatience = 20_000

  /// Called by a signal handler: nothing here allocates.
  package static func wait(atMost patience: Int = patience) {
    guard writer.load(ordering: .acquiring) != thread else { return }
    var waited = 0
    while pending.load(ordering: .acquiring) > 0, waited < patience {
      var pause = timespec(tv_sec: 0, tv_nsec: step * 1_000_000)
      nanosleep(&pause, nil)
      waited += step
    }
  }

  private static var thread: UInt {
    UInt(pthread_self())
  }
}
