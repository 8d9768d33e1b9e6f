// SPDX-License-Identifier: GPL-3.0-or-later

@preconcurrency import CReadline
import Platform

extension LineEditor {
  /// Prints above the prompt, and keeps the half-typed line, its cursor and undo list and a running search.
  package func notify(_ text: String) {
    guard isPrompting else { return printAbove(text) }
    rl_clear_visible_line()
    printAbove(text)
    rl_on_new_line()
    rl_redisplay()
  }

  /// Whether all that readline prints passes ``TerminalTap``. Only between two lines, because readline keeps its stream for a line.
  package func passTap(_ isPassing: Bool) {
    fflush(rl_outstream ?? stdout)
    if isPassing, let stream = Self.tappedStream { rl_outstream = stream } else { rl_outstream = stdout }
  }

  /// Standard output, written by ``Descriptor``.
  private static let tappedStream = rl_shim_stream { bytes, count in
    let piece = UnsafeBufferPointer(start: bytes, count: count).map { UInt8(bitPattern: $0) }
    return (try? Descriptor.standardOutput.writeAll(piece)) == nil ? 0 : count
  }

  /// Updates the prompt if it has changed: at once, unless a question, a search or a count is shown in its place.
  package func refreshPrompt() {
    let text = callbacks.prompt()
    guard text != lineState.prompt else { return }
    lineState.prompt = text
    let isReplaced = rl_readline_state & UInt(RL_STATE_ISEARCH | RL_STATE_NSEARCH | RL_STATE_NUMERICARG) != 0
    guard isPrompting, lineState.question == nil, lineState.unfinished.isEmpty, !isReplaced else { return }
    rl_clear_visible_line()
    rl_set_prompt(PromptText.marked(text))
    rl_on_new_line()
    rl_redisplay()
  }

  /// Prints to the stream that readline uses, so that the order of the output is kept.
  func printAbove(_ text: String) {
    let words = String(decoding: TerminalWords.fitting(Array(text.utf8), on: .standardOutput), as: UTF8.self)
    fputs(words.hasSuffix("\n") ? words : words + "\n", rl_outstream ?? stdout)
    fflush(rl_outstream ?? stdout)
  }
}
