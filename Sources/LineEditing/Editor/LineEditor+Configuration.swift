// SPDX-License-Identifier: GPL-3.0-or-later

extension LineEditor {
  package struct Configuration: Sendable {
    /// The name for `$if` blocks in the user's inputrc.
    package var applicationName: String
    /// May hold colour sequences.
    package var prompt: String
    /// Nil for a session that leaves no trace.
    package var historyPath: String?
    /// The most entries in memory and on disk.
    package var historyLimit: Int
    /// False takes a paste for typing: each line runs by itself and a tab completes.
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
