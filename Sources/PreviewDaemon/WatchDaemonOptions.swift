// SPDX-License-Identifier: GPL-3.0-or-later

import FileWatching
import Platform
import PreviewRendering
import PreviewState
import SpecFiles

/// How a `WatchDaemon` behaves.
package struct WatchDaemonOptions: Sendable {
  package var watcher = FileWatcherOptions()
  /// Folders and patterns, as the user named them: specs that come to them are watched, too.
  package var growing: [String] = []
  package var writer = AtomicFileWriter()
  /// Which files the previews may replace.
  package var ownership = OutputOwnership()
  /// How many renders may run at a time, two at least: of a slow spec and of another.
  package var renders = CurrentProcess.processorCount
  /// How long a spec that looks like a save cut short has to stay so before it is shown as it is.
  package var secondLook = Duration.seconds(2)
  /// The editor that has the specs open; `nil` for previews of the files themselves.
  package var editor: SpecEditor?
  package var stopLimits = StopLimits()
  /// Whether SIGINT, SIGTERM, SIGPIPE and SIGHUP are the daemon's; false inside a shell that handles its own.
  package var handlesSignals = true
  /// Called at each SIGINT: whether it was meant for a program that has the terminal.
  package var takesInterrupt: @Sendable () -> Bool = { false }
  /// Whether SIGHUP renders again: it does where there is no terminal whose end it could tell of.
  package var hangupReloads = true
  /// Gets a report when SIGHUP starts to render again, and when that is finished.
  package var reloadNotice: ReadyNotice?

  /// Says since when a preview is stale.
  package var clock = WallClock.system

  package init() {}

  var state: DaemonState.Options {
    var options = DaemonState.Options()
    options.lanes = max(2, renders)
    options.retry = watcher.backstop.interval
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
