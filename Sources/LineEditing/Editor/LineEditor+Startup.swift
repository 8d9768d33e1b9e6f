// SPDX-License-Identifier: GPL-3.0-or-later

@preconcurrency import CReadline
import Platform

extension LineEditor {
  /// Initializes readline. The order matters: the user's inputrc overrides settings made before
  /// `rl_initialize`.
  func initializeReadline() {
    // Readline keeps the pointer.
    rl_readline_name = UnsafePointer(strdup(configuration.applicationName))
    rl_variable_bind("show-all-if-ambiguous", "on")
    searchWithArrows()
    bindEditor()
    // We handle the signals, and child processes must not get outdated LINES and COLUMNS.
    rl_catch_signals = 0
    rl_catch_sigwinch = 0
    rl_change_environment = 0
    readTypedAhead()
    // In another encoding readline would drop or split every letter beyond ASCII; input here is UTF-8.
    CurrentProcess.useUTF8()
    rl_initialize()
    avoidCrashes()
    setUpCompletion()
    loadHistory()
  }

  /// Up and Down search the history for commands that start with the typed text, as in zsh and fish; on an
  /// empty line they go through all commands.
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
