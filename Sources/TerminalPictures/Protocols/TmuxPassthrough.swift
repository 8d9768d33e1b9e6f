// SPDX-License-Identifier: GPL-3.0-or-later

/// Passes sequences through tmux to the terminal around it. tmux drops them unless its option `allow-passthrough` is on.
package enum TmuxPassthrough {
  /// Each escape character inside is doubled. Source: tmux(1), `allow-passthrough`.
  package static func wrapped(_ sequence: String) -> String {
    "\u{1B}Ptmux;" + sequence.replacing("\u{1B}", with: "\u{1B}\u{1B}") + "\u{1B}\\"
  }
}
