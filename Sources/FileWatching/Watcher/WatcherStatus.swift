// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Platform

/// A watcher's own account of itself, for people who ask why a save was not seen.
package struct WatcherStatus: Sendable, Equatable {
  package let mode: WatcherMode
  /// The looks that no event asks for; nil where there are none, or nothing else.
  package let backstop: WatcherBackstop?
  package let watchedPaths: [String]
  /// The objects that the kernel watches for them.
  package let armedPaths: [String]
  package let counters: WatcherCounters
  /// How long ago the last event came; nil before the first.
  package let sinceLastEvent: Duration?
}

extension WatcherStatus {
  /// How it learns of changes, in words.
  package var words: String {
    guard let backstop else { return mode.description }
    return "\(mode), and polling every \(backstop.interval) (\(VisibleText.line(backstop.reason)))"
  }
}

/// Looks at files though no event told of them.
package struct WatcherBackstop: Sendable, Equatable {
  package let interval: Duration
  /// The file system that doesn't tell, or what cannot be done at present.
  package let reason: String
}

/// How a watcher learns of changes.
package enum WatcherMode: Sendable, Equatable, CustomStringConvertible {
  case events
  /// Some of the path cannot be armed; what is armed still tells at once.
  case eventsAndPolling(reason: String)
  case polling(reason: String)

  package var description: String {
    switch self {
    case .events: "events"
    case .eventsAndPolling(let reason): "events and polling: \(reason)"
    case .polling(let reason): "polling: \(reason)"
    }
  }
}

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

extension FileWatcher {
  /// Why events cannot be had, and which setting would help.
  static func words(for failure: ErrorNumber, at path: String? = nil) -> String {
    let what = path.map { "cannot watch '\(VisibleText.line($0))'" } ?? "cannot watch files"
    let why =
      switch failure {
      case .ENOSPC: "the limit on watches is reached (raise fs.inotify.max_user_watches)"
      case .EMFILE:
        "the limit on watchers or on open files is reached "
          + "(raise fs.inotify.max_user_instances or 'ulimit -n')"
      case .ENOSYS: "this system does not report file events"
      default: failure.words
      }
    return "\(what): \(why)"
  }
}

extension WatcherMode {
  var reason: String {
    switch self {
    case .events: ""
    case .eventsAndPolling(let reason), .polling(let reason): reason
    }
  }
}
