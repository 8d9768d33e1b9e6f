// SPDX-License-Identifier: GPL-3.0-or-later

import Console
import WorkProgress

extension SessionOutput {
  /// Writes it to the stream where it belongs.
  ///
  /// - Parameter colorsErrors: whether the word that marks an error or a note stands out.
  func write(colorsErrors: Bool = false) {
    if case .longOutput(let text) = self {
      // Whoever lost interest in it is not shown the rest.
      return text.forEachPiece { StandardStream.output.write($0) { !WorkProgress.isCancelled } }
    }
    let stream = isOutput ? StandardStream.output : StandardStream.error
    stream.write(colorsErrors ? text { $0.colored } : text())
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
