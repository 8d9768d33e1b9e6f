import FileWatching

/// How a `WatchDaemon` behaves.
package struct WatchDaemonOptions: Sendable {
  package var watcher = FileWatcherOptions()
  package var writer = AtomicFileWriter()
  /// How long a render that is going on may hold up a stop.
  package var stopPatience = Duration.seconds(2)
  /// Whether SIGINT, SIGTERM and SIGHUP are the daemon's; false inside a shell that handles its own.
  package var handlesSignals = true

  /// Says since when a preview is stale.
  package var clock = WallClock.system

  package init() {}
}
