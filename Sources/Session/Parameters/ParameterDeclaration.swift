// SPDX-License-Identifier: GPL-3.0-or-later

/// The declaration of one argument, option or flag. Usage, help, completion and the reader of lines use it.
package struct ParameterDeclaration: Sendable {
  package enum Role: Sendable {
    case required, optional
    /// Takes all remaining words.
    case rest
    /// Takes all remaining words, at least one.
    case several
    /// Takes the unparsed rest of the line: another command.
    case command
    /// `--name VALUE`, or as many values as ``count``.
    case option
    /// An option that may be repeated any number of times.
    case each
    /// `--name` alone.
    case flag
  }

  /// The name without the dashes. An option whose name is one letter has one dash.
  package var name: String
  package var role: Role
  package let shape: ParameterShape
  /// The number of words in its value.
  package let count: Int
  package let help: String
  /// The keys of specs that it changes.
  package var keys: [String]
  /// The values that completion offers besides those of the shape.
  var candidates: Candidates?
  /// Whether help lists it after the others and usage doesn't name it.
  var isFurther = false
  /// Whether only the program itself uses it, so that help and completion omit it.
  var isHidden = false
  /// Whether a line must have this option, or at least one of these words.
  var isNeeded = false
  /// The option that an argument becomes on the command line, where the spec is the argument; default: `nil`, none.
  var commandLineOption: (name: String, short: Character?, isNeeded: Bool)?
  /// The letter after one dash that also names an option.
  var short: Character?
  /// The name of its value in usage lines, if the shape has none.
  var valueName: String?
  /// Whether the command that it takes may be omitted.
  var mayBeMissing = false
  /// Whether the option may be given without a value, which then follows only after `=`.
  var mayLackValue = false
  /// What completion offers instead of the shape's values, if each word decides what the next one is.
  var offer: WordOffer.Maker?
  /// If the argument before is this word, it takes the unparsed rest of the line, another command.
  var commandAfter: String?

  /// - Parameters:
  ///   - given: the complete words after the command's name.
  ///   - prefix: the typed part of the next word; candidates that don't begin with it may be omitted.
  package typealias Candidates =
    @Sendable (_ given: [String], _ prefix: String, _ session: Session) -> [String]

  init(
    name: String, role: Role, shape: ParameterShape, count: Int? = nil, help: String,
    keys: [String] = [], candidates: Candidates? = nil
  ) {
    self.name = name
    self.role = role
    self.shape = shape
    self.count = count ?? shape.count
    self.help = help
    self.keys = keys
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

  /// The name in messages.
  var label: String { isPositional ? name.uppercased() : Self.dashed(name) }

  private static func dashed(_ name: String) -> String { (name.count == 1 ? "-" : "--") + name }

  /// Whether a word, without its value, names this option.
  func isNamed(by word: some StringProtocol) -> Bool {
    !isPositional && [label, short.map { "-\($0)" }].contains(String(word))
  }

  var isPositional: Bool {
    switch role {
    case .required, .optional, .rest, .several, .command: true
    case .option, .each, .flag: false
    }
  }

  /// Whether a line must have it.
  var isRequired: Bool {
    switch role {
    case .required, .several: true
    case .command: !mayBeMissing
    case .option, .rest: isNeeded
    case .optional, .each, .flag: false
    }
  }

  /// Whether a line may repeat it.
  var isRepeated: Bool {
    switch role {
    case .rest, .several, .each: true
    case .required, .optional, .command, .option, .flag: false
    }
  }

  /// `--detail TEXT`, `ROW`: the name, and the name of the value.
  var signature: String {
    switch role {
    case .required, .optional, .rest, .several, .command: return name.uppercased()
    case .option, .each:
      let last = name.split(separator: "-").last.map(String.init) ?? name
      let value = valueName ?? shape.valueName ?? last.uppercased()
      return mayLackValue ? "\(label)[=\(value)]" : "\(label) \(value)"
    case .flag: return label
    }
  }

  /// The text in a usage line.
  var usage: String {
    switch role {
    case .required: signature
    case .optional, .option, .flag: isRequired ? signature : "[\(signature)]"
    case .each: "[\(signature)]…"
    case .rest, .several, .command: isRequired ? "\(signature)…" : "[\(signature)…]"
    }
  }
}
