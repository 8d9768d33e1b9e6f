// SPDX-License-Identifier: GPL-3.0-or-later

import Platform

extension FileWatcher {
  /// Chains are walked until two walks in a row agree: what changes between a walk and its arming would
  /// else be seen by nobody. A path that changes faster than this is looked at again by its events.
  private static let walkLimit = 5

  /// Reads all waiting events; each one only schedules a look.
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
        // Of no interest to files at which no look is due.
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

  /// Looks at files whose time has come.
  func checkDue() {
    // First, so that a save that is going on puts the look off.
    drain()
    var deliveries: [() -> Void] = []
    let sorted = files.pending
    // One instant for all: a moment that passes between two of them would let the second go without the first.
    let now = now
    // All of them first: who is read together with one that is put off waits for it.
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

  /// Puts a look off while a file that is read together with this one is being saved.
  private func waitsForOthers(_ file: WatchedFile, at now: Duration) -> Bool {
    guard file.settle.isShared, file.settle.isDue(at: now) else { return false }
    return files.latestDeadline(besides: file).map { file.settle.waitTogether(until: $0, at: now) } ?? false
  }

  /// Puts a look off while a writer that has gone quiet still has the file open.
  private func isHeld(_ file: WatchedFile) -> Bool {
    file.isRead && file.settle.isDueByQuiet(at: now) && WriterProbe.ask(file.absolutePath) == .open
      && file.settle.waitForWriter(at: now)
  }

  /// Puts a look off that one writer's close asks for: without quiet only once nobody else has the file open.
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
    // A look that is due soon serves the new subscriber too, and a save may be going on.
    guard let file = files[number], !file.settle.isPending else { return }
    deliver(check(file).map { [$0] } ?? [])
  }

  /// Puts a look off when a new object, armed now, has a writer whose first writes nobody saw. Asked after the
  /// arming: who begins later is seen by events.
  private func hasUnseenWriter(_ file: WatchedFile) -> Bool {
    guard file.isRedirected else { return false }
    file.isRedirected = false
    guard file.isRead, WriterProbe.ask(file.absolutePath) == .open else { return false }
    counters.heldLooks += 1
    file.settle.note(.writing, at: now)
    return true
  }

  /// - Returns: what tells the subscribers; nil when there is nothing to tell yet.
  private func check(_ file: WatchedFile) -> (() -> Void)? {
    counters.checks += 1
    arm(file)
    guard !hasUnseenWriter(file) else { return nil }
    // Whatever is larger than nothing at all is there, and not read.
    let snapshot =
      file.listing.map { FileSnapshot(state: .content($0()), key: nil, isWhole: true, retries: 0) }
      ?? FileSnapshot.capture(file.absolutePath, sizeLimit: file.isRead ? options.sizeLimit : -1)
    counters.tornRetries += snapshot.retries
    // The key can't tell a write that goes on from one that is done; its events can.
    drain()
    guard snapshot.isWhole else {
      file.settle.retry(at: now)
      return nil
    }
    // What was read may be of an object that came after the arming, or of one that a writer was at.
    guard !file.settle.shouldDiscard(at: now, isRedirected: file.isRedirected) else {
      counters.tornRetries += 1
      return nil
    }
    let fingerprint = snapshot.state.fingerprint
    let isNews = file.subscribers.values.contains { $0.told != nil && $0.told != fingerprint }
    if fingerprint.mayBeHalfSaved, isNews, file.settle.isPatient(at: now) { return nil }
    file.settle.finish(at: now)
    // What may pass by itself leaves no trace in the file: no key, so that the backstop looks again.
    file.mayPass = snapshot.state.mayPass
    file.key = file.mayPass ? nil : snapshot.key
    return { self.deliver(snapshot.state, fingerprint, of: file) }
  }

  private func deliver(_ state: FileState, _ fingerprint: StateFingerprint, of file: WatchedFile) {
    for token in file.subscribers.keys.sorted() {
      // Asked again each time: a subscriber may have ended another's subscription.
      guard let subscriber = file.subscribers[token], subscriber.told != fingerprint else { continue }
      file.subscribers[token]?.told = fingerprint
      counters.deliveries += 1
      subscriber.onChange(state)
    }
  }

  /// Arms everything on the way to a file as it is now.
  func arm(_ file: WatchedFile) {
    guard let backend else { return }
    var chain = PathChain(resolving: file.absolutePath, in: LivePaths())
    for _ in 0..<Self.walkLimit {
      // What is written into a file that is not read is nobody's business.
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
