/// Hears what a daemon does. Called on queues of the daemon's own, one call at a time.
package protocol WatchReporting: Sendable {
  func report(_ event: WatchEvent)
}
