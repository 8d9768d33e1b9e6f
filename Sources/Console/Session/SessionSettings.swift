// SPDX-License-Identifier: GPL-3.0-or-later

/// What `set` changes: how the session behaves, never the table.
package struct SessionSettings: Hashable, Sendable {
  /// Whether every edit is saved at once.
  package var autosave = false
  /// Whether output higher than the terminal goes through a pager.
  package var pager = true
  /// Whether each command tells how long it took.
  package var timing = false

  enum Name: String, CaseIterable, Sendable {
    case autosave, pager, timing

    var path: WritableKeyPath<SessionSettings, Bool> {
      switch self {
      case .autosave: \.autosave
      case .pager: \.pager
      case .timing: \.timing
      }
    }
  }
}
