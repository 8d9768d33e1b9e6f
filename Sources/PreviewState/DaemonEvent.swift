// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel
import TableSpec

/// An event that a daemon handles.
package enum DaemonEvent: Sendable, Equatable {
  /// The current state of files that were saved together.
  case found([FileChange])
  /// All saves before ``DaemonEffect/awaitSaves(_:)`` were reported.
  case savesSeen(SavesWait)
  /// An editor shows a table instead of the spec's file.
  case edited(spec: String, EditedSpec)
  /// A spec was read for its editor, which has it now, unless there is a fault.
  case read(ReadOrder, SpecFault?, [SpecDependency])
  /// A render has ended; with no report if it was cancelled and wrote nothing.
  case ended(RunID, SpecReport?, [SpecDependency])
  /// The PNG and PDF of a render were drawn; with no report if that was cancelled.
  case drawn(RunID, SpecReport?)
  case timer(DaemonTimer)
  /// The user or a signal requests that everything is rendered again.
  case reload
  /// While the daemon is paused, it records saves and renders them later.
  case paused(Bool)
  /// The user views the picture of this spec.
  case viewed(String)
  /// Specs were added to a watched folder.
  case added([NewSpec])
  /// The previews can be seen in a browser.
  case served(address: String)
  /// The watcher changed its method; the text says why.
  case fellBack(String)
  case stop(StopReason)
}

/// A spec that is watched from now on.
package struct NewSpec: Sendable, Equatable {
  package let path: String
  /// The files in which its previews are kept.
  package let outputPaths: [String]

  package init(path: String, outputPaths: [String]) {
    self.path = path
    self.outputPaths = outputPaths
  }
}

/// The new state of one file.
package enum FileChange: Sendable, Equatable {
  /// The spec's own file, for the first time or after a save.
  case saved(spec: String, SavedSpec)
  /// A file that it includes, also for the first time.
  case included(spec: String, SpecDependency)
  /// One of the spec's outputs was created or removed.
  case output(spec: String, path: String, isThere: Bool)
}

/// An action that the daemon's host must carry out, in the order of the effects.
package enum DaemonEffect: Sendable, Equatable {
  /// ``DaemonEvent/read(_:_:_:)`` must follow, and the editor learns what the spec says.
  case read(ReadOrder)
  /// ``DaemonEvent/ended(_:_:_:)`` must follow, also for a render that is cancelled. If its report has files that are not drawn
  /// yet, ``DaemonEvent/drawn(_:_:)`` must follow that.
  case start(RenderOrder)
  /// The render, or the drawing of its PNG and PDF, may notice the cancellation, or may still finish.
  case cancel(RunID)
  /// Watch exactly these files, which the spec includes.
  case follow(spec: String, [String])
  /// Report from now on whether these files exist.
  case watchOutputs(spec: String, [String])
  /// Look at every file again.
  case recheck
  /// ``DaemonEvent/savesSeen(_:)`` must follow, once every save up to now was reported.
  case awaitSaves(SavesWait)
  case set(DaemonTimer, after: Duration)
  case report(WatchEvent)
  /// The daemon is about to end: stop watching files, and limit the time until the end.
  case stopWatching(StopReason)
  /// Remove the status and the locks, so that the next daemon can start.
  case release
  /// The daemon has ended. No effect follows.
  case end(StopReason)
}

/// Why a daemon waits for saves to be reported.
package enum SavesWait: Sendable, Hashable {
  /// An output is gone. Whether its spec went with it may not be known yet.
  case outputGone(spec: String, path: String)
  /// A save that may be incomplete is checked again.
  case secondLook(spec: String, covering: Int)
}

package enum DaemonTimer: Sendable, Hashable {
  /// Outputs that couldn't be written are tried again.
  case retry(spec: String)
  /// The wait for a save that may be incomplete is over.
  /// - `covering`: which state of the spec that was.
  case secondLook(spec: String, covering: Int)
  /// The wait for cancelled renders at the end is over.
  case stopPatience
}

/// The id of a render; later renders have larger numbers.
package struct RunID: Sendable, Hashable, Comparable {
  package let spec: String
  package let number: Int

  package static func < (one: Self, other: Self) -> Bool { one.number < other.number }
}

/// One state of a spec.
package enum SavedSpec: Sendable, Equatable {
  /// The content of its own file.
  case content([UInt8])
  /// Its file can't be shown.
  case faulty(SpecFault)
  /// The table of its editor.
  case edited(EditedSpec)

  var isMissing: Bool { if case .faulty(let fault) = self { fault.kind == .missing } else { false } }
}

/// A table that an editor shows in place of what the spec's file says: it has edits that are not saved.
package struct EditedSpec: Sendable, Equatable {
  package let table: Table
  /// Makes the spec that a save would write, on the thread of the render.
  package let spec: @Sendable () -> LoadedSpec

  package init(_ table: Table, spec: @escaping @Sendable () -> LoadedSpec) {
    self.table = table
    self.spec = spec
  }

  package static func == (one: Self, other: Self) -> Bool { one.table == other.table }
}

/// One state of a spec's file, to be read for the spec's editor.
package struct ReadOrder: Sendable, Equatable {
  package let spec: String
  package let state: SavedSpec
  /// Whether the state is intended, although it may look like an incomplete save.
  package let isConfirmed: Bool
  /// Counts the orders of the spec, from 1.
  package let number: Int
}

/// One state of one spec, to be rendered and written.
package struct RenderOrder: Sendable, Equatable {
  package let run: RunID
  package let state: SavedSpec
  /// Whether the state is intended, although it may look like an incomplete save.
  package let isConfirmed: Bool
  /// The index of the render's lane, from 0.
  package let lane: Int
  /// The previous states of the outputs, by path, as far as they are known.
  package let former: [String: OutputState]
  /// When the render began; outputs that become stale now are stale since this time.
  package let now: String
  /// The time since which the spec is faulty, if this state is faulty.
  package let failedSince: String

  package var spec: String { run.spec }
}

/// Why a daemon ended.
package enum StopReason: Sendable, Equatable {
  /// `stop()` was called.
  case asked
  case signal(Int32)
  /// The lock of a spec is gone: another daemon may write its previews.
  case lostLock
}
