// SPDX-License-Identifier: GPL-3.0-or-later

import Platform

extension FileWatcher {
  /// Chains are walked until two walks in a row agree: otherwise a change between a walk and its arming would
  /// go unseen. A path that changes faster than this is checked again after its events.
  private static let walkLimit = 5

  /// Reads all waiting events; each one only schedules a check.
  func drain() {
    guard let backend else { return }
    let notices = backend.drainNotices()
    guard !notices.isEmpty else { return }
    let now = now
    lastEvent = now
    counters.events += notices.count
    var redirected: Set<Int> = []
    for notice in notices {
      let users: Set<Int>
      if notice.change == .overflowed {
        counters.overflows += 1
        users = Set(files.all.map(\.number))
      } else {
        users = table.users(of: notice)
        if notice.change == .dropped { table.forget(notice.descriptor) }
      }
      for user in users { files[user]?.settle.note(notice.change.urgency, at: now) }
      if notice.change == .created {
        // Files without a pending check don't need it.
        for file in files.pending where file.isRead && table.isNeighbour(file.number, of: notice) {
          file.settle.noteNeighbour(at: now)
        }
      }
      if notice.change.mayRedirect { redirected.formUnion(users) }
    }
    for user in redirected {
      guard let file = files[user] else { continue }
      file.isRedirected = true
      arm(file)
    }
  }

  /// Checks the files whose deadline has passed.
  func checkDue() {
    // First, so that a save in progress postpones the check.
    drain()
    var deliveries: [() -> Void] = []
    let sorted = files.pending
    // One instant for all: otherwise a deadline that passes between two checks would let the second file be read without the
    // first.
    let now = now
    // First for all files: a file that is read together with a postponed one waits for it.
    for file in sorted {
      if isHeld(file) || isOpenStill(file) {
        counters.heldLooks += 1
      } else if file.settle.isDue(at: now) {
        _ = hasUnseenWriter(file)
      }
    }
    for file in sorted where !waitsForOthers(file, at: now) && file.settle.begin(at: now) {
      if let delivery = check(file) { deliveries.append(delivery) }
    }
    deliver(deliveries)
  }

  private func deliver(_ deliveries: [() -> Void]) {
    for deliver in deliveries { deliver() }
    if !deliveries.isEmpty { options.onDelivered?() }
  }

  /// Postpones a check while a file that is read together with this one is being saved.
  private func waitsForOthers(_ file: WatchedFile, at now: Duration) -> Bool {
    guard file.settle.isShared, file.settle.isDue(at: now) else { return false }
    return files.latestDeadline(besides: file).map { file.settle.waitTogether(until: $0, at: now) } ?? false
  }

  /// Postpones a check while a writer that has paused still has the file open.
  private func isHeld(_ file: WatchedFile) -> Bool {
    file.isRead && file.settle.isDueByQuiet(at: now) && WriterProbe.ask(file.absolutePath) == .open
      && file.settle.waitForWriter(at: now)
  }

  /// Postpones a check that a writer's close caused, until no other writer has the file open or it has been
  /// quiet.
  private func isOpenStill(_ file: WatchedFile) -> Bool {
    guard file.isRead, file.settle.isDueByClose(at: now) else { return false }
    switch WriterProbe.ask(file.absolutePath) {
    case .notOpen: return false
    case .open:
      if !file.settle.waitForCloser(at: now) { file.settle.note(.writing, at: now) }
      return true
    case .unknown: return file.settle.waitForQuiet(at: now)
    }
  }

  /// Gives a new subscriber its first state without waiting for a quiet moment.
  func lookFirst(at number: Int) {
    // A pending check serves the new subscriber, too, and a save may be in progress.
    guard let file = files[number], !file.settle.isPending else { return }
    deliver(check(file).map { [$0] } ?? [])
  }

  /// Postpones a check if a writer may have written to a new object before it was armed. Asked after the arming: events report
  /// later writers.
  private func hasUnseenWriter(_ file: WatchedFile) -> Bool {
    guard file.isRedirected else { return false }
    file.isRedirected = false
    guard file.isRead, WriterProbe.ask(file.absolutePath) == .open else { return false }
    counters.heldLooks += 1
    file.settle.note(.writing, at: now)
    return true
  }

  /// - Returns: a function that notifies the subscribers; `nil` if there is nothing to report yet.
  private func check(_ file: WatchedFile) -> (() -> Void)? {
    counters.checks += 1
    arm(file)
    guard !hasUnseenWriter(file) else { return nil }
    // With the limit −1 every existing file is too large, so only its presence is reported.
    let snapshot =
      file.listing.map { FileSnapshot(state: .content($0()), key: nil, isWhole: true, retries: 0) }
      ?? FileSnapshot.capture(file.absolutePath, sizeLimit: file.isRead ? options.sizeLimit : -1)
    counters.tornRetries += snapshot.retries
    // The key can't show whether a write is finished or continues; the events can.
    drain()
    guard snapshot.isWhole else {
      file.settle.retry(at: now)
      return nil
    }
    // The bytes may belong to an object that came after the arming, or that a writer was changing.
    guard !file.settle.shouldDiscard(at: now, isRedirected: file.isRedirected) else {
      counters.tornRetries += 1
      return nil
    }
    let fingerprint = snapshot.state.fingerprint
    let isNews = file.subscribers.values.contains { $0.reported != nil && $0.reported != fingerprint }
    if fingerprint.mayBeHalfSaved, isNews, file.settle.isPatient(at: now) { return nil }
    file.settle.finish(at: now)
    // An error that may pass doesn't change the file: without a key, the backstop checks it again.
    file.mayPass = snapshot.state.mayPass
    file.key = file.mayPass ? nil : snapshot.key
    return { self.deliver(snapshot.state, fingerprint, of: file) }
  }

  private func deliver(_ state: FileState, _ fingerprint: StateFingerprint, of file: WatchedFile) {
    for token in file.subscribers.keys.sorted() {
      // Looked up each time: a subscriber may have ended another's subscription.
      guard let subscriber = file.subscribers[token], subscriber.reported != fingerprint else { continue }
      file.subscribers[token]?.reported = fingerprint
      counters.deliveries += 1
      subscriber.onChange(state)
    }
  }

  /// Watches every object that is now on the way to a file.
  func arm(_ file: WatchedFile) {
    guard let backend else { return }
    var chain = PathChain(resolving: file.absolutePath, in: LivePaths())
    for _ in 0..<Self.walkLimit {
      // Writes to the file don't matter if only its presence is watched.
      let wants = file.isRead ? chain.wants : chain.wants.filter { $0.role != .file }
      let failures = table.update(file.number, wants: wants, in: backend)
      let lasting = failures.filter { !$0.failure.isMissing }
      file.isFullyArmed = failures.isEmpty
      file.doubt = trust.doubt(about: chain.wants)
      if let first = lasting.first {
        fallBack(.eventsAndPolling(reason: Self.words(for: first.failure, at: first.path)))
      }
      let again = PathChain(resolving: file.absolutePath, in: LivePaths())
      if again == chain, failures.count == lasting.count { return }
      chain = again
    }
    file.settle.retry(at: now)
  }
}
