// SPDX-License-Identifier: GPL-3.0-or-later

/// Decides when to check a file that is being saved.
///
/// Pure: instants are durations since any fixed origin, so tests need no clock.
package struct SettleTimer: Sendable, Equatable {
  package let limits: SettleLimits
  /// The time of the next check; `nil` if none is pending.
  package private(set) var deadline: Duration?
  /// Whether the last event reported a write.
  package private(set) var isWriting = false
  /// Whether a write was reported since the last check began.
  private var wroteMeanwhile = false
  private var first: Duration?
  private var lastWrite: Duration?
  /// The cap counts from here, so that a slow writer still gets the quiet time after its close.
  private var firstFinished: Duration?
  private var patientUntil: Duration?
  /// The number of saves finished since the last check began.
  private var saves = 0
  /// When the last save was finished, and how many saves without a pause preceded it; checks don't interrupt the series.
  private var lastSave: Duration?
  private var lastClose: Duration?
  private var row = 0
  /// Whether the pending check follows a save that needs no quiet time: it came in one step, or its writer
  /// closed the file.
  private var isWhole = false
  /// Whether only a close reported the save: another writer may still have the file open.
  private var isClosed = false
  /// Whether other files are read together with this one.
  package var isShared = false

  package init(limits: SettleLimits = SettleLimits()) {
    self.limits = limits
  }

  package var isPending: Bool { deadline != nil }

  package func isDue(at now: Duration) -> Bool { deadline.map { $0 <= now } ?? false }

  /// Records an event.
  package mutating func note(_ urgency: SettleUrgency, at now: Duration) {
    let first = first ?? now
    self.first = first
    // Another save has begun: a file that it leaves missing or empty gets a new moment's patience.
    patientUntil = nil
    switch urgency {
    case .touched where isWriting && isPending: break
    // Other events of the old object, or changes of the new one's times, don't postpone the check.
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

  /// Whether a check that a close caused is due.
  package func isDueByClose(at now: Duration) -> Bool {
    guard let deadline, deadline <= now else { return false }
    return isClosed
  }

  /// Postpones a check that a close caused although the file is open for writing: the kernel reports a close before it has
  /// finished it, and may write to the disk in between.
  ///
  /// - Returns: false if that takes too long: another writer has it open.
  package mutating func waitForCloser(at now: Duration) -> Bool {
    guard let lastClose, now < lastClose + limits.closingCap else { return false }
    deadline = now + limits.closing
    return true
  }

  /// Postpones a check that a close caused, if the system can't tell whether others have the file open: quiet must be enough
  /// then.
  ///
  /// - Returns: false if it has been quiet for long enough.
  package mutating func waitForQuiet(at now: Duration) -> Bool {
    isWhole = false
    isClosed = false
    guard let deadline, let firstFinished, now < firstFinished + limits.quick else { return false }
    self.deadline = max(deadline, firstFinished + limits.quick)
    return true
  }

  /// Records that a file was created beside this one: if this one has just been saved, more events may
  /// follow.
  package mutating func noteNeighbour(at now: Duration) {
    guard let deadline, let firstFinished, !isWriting else { return }
    self.deadline = max(deadline, min(now + limits.neighbour, firstFinished + limits.neighbourCap))
  }

  /// Postpones a due check until a file that is read together with this one is saved, too.
  ///
  /// - Returns: false if that takes too long.
  package mutating func waitTogether(until moment: Duration, at now: Duration) -> Bool {
    guard let deadline, deadline <= now, let first else { return false }
    let until = min(moment, first + limits.togetherCap)
    guard now < until else { return false }
    self.deadline = until
    return true
  }

  /// Whether a check is due only because it has been quiet: no event reported the end of the save.
  package func isDueByQuiet(at now: Duration) -> Bool {
    guard let deadline, deadline <= now else { return false }
    return isWriting
  }

  /// Postpones a due check because a writer has the file open, and schedules another one soon.
  ///
  /// - Returns: false if the writer has used up its time.
  package mutating func waitForWriter(at now: Duration) -> Bool {
    guard let first, let lastWrite else { return false }
    let until = min(lastWrite + limits.held, first + limits.heldCap)
    guard now < until else { return false }
    deadline = min(now + limits.slow, until)
    return true
  }

  /// Begins the check that is due; later events belong to the next one.
  ///
  /// - Returns: whether a check is due.
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

  /// Whether to discard the bytes just read: a writer wrote meanwhile, and the time to wait for it isn't used
  /// up. The read isn't whole even if the writer is done by now.
  ///
  /// - Parameter isRedirected: whether the path leads to another object meanwhile.
  package func shouldDiscard(at now: Duration, isRedirected: Bool = false) -> Bool {
    guard wroteMeanwhile || isRedirected, isPending, let first else { return false }
    return now < first + limits.heldCap
  }

  /// Whether to wait a moment longer for a file that is missing or empty; schedules another check if so.
  package mutating func isPatient(at now: Duration) -> Bool {
    let until = patientUntil ?? now + limits.patience
    patientUntil = until
    guard now < until else { return false }
    deadline = min(deadline ?? until, until)
    return true
  }

  /// Schedules another check soon, because the file changed while it was read.
  package mutating func retry(at now: Duration) {
    first = first ?? now
    deadline = min(deadline ?? now + limits.retry, now + limits.retry)
  }

  /// Ends a check whose result is accepted.
  package mutating func finish(at now: Duration) {
    patientUntil = nil
    first = isPending ? now : nil
    firstFinished = isPending && firstFinished != nil ? now : nil
  }
}

/// What an event says about the save that it belongs to.
package enum SettleUrgency: Sendable, Equatable {
  /// A step of a save is done, and others may follow: the file was removed or moved away, or events were lost.
  case finished
  /// A writer closed the file: the save is whole, unless another writer has it open.
  case closed
  /// A save that came in one step is finished: two of these events are two saves.
  case replaced
  /// A save is in progress: bytes changed, or an entry was created that must still be filled.
  case writing
  /// Permissions or times changed, as editors do in the middle of a save: the check isn't scheduled earlier.
  case touched
}
