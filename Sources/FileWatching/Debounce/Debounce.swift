// SPDX-License-Identifier: GPL-3.0-or-later

/// When a file is read after an event. This is the only debounce, and ``DebounceLimits`` has all of its figures.
///
/// | event of the file | it is read |
/// | --- | --- |
/// | a writer closed it, or it was renamed into place | at once, but at most once every `pause` |
/// | it was written or created, and isn't closed | when nothing was written for `quiet`, after `longest` in any case |
/// | its name or a folder was removed or moved, its mode or times changed, events were lost | after `step` |
///
/// A file that is read as missing, empty or unreadable is read again after `patience`, and only then believed.
///
/// Pure: instants are durations since any fixed origin, so tests need no clock.
package struct Debounce: Sendable, Equatable {
  package let limits: DebounceLimits
  /// The time of the next read; `nil` if none is pending.
  package private(set) var deadline: Duration?
  /// Whether a writer wrote and hasn't closed the file since the last read began.
  private var isWriting = false
  /// The first event since the last accepted read.
  private var first: Duration?
  /// When a read last found something new.
  private var lastNews: Duration?
  /// When a file that was missing, empty or unreadable at the last read is believed to be so; an event resets it.
  private var doubtedUntil: Duration?

  package init(limits: DebounceLimits = DebounceLimits()) { self.limits = limits }

  package var isPending: Bool { deadline != nil }

  package mutating func note(_ change: WatchChange, at now: Duration) {
    let first = first ?? now
    self.first = first
    doubtedUntil = nil
    switch change {
    case .written, .created:
      isWriting = true
      deadline = min(now + limits.quiet, max(now, first + limits.longest))
    case .closed, .replaced:
      isWriting = false
      deadline = afterPause(now)
    // Editors set the mode and the times of a file before they close it.
    case .touched where isWriting: break
    case .touched, .moved, .dropped, .overflowed:
      isWriting = false
      schedule(at: afterPause(now + limits.step))
    }
  }

  /// Begins the read that is due; later events belong to the next one.
  ///
  /// - Returns: whether a read is due.
  package mutating func begin(at now: Duration) -> Bool {
    guard let deadline, deadline <= now else { return false }
    self.deadline = nil
    isWriting = false
    return true
  }

  /// Whether the bytes just read may be a part of a save: a writer wrote meanwhile. Its close, or quiet, causes the next read.
  package func isTorn(at now: Duration) -> Bool { isWriting && canWait(at: now) }

  /// Whether a read may be put off for a writer.
  package func canWait(at now: Duration) -> Bool { first.map { now < $0 + limits.longest } ?? true }

  /// Schedules a read soon, because the file changed during the last one, or a writer has it open.
  package mutating func retry(at now: Duration) {
    first = first ?? now
    schedule(at: now + limits.step)
  }

  /// Whether to look again before a missing, empty or unreadable file is believed; schedules that look.
  package mutating func looksAgain(at now: Duration) -> Bool {
    let until = doubtedUntil ?? now + limits.patience
    doubtedUntil = until
    guard now < until else { return false }
    schedule(at: until)
    return true
  }

  /// Ends a read whose result is accepted.
  package mutating func finish(at now: Duration, isNews: Bool) {
    first = isPending ? now : nil
    doubtedUntil = nil
    if isNews { lastNews = now }
  }

  private func afterPause(_ moment: Duration) -> Duration {
    lastNews.map { max(moment, $0 + limits.pause) } ?? moment
  }

  private mutating func schedule(at moment: Duration) { deadline = min(deadline ?? moment, moment) }
}

/// The figures of the debounce.
package struct DebounceLimits: Sendable, Equatable {
  /// The other steps of a save follow: "backup by rename, then create" and "unlink and create" leave the name missing for less
  /// than 3 ms, and after "parent deleted, then recreated" the file follows its folder.
  package var step = Duration.milliseconds(5)
  /// The least time between two states of one file: "burst of 200 renames" is two pictures, and an endless stream of saves is
  /// twenty a second, of which the renderer draws as many as it can.
  package var pause = Duration.milliseconds(50)
  /// "Slow writer" pauses up to 120 ms between two writes, and "write, descriptor kept open" never says that it is done.
  package var quiet = Duration.milliseconds(200)
  /// A file that is written without a pause and never closed, such as a log, is read this often.
  package var longest = Duration.seconds(2)
  /// "Truncate to nothing, then write" and "unlink and create": thirty times what an editor needs, for a busy machine.
  package var patience = Duration.milliseconds(100)

  package init() {}
}
