// SPDX-License-Identifier: GPL-3.0-or-later

import Platform

/// One watched path; confined to the watcher's queue.
final class WatchedFile {
  struct Subscriber {
    let onChange: @Sendable (FileState) -> Void
    /// The last state that it received; `nil` before the first.
    var reported: StateFingerprint?
  }

  let number: Int
  /// As given, for messages; the watcher walks `absolutePath`.
  let path: String
  let absolutePath: String
  var subscribers: [Int: Subscriber] = [:]
  /// Whether a subscriber needs the file's content, and not only its presence.
  let isRead: Bool
  /// Makes the bytes that are watched instead of the file's: the names of a folder's entries.
  let listing: (@Sendable () -> [UInt8])?
  var debounce: Debounce {
    didSet { if debounce.isPending != oldValue.isPending { onPending(self) } }
  }
  var key: ContentKey?
  var isFullyArmed = false
  /// Whether the path may lead to another object than at the last read.
  var isRedirected = true

  /// Called when a read becomes pending or is done.
  private let onPending: (WatchedFile) -> Void

  init(
    number: Int, path: String, absolutePath: String, isRead: Bool,
    listing: (@Sendable () -> [UInt8])? = nil, limits: DebounceLimits,
    onPending: @escaping (WatchedFile) -> Void
  ) {
    self.number = number
    self.path = path
    self.absolutePath = absolutePath
    self.isRead = isRead
    self.listing = listing
    self.onPending = onPending
    debounce = Debounce(limits: limits)
  }

  func note(_ change: WatchChange, at now: Duration) {
    // A folder's entries need no care for writers, and are listed once for all events of a save.
    debounce.note(listing == nil ? change : .moved, at: now)
  }
}

/// Names one subscription of a `FileWatcher`.
package struct WatchToken: Hashable, Sendable {
  let number: Int
}
