// SPDX-License-Identifier: GPL-3.0-or-later

import Platform

/// One path that somebody watches; confined to the watcher's queue.
final class WatchedFile {
  struct Subscriber {
    let onChange: @Sendable (FileState) -> Void
    /// What it was last told; nil before the first state.
    var told: StateFingerprint?
    /// What else is read together with the file; nil where nothing is.
    let group: WatchGroup?
  }

  let number: Int
  /// As given, for messages; the watcher walks `absolutePath`.
  let path: String
  let absolutePath: String
  var subscribers: [Int: Subscriber] = [:]
  /// Whether anybody wants to know what is in it, and not only whether it is there.
  let isRead: Bool
  /// Makes what is watched in place of the file's bytes: the names of a folder's entries.
  let listing: (@Sendable () -> [UInt8])?
  var settle: SettleTimer {
    didSet { if settle.isPending != oldValue.isPending { onChange(self) } }
  }
  var key: ContentKey?
  var isFullyArmed = false { didSet { if isFullyArmed != oldValue { onChange(self) } } }
  /// Why events may not tell of all that happens to it; nil when they do.
  var doubt: String? { didSet { if doubt != oldValue { onChange(self) } } }
  /// Whether the system may read it later though nobody touches it.
  var mayPass = false { didSet { if mayPass != oldValue { onChange(self) } } }
  /// Whether the path may lead to another object than at the last look. Whoever wrote to that one before it
  /// was armed did so unseen.
  var isRedirected = true

  /// Hears that a look is due or done, or that events became enough or too little.
  private let onChange: (WatchedFile) -> Void

  init(
    number: Int, path: String, absolutePath: String, isRead: Bool,
    listing: (@Sendable () -> [UInt8])? = nil, limits: SettleLimits,
    onChange: @escaping (WatchedFile) -> Void
  ) {
    self.number = number
    self.path = path
    self.absolutePath = absolutePath
    self.isRead = isRead
    self.listing = listing
    self.onChange = onChange
    settle = SettleTimer(limits: limits)
  }

  /// Why it is looked at without events; nil where events are enough.
  var backstopReason: String? {
    doubt ?? (mayPass ? "until it can be read" : isFullyArmed ? nil : "until events are available")
  }

  var groups: Set<WatchGroup> { Set(subscribers.values.compactMap(\.group)) }
}

/// Names one subscription of a `FileWatcher`.
package struct WatchToken: Hashable, Sendable {
  let number: Int
}

/// Files that are read together: those of one group that are saved at the same time are told at the same time.
package final class WatchGroup: Hashable, Sendable {
  package init() {}

  package static func == (one: WatchGroup, other: WatchGroup) -> Bool { one === other }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
