import System

/// How a `FileWatcher` behaves; the defaults suit a daemon on a local disk.
package struct FileWatcherOptions: Sendable {
  package var settle = SettleLimits()
  /// Finds what no event tells: changes under FUSE, overlays, network file systems, new mounts. Nil
  /// switches it off, and with it every wake-up of an idle watcher.
  package var backstop: Duration? = .seconds(2)
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
