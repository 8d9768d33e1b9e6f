// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// Why a daemon can't start, or can't watch or write a file.
package struct DaemonError: Error, Sendable, CustomStringConvertible {
  package let message: String
  package let hint: String?
  /// The lock that another daemon holds, if it watches the spec, or writes the file.
  package let takenLock: String?

  init(_ message: String, hint: String? = nil, takenLock: String? = nil) {
    self.message = message
    self.hint = hint
    self.takenLock = takenLock
  }

  package var description: String { VisibleText.line(message + (hint.map { " (hint: \($0))" } ?? "")) }
}
