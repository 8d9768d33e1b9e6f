// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import Session

/// Keeps a draft of this shell's unsaved edits on the disk, so that the next shell can restore them if this one is killed.
///
/// The draft is written after each edit, on a queue of its own, because 100 000 rows take longer than a prompt may wait. If edits
/// are faster than that, only the newest state is written.
final class DraftWriter: Sendable {
  /// The time for which a prompt waits at most. 1 000 rows take milliseconds, so that an edit whose prompt has appeared is on the
  /// disk; a disk that hangs must not hang the shell.
  private static let promptTime = DispatchTimeInterval.seconds(1)
  /// The same for longer tables: about 10 000 rows are on the disk when the prompt appears, and 100 000 rows soon after.
  private static let longPromptTime = DispatchTimeInterval.milliseconds(50)
  /// The time for which the end of the process waits.
  private static let endTime = DispatchTimeInterval.seconds(20)

  private let queue: NewestState<UnsavedEdits?>
  private let file: DraftFile

  /// - Parameters:
  ///   - folder: `nil` without a home folder.
  ///   - onProblem: called once, on another thread, with a message, if the draft can't be written.
  init(folder: String?, onProblem: @escaping @Sendable (String) -> Void) {
    let file = DraftFile(folder: folder, onProblem: onProblem)
    self.file = file
    queue = NewestState(label: "roundtable.draft", cancelsFormer: false) { file.write($0) }
  }

  /// Notes the document's unsaved edits; `nil` removes the draft.
  func note(_ edits: UnsavedEdits?) {
    queue.submit(edits)
    let isLong = edits.map { PromptTime.isLong($0.table) } ?? false
    queue.settle(within: isLong ? Self.longPromptTime : Self.promptTime)
  }

  /// Keeps the edits of a table that a script replaced without asking: the next shell offers to restore them, even if this one ends
  /// normally.
  ///
  /// - Returns: whether they are on the disk.
  func keepForNext(_ edits: UnsavedEdits) -> Bool {
    queue.submit(edits)
    guard flush() else { return false }
    file.keep()
    return true
  }

  /// Waits until the newest edits are on the disk.
  ///
  /// - Returns: `false` if they can't be written.
  @discardableResult
  func flush() -> Bool { queue.settle(within: Self.endTime) && file.isWritten }

  /// Removes the draft at the end of a shell that loses no edits.
  func remove() {
    queue.submit(nil)
    queue.settle(within: Self.endTime)
  }
}
