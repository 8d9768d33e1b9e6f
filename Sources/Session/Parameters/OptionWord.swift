// SPDX-License-Identifier: GPL-3.0-or-later

import CommandGrammar
import TableModel

/// The parts of a word that begins an option: `--name`, `--name=VALUE`, `-oVALUE`, or `-qf` for `-q -f`. The reader of lines and
/// completion divide words here.
struct OptionWord {
  /// The name with its dashes.
  let name: String
  /// The value in the same word.
  let value: String?
  /// The flags after the first one, with a dash: `-f` of `-qf`.
  let flags: String?

  init(_ word: String, among parameters: [ParameterDeclaration]) {
    if !word.hasPrefix("--"), word.prefix(while: { $0 != "=" }).count > 2,
      let short = parameters.first(where: { $0.isNamed(by: word.prefix(2)) })
    {
      let rest = String(word.dropFirst(2))
      name = String(word.prefix(2))
      (value, flags) = short.count > 0 ? (rest, nil) : (nil, "-" + rest)
    } else {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      name = String(parts.first ?? "")
      value = parts.count > 1 ? String(parts[1]) : nil
      flags = nil
    }
  }
}

extension CommandWord {
  /// Whether a word begins an option, unless `--` was before it. `-5` and `-.5` are numbers; in quotes, only a word with two
  /// dashes is an option.
  var isOption: Bool {
    guard text.hasPrefix("-"), text.utf8.count > 1, DecimalNumber.parse(text) == nil else { return false }
    return !isQuoted || text.hasPrefix("--")
  }

  /// Whether it ends the options of a line: the words after it are values.
  var endsOptions: Bool { text == "--" && !isQuoted }
}
