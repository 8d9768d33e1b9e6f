// SPDX-License-Identifier: GPL-3.0-or-later

/// Whether output is coloured; the raw values are those of `--color`.
package enum ColorPolicy: String, CaseIterable, Sendable {
  case auto
  case always
  case never

  /// The variables that decide.
  package static let variables = ["NO_COLOR", "CLICOLOR_FORCE", "TERM"]

  /// The decision for one stream: the flag, then `NO_COLOR`, `CLICOLOR_FORCE` and `TERM`, then what the stream is.
  ///
  /// Standard output and standard error are asked apart, since one may be a file.
  package func allowsColor(onTerminal isTerminal: Bool, environment: [String: String]) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto:
      // https://no-color.org: set and not empty, whatever the value.
      guard environment["NO_COLOR", default: ""].isEmpty else { return false }
      // https://bixense.com/clicolors: set, and not 0, for pipes and files too.
      guard ["", "0"].contains(environment["CLICOLOR_FORCE", default: ""]) else { return true }
      let terminal = environment["TERM", default: ""]
      return !terminal.isEmpty && terminal != "dumb" && isTerminal
    }
  }
}

/// How many colours a terminal has.
package enum ColorDepth: Sendable, CaseIterable {
  case sixteen, palette256, trueColor

  /// The variables that tell.
  package static let variables = ["COLORTERM", "TERM"]

  /// By what terminals say of themselves: `COLORTERM`, then `TERM`.
  package init(environment: [String: String]) {
    let color = environment["COLORTERM", default: ""]
    let terminal = environment["TERM", default: ""]
    if color == "truecolor" || color == "24bit" || terminal.hasSuffix("-direct") {
      self = .trueColor
    } else {
      self = terminal.split(separator: "-").contains("256color") ? .palette256 : .sixteen
    }
  }
}
