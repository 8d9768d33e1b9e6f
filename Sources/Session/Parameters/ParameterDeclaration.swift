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
    /// The same, any number of times.
    case each
    /// `--name` alone.
    case flag
  }

  /// Without the dashes. An option whose name is a letter has one dash.
  package var name: String
  package var role: Role
  package let shape: ParameterShape
  /// How many words make its value.
  package let count: Int
  package let help: String
  /// The settings that it gives new values.
  package var sets: [SettingReference]
  /// The part of the setting's value that it sets, where that has several.
  let part: String?
  /// What completion offers besides the shape's own values.
  var candidates: Candidates?
  /// Whether help lists it after the others and usage doesn't name it.
  var isFurther = false
  /// Whether only the program itself gives it, so that help and completion leave it out.
  var isHidden = false
  /// Whether a line without this option, or without any of these words, is wrong.
  var isNeeded = false
  /// The option that an argument becomes on the command line, where the spec is the argument; default: `nil`, none.
  var commandLineOption: (name: String, short: Character?, isNeeded: Bool)?
  /// The name that an option had before; it is still read.
  var formerName: String?
  /// The letter after one dash that also names an option.
  var short: Character?
  /// The name of its value in usage lines, if the shape has none.
  var valueName: String?
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

  func changed(_ change: (inout Self) -> Void) -> Self {
    var result = self
    change(&result)
    return result
  }

  /// The flag of commands that can overwrite a file that this session did not write.
  static let force = "force"

  /// The options that narrow a look command; one excludes the other.
  static let scope = ["section", "row"]

  /// As messages name it.
  var label: String { isPositional ? name.uppercased() : Self.dashed(name) }

  /// As lines named it before.
  var formerLabel: String? { formerName.map(Self.dashed) }

  private static func dashed(_ name: String) -> String { (name.count == 1 ? "-" : "--") + name }

  /// Whether a word without its value is this option.
  func isNamed(by word: some StringProtocol) -> Bool {
    !isPositional && [label, formerLabel, short.map { "-\($0)" }].contains(String(word))
  }

  var isPositional: Bool {
    switch role {
    case .required, .optional, .rest, .several, .command: true
    case .option, .each, .flag: false
    }
  }

  /// Whether a line without it is wrong.
  var isRequired: Bool {
    switch role {
    case .required, .several: true
    case .command: !mayBeMissing
    case .option, .rest: isNeeded
    case .optional, .each, .flag: false
    }
  }

  /// Whether a line may give it several times.
  var isRepeated: Bool {
    switch role {
    case .rest, .several, .each: true
    case .required, .optional, .command, .option, .flag: false
    }
  }

  /// `--detail TEXT`, `ROW`: a name with what stands behind it.
  var signature: String {
    switch role {
    case .required, .optional, .rest, .several, .command: return name.uppercased()
    case .option, .each:
      let last = name.split(separator: "-").last.map(String.init) ?? name
      return "\(label) \(valueName ?? shape.valueName ?? last.uppercased())"
    case .flag: return label
    }
  }

  /// As a usage line shows it.
  var usage: String {
    switch role {
    case .required: signature
    case .optional, .option, .flag: isRequired ? signature : "[\(signature)]"
    case .each: "[\(signature)]…"
    case .rest, .several, .command: isRequired ? "\(signature)…" : "[\(signature)…]"
    }
  }
}
