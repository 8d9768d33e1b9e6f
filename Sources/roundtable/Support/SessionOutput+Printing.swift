// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Session

extension SessionOutput {
  /// Writes it to the stream where it belongs.
  ///
  /// - Parameters:
  ///   - colorsErrors: whether the word that marks an error or a note stands out.
  ///   - columns: where the lines of errors and notes break; `nil` for not at all.
  func write(colorsErrors: Bool = false, columns: Int? = nil) {
    if case .longOutput(let text) = self {
      // Whoever lost interest in it is not shown the rest.
      return text.forEachPiece { StandardStream.output.write($0) { !WorkProgress.isCancelled } }
    }
    let stream = isOutput ? StandardStream.output : StandardStream.error
    stream.write(text(columns: columns) { colorsErrors ? $0.colored : $0.rawValue })
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
