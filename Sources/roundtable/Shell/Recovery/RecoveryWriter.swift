// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Dispatch
import LineEditing
import Platform
import Session
import Synchronization
import TableModel

/// Keeps the unsaved edits of this shell on the disk, where the next one finds them when this one is killed.
///
/// Encoding 100 000 rows takes longer than a prompt may wait: it happens on a queue of its own, and of edits that
/// come faster the newest is written.
final class RecoveryWriter: Sendable {
  /// How long a prompt waits for what is written: small tables are on the disk when it comes.
  private static let promptTime = DispatchTimeInterval.milliseconds(50)
  /// How long the end of the process waits.
  private static let endTime = DispatchTimeInterval.seconds(20)

  private let queue: NewestState<UnsavedEdits?>
  private let target: Target

  /// - Parameter onProblem: called once, on another thread, with what to say when nothing can be kept.
  init(folder: String, onProblem: @escaping @Sendable (String) -> Void) {
    let target = Target(folder: folder, onProblem: onProblem)
    self.target = target
    queue = NewestState(label: "roundtable.recovery", cancelsFormer: false) { edits in
      LastWords.write { target.keep(edits) }
    }
  }

  /// Notes how the document stands now; `nil` when nothing is unsaved.
  func note(_ edits: UnsavedEdits?) {
    LastWords.begin()
    queue.submit(edits)
    let time = edits.map { PromptTime.of($0.table, upTo: Self.promptTime) } ?? Self.promptTime
    if queue.settle(within: time) { return LastWords.end() }
    // A crash waits for it until it is written.
    queue.whenSettled { LastWords.end() }
  }

  /// Keeps edits that gave way to another table without a question, for the next shell to offer, however this one
  /// ends.
  func keepForNext(_ edits: UnsavedEdits) {
    // Nothing else is written meanwhile.
    flush()
    target.keepForNext(edits)
  }

  /// Waits until everything is on the disk.
  func flush() { queue.settle(within: Self.endTime) }

  /// The end of a session that lost nothing.
  func remove() {
    queue.submit(nil)
    queue.settle(within: Self.endTime)
  }

  /// What writes, on the queue alone.
  private final class Target: Sendable {
    private struct State {
      /// Keeps the lock on what is on the disk.
      var file: LockedFile?
      /// What is for the next shell; locked, for this one has not ended.
      var kept: [LockedFile] = []
      var hasReported = false
      /// What the edits count from, as text: it stays the same from edit to edit.
      var base: (table: Table, text: String)?
    }

    private let folder: String
    private let onProblem: @Sendable (String) -> Void
    private let state = Mutex(State())

    init(folder: String, onProblem: @escaping @Sendable (String) -> Void) {
      self.folder = folder
      self.onProblem = onProblem
    }

    func keep(_ edits: UnsavedEdits?) {
      guard let edits else {
        state.withLock { state in
          state.file?.remove()
          state.file = nil
        }
        return
      }
      let path = state.withLock { $0.file?.path } ?? RecoveryFolder.freePath(in: folder)
      // The former one's lock goes once nobody can open it by name any more.
      if let file = write(edits, to: path) { state.withLock { $0.file = file } }
    }

    func keepForNext(_ edits: UnsavedEdits) {
      guard let file = write(edits, to: RecoveryFolder.freePath(in: folder)) else { return }
      state.withLock { $0.kept.append(file) }
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
      // What goes wrong here shows when the file is made.
      try? FolderMaker.make(folder, permissions: 0o700)
      return try LockedFile(creating: path)
    }
  }
}
