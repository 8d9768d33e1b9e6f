/// One argument, option or flag of a command.
package struct Parameter: Sendable {
  package enum Role: Sendable {
    case required, optional
    /// Takes every word that is left.
    case rest
    /// Takes every word that is left, and at least one.
    case several
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
  /// What a usage line calls the values; the kind's own word where nothing is given.
  private var valueNames: String?

  static func argument(_ name: String, _ kind: ParameterKind, _ help: String) -> Parameter {
    Parameter(name: name, role: .required, kind: kind, count: 1, help: help)
  }

  static func optional(_ name: String, _ kind: ParameterKind, _ help: String) -> Parameter {
    Parameter(name: name, role: .optional, kind: kind, count: 1, help: help)
  }

  static func rest(_ name: String, _ kind: ParameterKind, _ help: String) -> Parameter {
    Parameter(name: name, role: .rest, kind: kind, count: 1, help: help)
  }

  static func several(_ name: String, _ kind: ParameterKind, _ help: String) -> Parameter {
    Parameter(name: name, role: .several, kind: kind, count: 1, help: help)
  }

  static func command(_ name: String, _ help: String) -> Parameter {
    Parameter(name: name, role: .command, kind: .text, count: 1, help: help)
  }

  /// - Parameter values: what a usage line calls them.
  static func option(
    _ name: String, _ kind: ParameterKind, count: Int = 1, values: String? = nil, _ help: String
  ) -> Parameter {
    Parameter(name: name, role: .option, kind: kind, count: count, help: help, valueNames: values)
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
    case .required, .optional, .rest, .several, .command: true
    case .option, .flag: false
    }
  }

  /// Whether a line without it is wrong.
  var isRequired: Bool {
    switch role {
    case .required, .several: true
    case .optional, .rest, .command, .option, .flag: false
    }
  }

  /// Whether it takes every word that is left.
  var isRepeated: Bool {
    switch role {
    case .rest, .several: true
    case .required, .optional, .command, .option, .flag: false
    }
  }

  /// `--detail TEXT`, `ROW`: a name with what stands behind it.
  var signature: String {
    switch role {
    case .required, .optional, .rest, .several, .command: return name.uppercased()
    case .option:
      let values =
        valueNames
        ?? Array(repeating: kind.valueName ?? name.uppercased(), count: count).joined(separator: " ")
      return "--\(name) \(values)"
    case .flag: return "--\(name)"
    }
  }

  /// As a usage line shows it.
  var usage: String {
    switch role {
    case .required: signature
    case .optional, .option, .flag: "[\(signature)]"
    case .rest: "[\(signature)…]"
    case .several, .command: "\(signature)…"
    }
  }
}
