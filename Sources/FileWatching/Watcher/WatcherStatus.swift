/// A watcher's own account of itself, for people who ask why a save was not seen.
package struct WatcherStatus: Sendable, Equatable {
  package let mode: WatcherMode
  package let watchedPaths: [String]
  /// The objects that the kernel watches for them.
  package let armedPaths: [String]
  package let counters: WatcherCounters
  /// How long ago the last event came; nil before the first.
  package let sinceLastEvent: Duration?
}
