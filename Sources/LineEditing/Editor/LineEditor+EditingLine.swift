// SPDX-License-Identifier: GPL-3.0-or-later

@preconcurrency import CReadline
import CommandGrammar

/// Opens the line in the user's editor, as bash does: by Ctrl-X Ctrl-E, or `v` in vi's command mode.
extension LineEditor {
  /// Bash's name for the command, which the user's inputrc may bind to other keys.
  private static let editing = "edit-and-execute-command"

  /// Call this before reading the user's inputrc, which may bind these keys to other commands.
  func bindEditor() {
    let command: KeyFunction = { _, _ in
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

  /// Only sets a flag, so that no program runs inside readline's call stack.
  private func askForEditor() {
    // An answer isn't a command.
    if lineState.question == nil { lineState.wantsEditor = true } else { rl_ding() }
  }

  /// Opens the line in the editor and runs the returned text; several lines run like a paste.
  func editLine() {
    lineState.wantsEditor = false
    let line = rl_line_buffer.map { String(cString: $0) } ?? ""
    leaveLine()
    guard var text = callbacks.onEdit(line) else {
      lineState.prefill = line
      return showPrompt()
    }
    while text.hasSuffix("\n") { text.removeLast() }
    guard !text.split(separator: "\n").allSatisfy({ LexedLine.isBlank(String($0)) }) else {
      return showPrompt()
    }
    // The screen still shows the unedited line.
    printAbove(text)
    runToPrompt(text)
  }
}
