// SPDX-License-Identifier: GPL-3.0-or-later

import CommandGrammar

extension LineEditor {
  /// Runs the text that the user entered. It has several lines if the user pasted them.
  ///
  /// - Returns: the outcome of the last line that ran.
  func run(_ text: String) -> LineOutcome {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)[...]
    var outcome = LineOutcome.succeeded
    let isPaste = lines.count > 1
    if isPaste { callbacks.onPaste(false) }
    defer { if isPaste { callbacks.onPaste(true) } }
    while let line = lines.popFirst() {
      guard let command = complete(with: line) else { continue }
      guard callbacks.takesLine(command) else {
        // A typed line is typed again. The rest of a paste would be read as another command.
        if isPaste { lineState.unfinished = "" }
        outcome = .failed
        break
      }
      guard !callbacks.needsMoreInput(command) else {
        lineState.unfinished = command
        continue
      }
      lineState.unfinished = ""
      remember(command)
      outcome = callbacks.onLine(command)
      if outcome != .succeeded || interruptFlag.isRaised { break }
    }
    let skipped = lines.filter { !LexedLine.isBlank($0) }
    if !skipped.isEmpty { callbacks.onSkippedLines(skipped) }
    return outcome
  }

  /// The unfinished command with its newest line; `nil` if it is blank.
  private func complete(with line: String) -> String? {
    let command = lineState.unfinished.isEmpty ? line : lineState.unfinished + "\n" + line
    return LexedLine.isBlank(command) ? nil : command
  }
}
