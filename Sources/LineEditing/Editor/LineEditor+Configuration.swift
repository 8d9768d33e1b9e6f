// SPDX-License-Identifier: GPL-3.0-or-later

extension LineEditor {
  package struct Configuration: Sendable {
    /// The name for `$if` blocks in the user's inputrc.
    package var applicationName: String
    /// `nil` for a session that doesn't save its history.
    package var historyPath: String?
    /// The maximum number of entries in memory and on disk.
    package var historyLimit: Int

    package init(applicationName: String, historyPath: String?, historyLimit: Int) {
      self.applicationName = applicationName
      self.historyPath = historyPath
      self.historyLimit = historyLimit
    }
  }
}
