// SPDX-License-Identifier: GPL-3.0-or-later

@preconcurrency import CReadline

/// What crashes readline 8.2 when it is driven by callbacks, as it is here. Found by typing at random; a test holds
/// each.
extension LineEditor {
  /// Call it after the user's inputrc was read: it, too, may bind a key to what crashes.
  func avoidCrashes() {
    endSearchesBeforePrefixes()
    replaceCrashingCommands()
  }

  /// Call it when a line has come to its end. A search in the history keeps the line that it began on, with its
  /// undo list, which the end of the line has freed; the next prompt would free it again. Taken back as the line
  /// itself, nothing points there any more.
  static func forgetSavedLine() {
    // Without a line that is kept, taking it back would ring the bell.
    rl_maybe_save_line()
    rl_maybe_unsave_line()
    rl_undo_list = nil
  }

  /// The maps that a key may be bound in.
  static var keymaps: [Keymap] {
    let names: [String] = ["emacs-standard", "emacs-meta", "emacs-ctlx", "vi-insert", "vi-command"]
    return names.compactMap { rl_get_keymap_by_name($0) }
  }

  /// An incremental search takes the first key of a sequence, such as Ctrl-X, leaves the search for the second, and
  /// then looks for the sequence's beginning at address 0. Such a key ends the search instead, as Escape does, and
  /// the sequence means what it means outside of one.
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

  /// Readline's search for one letter reads the rest of a sequence as a key with no sequence around it. Its other
  /// searches in the history, for what stands before the cursor or for what is asked for on a line of its own,
  /// share one undo list between two lines, and free it for each.
  private func replaceCrashingCommands() {
    let replacements: [(crashes: KeyCommand, instead: KeyCommand)] = [
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

  /// What the user's inputrc binds, it binds anew.
  nonisolated private static func rereadStartupFile(_ count: Int32, _ key: Int32) -> Int32 {
    let result = rl_re_read_init_file(count, key)
    MainActor.assumeIsolated { LineEditor.current?.avoidCrashes() }
    return result
  }

  private static func replace(_ former: KeyCommand, by command: KeyCommand, in map: Keymap) {
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
