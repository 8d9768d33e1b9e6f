// SPDX-License-Identifier: GPL-3.0-or-later

@preconcurrency import CReadline
import Dispatch
import Platform

extension LineEditor {
  /// How long a command may take to come to an end after SIGTERM before the process goes without it.
  private nonisolated static let terminationGrace = DispatchTimeInterval.seconds(2)

  /// How long a line that was accepted takes to be run.
  private nonisolated static let acceptance = DispatchTimeInterval.milliseconds(30)

  /// Installs the handlers, once per process: a command must find them too.
  ///
  /// What concerns the prompt goes on to the main queue; the rest must work while a command keeps that busy.
  func watchSignals() {
    guard signals == nil else { return }
    takeOverKeys()
    let sources = SignalSources()
    signals = sources
    Signal.ignore(Signal.SIGPIPE)
    let prompt = promptState
    let flag = interruptFlag
    let screen = screenState
    let lateInterrupts = DispatchQueue(label: "LineEditor.lateInterrupts")
    sources.watch(Signal.SIGINT) {
      guard !ForegroundProgram.takesInterrupt() else { return }
      guard let number = prompt.current else { return flag.raise() }
      DispatchQueue.main.async { Self.withCurrent { $0.dropLine(ofPrompt: number) } }
      // Enter just before it: the line is run before the main queue comes to drop it, and the Ctrl-C is meant for
      // what runs now.
      lateInterrupts.asyncAfter(deadline: .now() + Self.acceptance) {
        if prompt.wasLeft(number) { flag.raise() }
      }
    }
    sources.watch(Signal.SIGTSTP) {
      guard JobControl.canSuspend else { return }
      guard let number = prompt.current else { return Self.suspendCommand(screen) }
      Self.suspend(atPrompt: number)
    }
    sources.watch(Signal.SIGCONT) { JobControl.noteContinuation() }
    sources.watch(Signal.SIGQUIT) {
      // The way out of a command that does not answer to Ctrl-C; at the prompt it would only lose work.
      guard prompt.current == nil, !ForegroundProgram.isRunning else { return }
      ForegroundProgram.clearTerminal()
      TerminalGuard.restore()
      CurrentProcess.exitAtOnce(128 + Signal.SIGQUIT)
    }
    sources.watch(Signal.SIGWINCH) {
      DispatchQueue.main.async {
        Self.withCurrent { $0.resize() }
      }
    }
    for number in [Signal.SIGTERM, Signal.SIGHUP] {
      sources.watch(number) {
        flag.raise()
        DispatchQueue(label: "LineEditor.end").asyncAfter(deadline: .now() + Self.terminationGrace) {
          LastWords.waitForWriting()
          ForegroundProgram.clearTerminal()
          TerminalGuard.restore()
          CurrentProcess.exitAtOnce(128 + number)
        }
        DispatchQueue.main.async { Self.withCurrent { $0.terminate(by: number) } }
      }
    }
    sources.waitUntilInstalled()
  }

  nonisolated static func withCurrent(_ body: @MainActor (LineEditor) -> Void) {
    MainActor.assumeIsolated { if let editor = LineEditor.current { body(editor) } }
  }

  private func resize() {
    guard pane == nil else { return resizePane() }
    if isPrompting { rl_resize_terminal() } else { rl_reset_screen_size() }
  }

  // MARK: - At the prompt

  /// Ctrl-C: leaves what was typed on the screen and starts over, from whatever state readline is in.
  private func dropLine(ofPrompt number: UInt) {
    guard promptState.current == number else { return }
    // What was typed before it goes with the line, as the terminal would have it.
    TerminalSettings.discardTyped(on: Self.inputDescriptor)
    leaveLine(behind: "^C")
    unfinished = ""
    if question != nil { answer(.interrupt) } else { onInterrupt() }
    showPrompt()
  }

  /// Leaves what was typed on the screen and takes the terminal out of readline's hands, in any state of readline.
  func leaveLine(behind mark: String = "") {
    rl_callback_sigcleanup()
    rl_point = rl_end
    rl_redisplay()
    // Before the handler goes: its removal returns the cursor to the first column.
    fputs(mark, rl_outstream ?? stdout)
    rl_crlf()
    rl_free_line_state()
    hidePrompt()
  }

  func terminate(by number: Int32) {
    stop()
    onTermination(number)
    CurrentProcess.exit(128 + number)
  }
}
