// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Session

extension SessionOutput {
  /// Writes the output to its stream.
  ///
  /// - Parameters:
  ///   - colorsErrors: whether the word that marks an error or a note is coloured.
  ///   - columns: the width at which the lines of errors and notes wrap; `nil` doesn't wrap them.
  package func write(colorsErrors: Bool = false, columns: Int? = nil) {
    if case .longOutput(let text) = self {
      // After an interrupt, the rest is not printed.
      return text.forEachPiece { StandardStream.output.write($0) { !WorkProgress.isCancelled } }
    }
    let stream = isOutput ? StandardStream.output : StandardStream.error
    stream.write(filmed(columns: columns, colorsErrors: colorsErrors))
  }

  /// The text as a terminal shows it, for a film.
  package func filmed(columns: Int?, colorsErrors: Bool) -> String {
    text(columns: columns) { colorsErrors ? $0.colored : $0.rawValue }
  }
}

extension SessionOutput.Mark {
  /// In bold, an error in red.
  fileprivate var colored: String {
    let style =
      switch self {
      case .error: "1;31"
      case .note: "1"
      }
    return "\u{1B}[\(style)m\(rawValue)\u{1B}[0m"
  }
}
