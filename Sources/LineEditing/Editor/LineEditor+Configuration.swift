// SPDX-License-Identifier: GPL-3.0-or-later

extension LineEditor {
  package struct Configuration: Sendable {
    /// The name for `$if` blocks in the user's inputrc.
    package var applicationName: String
    /// May contain colour sequences.
    package var prompt: String
    /// `nil` for a session that doesn't save its history.
    package var historyPath: String?
    /// The maximum number of entries in memory and on disk.
    package var historyLimit: Int
    /// If false, a paste is handled like typing: each line runs separately and a tab completes.
    package var isBracketedPasteEnabled: Bool

    package init(
      applicationName: String, prompt: String, historyPath: String? = nil,
      historyLimit: Int = 1000, isBracketedPasteEnabled: Bool = true
    ) {
      self.applicationName = applicationName
      self.prompt = prompt
      self.historyPath = historyPath
      self.historyLimit = historyLimit
      self.isBracketedPasteEnabled = isBracketedPasteEnabled
    }
  }
}
