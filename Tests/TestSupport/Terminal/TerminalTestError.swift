// SPDX-License-Identifier: GPL-3.0-or-later

/// The reason why a program under test couldn't continue.
package enum TerminalTestError: Error, CustomStringConvertible {
  case missingBinary(name: String, searched: [String])
  case failedCall(String, code: Int32)
  /// The expected bytes didn't arrive in time, or the program ended before them.
  case missing(expected: String, transcript: String, hasEnded: Bool)
  case stillRunning(transcript: String)

  package var description: String {
    switch self {
    case .missingBinary(let name, let searched):
      "there is no executable '\(name)' in \(searched.joined(separator: ", ")); build it first"
    case .failedCall(let name, let code): "\(name) failed with errno \(code)"
    case .missing(let expected, let transcript, let hasEnded):
      """
      expected "\(expected)" \(hasEnded ? "but the program ended" : "in time"); since the last match came:
      \(transcript)
      """
    case .stillRunning(let transcript): "the program did not end in time; unread output:\n\(transcript)"
    }
  }
}
