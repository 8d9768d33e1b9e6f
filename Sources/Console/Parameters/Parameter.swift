/// One argument, option or flag of a command.
package struct Parameter: Sendable {
  package enum Role: Sendable {
    case required, optional
    /// Takes every word that is left.
    case rest
    /// Takes the line's rest as it is: another command.
    case command
    /// `--name VALUE`, or as many values as ``count``.
    case option
    /// `--name` alone.
    case flag
  }

  /// Without the dashes.
  package let name: String
  package let role: Role
  package let kind: ParameterKind
  package let count: Int
  package let help: String

  static func argument(_ name: String, _ kind: ParameterKind, _ help: String) -> Parameter {
    Parameter(name: name, role: .required, kind: kind, count: 1, help: help)
  }

  static func optional(_ name: String, _ kind: ParameterKind, _ help: String) -> Parameter {
    Parameter(name: name, role: .optional, kind: kind, count: 1, help: help)
  }

  static func rest(_ name: String, _ kind: ParameterKind, _ help: String) -> Parameter {
    Parameter(name: name, role: .rest, kind: kind, count: 1, help: help)
  }

  static func command(_ name: String, _ help: String) -> Parameter {
    Parameter(name: name, role: .command, kind: .text, count: 1, help: help)
  }

  static func option(_ name: String, _ kind: ParameterKind, count: Int = 1, _ help: String) -> Parameter {
    Parameter(name: name, role: .option, kind: kind, count: count, help: help)
  }

  static func flag(_ name: String, _ help: String) -> Parameter {
    Parameter(name: name, role: .flag, kind: .text, count: 0, help: help)
  }

  /// `--section` and `--row`, with which every look command is narrowed.
  static let scope: [Parameter] = [
    .option("section", .sections, "Only these sections."), .option("row", .rows, "Only these rows."),
  ]

  var isPositional: Bool {
    switch role {
    case .required, .optional, .rest, .command: true
    case .option, .flag: false
    }
  }

  /// As a usage line shows it.
  var usage: String {
    let upper = name.uppercased()
    switch role {
    case .required: return upper
    case .optional: return "[\(upper)]"
    case .rest: return "[\(upper)…]"
    case .command: return "\(upper)…"
    case .option:
      return "[--\(name) " + Array(repeating: "N", count: count).joined(separator: " ") + "]"
    case .flag: return "[--\(name)]"
    }
  }
}
