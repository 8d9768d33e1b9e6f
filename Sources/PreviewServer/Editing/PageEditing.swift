// SPDX-License-Identifier: GPL-3.0-or-later

import Platform
import PreviewState

/// What the page may write and start, where the daemon was started with `--edit`.
package struct PageEditing: Sendable {
  /// Why the editor was not started, in a sentence.
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
  ///   - writer: replaces a spec whole.
  ///   - editor: how the page names the editor.
  ///   - open: starts the editor at a line of a file, and does not wait for its end.
  ///   - report: names in the terminal what was done.
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
