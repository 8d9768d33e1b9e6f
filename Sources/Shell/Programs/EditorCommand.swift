// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Dispatch
import LineEditing
import Platform
import PreviewServer

/// The user's editor: the shell command that starts it, and its arguments for opening a file at a line.
package struct EditorCommand: Sendable {
  /// The program with its options, as in `code --wait`.
  package let command: String

  /// `$VISUAL`, `$EDITOR` or vi.
  package static var own: EditorCommand { EditorCommand(command: Environment.editor) }

  /// `code` of `/usr/bin/code --wait`.
  package var name: String {
    String(command.split(separator: " ").first?.split(separator: "/").last ?? "")
  }

  private static let takingPlus: Set = [
    "vi", "vim", "nvim", "nano", "pico", "emacs", "emacsclient", "micro", "kak", "gvim", "gedit",
  ]
  private static let takingGoto: Set = ["code", "code-insiders", "codium", "cursor"]
  private static let takingColon: Set = ["zed", "subl", "hx"]

  /// The arguments for opening a file.
  ///
  /// - Parameter line: counted from 1; `nil` leaves the position to the editor.
  func arguments(_ path: String, line: Int?) -> [String] {
    let path = PathText.argument(path)
    guard let line else { return [path] }
    if Self.takingPlus.contains(name) { return ["+\(line)", path] }
    if Self.takingGoto.contains(name) { return ["--goto", "\(path):\(line)"] }
    return [Self.takingColon.contains(name) ? "\(path):\(line)" : path]
  }

  /// Runs it in the terminal until it ends.
  ///
  /// - Returns: whether it exited successfully.
  package func run(_ path: String, line: Int? = nil) -> Bool {
    ForegroundProgram.run(command, arguments(path, line: line))
  }
}

// MARK: - In the background

extension EditorCommand {
  /// Whether it is known to need a terminal.
  private var needsTerminal: Bool {
    let terminalOption = command.split(separator: " ").dropFirst().contains { option in
      ["-t", "-tty", "--tty", "-nw", "--no-window-system"].contains(option)
    }
    switch name {
    case "vi", "vim", "nvim", "nano", "pico", "micro", "kak", "hx", "joe", "mcedit", "ne", "ed": return true
    case "emacs":
      return terminalOption || (Environment.value("DISPLAY") ?? Environment.value("WAYLAND_DISPLAY")) == nil
    case "emacsclient": return terminalOption
    default: return false
    }
  }

  /// The arguments of `tmux new-window` that run a shell command in the window.
  static func windowArguments(_ command: String, _ arguments: [String]) -> [String] {
    // tmux takes a semicolon at the end of an argument for the end of its own command.
    ["sh", "-c", command + " \"$@\"", "sh"]
      + arguments.map { $0.hasSuffix(";") ? $0.dropLast() + "\\;" : $0 }
  }

  /// Starts it without a terminal. An editor that needs one gets a new window of tmux, if the shell runs in tmux.
  ///
  /// - Parameter onFailure: called later with the reason if the editor fails.
  package func start(
    _ path: String, line: Int, onFailure: @escaping @Sendable (String) -> Void
  ) throws(PageEditing.Failure) {
    var (command, arguments) = (command, arguments(path, line: line))
    if needsTerminal {
      guard Environment.value("TMUX") != nil else {
        throw PageEditing.Failure(
          "'\(VisibleText.line(name))' needs a terminal. Set VISUAL to a graphical editor, such as "
            + "'code' or 'gvim', run the daemon inside tmux, or press e in the daemon's terminal.")
      }
      arguments = Self.windowArguments(command, arguments)
      command = "tmux new-window"
    }
    let program: ChildProgram
    do {
      let nothing = try Descriptor.open("/dev/null", .readWrite)
      defer { nothing.close() }
      program = try ChildProgram(
        command + " \"$@\"", arguments: arguments, input: nothing, output: nothing, error: nothing,
        inNewSession: true)
    } catch {
      throw PageEditing.Failure("'\(VisibleText.line(name))' cannot be started: \(error.words).")
    }
    let name = name
    // A separate queue, because it waits as long as the editor is open.
    DispatchQueue(label: "EditorCommand").async {
      switch program.wait() {
      case .exited(0): break
      case .exited(ChildProgram.notFound): onFailure("there is no program '\(name)'; set VISUAL or EDITOR")
      case .exited(let code): onFailure("'\(name)' failed with exit code \(code)")
      case .signalled(let number): onFailure("'\(name)' was ended by signal \(number)")
      }
    }
  }
}
