// SPDX-License-Identifier: GPL-3.0-or-later

@preconcurrency import CReadline
import Dispatch
import Platform

/// A prompt with GNU readline behind it, driven by the main queue.
///
/// Keys, signals and what other parts of the program print share that one queue. There can only be one
/// editor at a time, as readline's state is global. Readline is touched in the `LineEditor` files alone.
///
/// A line is handed over with readline out of the way and the terminal as the shell left it: a command that
/// crashes, prints, asks or runs a pager finds the terminal it expects.
@MainActor
package final class LineEditor {
  /// Runs a whole line; blank lines are not handed over.
  package var onLine: (String) -> LineOutcome = { _ in .succeeded }
  /// Called before the first line of a paste is run, and with `true` after the last one that is.
  package var onPaste: (_ isOver: Bool) -> Void = { _ in }
  /// A line that is kept in the history, before it is run.
  package var onRemember: (String) -> Void = { _ in }
  /// Opens a text in the user's editor; `nil` where that fails.
  package var onEdit: (String) -> String? = { _ in nil }
  /// True for a line that goes on, as one that ends in a backslash: the editor shows the other prompt and
  /// hands over all of it, with `\n` between the lines.
  package var needsMoreInput: (String) -> Bool = { _ in false }
  /// Whether the newest line of a command that goes on may stay; it is typed again otherwise. Gets all lines so far.
  package var takesLine: (String) -> Bool = { _ in true }
  /// What the prompt is now, asked for each line; `nil` where ``setPrompt(_:)`` says it.
  package var currentPrompt: (() -> String)?
  /// The prompt of a command that goes on on the next line, from what there is of it.
  package var continuationPrompt: (String) -> String = { _ in "> " }
  /// Ctrl-D on an empty line. The editor goes on with the next prompt unless it is stopped.
  package var onEndOfFile: () -> Void = {}
  /// Ctrl-C at the prompt, after the line was dropped.
  package var onInterrupt: () -> Void = {}
  /// The lines of a paste that did not run, because one before them failed or was interrupted.
  package var onSkippedLines: ([String]) -> Void = { _ in }
  /// SIGTERM, SIGHUP or a terminal that went away (which is a SIGHUP too), with the number; the editor has
  /// stopped, and exits with 128 + N afterwards.
  package var onTermination: (Int32) -> Void = { _ in }
  /// The history cannot be kept; called once.
  package var onHistoryError: (HistoryError) -> Void = { _ in }
  /// The terminal has another width while there is a pane.
  package var onPaneWidth: () -> Void = {}
  /// The pane was scrolled to within a page of where its lines end, and there are more rows.
  package var onPaneEdge: () -> Void = {}
  /// What TAB offers.
  package var completer: (LineContext) -> LineCompletion = { LineCompletion(replacementStart: $0.cursor) }

  /// Raised by Ctrl-C while `onLine` runs.
  package nonisolated let interruptFlag = InterruptFlag()

  /// The editor that readline's callbacks, which carry no context, belong to.
  static weak var current: LineEditor?

  let configuration: Configuration
  let historyFile: HistoryFile?
  nonisolated let promptState = PromptState()
  nonisolated let screenState = ScreenState()
  var prompt: String
  /// The lines of a command that is not complete yet.
  var unfinished = ""
  /// Text for the next prompt.
  var pendingPrefill: String?
  /// What is asked in place of the prompt.
  var question: Question?
  /// Which LETTER Ctrl-] goes to once it is typed.
  var letterSearch: Int?
  /// What the last key looked for in the history.
  var prefixSearch: PrefixSearch?
  /// Whether the last key asked for the user's editor.
  var wantsEditor = false
  /// What readline's callback left for `readKeys`.
  var entered: Entry?
  var lastInsertion: CompletionInsertion?
  /// What the place of the cursor takes, shown above the list before some of it is typed.
  var lastUsage: String?
  /// What is listed in place of its labels, where there is more to say.
  var lastLines: [String]?
  var inputSource: (any DispatchSourceRead)?
  var signals: SignalSources?
  var isInitialized = false
  var hasReportedHistoryError = false
  /// The fixed area above the prompt, and its place while the terminal has room for it.
  var pane: Pane?
  var layout: PaneLayout?
  /// Whether there is a pane that the terminal has no room for now.
  var hasLowTerminal = false
  /// What each row of the pane shows on the screen.
  var paneRows: [String] = []
  /// The first line of the pane that is shown.
  package internal(set) var paneTop = 0
  /// What the keys did that scroll the pane while there is one.
  var formerPageKeys: (up: KeyCommand?, down: KeyCommand?)?

  /// What readline's callback was told.
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

  /// Gives the terminal back as it was.
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
