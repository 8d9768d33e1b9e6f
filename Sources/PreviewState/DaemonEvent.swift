// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel
import TableSpec

/// What happens to a daemon.
package enum DaemonEvent: Sendable, Equatable {
  /// What is on the disk now, all that was saved together.
  case found([FileChange])
  /// All that was saved before ``DaemonEffect/awaitSaves(_:)`` has been told.
  case savesSeen(SavesWait)
  /// An editor shows a table in place of what the spec's file says. The ticket is answered once the previews show it.
  case edited(spec: String, EditedSpec, Ticket)
  /// A spec was read for its editor.
  case read(ReadOrder, ReadReport)
  /// A render is over: it says what it wrote, or that it wrote nothing.
  case ended(RunID, RenderOutcome)
  /// A drawing is over: how its files stand, or `nil` where it was cancelled.
  case drawn(RunID, DrawingReport?)
  case timer(DaemonTimer)
  /// Somebody asks, and gets one answer.
  case asked(ControlRequest, Ticket)
  /// Somebody asks to be answered once every save up to now is known, rendered or not.
  case askedForSaves(Ticket)
  /// A person, or a signal, wants everything rendered again.
  case reload
  /// While it is paused, saves are noted and rendered when it goes on.
  case paused(Bool)
  /// Someone looks at the picture of this spec.
  case viewed(String)
  /// Specs came to a folder that is watched.
  case added([NewSpec])
  /// The previews can be seen in a browser.
  case served(address: String)
  /// The watcher had to change its ways, in words.
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

/// One thing that is on the disk now.
package enum FileChange: Sendable, Equatable {
  /// The spec's own file, for the first time or after a save.
  case saved(spec: String, SavedSpec)
  /// A file that it includes, also for the first time.
  case included(spec: String, SpecDependency)
  /// One of its outputs is there, or is not any more.
  case output(spec: String, path: String, isThere: Bool)
}

/// What a daemon has done because of an event: to be carried out in this order, by whoever has a queue and descriptors.
package enum DaemonEffect: Sendable, Equatable {
  /// ``DaemonEvent/read(_:_:)`` must follow, and the editor learns what the spec says.
  case read(ReadOrder)
  /// ``DaemonEvent/ended(_:_:)`` must follow, also for a render that is cancelled.
  case start(RenderOrder)
  /// The render may notice, or come to its end all the same.
  case cancel(RunID)
  /// ``DaemonEvent/drawn(_:_:)`` must follow, also for a drawing that is cancelled.
  case draw(DrawingOrder)
  /// Follow what the spec includes: these files, and no others.
  case follow(spec: String, [String])
  /// Tell whether these files are there, from now on.
  case watchOutputs(spec: String, [String])
  /// Look at every file again.
  case recheck
  /// ``DaemonEvent/savesSeen(_:)`` must follow, once everything that was saved by now has been told.
  case awaitSaves(SavesWait)
  case set(DaemonTimer, after: Duration)
  case tell(WatchEvent)
  case reply(Ticket, DaemonAnswer)
  /// The end is near: files are of no interest any more, and it may not take for ever.
  case stopWatching(StopReason)
  /// Let others in: whoever waits for the end finds socket and locks gone, and may start the next daemon.
  case release
  /// The end. Nothing follows but answers to those who still ask.
  case end(StopReason)
}

/// Why a daemon waits for saves to be told.
package enum SavesWait: Sendable, Hashable {
  case ticket(Ticket)
  /// An output is gone. Whether its spec went with it may not be known yet.
  case outputGone(spec: String, path: String)
  /// A doubted save is looked at again.
  case secondLook(spec: String, covering: Int)
}

package enum DaemonTimer: Sendable, Hashable {
  /// Another try at outputs that could not be written.
  case retry(spec: String)
  /// A save that looked cut short has had its time.
  /// - `covering`: which state of the spec that was.
  case secondLook(spec: String, covering: Int)
  /// Renders that were cancelled for the end have had theirs.
  case stopPatience
}

/// Of a request; whoever asks chooses one that nobody else has.
package struct Ticket: Sendable, Hashable {
  package let number: Int

  package init(_ number: Int) { self.number = number }
}

/// Of a render; later ones have larger numbers.
package struct RunID: Sendable, Hashable, Comparable {
  package let number: Int

  package init(_ number: Int) { self.number = number }

  package static func < (one: Self, other: Self) -> Bool { one.number < other.number }
}

/// One state of a spec.
package enum SavedSpec: Sendable, Equatable {
  /// What its own file holds.
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
  /// Whether the state is meant as it is, though it may look like a save cut short.
  package let isConfirmed: Bool
  /// Counts the orders of the spec, from 1.
  package let number: Int
}

/// The result of a ``ReadOrder``.
package struct ReadReport: Sendable, Equatable {
  /// Why the spec can't be shown; `nil` for a spec that the editor has now.
  package let fault: SpecFault?
  package let dependencies: [SpecDependency]

  package init(fault: SpecFault?, dependencies: [SpecDependency] = []) {
    self.fault = fault
    self.dependencies = dependencies
  }
}

/// One state of one spec, to be rendered and written.
package struct RenderOrder: Sendable, Equatable {
  package let run: RunID
  package let spec: String
  package let state: SavedSpec
  /// Whether the state is meant as it is, though it may look like a save cut short.
  package let isConfirmed: Bool
  /// Which of the renders that may run at a time it is, from 0.
  package let lane: Int
  /// How the outputs stood before, by path.
  package let former: [String: OutputState]
  /// When it began: since then an output is stale that was not before.
  package let now: String
  /// Since when the spec is unusable, if this state is.
  package let failedSince: String
}

/// The PNG and PDF of a render, to be drawn and written.
package struct DrawingOrder: Sendable, Equatable {
  /// The render that asked for it.
  package let run: RunID
  package let spec: String
  /// Which of the drawings that may run at a time it is, from 0.
  package let lane: Int
  /// How the outputs stood before, by path.
  package let former: [String: OutputState]
  /// When it began: since then an output is stale that was not before.
  package let now: String
}

/// What came of a render.
package enum RenderOutcome: Sendable, Equatable {
  case rendered(RenderReport, dependencies: [SpecDependency])
  case failed(FailureReport, dependencies: [SpecDependency])
  /// Nothing was written.
  case cancelled
}

/// Why a daemon ended.
package enum StopReason: Sendable, Equatable {
  /// `stop()` was called.
  case asked
  case signal(Int32)
}
