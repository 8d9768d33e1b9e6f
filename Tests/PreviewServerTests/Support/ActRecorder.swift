// SPDX-License-Identifier: GPL-3.0-or-later

import Platform
import PreviewServer
import PreviewState
import Synchronization

/// Replaces the terminal and the editor of a daemon with `--edit`.
final class ActRecorder: Sendable {
  private let state = Mutex<(acts: [PageAct], opened: [String])>(([], []))

  /// The acts that were named in the terminal.
  var acts: [PageAct] { state.withLock { $0.acts } }
  /// `PATH:LINE` for each start of the editor.
  var opened: [String] { state.withLock { $0.opened } }

  /// - Parameter failure: the reason why no editor starts, if any.
  func editing(failure: String? = nil) -> PageEditing {
    PageEditing(
      writer: AtomicFileWriter(), editor: "fake",
      open: { path, line throws(PageEditing.Failure) in
        if let failure { throw PageEditing.Failure(failure) }
        self.state.withLock { $0.opened.append("\(path):\(line)") }
      }, report: { act in self.state.withLock { $0.acts.append(act) } })
  }
}
