// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Platform
import Session
import Synchronization
import TableModel

/// The draft of one shell on the disk.
///
/// The shell's lock on the file tells the next shell that this one still runs. A new state is written to a new file, which is
/// locked before it gets the draft's name: the draft is complete and locked at each moment.
final class DraftFile: Sendable {
  static let prefix = "draft-"
  /// The extension of a file that is still being written.
  static let newEnding = ".new"

  private struct State {
    var current: LockedFile?
    /// The drafts for the next shell; locked until this shell ends.
    var kept: [LockedFile] = []
    /// The table before the edits as text. It is the same for all edits.
    var base: (table: Table, text: [UInt8])?
    /// Whether the newest edits are on the disk.
    var isWritten = true
    var hasReported = false
  }

  private let folder: String?
  private let onProblem: @Sendable (String) -> Void
  private let state = Mutex(State())

  /// - Parameters: see ``DraftWriter``.
  init(folder: String?, onProblem: @escaping @Sendable (String) -> Void) {
    self.folder = folder
    self.onProblem = onProblem
  }

  /// Whether the newest edits are on the disk.
  var isWritten: Bool { state.withLock(\.isWritten) }

  /// Leaves the draft to the next shell. Further edits get another draft.
  func keep() {
    state.withLock { state in
      state.kept += [state.current].compactMap { $0 }
      state.current = nil
    }
  }

  /// Writes the unsaved edits, or removes the draft if there are none. The first problem is reported.
  func write(_ edits: UnsavedEdits?) {
    let problem = state.withLock { state -> String? in
      guard let edits else {
        state.current?.remove()
        (state.current, state.isWritten) = (nil, true)
        return nil
      }
      let text =
        state.base.flatMap { $0.table == edits.base ? $0.text : nil } ?? DraftContent.encode(edits.base)
      state.base = (edits.base, text)
      let new = Result { () throws(ErrorNumber) in
        try replace(state.current, by: DraftContent.encode(edits, base: text))
      }
      defer { state.hasReported = state.hasReported || !state.isWritten }
      switch new {
      case .success(let file):
        (state.current, state.isWritten) = (file, true)
        return nil
      case .failure(let error):
        state.isWritten = false
        return state.hasReported ? nil : error.words
      }
    }
    guard let problem else { return }
    onProblem(
      folder.map {
        "no draft of your unsaved edits can be written in '\(VisibleText.line($0))': \(problem); save them"
      }
        ?? "no draft of your unsaved edits can be written: neither XDG_STATE_HOME nor HOME is set; save them")
  }

  private func replace(_ former: LockedFile?, by bytes: [UInt8]) throws(ErrorNumber) -> LockedFile {
    guard let folder else { throw .ENOENT }
    // An error here appears again when the file is created.
    try? FolderMaker.make(folder, permissions: 0o700)
    let file = try LockedFile(newIn: folder, stem: Self.prefix, ending: Self.newEnding)
    do throws(ErrorNumber) {
      try file.write(bytes)
      try file.rename(to: String(file.path.dropLast(Self.newEnding.count)), replacing: former)
    } catch {
      file.remove()
      throw error
    }
    return file
  }
}
