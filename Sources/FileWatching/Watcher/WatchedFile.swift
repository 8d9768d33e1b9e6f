/// One path that somebody watches; confined to the watcher's queue.
final class WatchedFile {
  struct Subscriber {
    let onChange: @Sendable (FileState) -> Void
    /// What it was last told; nil before the first state.
    var told: StateFingerprint?
  }

  let number: Int
  /// As given, for messages; the watcher walks `absolutePath`.
  let path: String
  let absolutePath: String
  var subscribers: [Int: Subscriber] = [:]
  var settle: SettleTimer
  var key: ContentKey?
  var isFullyArmed = false
  /// Whether the path may lead to another object than at the last look. Whoever wrote to that one before it
  /// was armed did so unseen.
  var isRedirected = true

  init(number: Int, path: String, absolutePath: String, limits: SettleLimits) {
    self.number = number
    self.path = path
    self.absolutePath = absolutePath
    settle = SettleTimer(limits: limits)
  }
}
