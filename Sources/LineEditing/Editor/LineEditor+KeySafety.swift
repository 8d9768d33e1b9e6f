// SPDX-License-Identifier: GPL-3.0-or-later

@preconcurrency import CReadline

/// Avoids crashes of readline 8.2 in callback mode, as used here. They were found by random typing; each has a test.
extension LineEditor {
  /// Call this after reading the user's inputrc: it, too, may bind a key to a command that crashes.
  func avoidCrashes() {
    endSearchesBeforePrefixes()
    replaceCrashingCommands()
  }

  /// Call this at the end of a line. A search in the history saves the line on which it began, with its undo list, which the
  /// end of the line has freed; the next prompt would free it again. Restoring the saved line removes all pointers to it.
  static func forgetSavedLine() {
    // Without a saved line, restoring would ring the bell.
    rl_maybe_save_line()
    rl_maybe_unsave_line()
    rl_undo_list = nil
  }

  /// The maps in which a key may be bound.
  static var keymaps: [Keymap] {
    let names: [String] = ["emacs-standard", "emacs-meta", "emacs-ctlx", "vi-insert", "vi-command"]
    return names.compactMap { rl_get_keymap_by_name($0) }
  }

  /// An incremental search takes the first key of a sequence, such as Ctrl-X, ends the search at the second, and then looks up
  /// the sequence's beginning at address 0. So such a key ends the search, like Escape, and the sequence has its usual meaning.
  private func endSearchesBeforePrefixes() {
    var prefixes: Set<Int> = []
    for map in Self.keymaps {
      prefixes.formUnion((0..<Self.asciiKeys).filter { map[$0].type == ISKMAP })
    }
    let former = rl_variable_value("isearch-terminators").map { String(cString: $0) }
    let terminators = (former ?? #"\e\C-j"#) + prefixes.sorted().map { #"\"# + Self.octal($0) }.joined()
    rl_variable_bind("isearch-terminators", terminators)
  }

  private static let asciiKeys = 128

  private static func octal(_ key: Int) -> String {
    let digits = String(key, radix: 8)
    return String(repeating: "0", count: 3 - digits.count) + digits
  }

  /// The searches for one letter and for the text before the cursor, and those for text that is typed on a separate line, which
  /// share the fault of the latter: see ``searchLetter(_:)`` and ``PrefixSearch``.
  private func replaceCrashingCommands() {
    let replacements: [(crashes: KeyFunction, instead: KeyFunction)] = [
      (rl_char_search, { count, _ in LineEditor.searchLetter(count) }),
      (rl_backward_char_search, { count, _ in LineEditor.searchLetter(-count) }),
      (rl_history_search_backward, Self.searchesBackward),
      (rl_history_search_forward, Self.searchesForward),
      (rl_noninc_reverse_search, Self.searchesBackward),
      (rl_noninc_forward_search, Self.searchesForward),
      (rl_noninc_reverse_search_again, Self.searchesBackward),
      (rl_noninc_forward_search_again, Self.searchesForward),
      (rl_re_read_init_file, { count, key in LineEditor.rereadStartupFile(count, key) }),
    ]
    for map in Self.keymaps {
      for (crashes, instead) in replacements { Self.replace(crashes, by: instead, in: map) }
    }
  }

  /// Rereading the user's inputrc binds its keys again.
  nonisolated private static func rereadStartupFile(_ count: Int32, _ key: Int32) -> Int32 {
    let result = rl_re_read_init_file(count, key)
    MainActor.assumeIsolated { LineEditor.current?.avoidCrashes() }
    return result
  }

  private static func replace(_ former: KeyFunction, by command: KeyFunction, in map: Keymap) {
    guard let sequences = rl_invoking_keyseqs_in_map(former, map) else { return }
    var next = sequences
    while let sequence = next.pointee {
      rl_bind_keyseq_in_map(sequence, command, map)
      free(sequence)
      next += 1
    }
    free(sequences)
  }
}
