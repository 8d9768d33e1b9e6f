// SPDX-License-Identifier: GPL-3.0-or-later

import System

/// Whether output is coloured; the raw values are those of `--color`.
package enum ColorPolicy: String, CaseIterable, Sendable {
  case auto
  case always
  case never

  /// The decision for one stream: the flag, then `NO_COLOR`, then `TERM`, then what the stream is.
  ///
  /// Standard output and standard error are asked apart, since one may be a file.
  package func allowsColor(onTerminal isTerminal: Bool, environment: [String: String]) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto:
      // https://no-color.org: set and not empty, whatever the value.
      guard environment["NO_COLOR", default: ""].isEmpty else { return false }
      let terminal = environment["TERM", default: ""]
      return !terminal.isEmpty && terminal != "dumb" && isTerminal
    }
  }

  /// The decision for a descriptor of this process.
  package func allowsColor(on descriptor: Descriptor) -> Bool {
    var environment: [String: String] = [:]
    for name in ["NO_COLOR", "TERM"] {
      environment[name] = Environment.value(name)
    }
    return allowsColor(onTerminal: descriptor.isTerminal, environment: environment)
  }
}
