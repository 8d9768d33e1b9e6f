// SPDX-License-Identifier: GPL-3.0-or-later

/// What usage, help, completion and the matching of words know of one argument, option or flag of a command.
package struct ParameterDeclaration: Sendable {
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
  package let shape: ParameterShape
  /// How many words make its value.
  package let count: Int
  package let help: String
  /// The settings that it gives new values.
  package let sets: [SettingReference]
  /// The part of the setting's value that it sets, where that has several.
  let part: String?
  /// What completion offers besides the shape's own values.
  let candidates: Candidates?
  /// Whether help lists it after the others and usage doesn't name it.
  var isFurther = false
  /// The name that an option had before; it is still read.
  var formerName: String?
  /// Whether a command that it takes may be left out.
  var mayBeMissing = false

  /// - Parameters:
  ///   - given: the words behind the command's name that stand already.
  ///   - prefix: what was typed of the next; what does not begin with it need not be listed.
  package typealias Candidates =
    @Sendable (_ given: [String], _ prefix: String, _ session: Session) -> [String]

  init(
    name: String, role: Role, shape: ParameterShape, count: Int? = nil, help: String,
    sets: [SettingReference] = [], part: String? = nil, candidates: Candidates? = nil
  ) {
    self.name = name
    self.role = role
    self.shape = shape
    self.count = count ?? shape.count
    self.help = help
    self.sets = sets
    self.part = part
    self.candidates = candidates
  }

  /// The same, with values that completion offers.
  func offering(_ candidates: @escaping Candidates) -> ParameterDeclaration {
    var result = ParameterDeclaration(
      name: name, role: role, shape: shape, count: count, help: help, sets: sets, part: part,
      candidates: candidates)
    result.formerName = formerName
    return result
  }

  /// The same, with the settings that it sets.
  func setting(_ settings: [SettingReference]) -> ParameterDeclaration {
    ParameterDeclaration(
      name: name, role: role, shape: shape, count: count, help: help, sets: settings, part: part,
      candidates: candidates)
  }

  /// The flag of commands that can overwrite a file that this session did not write.
  static let force = "force"

  /// The options that narrow a look command; one excludes the other.
  static let scope = ["section", "row"]

  /// As messages name it.
  var label: String { isPositional ? name.uppercased() : "--" + name }

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
    case .command: !mayBeMissing
    case .optional, .rest, .option, .flag: false
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
      let last = name.split(separator: "-").last.map(String.init) ?? name
      return "--\(name) \(shape.valueName ?? last.uppercased())"
    case .flag: return "--\(name)"
    }
  }

  /// As a usage line shows it.
  var usage: String {
    switch role {
    case .required: signature
    case .optional, .option, .flag: "[\(signature)]"
    case .rest: "[\(signature)…]"
    case .several, .command: isRequired ? "\(signature)…" : "[\(signature)…]"
    }
  }
}
