// SPDX-License-Identifier: GPL-3.0-or-later

@preconcurrency import CReadline
import Dispatch
import Platform

/// A prompt that uses GNU readline, driven by the main queue.
///
/// Keys, signals and output of other parts of the program share that queue. There can only be one editor in a process, because
/// readline's state is global. Only the `LineEditor` files use readline.
///
/// A line is run after readline has released the terminal, with the settings that the shell left: a command that prints, asks or
/// runs a pager finds the terminal it expects.
@MainActor
package final class LineEditor {
  package var callbacks = Callbacks()
  /// Raised by Ctrl-C while a line runs.
  package nonisolated let interruptFlag = InterruptFlag()

  /// The editor that receives readline's callbacks, which have no context argument.
  static weak var current: LineEditor?

  let configuration: Configuration
  let historyFile: HistoryFile?
  var hasReportedHistoryError = false
  nonisolated let promptState = PromptState()
  nonisolated let screenState = ScreenState()
  var lineState = LineState()
  var paneState = PaneState()
  let signals = SignalSources()
  /// The keys; `nil` before the start and after the end.
  var inputSource: (any DispatchSourceRead)?

  package init(configuration: Configuration) {
    self.configuration = configuration
    historyFile = configuration.historyPath.map { HistoryFile(path: $0, limit: configuration.historyLimit) }
  }

  /// Shows the prompt; keys are read once the main queue runs. Call it once.
  package func start() {
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
    lineState.unfinished = ""
    guard let inputSource else { return }
    inputSource.cancel()
    self.inputSource = nil
    trimHistory()
  }
}
