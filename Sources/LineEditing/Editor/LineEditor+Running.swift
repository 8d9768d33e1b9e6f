// SPDX-License-Identifier: GPL-3.0-or-later

import CommandGrammar

extension LineEditor {
  /// Runs what was entered: a paste comes as one text with many lines.
  ///
  /// - Returns: the outcome of the last line that ran.
  func run(_ text: String) -> LineOutcome {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)[...]
    var outcome = LineOutcome.succeeded
    let isPaste = lines.count > 1
    if isPaste { onPaste(false) }
    defer { if isPaste { onPaste(true) } }
    while let line = lines.popFirst() {
      guard let command = complete(with: line) else { continue }
      remember(command)
      outcome = onLine(command)
      if outcome != .succeeded || interruptFlag.isRaised { break }
    }
    let skipped = lines.filter { !LexedLine.isBlank($0) }
    if !skipped.isEmpty { onSkippedLines(skipped) }
    return outcome
  }

  /// The whole command that `line` ends, or `nil` when there is none yet.
  private func complete(with line: String) -> String? {
    let command = unfinished.isEmpty ? line : unfinished + "\n" + line
    unfinished = ""
    if LexedLine.isBlank(command) { return nil }
    guard needsMoreInput(command) else { return command }
    unfinished = command
    return nil
  }
}
