// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import Platform

/// Reports the state of the file at a path, now and after every change of its content.
///
/// The details of events are never trusted. Each event only schedules a check: walk the path again, arm new
/// objects, read, compare; subscribers are called if the bytes differ. So lost, merged and repeated events,
/// overflows and the habits of editors are all handled in the same way.
///
/// All state is confined to one serial queue, on which subscribers are called, too.
package final class FileWatcher: @unchecked Sendable {
  let queue: DispatchQueue
  let options: FileWatcherOptions
  let clock = ContinuousClock()
  let origin: ContinuousClock.Instant
  let backend: (any WatchBackend)?
  private let onQueue = DispatchSpecificKey<Bool>()

  var table = WatchTable()
  let files = WatchedFiles()
  var counters = WatcherCounters()
  /// Why not all events are available; `nil` if they are.
  var lack: String?
  var lastEvent: Duration?
  var timer: (any DispatchSourceTimer)?
  var timerDeadline: Duration?
  var poller: (any DispatchSourceTimer)?
  var waiters: [@Sendable () -> Void] = []
  private var lastNumber = 0
  private var isCancelled = false

  /// - Parameters:
  ///   - queue: a serial queue, for a subscriber that wants calls on its own queue.
  ///   - backend: makes the source of events: the kernel's, except in tests.
  package init(
    options: FileWatcherOptions = FileWatcherOptions(),
    queue: DispatchQueue = DispatchQueue(label: "FileWatcher", qos: .userInitiated),
    backend makeBackend: () throws(ErrorNumber) -> any WatchBackend = { () throws(ErrorNumber) in
      try InotifyBackend()
    }
  ) {
    self.options = options
    self.queue = queue
    origin = clock.now
    var failure: ErrorNumber?
    var backend: (any WatchBackend)?
    do { backend = try makeBackend() } catch { failure = error }
    self.backend = backend
    queue.setSpecific(key: onQueue, value: true)
    inQueue {
      backend?.activate(on: queue) { [weak self] in self?.onQueueTurn { $0.checkDue() } }
      startTimer()
      startPolling()
      if let failure { fallBack(because: failure) }
    }
  }

  deinit { stopSources() }

  /// Calls `onChange` with the file's state now, and again whenever it changes.
  ///
  /// The file, and directories on the way to it, need not exist yet.
  package func watch(_ path: String, onChange: @escaping @Sendable (FileState) -> Void) -> WatchToken {
    watch(path, isRead: true, onChange: onChange)
  }

  /// Calls `onChange` with whether a file exists at `path`, and again whenever that changes. The file isn't read.
  package func watchPresence(
    of path: String, onChange: @escaping @Sendable (_ isThere: Bool) -> Void
  ) -> WatchToken {
    watch(path, isRead: false) { onChange($0 != .missing) }
  }

  /// Calls `onChange` with the result of `listing`, and again whenever it changes.
  ///
  /// - Parameter listing: called on the watcher's queue after any entry of the folder was added, removed or written.
  package func watchEntries(
    of folder: String, listing: @escaping @Sendable () -> [UInt8], onChange: @escaping @Sendable () -> Void
  ) -> WatchToken {
    watch(PathText.join(folder, PathChain.anyEntry), isRead: true, listing: listing) { _ in
      onChange()
    }
  }

  private func watch(
    _ path: String, isRead: Bool, listing: (@Sendable () -> [UInt8])? = nil,
    onChange: @escaping @Sendable (FileState) -> Void
  ) -> WatchToken {
    inQueue {
      lastNumber += 1
      let token = WatchToken(number: lastNumber)
      guard !isCancelled else { return token }
      let file = file(for: path, isRead: isRead, listing: listing)
      files.add(WatchedFile.Subscriber(onChange: onChange), token, to: file)
      let number = file.number
      queue.async { [weak self] in self?.onQueueTurn { $0.lookFirst(at: number) } }
      return token
    }
  }

  /// Ends a subscription. A call that has begun on the watcher's queue still finishes.
  package func unwatch(_ token: WatchToken) {
    inQueue {
      if let file = files.remove(token), let backend { table.remove(file.number, in: backend) }
      scheduleTimer()
    }
  }

  /// Checks every file again, as after a long pause: for a daemon that receives a reload command.
  package func recheck() {
    inQueue {
      for file in files.all { file.note(.moved, at: now) }
      scheduleTimer()
    }
  }

  /// Calls `body` once every event before this call has been checked and reported.
  package func whenSettled(_ body: @escaping @Sendable () -> Void) {
    queue.async { [weak self] in
      // A watcher that is gone or cancelled has no pending checks.
      guard let self, !isCancelled else { return body() }
      onQueueTurn {
        $0.drain()
        $0.waiters.append(body)
      }
    }
  }

  package var status: WatcherStatus {
    inQueue {
      WatcherStatus(
        lack: lack,
        poll: pollInterval,
        watchedPaths: files.all.map(\.path).sorted(),
        armedPaths: table.armedPaths,
        counters: counters,
        sinceLastEvent: lastEvent.map { now - $0 })
    }
  }

  /// Stops permanently: no subscriber is called after this returns.
  package func cancel() {
    inQueue {
      isCancelled = true
      stopSources()
      files.removeAll()
      table = WatchTable()
      for waiter in waiters { queue.async(execute: waiter) }
      waiters = []
    }
  }
}

extension FileWatcher {
  var now: Duration { clock.now - origin }

  /// Runs `body` on the queue, or directly if already on it: subscribers may call back.
  private func inQueue<Value>(_ body: () -> Value) -> Value {
    DispatchQueue.getSpecific(key: onQueue) == true ? body() : queue.sync(execute: body)
  }

  /// Runs one turn of the queue, then updates the timer and calls waiters.
  func onQueueTurn(_ body: (FileWatcher) -> Void) {
    guard !isCancelled else { return }
    body(self)
    scheduleTimer()
    guard !files.hasPending else { return }
    let due = waiters
    waiters = []
    for waiter in due { waiter() }
  }

  private func file(for path: String, isRead: Bool, listing: (@Sendable () -> [UInt8])?) -> WatchedFile {
    let absolute = PathText.absolute(path)
    return files.file(at: absolute, isRead: isRead) { onPending in
      lastNumber += 1
      return WatchedFile(
        number: lastNumber, path: path, absolutePath: absolute, isRead: isRead, listing: listing,
        limits: options.debounce, onPending: onPending)
    }
  }

  private func stopSources() {
    backend?.cancel()
    timer?.cancel()
    poller?.cancel()
    timer = nil
    poller = nil
  }
}
