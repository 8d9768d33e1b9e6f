// SPDX-License-Identifier: GPL-3.0-or-later

@preconcurrency import CReadline

extension LineEditor {
  /// The entries of earlier sessions and of this one, oldest first.
  package var history: [String] {
    (0..<history_length).compactMap { offset in
      history_get(history_base + offset).flatMap { $0.pointee.line }.map { String(cString: $0) }
    }
  }

  func loadHistory() {
    stifle_history(Int32(clamping: configuration.historyLimit))
    guard let historyFile else { return }
    do {
      try historyFile.trim()
      for entry in try historyFile.load().suffix(configuration.historyLimit) { add_history(entry) }
    } catch {
      report(error)
    }
  }

  /// Saves a command before it runs, because a command that crashes is the one to search for.
  ///
  /// Commands that start with a space and repetitions of the previous entry aren't saved.
  func remember(_ command: String) {
    guard !command.hasPrefix(" ") else { return }
    let last = history_get(history_base + history_length - 1).flatMap { $0.pointee.line }
    if let last, String(cString: last) == command { return }
    add_history(command)
    callbacks.onRemember(command)
    do {
      try historyFile?.append(command)
    } catch {
      report(error)
    }
  }

  func trimHistory() {
    do {
      try historyFile?.trim()
    } catch {
      report(error)
    }
  }

  /// Reports only once: a home folder that can't be written fails for every command.
  private func report(_ error: HistoryError) {
    guard !hasReportedHistoryError else { return }
    hasReportedHistoryError = true
    callbacks.onHistoryError(error)
  }
}
