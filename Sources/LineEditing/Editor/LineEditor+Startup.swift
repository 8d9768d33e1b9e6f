// SPDX-License-Identifier: GPL-3.0-or-later

@preconcurrency import CReadline
import Platform

extension LineEditor {
  /// Sets readline up; the order matters: what comes before `rl_initialize` gives way to the user's inputrc.
  func initializeReadline() {
    guard !isInitialized else {
      rl_reset_screen_size()
      return
    }
    isInitialized = true
    // Readline keeps the pointer.
    rl_readline_name = UnsafePointer(strdup(configuration.applicationName))
    rl_variable_bind("show-all-if-ambiguous", "on")
    if !configuration.isBracketedPasteEnabled { rl_variable_bind("enable-bracketed-paste", "off") }
    searchWithArrows()
    bindEditor()
    // Signals are ours, and LINES and COLUMNS must not go stale in children.
    rl_catch_signals = 0
    rl_catch_sigwinch = 0
    rl_change_environment = 0
    // Readline would drop or split every letter beyond ASCII, and what is typed here is UTF-8.
    CurrentProcess.useUTF8()
    rl_initialize()
    avoidCrashes()
    setUpCompletion()
    loadHistory()
  }

  /// Up and Down look for what was typed so far, as they do in zsh and fish; on an empty line they go through
  /// everything.
  private func searchWithArrows() {
    for introducer in ["\\e[", "\\eO"] {
      Self.bind("\(introducer)A", to: "history-search-backward")
      Self.bind("\(introducer)B", to: "history-search-forward")
    }
  }

  private static func bind(_ keys: String, to command: String) {
    let line = strdup("\"\(keys)\": \(command)")
    defer { free(line) }
    rl_parse_and_bind(line)
  }
}
