// SPDX-License-Identifier: GPL-3.0-or-later

import Platform

/// How a `FileWatcher` behaves; the defaults suit a daemon on a local disk.
package struct FileWatcherOptions: Sendable {
  package var settle = SettleLimits()
  package var backstop = Backstop.whereNeeded(.seconds(2))
  /// How often to look when events cannot be had.
  package var fallback = Duration.milliseconds(500)
  package var sizeLimit = FileReader.defaultSizeLimit
  /// False when events are known not to arrive, as on a network share.
  package var usesEvents = true
  /// Told once, in words, when the watcher has to poll.
  package var onFallback: (@Sendable (String) -> Void)?

  /// Told on the watcher's queue once the subscribers have heard all that one look round found: what was saved
  /// together can be taken up together.
  package var onDelivered: (@Sendable () -> Void)?

  package init() {}
}

/// How often files are looked at without any event.
package enum Backstop: Sendable, Equatable {
  /// An idle watcher is never woken up.
  case never
  /// Only where events don't tell everything: over networks, under FUSE, on overlays, and while something cannot be
  /// watched or read. An idle watcher on a local disk is never woken up.
  case whereNeeded(Duration)
  case every(Duration)

  /// How often, where it looks at all.
  package var interval: Duration? {
    switch self {
    case .never: nil
    case .whereNeeded(let interval), .every(let interval): interval
    }
  }
}

/// How long a save may take to calm down before the file is looked at.
package struct SettleLimits: Sendable, Equatable {
  /// Quiet where nobody says that a save is whole: after the file went, after a close on a file system without leases, and
  /// after a save that came no later than this behind another. Editors leave the file missing for less than 3 ms. What
  /// was renamed into place, or closed by its only writer, is looked at at once.
  package var quick = Duration.milliseconds(5)
  /// When to ask again whether a file is still open that was closed, and for how long.
  package var closing = Duration.microseconds(500)
  package var closingCap = Duration.milliseconds(20)
  /// The longest time that finished saves in a row put a look off, counted from the first that was not looked at: a stream
  /// of saves shows a new picture four times a second, with time to spare for drawing it.
  package var cap = Duration.milliseconds(150)
  /// Quiet after a second finished save that came before the first was looked at, and after a third that came on the
  /// heels of two: somebody saves in a row, and the last one counts.
  package var burst = Duration.milliseconds(60)
  /// Quiet, at the least, where several files are read together: they are saved together, too.
  package var together = Duration.milliseconds(20)
  /// How long one of them is waited for after the first event of another: as long as `slowCap`, for the other may be held
  /// open by its writer, or by a child that the writer is just starting, and then it comes to rest no sooner.
  package var togetherCap = Duration.seconds(2)
  /// Quiet after somebody made a file beside one that was just saved: likely the temporary of the next save.
  package var neighbour = Duration.milliseconds(20)
  package var neighbourCap = Duration.milliseconds(50)
  /// Quiet while someone has the file open for writing.
  package var slow = Duration.milliseconds(200)
  package var slowCap = Duration.seconds(2)
  /// A writer that is known to have the file open may pause this long: a full disk cache holds it up for
  /// more than `slow`.
  package var held = Duration.seconds(2)
  /// A file that is written on and on is looked at this long after its first event.
  package var heldCap = Duration.seconds(10)
  /// How long a file that has just vanished or been emptied may still be a save half done.
  package var patience = Duration.milliseconds(100)
  /// When a file kept changing under every attempt to read it.
  package var retry = Duration.milliseconds(20)

  package init() {}
}
