// SPDX-License-Identifier: GPL-3.0-or-later

import Platform

/// How a `FileWatcher` behaves; the defaults suit a daemon on a local disk.
package struct FileWatcherOptions: Sendable {
  package var debounce = DebounceLimits()
  /// How often files are polled besides events; `nil` for never: then an idle watcher is never woken.
  package var poll: Duration?
  /// The longest polling interval while events aren't available.
  package var fallback = Duration.milliseconds(500)
  /// When a file is read again that the system could not read because it lacked descriptors or memory: no event reports that
  /// it has them again.
  package var retry = Duration.seconds(2)
  package var sizeLimit = FileReader.defaultSizeLimit
  /// Called once, with a message, when the watcher has to poll.
  package var onFallback: (@Sendable (String) -> Void)?

  /// Called on the watcher's queue after all changes of one round were reported, so that files that were saved together can be
  /// processed together.
  package var onDelivered: (@Sendable () -> Void)?

  package init() {}
}
