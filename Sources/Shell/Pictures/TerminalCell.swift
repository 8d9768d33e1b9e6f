// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Platform
import Synchronization

/// The size of the terminal's cells.
enum TerminalCell {
  private static let asked = Mutex<(answered: CellSize?, driver: CellSize?)?>(nil)

  /// The size that the terminal answered, until its driver reports another one: a larger font, for example. Call it after the
  /// terminal was asked.
  static var size: CellSize {
    let driver = CellSize(of: .standardOutput)
    return asked.withLock { asked in
      let first = asked ?? (answer, driver)
      asked = first
      if driver != first.driver, let driver { return driver }
      return first.answered ?? driver ?? .fallback
    }
  }

  private static var answer: CellSize? {
    let answers = TerminalQuestion.answers
    guard answers.cell == nil, let window = answers.window, let size = TerminalSize() else {
      return answers.cell
    }
    return CellSize(width: window.x / size.columns, height: window.y / size.rows)
  }
}
