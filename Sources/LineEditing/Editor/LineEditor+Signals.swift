// SPDX-License-Identifier: GPL-3.0-or-later

@preconcurrency import CReadline
import Dispatch
import Platform

extension LineEditor {
  /// How long a command may continue after SIGTERM before the process ends without it.
  private nonisolated static let terminationGrace = DispatchTimeInterval.seconds(2)

  /// How long it takes until an accepted line runs.
  private nonisolated static let acceptance = DispatchTimeInterval.milliseconds(30)

  /// Installs the handlers for the rest of the process, because commands need them, too.
  ///
  /// Actions on the prompt are passed to the main queue; the others must work while a command keeps that
  /// queue busy.
  func watchSignals() {
    takeOverKeys()
    Signal.ignore(Signal.SIGPIPE)
    let prompt = promptState
    let flag = interruptFlag
    let screen = screenState
    let lateInterrupts = DispatchQueue(label: "LineEditor.lateInterrupts")
    signals.watch(Signal.SIGINT) {
      guard !ForegroundProgram.takesInterrupt() else { return }
      guard let number = prompt.current else { return flag.raise() }
      DispatchQueue.main.async { Self.withCurrent { $0.dropLine(ofPrompt: number) } }
      // Return was pressed just before: the line runs before the main queue can drop it, so the Ctrl-C is meant for the running
      // command.
      lateInterrupts.asyncAfter(deadline: .now() + Self.acceptance) {
        if prompt.wasLeft(number) { flag.raise() }
      }
    }
    signals.watch(Signal.SIGTSTP) {
      guard JobControl.canSuspend else { return }
      guard let number = prompt.current else { return Self.suspendCommand(screen) }
      Self.suspend(atPrompt: number)
    }
    signals.watch(Signal.SIGCONT) { JobControl.noteContinuation() }
    signals.watch(Signal.SIGQUIT) {
      // Ends a command that doesn't react to Ctrl-C; at the prompt it would only lose work.
      guard prompt.current == nil, !ForegroundProgram.isRunning else { return }
      ForegroundProgram.clearTerminal()
      TerminalGuard.restore()
      CurrentProcess.exitAtOnce(128 + Signal.SIGQUIT)
    }
    signals.watch(Signal.SIGWINCH) {
      DispatchQueue.main.async {
        Self.withCurrent { $0.resize() }
      }
    }
    for number in [Signal.SIGTERM, Signal.SIGHUP] {
      signals.watch(number) {
        flag.raise()
        DispatchQueue(label: "LineEditor.end").asyncAfter(deadline: .now() + Self.terminationGrace) {
          ForegroundProgram.clearTerminal()
          TerminalGuard.restore()
          CurrentProcess.exitAtOnce(128 + number)
        }
        DispatchQueue.main.async { Self.withCurrent { $0.terminate(by: number) } }
      }
    }
    signals.waitUntilInstalled()
  }

  nonisolated static func withCurrent(_ body: @MainActor (LineEditor) -> Void) {
    MainActor.assumeIsolated { if let editor = LineEditor.current { body(editor) } }
  }

  private func resize() {
    guard paneState.pane == nil else { return resizePane() }
    if isPrompting { rl_resize_terminal() } else { rl_reset_screen_size() }
  }

  // MARK: - At the prompt

  /// Handles Ctrl-C: leaves the typed text on the screen and shows a new prompt, from any state of readline.
  private func dropLine(ofPrompt number: UInt) {
    guard promptState.current == number else { return }
    // Input typed before the Ctrl-C is discarded with the line, as the terminal would do.
    TerminalSettings.discardTyped(on: Self.inputDescriptor)
    TypedAhead.removeAll()
    leaveLine(behind: "^C")
    lineState.unfinished = ""
    if lineState.question != nil { answer(.interrupt) }
    showPrompt()
  }

  /// Leaves the typed text on the screen and takes the terminal back from readline, in any of its states.
  func leaveLine(behind mark: String = "") {
    rl_callback_sigcleanup()
    rl_point = rl_end
    rl_redisplay()
    // Before the handler is removed, which moves the cursor to the first column.
    fputs(mark, rl_outstream ?? stdout)
    rl_crlf()
    rl_free_line_state()
    hidePrompt()
  }

  func terminate(by number: Int32) {
    stop()
    callbacks.onTermination(number)
    CurrentProcess.exit(128 + number)
  }
}
