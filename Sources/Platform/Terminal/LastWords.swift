// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import Synchronization

/// Writing that a crash waits for: another thread may be writing to the disk when this one crashes.
///
/// The other threads run on while a handler runs. A thread that needs a lock of the crashed one (such as `malloc`'s) never
/// finishes, so the wait has a limit.
package enum LastWords {
  /// The number of writes in progress.
  package static let pending = Atomic(0)
  /// The thread that is writing, which must not wait for itself.
  private static let writer = Atomic<UInt>(0)

  /// Milliseconds that a crash waits at most.
  private static let patience = 2000
  private static let step = 5

  package static func begin() { pending.add(1, ordering: .acquiringAndReleasing) }

  package static func end() { pending.subtract(1, ordering: .acquiringAndReleasing) }

  /// Writes on this thread.
  package static func write(_ body: () -> Void) {
    writer.store(Self.thread, ordering: .releasing)
    body()
    writer.store(0, ordering: .releasing)
  }

  /// Initializes the atomics: the signal handler must not be the first to use them.
  package static func prepare() { _ = (pending.load(ordering: .relaxed), writer.load(ordering: .relaxed)) }

  /// Waits for a normal end, longer than a crash does: a large table is worth it.
  package static func waitForWriting() { wait(atMost: writingPatience) }

  private static let writingPatience = 20_000

  /// Called by a signal handler, so it must not allocate.
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
