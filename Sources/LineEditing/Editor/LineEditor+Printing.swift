// SPDX-License-Identifier: GPL-3.0-or-later

@preconcurrency import CReadline

extension LineEditor {
  /// Prints above the prompt; the half-typed line, its cursor and undo list and a running search survive.
  package func notify(_ text: String) {
    guard isPrompting else { return printAbove(text) }
    rl_clear_visible_line()
    printAbove(text)
    rl_on_new_line()
    rl_redisplay()
  }

  /// Changes the prompt, at once unless a search or a count stands in its place.
  package func setPrompt(_ text: String) {
    guard text != prompt else { return }
    prompt = text
    let isReplaced = rl_readline_state & UInt(RL_STATE_ISEARCH | RL_STATE_NSEARCH | RL_STATE_NUMERICARG) != 0
    guard isPrompting, question == nil, unfinished.isEmpty, !isReplaced else { return }
    rl_clear_visible_line()
    rl_set_prompt(PromptText.marked(text))
    rl_on_new_line()
    rl_redisplay()
  }

  /// Asks for the prompt again, and shows it where it has changed.
  package func refreshPrompt() {
    if let currentPrompt { setPrompt(currentPrompt()) }
  }

  /// Types `text` for the user, now or at the next prompt.
  package func prefill(_ text: String) {
    guard isPrompting else {
      pendingPrefill = text
      return
    }
    rl_insert_text(text)
    rl_redisplay()
  }

  /// Prints with the stream that readline uses, so that the two never overtake each other.
  func printAbove(_ text: String) {
    fputs(text.hasSuffix("\n") ? text : text + "\n", rl_outstream ?? stdout)
    fflush(rl_outstream ?? stdout)
  }
}
