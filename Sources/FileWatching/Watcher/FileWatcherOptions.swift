// SPDX-License-Identifier: GPL-3.0-or-later

import Platform

/// How a `FileWatcher` behaves; the defaults suit a daemon on a local disk.
package struct FileWatcherOptions: Sendable {
  package var settle = SettleLimits()
  package var backstop = Backstop.whereNeeded(.seconds(2))
  /// The polling interval if events aren't available.
  package var fallback = Duration.milliseconds(500)
  package var sizeLimit = FileReader.defaultSizeLimit
  /// False if events are known not to arrive, as on a network share.
  package var usesEvents = true
  /// Called once, with a message, when the watcher has to poll.
  package var onFallback: (@Sendable (String) -> Void)?

  /// Called on the watcher's queue after all changes of one round were reported, so that files that were saved together can be
  /// processed together.
  package var onDelivered: (@Sendable () -> Void)?

  package init() {}
}

/// How often files are polled without any event.
package enum Backstop: Sendable, Equatable {
  /// An idle watcher is never woken.
  case never
  /// Polls only if events are unreliable: over networks, under FUSE, on overlays, and while something can't be watched or read.
  /// An idle watcher on a local disk is never woken.
  case whereNeeded(Duration)
  case every(Duration)

  /// The polling interval; `nil` if it never polls.
  package var interval: Duration? {
    switch self {
    case .never: nil
    case .whereNeeded(let interval), .every(let interval): interval
    }
  }
}

/// How long a save may take before the file is checked.
package struct SettleLimits: Sendable, Equatable {
  /// Quiet time before a check if no event says that the save is complete: the file was removed, it was closed on a file system
  /// without leases, or a save followed another within this time. Editors leave the file missing for less than 3 ms. A file
  /// that was renamed into place, or closed by its only writer, is checked at once.
  package var quick = Duration.milliseconds(5)
  /// When to ask again whether a closed file is still open, and for how long.
  package var closing = Duration.microseconds(500)
  package var closingCap = Duration.milliseconds(20)
  /// The longest time that consecutive finished saves postpone a check, counted from the first save that wasn't checked: a
  /// stream of saves updates the picture four times a second, which leaves time to draw it.
  package var cap = Duration.milliseconds(150)
  /// Quiet time after a second finished save that came before the first was checked, and after a third that closely follows two
  /// others: in a series of saves, the last one counts.
  package var burst = Duration.milliseconds(60)
  /// The minimum quiet time if several files are read together, because they are saved together, too.
  package var together = Duration.milliseconds(20)
  /// How long a changed file waits for the others of its group: as long as `slowCap`. For example, the writer of `a.yaml`, or a
  /// child process that it is just starting, may keep `b.yaml` open until then.
  package var togetherCap = Duration.seconds(2)
  /// Quiet time after a file was created beside one that was just saved: probably the temporary file of the
  /// next save.
  package var neighbour = Duration.milliseconds(20)
  package var neighbourCap = Duration.milliseconds(50)
  /// Quiet time while a writer has the file open.
  package var slow = Duration.milliseconds(200)
  package var slowCap = Duration.seconds(2)
  /// How long a writer that is known to have the file open may pause: a full disk cache may block it for
  /// longer than `slow`.
  package var held = Duration.seconds(2)
  /// A file that is written continuously is checked this long after its first event.
  package var heldCap = Duration.seconds(10)
  /// How long a file that has just been removed or emptied is treated as a save in progress.
  package var patience = Duration.milliseconds(100)
  /// When to retry after the file changed during every attempt to read it.
  package var retry = Duration.milliseconds(20)

  package init() {}
}
