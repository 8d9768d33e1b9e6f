// SPDX-License-Identifier: GPL-3.0-or-later

import FileWatching
import Platform
import PreviewRendering
import PreviewState
import SpecFiles

/// How a `WatchDaemon` behaves.
package struct WatchDaemonOptions: Sendable {
  package var watcher = FileWatcherOptions()
  /// Folders and patterns, as the user named them. Specs that are added to them are watched, too.
  package var growing: [String] = []
  package var writer = AtomicFileWriter()
  /// Which files the previews may replace.
  package var ownership = OutputOwnership()
  /// The maximum number of renders at a time, at least 2: one of a slow spec, and one of another.
  package var renders = CurrentProcess.processorCount
  /// The time for which an empty spec is ignored, because it may be an incomplete save.
  package var secondLook = Duration.seconds(2)
  /// The editor that has the specs open; `nil` for previews of the files themselves.
  package var editor: SpecEditor?
  package var stopLimits = StopLimits()
  /// Whether SIGINT, SIGTERM, SIGPIPE and SIGHUP are the daemon's; false inside a shell that handles its own.
  package var handlesSignals = true
  /// Called at each SIGINT: whether it was meant for a program that has the terminal.
  package var takesInterrupt: @Sendable () -> Bool = { false }
  /// Whether SIGHUP renders again. With a terminal, it reports that the terminal was closed.
  package var hangupReloads = true
  /// Gets a report when SIGHUP starts to render again, and when that is finished.
  package var reloadNotice: ReadyNotice?

  /// The time of day, for stale previews.
  package var clock = WallClock.system

  package init() {}

  var state: DaemonState.Options {
    var options = DaemonState.Options()
    options.lanes = max(2, renders)
    options.retry = watcher.poll ?? options.retry
    options.secondLook = secondLook
    options.hasEditor = editor != nil
    options.stopLimits = stopLimits
    return options
  }
}

/// Gets a daemon's events. It is called on the queue that takes saves and signals, one call at a time, so it
/// must not block.
package protocol WatchReporting: Sendable {
  func report(_ event: WatchEvent)

  /// Calls `body` when everything reported so far is written, or after a limited time if the reader is stuck.
  func whenReported(_ body: @escaping @Sendable () -> Void)
}

extension WatchReporting {
  package func whenReported(_ body: @escaping @Sendable () -> Void) { body() }
}
