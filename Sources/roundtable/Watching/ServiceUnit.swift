// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Shell

/// A systemd user unit for a watch.
enum ServiceUnit {
  /// - Parameter startsEditors: whether the daemon may start an editor, which outlives it and has no limits.
  static func text(
    specs: [String], options: [String], folder: String, executable: String, startsEditors: Bool
  ) -> String {
    let limits = startsEditors ? "KillMode=process" : "MemoryMax=512M\nTasksMax=64"
    let command = ([executable, "watch"] + options + specs).map(quoted).joined(separator: " ")
    return """
      # ~/.config/systemd/user/roundtable.service
      [Unit]
      Description=Roundtable previews of \(specs.map(line).joined(separator: ", "))

      [Service]
      Type=notify
      # With systemd 253 or later, 'systemctl --user reload' sends SIGHUP and waits until everything is rendered again.
      # An older systemd ignores this line; there, 'systemctl --user kill -s HUP roundtable' renders everything again.
      Type=notify-reload
      NotifyAccess=main
      WorkingDirectory=\(line(folder))
      ExecStart=\(command)
      Restart=on-failure
      NoNewPrivileges=true
      UMask=0077
      \(limits)

      [Install]
      WantedBy=default.target

      """
  }

  /// A line end in a name would start another setting, and a backslash at the end would continue the line. systemd removes the
  /// blank.
  private static func line(_ text: String) -> String {
    let line = VisibleText.line(text).replacing("%", with: "%%")
    return line.hasSuffix("\\") ? line + " " : line
  }

  /// systemd splits at spaces and knows double quotes; `%` and `$` have special meanings.
  private static func quoted(_ word: String) -> String {
    let escaped = word.reduce(into: "") { result, character in
      switch character {
      case "\\", "\"": result += "\\" + String(character)
      case "%": result += "%%"
      case "$": result += "$$"
      default: result.append(character)
      }
    }
    // systemd decodes the escapes of control characters, in quotes or not.
    return word.contains(where: { " \t\"'\\;".contains($0) }) || word.isEmpty
      ? "\"\(VisibleText.line(escaped))\"" : VisibleText.line(escaped)
  }
}
