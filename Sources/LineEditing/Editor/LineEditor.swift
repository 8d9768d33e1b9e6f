// SPDX-License-Identifier: GPL-3.0-or-later

@preconcurrency import CReadline
import Dispatch
import Platform

/// A prompt that uses GNU readline, driven by the main queue.
///
/// Keys, signals and output of other parts of the program share that queue. There can only be one editor at a
/// time, because readline's state is global. Only the `LineEditor` files use readline.
///
/// A line is run after readline has released the terminal, with the settings that the shell left: a command
/// that crashes, prints, asks or runs a pager finds the terminal it expects.
@MainActor
package final class LineEditor {
  /// Runs a whole line; not called for blank lines.
  package var onLine: (String) -> LineOutcome = { _ in .succeeded }
  /// Called before the first line of a paste runs, and with `true` after the last line that runs.
  package var onPaste: (_ isOver: Bool) -> Void = { _ in }
  /// Called with each line that is saved in the history, before it runs.
  package var onRemember: (String) -> Void = { _ in }
  /// Opens a text in the user's editor; returns `nil` if that fails.
  package var onEdit: (String) -> String? = { _ in nil }
  /// Returns true for an incomplete command, such as one that ends with a backslash: the editor shows the
  /// continuation prompt, and passes all lines together, separated by `\n`.
  package var needsMoreInput: (String) -> Bool = { _ in false }
  /// Whether to accept the newest line of a continued command; otherwise it is typed again. Gets all lines so far.
  package var takesLine: (String) -> Bool = { _ in true }
  /// Returns the current prompt, called for each line; `nil` if ``setPrompt(_:)`` sets it.
  package var currentPrompt: (() -> String)?
  /// Returns the prompt for the next line of a continued command, given its lines so far.
  package var continuationPrompt: (String) -> String = { _ in "> " }
  /// Called for Ctrl-D on an empty line. The editor shows the next prompt unless it is stopped.
  package var onEndOfFile: () -> Void = {}
  /// Called for Ctrl-C at the prompt, after the line was dropped.
  package var onInterrupt: () -> Void = {}
  /// Called with the lines of a paste that did not run because an earlier one failed or was interrupted.
  package var onSkippedLines: ([String]) -> Void = { _ in }
  /// Called for SIGTERM, SIGHUP or a terminal that is gone (which is a SIGHUP, too), with the signal's number
  /// N; the editor has stopped, and exits with 128 + N afterwards.
  package var onTermination: (Int32) -> Void = { _ in }
  /// Called once if the history can't be saved.
  package var onHistoryError: (HistoryError) -> Void = { _ in }
  /// Called when the terminal's width has changed while there is a pane.
  package var onPaneWidth: () -> Void = {}
  /// Called when the pane was scrolled to within a page of its last or first line, and there are more rows.
  package var onPaneEdge: () -> Void = {}
  /// Returns the completions for TAB.
  package var completer: (LineContext) -> LineCompletion = { LineCompletion(replacementStart: $0.cursor) }

  /// Raised by Ctrl-C while `onLine` runs.
  package nonisolated let interruptFlag = InterruptFlag()

  /// The editor that receives readline's callbacks, which have no context argument.
  static weak var current: LineEditor?

  let configuration: Configuration
  let historyFile: HistoryFile?
  nonisolated let promptState = PromptState()
  nonisolated let screenState = ScreenState()
  var prompt: String
  /// The lines of an incomplete command.
  var unfinished = ""
  /// Text for the next prompt.
  var pendingPrefill: String?
  /// The question that replaces the prompt.
  var question: Question?
  /// The count of a Ctrl-] search that waits for its letter.
  var letterSearch: Int?
  /// The history search of the last key.
  var prefixSearch: PrefixSearch?
  /// Whether the last key asked for the user's editor.
  var wantsEditor = false
  /// The line that readline's callback stored for `readKeys`.
  var entered: Entry?
  var lastInsertion: CompletionInsertion?
  /// The usage of the word at the cursor, shown above the list while the word is empty.
  var lastUsage: String?
  /// Lines with descriptions that replace the labels in the list, if there are any.
  var lastLines: [String]?
  var inputSource: (any DispatchSourceRead)?
  var signals: SignalSources?
  var isInitialized = false
  var hasReportedHistoryError = false
  /// The fixed area above the prompt, and its layout while the terminal has room for it.
  var pane: Pane?
  var layout: PaneLayout?
  /// Whether there is a pane for which the terminal has no room at present.
  var hasLowTerminal = false
  /// The text that each row of the pane shows on the screen.
  var paneRows: [String] = []
  /// The first visible line of the pane.
  package internal(set) var paneTop = 0
  /// The former functions of the keys that scroll the pane.
  var formerPageKeys: (up: KeyCommand?, down: KeyCommand?)?

  /// The argument of readline's callback.
  enum Entry {
    case line(String)
    case endOfFile
  }

  package init(configuration: Configuration) {
    self.configuration = configuration
    prompt = configuration.prompt
    historyFile = configuration.historyPath.map { HistoryFile(path: $0, limit: configuration.historyLimit) }
  }

  /// Shows the prompt; keys are read once the main queue runs.
  package func start() {
    guard inputSource == nil else { return }
    Self.current = self
    initializeReadline()
    watchSignals()
    let source = DispatchSource.makeReadSource(fileDescriptor: Self.inputDescriptor.number, queue: .main)
    source.setEventHandler { MainActor.assumeIsolated { LineEditor.current?.readKeys() } }
    inputSource = source
    source.activate()
    showPrompt()
  }

  /// Restores the terminal.
  package func stop() {
    hidePrompt()
    closePane()
    unfinished = ""
    guard let inputSource else { return }
    inputSource.cancel()
    self.inputSource = nil
    trimHistory()
  }
}
