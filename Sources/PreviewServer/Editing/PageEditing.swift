// SPDX-License-Identifier: GPL-3.0-or-later

import Platform
import PreviewState

/// The page's access to files and the editor, if the daemon was started with `--edit`.
package struct PageEditing: Sendable {
  /// The reason why the editor was not started, as a sentence.
  package struct Failure: Error {
    package let words: String

    package init(_ words: String) { self.words = words }
  }

  let writer: AtomicFileWriter
  /// The name of the editor that ``open`` starts.
  let editor: String
  let open: @Sendable (_ path: String, _ line: Int) throws(Failure) -> Void
  let report: @Sendable (PageAct) -> Void

  /// - Parameters:
  ///   - writer: replaces a spec atomically.
  ///   - editor: the editor's name on the page.
  ///   - open: starts the editor at a line of a file, without waiting for it to end.
  ///   - report: prints each action in the terminal.
  package init(
    writer: AtomicFileWriter, editor: String,
    open: @escaping @Sendable (_ path: String, _ line: Int) throws(Failure) -> Void,
    report: @escaping @Sendable (PageAct) -> Void
  ) {
    self.writer = writer
    self.editor = editor
    self.open = open
    self.report = report
  }
}
