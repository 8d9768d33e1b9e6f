// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Dispatch
import LineEditing
import Platform
import Session
import Synchronization
import TableModel

/// Writes the unsaved edits of this shell to the disk. If this shell is killed, the next one offers to restore them.
///
/// Encoding 100 000 rows takes longer than a prompt may wait, so it happens on a queue of its own. If edits are faster than
/// that, only the newest state is written.
final class RecoveryWriter: Sendable {
  /// The time for which a prompt waits: small tables are on the disk when it appears.
  private static let promptTime = DispatchTimeInterval.milliseconds(50)
  /// The time for which the end of the process waits.
  private static let endTime = DispatchTimeInterval.seconds(20)

  private let queue: NewestState<UnsavedEdits?>
  private let target: Target

  /// - Parameter onProblem: called once, on another thread, with a message, if the edits can't be written.
  init(folder: String, onProblem: @escaping @Sendable (String) -> Void) {
    let target = Target(folder: folder, onProblem: onProblem)
    self.target = target
    queue = NewestState(label: "roundtable.recovery", cancelsFormer: false) { edits in
      LastWords.write { target.keep(edits) }
    }
  }

  /// Records the document's unsaved edits; `nil` if there are none.
  func note(_ edits: UnsavedEdits?) {
    LastWords.begin()
    queue.submit(edits)
    let time = edits.map { PromptTime.of($0.table, upTo: Self.promptTime) } ?? Self.promptTime
    if queue.settle(within: time) { return LastWords.end() }
    // In a crash, the process waits until the edits are written.
    queue.whenSettled { LastWords.end() }
  }

  /// Keeps edits of a table that was replaced without asking. The next shell offers to restore them, even if
  /// this one ends normally.
  ///
  /// - Returns: whether they are on the disk.
  func keepForNext(_ edits: UnsavedEdits) -> Bool {
    // The queue writes nothing else meanwhile.
    flush()
    return target.keepForNext(edits)
  }

  /// Waits until everything is on the disk.
  ///
  /// - Returns: whether it is; `false` if the newest edits can't be written.
  @discardableResult
  func flush() -> Bool { queue.settle(within: Self.endTime) && target.isCurrent }

  /// Ends the recovery of a session that has lost no edits.
  func remove() {
    queue.submit(nil)
    queue.settle(within: Self.endTime)
  }

  /// Writes the files, on the queue only.
  private final class Target: Sendable {
    private struct State {
      /// Holds the lock of the file on the disk.
      var file: LockedFile?
      /// Whether the newest edits are on the disk.
      var isCurrent = true
      /// The files for the next shell; locked until this shell ends.
      var kept: [LockedFile] = []
      var hasReported = false
      /// The table before the edits, as text. It is the same for all edits.
      var base: (table: Table, text: String)?
    }

    private let folder: String
    private let onProblem: @Sendable (String) -> Void
    private let state = Mutex(State())

    init(folder: String, onProblem: @escaping @Sendable (String) -> Void) {
      self.folder = folder
      self.onProblem = onProblem
    }

    var isCurrent: Bool { state.withLock(\.isCurrent) }

    func keep(_ edits: UnsavedEdits?) {
      guard let edits else {
        state.withLock { state in
          state.file?.remove()
          state.file = nil
          state.isCurrent = true
        }
        return
      }
      let path = state.withLock { $0.file?.path } ?? RecoveryFolder.freePath(in: folder)
      // The former file's lock is released once the file can no longer be opened by name.
      let file = write(edits, to: path)
      state.withLock { state in
        if let file { state.file = file }
        state.isCurrent = file != nil
      }
    }

    func keepForNext(_ edits: UnsavedEdits) -> Bool {
      guard let file = write(edits, to: RecoveryFolder.freePath(in: folder)) else { return false }
      state.withLock { $0.kept.append(file) }
      return true
    }

    private func report(_ error: ErrorNumber) {
      let isFirst = state.withLock { state in
        defer { state.hasReported = true }
        return !state.hasReported
      }
      if isFirst {
        onProblem(
          "unsaved edits can't be stored for recovery in '\(VisibleText.line(folder))': \(error.words)"
        )
      }
    }

    private func baseText(_ table: Table) -> String {
      if let base = state.withLock(\.base), base.table == table { return base.text }
      let text = RecoveryText.encode(base: table)
      state.withLock { $0.base = (table, text) }
      return text
    }

    /// - Returns: the file, locked; `nil` if it cannot be written, which is reported.
    private func write(_ edits: UnsavedEdits, to path: String) -> LockedFile? {
      let bytes = Array(RecoveryText.encode(edits, base: baseText(edits.base)).utf8)
      let newPath = RecoveryFolder.newPath(for: path)
      do throws(ErrorNumber) {
        let file = try create(newPath)
        do throws(ErrorNumber) {
          try file.write(bytes)
          try FolderEntry.rename(newPath, to: path)
        } catch {
          file.remove()
          throw error
        }
        file.note(path: path)
        return file
      } catch {
        report(error)
        return nil
      }
    }

    private func create(_ path: String) throws(ErrorNumber) -> LockedFile {
      do { return try LockedFile(creating: path) } catch {
        guard error == .ENOENT else { throw error }
      }
      // An error here appears again when the file is created.
      try? FolderMaker.make(folder, permissions: 0o700)
      return try LockedFile(creating: path)
    }
  }
}
