// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Shell

/// A message on standard error that isn't a script's own error: as text, or for programs as a line of JSON.
struct Diagnostic {
  private let kind: String
  private let message: String
  private let hint: String?

  init(_ message: String, hint: String? = nil) {
    kind = "error"
    self.message = message
    self.hint = hint
  }

  init(note: String) {
    kind = "note"
    message = note
    hint = nil
  }

  func write(asJSON: Bool) {
    StandardStream.error.write((asJSON ? json.jsonLine : text) + "\n")
  }

  /// The text without a line end.
  var text: String {
    "\(kind): " + VisibleText.lines(message) + (hint.map { "\nhint: " + VisibleText.lines($0) } ?? "")
  }

  private var json: ValueTree {
    .object([(kind, .text(message))] + (hint.map { [("hint", .text($0))] } ?? []))
  }
}
