/// What a watcher has done so far.
package struct WatcherCounters: Sendable, Equatable {
  /// Events read, those of foreign names included.
  package var events = 0
  /// Looks at a file.
  package var checks = 0
  /// States given to subscribers.
  package var deliveries = 0
  /// Times the kernel's queue ran over and everything was looked at anew.
  package var overflows = 0
  /// Reads thrown away because a writer was at the file meanwhile.
  package var tornRetries = 0
  /// Looks put off because a writer that had gone quiet still had the file open.
  package var heldLooks = 0

  package init() {}
}
