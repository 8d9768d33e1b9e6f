// SPDX-License-Identifier: GPL-3.0-or-later

import Platform

/// What tmux knows about the terminal around it. Its own answers are about tmux, and the terminal's answers don't pass it.
struct TmuxClient {
  /// The terminal's `TERM`, and its name and version as XTVERSION reports them; empty if tmux doesn't know them.
  let names: [String]
  /// Whether tmux passes sequences on.
  let passesSequences: Bool
  /// Whether it passes colours of 24 bits on; otherwise it replaces them by similar ones of 256.
  let passesColors: Bool

  /// Whether this process runs inside of tmux. `TMUX` alone may come from the shell that opened the terminal.
  static var isAround: Bool {
    let terminal = Environment.value("TERM") ?? ""
    return Environment.value("TMUX") != nil && (terminal.hasPrefix("tmux") || terminal.hasPrefix("screen"))
  }

  /// Asks the program `tmux`; `nil` if it doesn't answer.
  init?() {
    guard
      let text = Self.ask(
        "#{client_termname}\n#{client_termtype}\n#{allow-passthrough}\n#{client_termfeatures}")
    else {
      return nil
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard lines.count >= 4 else { return nil }
    names = Array(lines[..<2])
    // `all` passes them from panes that aren't visible, too.
    passesSequences = ["on", "all", "1", "2"].contains(lines[2])
    passesColors = lines[3].split(separator: ",").contains("RGB")
  }

  private static let sizeLimit = 4096

  private static func ask(_ format: String) -> String? {
    guard let pipe = try? Descriptor.pipe() else { return nil }
    defer { pipe.reading.close() }
    let child = try? ChildProgram(
      "exec tmux display-message -p \"$1\" 2>/dev/null", arguments: [format], output: pipe.writing,
      inNewSession: true)
    pipe.writing.close()
    guard let child else { return nil }
    let bytes = try? pipe.reading.readToEnd("tmux", sizeLimit: sizeLimit)
    guard child.wait() == .exited(0), let bytes else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }
}
