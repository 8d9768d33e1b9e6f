// SPDX-License-Identifier: GPL-3.0-or-later

import Platform

extension Environment {
  /// The user's editor, as a shell command.
  static var editor: String { value("VISUAL") ?? value("EDITOR") ?? "vi" }

  /// `$XDG_CONFIG_HOME/roundtable/rc`, or below `~/.config`: commands that run when the shell starts.
  package static var startupPath: String? {
    if let config = value("XDG_CONFIG_HOME") { return config + "/roundtable/rc" }
    return value("HOME").map { $0 + "/.config/roundtable/rc" }
  }

  /// `$XDG_STATE_HOME/roundtable/history`, or below `~/.local/state`; `nil` without a home.
  static var historyPath: String? {
    if let path = value("ROUNDTABLE_HISTORY") { return path }
    return stateFolder.map { $0 + "/history" }
  }

  /// `$XDG_STATE_HOME/roundtable`, or below `~/.local/state`; `nil` without a home.
  package static var stateFolder: String? {
    if let state = value("XDG_STATE_HOME") { return state + "/roundtable" }
    return value("HOME").map { $0 + "/.local/state/roundtable" }
  }
}
