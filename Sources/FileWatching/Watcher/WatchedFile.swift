// SPDX-License-Identifier: GPL-3.0-or-later

import Platform

/// One watched path; confined to the watcher's queue.
final class WatchedFile {
  struct Subscriber {
    let onChange: @Sendable (FileState) -> Void
    /// The last state that it received; `nil` before the first.
    var reported: StateFingerprint?
    /// The files that are read together with this one; `nil` if there are none.
    let group: WatchGroup?
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
  var settle: SettleTimer {
    didSet { if settle.isPending != oldValue.isPending { onChange(self) } }
  }
  var key: ContentKey?
  var isFullyArmed = false { didSet { if isFullyArmed != oldValue { onChange(self) } } }
  /// Why events may be missing for this file; `nil` if they are reliable.
  var doubt: String? { didSet { if doubt != oldValue { onChange(self) } } }
  /// Whether the file may become readable although it doesn't change.
  var mayPass = false { didSet { if mayPass != oldValue { onChange(self) } } }
  /// Whether the path may lead to another object than at the last check. Writes to that object before it was
  /// armed were not seen.
  var isRedirected = true

  /// Called when a check becomes due or is done, or when events become reliable or unreliable.
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

  /// Why the file is polled; `nil` if events are enough.
  var backstopReason: String? {
    doubt ?? (mayPass ? "until it can be read" : isFullyArmed ? nil : "until events are available")
  }

  var groups: Set<WatchGroup> { Set(subscribers.values.compactMap(\.group)) }
}

/// Names one subscription of a `FileWatcher`.
package struct WatchToken: Hashable, Sendable {
  let number: Int
}

/// Files that are read together: changes that are saved at the same time in one group are reported at the same time.
package final class WatchGroup: Hashable, Sendable {
  package init() {}

  package static func == (one: WatchGroup, other: WatchGroup) -> Bool { one === other }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
