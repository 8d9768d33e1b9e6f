// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
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
      for user in users { files[user]?.note(notice.change, at: now) }
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
    // One instant for all: files that were saved together are reported together.
    let now = now
    deliver(files.pending.compactMap { $0.debounce.begin(at: now) ? check($0) : nil })
  }

  private func deliver(_ deliveries: [() -> Void]) {
    for deliver in deliveries { deliver() }
    if !deliveries.isEmpty { options.onDelivered?() }
  }

  /// Gives a new subscriber its first state without waiting for a quiet moment.
  func lookFirst(at number: Int) {
    // A pending check serves the new subscriber, too, and a save may be in progress.
    guard let file = files[number], !file.debounce.isPending else { return }
    deliver(check(file).map { [$0] } ?? [])
  }

  /// Watches what is now on the way to the file, reads it, and compares.
  ///
  /// - Returns: a function that notifies the subscribers; `nil` if there is nothing to report yet.
  private func check(_ file: WatchedFile) -> (() -> Void)? {
    counters.checks += 1
    arm(file)
    // For the pattern "unlink, create, slow chunks": no event tells that a new file was written before it was armed.
    if file.isRedirected, file.isRead, file.debounce.canWait(at: now),
      WriterProbe.ask(file.absolutePath) == .open
    {
      file.debounce.retry(at: now)
      return nil
    }
    file.isRedirected = false
    // With the limit −1 every existing file is too large, so only its presence is reported.
    let snapshot =
      file.listing.map { FileSnapshot(state: .content($0()), key: nil, isWhole: true, retries: 0) }
      ?? FileSnapshot.capture(file.absolutePath, sizeLimit: file.isRead ? options.sizeLimit : -1)
    counters.tornRetries += snapshot.retries
    // The key can't show whether a write is finished or continues; the events can.
    drain()
    guard snapshot.isWhole else {
      file.debounce.retry(at: now)
      return nil
    }
    guard !file.debounce.isTorn(at: now) else {
      counters.tornRetries += 1
      return nil
    }
    let fingerprint = snapshot.state.fingerprint
    let isNews = file.subscribers.values.contains { $0.reported != nil && $0.reported != fingerprint }
    if fingerprint.mayBeHalfSaved, isNews, file.debounce.looksAgain(at: now) { return nil }
    file.debounce.finish(at: now, isNews: isNews)
    // An error that may pass doesn't change the file: without a key, polling checks it again.
    file.key = snapshot.state.mayPass ? nil : snapshot.key
    if snapshot.state.mayPass { checkLater(file.number) }
    return { self.deliver(snapshot.state, fingerprint, of: file) }
  }

  private func checkLater(_ number: Int) {
    queue.asyncAfter(deadline: .now() + options.retry.dispatchInterval) { [weak self] in
      self?.onQueueTurn { $0.files[number]?.note(.moved, at: $0.now) }
    }
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
      if let first = lasting.first { fallBack(because: first.failure, at: first.path) }
      let again = PathChain(resolving: file.absolutePath, in: LivePaths())
      if again == chain, failures.count == lasting.count { return }
      chain = again
    }
    file.debounce.retry(at: now)
  }
}
