// SPDX-License-Identifier: GPL-3.0-or-later

@preconcurrency import CReadline
import Dispatch
import Platform

extension LineEditor {
  var isPrompting: Bool { promptState.current != nil }

  /// Gives control of the terminal to readline.
  func showPrompt() {
    guard inputSource != nil, !isPrompting else { return }
    awaitForeground()
    TerminalGuard.arm(ending: isBracketedPasteOn ? "\u{1B}[?2004l\r" : "")
    lineState.prompt = callbacks.prompt()
    let unfinished = lineState.unfinished
    let text =
      lineState.question?.prompt
      ?? (unfinished.isEmpty ? lineState.prompt : callbacks.continuationPrompt(unfinished))
    // First, so that a Ctrl-C in response to the prompt applies to its line; the main queue handles it when
    // everything is set up.
    promptState.enter()
    rl_callback_handler_install(PromptText.marked(text)) { line in
      let text = line.map { String(cString: $0) }
      free(line)
      MainActor.assumeIsolated { LineEditor.current?.receive(text) }
    }
    if let text = lineState.prefill {
      lineState.prefill = nil
      rl_insert_text(text)
      rl_redisplay()
    }
    // No event reports these keys.
    if !TypedAhead.isEmpty { DispatchQueue.main.async { Self.withCurrent { $0.readKeys() } } }
  }

  /// Takes control of the terminal back from readline.
  func hidePrompt() {
    guard isPrompting else { return }
    // First, so that a later Ctrl-C applies to the command that follows.
    interruptFlag.clear()
    lineState.letterSearch = nil
    promptState.leave()
    rl_callback_handler_remove()
    Self.forgetSavedLine()
    TerminalGuard.disarm()
  }

  /// Called by readline: only stores the line, so that no command runs inside readline's call stack.
  private func receive(_ line: String?) {
    hidePrompt()
    lineState.entered = line.map(Entry.line) ?? .endOfFile
  }

  /// Passes keys to readline: one, or all that were typed before they could be read.
  func readKeys() {
    if isPrompting, TypedAhead.awaitsAnswers { separateAnswers() }
    while isPrompting, !TypedAhead.isEmpty {
      rl_input_available_hook = { 1 }
      readKey()
      rl_input_available_hook = nil
    }
    // A Ctrl-C makes the terminal discard earlier input: the keys that caused this call may be gone, and readline would wait
    // for others, on the queue that must handle the Ctrl-C.
    guard isPrompting, !TypedAhead.awaitsAnswers, !Self.inputReadiness.isEmpty else { return }
    readKey()
  }

  /// Passes one key to readline, and runs the line if the key completes it.
  private func readKey() {
    if let count = lineState.letterSearch { readLetter(count) } else { rl_callback_read_char() }
    if lineState.wantsEditor { return editLine() }
    guard let entry = lineState.entered else { return }
    lineState.entered = nil
    switch entry {
    case .endOfFile: endInput()
    case .line(let text) where lineState.question != nil:
      answer(.line(text))
      showPrompt()
    case .line(let text): runToPrompt(text)
    }
  }

  func runToPrompt(_ text: String) {
    switch run(text) {
    case .succeeded, .failed: showPrompt()
    case .stop: stop()
    }
  }

  private func endInput() {
    // Readline reports the end of file also for a terminal that is gone. A question could not be answered
    // then.
    guard !Self.inputReadiness.contains(.hungUp) else { return terminate(by: Signal.SIGHUP) }
    // Readline ends the line itself, but only when it switches bracketed paste off.
    if !isBracketedPasteOn { printAbove("") }
    if lineState.question != nil { answer(.endOfFile) } else { callbacks.onEndOfFile() }
    showPrompt()
  }

  /// The descriptor from which readline reads keys.
  nonisolated static var inputDescriptor: Descriptor { Descriptor(fileno(rl_instream ?? stdin)) }

  /// Whether keys are available now, and whether the terminal has hung up.
  private static var inputReadiness: Readiness { inputDescriptor.wait(for: .readable, milliseconds: 0) }

  var isBracketedPasteOn: Bool {
    guard let value = rl_variable_value("enable-bracketed-paste") else { return false }
    return String(cString: value) == "on"
  }
}
