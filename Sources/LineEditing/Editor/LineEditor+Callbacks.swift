// SPDX-License-Identifier: GPL-3.0-or-later

extension LineEditor {
  /// The functions that the editor calls, all on the main actor.
  package struct Callbacks {
    // MARK: The prompt

    /// Returns the prompt for each line. It may contain colour sequences.
    package var prompt: () -> String = { "> " }
    /// Returns the prompt for the next line of a continued command, given its lines so far.
    package var continuationPrompt: (String) -> String = { _ in "> " }
    /// Returns the completions for TAB.
    package var completer: (LineContext) -> LineCompletion = { LineCompletion(replacementStart: $0.cursor) }

    // MARK: Lines

    /// Returns whether a command continues on the next line, for example after a backslash. The editor then shows the
    /// continuation prompt. It passes all lines together, separated by `\n`.
    package var needsMoreInput: (String) -> Bool = { _ in false }
    /// Whether to accept the newest line of a continued command; otherwise it is typed again. Gets all lines so far.
    package var takesLine: (String) -> Bool = { _ in true }
    /// Runs a whole line; not called for blank lines.
    package var onLine: (String) -> LineOutcome = { _ in .succeeded }
    /// Called with each line that is saved in the history, before it runs.
    package var onRemember: (String) -> Void = { _ in }
    /// Opens a text in the user's editor; returns `nil` if that fails.
    package var onEdit: (String) -> String? = { _ in nil }
    /// Called before the first line of a paste runs, and with `true` after the last line that runs.
    package var onPaste: (_ isOver: Bool) -> Void = { _ in }
    /// Called with the lines of a paste that did not run because an earlier one failed or was interrupted.
    package var onSkippedLines: ([String]) -> Void = { _ in }
    /// Called once if the history can't be saved.
    package var onHistoryError: (HistoryError) -> Void = { _ in }

    // MARK: The end

    /// Called for Ctrl-D on an empty line. The editor shows the next prompt unless it is stopped.
    package var onEndOfFile: () -> Void = {}
    /// Called for SIGTERM, SIGHUP or a terminal that is gone (which is a SIGHUP, too), with the signal's number
    /// N; the editor has stopped, and exits with 128 + N afterwards.
    package var onTermination: (Int32) -> Void = { _ in }

    // MARK: The pane

    /// Called when the terminal's width has changed while there is a pane.
    package var onPaneWidth: () -> Void = {}
    /// Called when the pane was scrolled to within a page of its last or first line, and there are more rows.
    package var onPaneEdge: () -> Void = {}
  }
}

/// The outcome of a line.
package enum LineOutcome: Hashable, Sendable {
  case succeeded
  /// The rest of a paste isn't run.
  case failed
  /// The session ends: no prompt is shown again.
  case stop
}
