// SPDX-License-Identifier: GPL-3.0-or-later

/// Decides when a file that is being saved is worth a look.
///
/// Pure: instants come in as durations since any fixed origin, so tests need no clock.
package struct SettleTimer: Sendable, Equatable {
  package let limits: SettleLimits
  /// When to look; nil when nothing is pending.
  package private(set) var deadline: Duration?
  /// Whether the last word was that someone is writing.
  package private(set) var isWriting = false
  /// Whether someone wrote since the last look began.
  private var wroteMeanwhile = false
  private var first: Duration?
  private var lastWrite: Duration?
  /// The cap counts from here: a slow writer's close is still given its quiet.
  private var firstFinished: Duration?
  private var patientUntil: Duration?
  /// Finished saves since the last look began.
  private var saves = 0
  /// When the last save was finished, and how many came before it with no pause between; looks don't end a row.
  private var lastSave: Duration?
  private var lastClose: Duration?
  private var row = 0
  /// Whether the pending look is at a save that needs no quiet: it came in one step, or its writer closed it.
  private var isWhole = false
  /// Whether only a close says so: another writer may have the file open still.
  private var isClosed = false
  /// Whether other files are read together with this one.
  package var isShared = false

  package init(limits: SettleLimits = SettleLimits()) {
    self.limits = limits
  }

  package var isPending: Bool { deadline != nil }

  package func isDue(at now: Duration) -> Bool { deadline.map { $0 <= now } ?? false }

  /// Takes note of an event.
  package mutating func note(_ urgency: SettleUrgency, at now: Duration) {
    let first = first ?? now
    self.first = first
    // Another save has begun: what it leaves missing or empty for a moment is owed a moment of its own.
    patientUntil = nil
    switch urgency {
    case .touched where isWriting && isPending: break
    // What else happens to the old object, or to the new one's times, puts no look off.
    case .touched where isWhole && isPending, .finished where isWhole && isPending: break
    case .touched, .finished, .closed, .replaced:
      if urgency == .replaced || (urgency != .touched && isWriting && isPending) { countSave(at: now) }
      if urgency == .closed { lastClose = now }
      isClosed = urgency == .closed && (isClosed || !isWhole)
      isWhole = isClosed || urgency == .replaced || (urgency == .closed && isWhole)
      isWriting = false
      let firstFinished = firstFinished ?? now
      self.firstFinished = firstFinished
      let isBurst = saves > 1 || row > 2
      let once = isWhole && row < 2 ? Duration.zero : limits.quick
      let quiet = isBurst ? limits.burst : isShared ? max(once, limits.together) : once
      deadline = min(now + quiet, max(now, firstFinished + limits.cap))
    case .writing:
      isWriting = true
      isWhole = false
      isClosed = false
      wroteMeanwhile = true
      lastWrite = now
      deadline = min(now + limits.slow, max(now, first + limits.slowCap))
    }
  }

  private mutating func countSave(at now: Duration) {
    saves += 1
    row = lastSave.map { now - $0 < limits.burst } == true ? row + 1 : 1
    lastSave = now
  }

  /// Whether a look is due that a close asked for.
  package func isDueByClose(at now: Duration) -> Bool {
    guard let deadline, deadline <= now else { return false }
    return isClosed
  }

  /// Puts a look off that a close asked for, though the file is open for writing: the kernel tells of a close before
  /// it is done with it, and may write to the disk in between.
  ///
  /// - Returns: false when that takes too long: another has it open.
  package mutating func waitForCloser(at now: Duration) -> Bool {
    guard let lastClose, now < lastClose + limits.closingCap else { return false }
    deadline = now + limits.closing
    return true
  }

  /// Puts a look off that a close asked for, where nobody can tell whether others have the file open: quiet has to
  /// do there.
  ///
  /// - Returns: false when it has been quiet for long enough.
  package mutating func waitForQuiet(at now: Duration) -> Bool {
    isWhole = false
    isClosed = false
    guard let deadline, let firstFinished, now < firstFinished + limits.quick else { return false }
    self.deadline = max(deadline, firstFinished + limits.quick)
    return true
  }

  /// Takes note of a file that somebody made beside this one: if it was saved just now, more may come.
  package mutating func noteNeighbour(at now: Duration) {
    guard let deadline, let firstFinished, !isWriting else { return }
    self.deadline = max(deadline, min(now + limits.neighbour, firstFinished + limits.neighbourCap))
  }

  /// Puts a look off that is due, until a file that is read together with this one has come to rest too.
  ///
  /// - Returns: false when that takes too long.
  package mutating func waitTogether(until moment: Duration, at now: Duration) -> Bool {
    guard let deadline, deadline <= now, let first else { return false }
    let until = min(moment, first + limits.togetherCap)
    guard now < until else { return false }
    self.deadline = until
    return true
  }

  /// Whether a look is due that only quiet asks for: nobody said that the save is finished.
  package func isDueByQuiet(at now: Duration) -> Bool {
    guard let deadline, deadline <= now else { return false }
    return isWriting
  }

  /// Puts a look off that is due, since a writer has the file open; asks for another one soon.
  ///
  /// - Returns: false when the writer has had its time.
  package mutating func waitForWriter(at now: Duration) -> Bool {
    guard let first, let lastWrite else { return false }
    let until = min(lastWrite + limits.held, first + limits.heldCap)
    guard now < until else { return false }
    deadline = min(now + limits.slow, until)
    return true
  }

  /// Begins the look that is due; events noted from here on belong to the next one.
  ///
  /// - Returns: whether a look is due.
  package mutating func begin(at now: Duration) -> Bool {
    guard let deadline, deadline <= now else { return false }
    self.deadline = nil
    saves = 0
    isWriting = false
    isWhole = false
    isClosed = false
    wroteMeanwhile = false
    return true
  }

  /// Whether what was just read should be thrown away, since a writer was at it meanwhile and the time
  /// to wait for it is not used up. That the writer is done by now does not make the read whole.
  ///
  /// - Parameter isRedirected: whether the path came to lead elsewhere meanwhile.
  package func shouldDiscard(at now: Duration, isRedirected: Bool = false) -> Bool {
    guard wroteMeanwhile || isRedirected, isPending, let first else { return false }
    return now < first + limits.heldCap
  }

  /// Whether a vanished or emptied file should be given a moment more; asks for another look if so.
  package mutating func isPatient(at now: Duration) -> Bool {
    let until = patientUntil ?? now + limits.patience
    patientUntil = until
    guard now < until else { return false }
    deadline = min(deadline ?? until, until)
    return true
  }

  /// Asks for another look soon: the file changed while it was read.
  package mutating func retry(at now: Duration) {
    first = first ?? now
    deadline = min(deadline ?? now + limits.retry, now + limits.retry)
  }

  /// Ends a look: what was seen is believed.
  package mutating func finish(at now: Duration) {
    patientUntil = nil
    first = isPending ? now : nil
    firstFinished = isPending && firstFinished != nil ? now : nil
  }
}

/// What an event tells about the save it belongs to.
package enum SettleUrgency: Sendable, Equatable {
  /// A step of a save is done, and others may follow: the file was removed or moved away, or events were lost.
  case finished
  /// A writer closed the file: a whole save, if no other has it open.
  case closed
  /// A save is finished that came in one step: two of these are two saves.
  case replaced
  /// A save is going on: bytes changed, or an entry was created that is still to be filled.
  case writing
  /// Permissions or times changed, which editors do in the midst of a save: it hurries nothing.
  case touched
}
