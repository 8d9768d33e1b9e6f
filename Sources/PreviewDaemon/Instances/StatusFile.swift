// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import Platform
import Synchronization

/// The file with a daemon's state, for `status`. It is written after each change, and replaced whole.
final class StatusFile: Sendable {
  private struct State {
    var isOutdated = false
    var isWriting = false
    /// Not before this time is it written again.
    var rest = ContinuousClock.now
  }

  /// After a write the file isn't written for this many times the time that the write took. So even the status of a thousand
  /// specs takes at most a tenth of one processor.
  private static let restFactor = 9

  private let queue = DispatchQueue(label: "StatusFile", qos: .utility)
  private let path: String
  private let text: @Sendable () -> String?
  private let onFailure: @Sendable (FileError) -> Void
  private let state = Mutex(State())
  /// What the file contains; `nil` once it is removed for good. Also whether a failure was reported.
  private let written = Mutex<(text: String?, hasFailed: Bool)>(("", false))

  /// - Parameters:
  ///   - text: makes the content, on this file's queue.
  ///   - onFailure: called once if the file can't be written.
  init(
    at path: String, text: @escaping @Sendable () -> String?,
    onFailure: @escaping @Sendable (FileError) -> Void
  ) {
    self.path = path
    self.text = text
    self.onFailure = onFailure
  }

  /// Writes the file soon. Returns at once.
  func update() {
    let wait = state.withLock { state -> Duration? in
      state.isOutdated = true
      guard !state.isWriting else { return nil }
      state.isWriting = true
      return max(.zero, state.rest - .now)
    }
    if let wait { run(after: wait) }
  }

  private func run(after wait: Duration) {
    if wait == .zero { return queue.async { self.writeNewest() } }
    queue.asyncAfter(deadline: .now() + wait.dispatchInterval) { self.writeNewest() }
  }

  private func writeNewest() {
    let start = ContinuousClock.now
    state.withLock { $0.isOutdated = false }
    if let text = text() { write(text) }
    let end = ContinuousClock.now
    let goesOn = state.withLock { state in
      state.rest = end + (end - start) * Self.restFactor
      state.isWriting = state.isOutdated
      return state.isOutdated
    }
    if goesOn { run(after: (end - start) * Self.restFactor) }
  }

  /// Writes the file now.
  func write(_ text: String) {
    let failure = written.withLock { written -> FileError? in
      guard let former = written.text, former != text else { return nil }
      do throws(FileError) {
        try PrivateFile.write(Array(text.utf8), to: path)
        written.text = text
        return nil
      } catch {
        // An old state would look like the newest one.
        FolderEntry.remove(path)
        written.text = ""
        defer { written.hasFailed = true }
        return written.hasFailed ? nil : error
      }
    }
    if let failure { onFailure(failure) }
  }

  /// Removes the file. It isn't written again.
  func remove() {
    written.withLock { written in
      guard written.text != nil else { return }
      written.text = nil
      FolderEntry.remove(path)
    }
  }
}
