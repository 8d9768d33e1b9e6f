// SPDX-License-Identifier: GPL-3.0-or-later

@preconcurrency import CReadline
import Platform

extension LineEditor {
  var isPrompting: Bool { promptState.current != nil }

  /// Puts the terminal into readline's hands.
  func showPrompt() {
    guard inputSource != nil, !isPrompting else { return }
    TerminalGuard.arm(ending: isBracketedPasteOn ? "\u{1B}[?2004l\r" : "")
    if let currentPrompt { prompt = currentPrompt() }
    let text = question?.prompt ?? (unfinished.isEmpty ? prompt : continuationPrompt(unfinished))
    // First, so that a Ctrl-C that answers the sight of the prompt is meant for its line; the main queue
    // gets to it when everything is in place.
    promptState.enter()
    rl_callback_handler_install(PromptText.marked(text)) { line in
      let text = line.map { String(cString: $0) }
      free(line)
      MainActor.assumeIsolated { LineEditor.current?.receive(text) }
    }
    if let text = pendingPrefill {
      pendingPrefill = nil
      prefill(text)
    }
  }

  /// Takes the terminal out of readline's hands.
  func hidePrompt() {
    guard isPrompting else { return }
    // First, so that a Ctrl-C from here on is meant for what comes next.
    interruptFlag.clear()
    letterSearch = nil
    promptState.leave()
    rl_callback_handler_remove()
    Self.forgetSavedLine()
    TerminalGuard.disarm()
  }

  /// Called by readline: only notes the line, so that no command runs on top of readline's frames.
  private func receive(_ line: String?) {
    hidePrompt()
    entered = line.map(Entry.line) ?? .endOfFile
  }

  /// Feeds one key to readline and runs the line that it may have finished.
  func readKeys() {
    // A Ctrl-C makes the terminal throw away what was typed before it: the keys that this call was made for may be
    // gone, and readline would wait for others, on the queue that the Ctrl-C needs.
    guard isPrompting, !Self.inputReadiness.isEmpty else { return }
    CrashGuard.prepareThread()
    if let count = letterSearch { readLetter(count) } else { rl_callback_read_char() }
    if wantsEditor { return editLine() }
    guard let entry = entered else { return }
    entered = nil
    switch entry {
    case .endOfFile: endInput()
    case .line(let text) where question != nil:
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
    // Readline says the same of a terminal that went away. There is nobody to ask then.
    guard !Self.inputReadiness.contains(.hungUp) else { return terminate(by: Signal.SIGHUP) }
    // Readline ends the line itself when it switches bracketed paste off, and not otherwise.
    if !isBracketedPasteOn { printAbove("") }
    if question != nil { answer(.endOfFile) } else { onEndOfFile() }
    showPrompt()
  }

  /// Where readline reads keys.
  nonisolated static var inputDescriptor: Descriptor { Descriptor(fileno(rl_instream ?? stdin)) }

  /// Whether there are keys now, and whether the terminal has hung up.
  private static var inputReadiness: Readiness { inputDescriptor.wait(for: .readable, milliseconds: 0) }

  var isBracketedPasteOn: Bool {
    guard let value = rl_variable_value("enable-bracketed-paste") else { return false }
    return String(cString: value) == "on"
  }
}
