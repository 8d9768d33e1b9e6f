// SPDX-License-Identifier: GPL-3.0-or-later

@preconcurrency import CReadline
import CommandGrammar

/// The line in the user's editor, as in bash: Ctrl-X Ctrl-E, or `v` among the commands of vi.
extension LineEditor {
  /// The name that bash has for it, which the user's inputrc may bind to other keys.
  private static let editing = "edit-and-execute-command"

  /// Call it before the user's inputrc is read, which may bind these keys to something else.
  func bindEditor() {
    let command: KeyCommand = { _, _ in
      MainActor.assumeIsolated { LineEditor.current?.askForEditor() }
      return 0
    }
    // Readline keeps the pointer.
    rl_add_defun(strdup(Self.editing), command, -1)
    for name in ["emacs-standard", "vi-insert", "vi-command"] {
      guard let map = rl_get_keymap_by_name(name) else { continue }
      rl_bind_keyseq_in_map("\\C-x\\C-e", command, map)
      if name == "vi-command" { rl_bind_key_in_map(Int32(UInt8(ascii: "v")), command, map) }
    }
  }

  /// Only notes it: no program runs on top of readline's frames.
  private func askForEditor() {
    // An answer is no command.
    if question == nil { wantsEditor = true } else { rl_ding() }
  }

  /// Opens the line in the editor and runs what comes back, many lines as a paste.
  func editLine() {
    wantsEditor = false
    let line = rl_line_buffer.map { String(cString: $0) } ?? ""
    leaveLine()
    guard var text = onEdit(line) else {
      pendingPrefill = line
      return showPrompt()
    }
    while text.hasSuffix("\n") { text.removeLast() }
    guard !text.split(separator: "\n").allSatisfy({ LexedLine.isBlank(String($0)) }) else {
      return showPrompt()
    }
    // The screen has the line as it was.
    printAbove(text)
    runToPrompt(text)
  }
}
