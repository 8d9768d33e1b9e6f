// SPDX-License-Identifier: GPL-3.0-or-later

import CommandGrammar

/// The position in a command's arguments after some words.
struct ArgumentPosition {
  /// The option that still needs a value.
  private(set) var openOption: ParameterDeclaration?
  private(set) var usedOptions: Set<String> = []
  /// The next argument.
  var nextPositional: ParameterDeclaration? { positional.first }

  /// Whether no further argument is required, so that options are equally likely.
  private(set) var isSatisfied = false

  private var positional: ArraySlice<ParameterDeclaration>

  init(command: any Verb.Type, given words: ArraySlice<CommandWord>) {
    positional = command.declarations.filter(\.isPositional)[...]
    var waiting = 0
    for word in words {
      if waiting > 0 {
        waiting -= 1
        // A word such as `default` replaces all values.
        if openOption?.shape.alternatives.contains(word.text) ?? false { waiting = 0 }
        if waiting == 0 { openOption = nil }
      } else if !word.isQuoted, let option = command.option(in: word.text) {
        usedOptions.insert(option.name)
        if option.count > 0, !word.text.contains("=") {
          openOption = option
          waiting = option.count
        }
      } else if !word.isQuoted, word.text.hasPrefix("--") {
        // This is an unknown option, or the end of all options.
        continue
      } else if let parameter = positional.first {
        if parameter.isRepeated {
          isSatisfied = true
          continue
        }
        positional.removeFirst()
      }
    }
  }
}

extension Verb {
  /// The option that a word such as `--name` or `--name=VALUE` names.
  static func option(in word: String) -> ParameterDeclaration? {
    guard word.hasPrefix("-") else { return nil }
    let name = word.prefix { $0 != "=" }
    return declarations.first { $0.isNamed(by: name) }
  }
}
