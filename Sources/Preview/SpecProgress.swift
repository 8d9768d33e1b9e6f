import FileWatching

/// Where one spec stands; a value, so that the daemon's queue is all it needs to be safe.
struct SpecProgress {
  /// The newest state that no render has taken up yet: later ones replace it.
  var pending: FileState?
  /// The newest state of all, for a render on demand.
  var latest: FileState?
  var isRendering = false
  /// Follows the files that it includes.
  var dependencies: DependencyWatch?
  /// The failure last reported; nil while the spec is good.
  var failure: String?
  /// Since when the spec is unusable; nil while it is good.
  var failedSince: String?
  /// Whether another try at writing its outputs is due.
  var retries = false
  /// Whether it was rendered or reported at least once.
  var isShown = false

  /// Takes up the pending state if nothing is in flight.
  mutating func begin() -> FileState? {
    guard !isRendering, let state = pending else { return nil }
    pending = nil
    isRendering = true
    return state
  }
}
