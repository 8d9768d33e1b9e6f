// SPDX-License-Identifier: GPL-3.0-or-later

/// The setting that decides whether output has colours; its raw values are those of `--color`. `auto` is the
/// default of the commands.
package enum ColorPolicy: String, CaseIterable, Sendable {
  case auto
  case always
  case never

  /// The environment variables that `auto` depends on.
  package static let variables = ["NO_COLOR", "CLICOLOR_FORCE", "TERM"]

  /// Whether one stream has colours: the flag decides first, then `NO_COLOR`, `CLICOLOR_FORCE` and `TERM`,
  /// then whether the stream is a terminal.
  ///
  /// Standard output and standard error are decided separately, because one of them may be a file.
  package func allowsColor(onTerminal isTerminal: Bool, environment: [String: String]) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto:
      // https://no-color.org: set and not empty, with any value.
      guard environment["NO_COLOR", default: ""].isEmpty else { return false }
      // https://bixense.com/clicolors: set, and not 0, for pipes and files too.
      guard ["", "0"].contains(environment["CLICOLOR_FORCE", default: ""]) else { return true }
      let terminal = environment["TERM", default: ""]
      return !terminal.isEmpty && terminal != "dumb" && isTerminal
    }
  }
}

/// The number of colours of a terminal: the 16 of ANSI, xterm's 256, or 24 bits.
package enum ColorDepth: Sendable, CaseIterable {
  case sixteen, palette256, trueColor

  /// The environment variables that it depends on.
  package static let variables = ["COLORTERM", "TERM"]

  /// The depth that the terminal announces in `COLORTERM`, or else in `TERM`. Default: 16 colours.
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
