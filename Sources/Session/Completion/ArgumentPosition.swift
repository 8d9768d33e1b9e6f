// SPDX-License-Identifier: GPL-3.0-or-later

import CommandGrammar

/// Where in a command's arguments a line stands after some words.
struct ArgumentPosition {
  /// The option that still waits for a value.
  private(set) var openOption: ParameterDeclaration?
  private(set) var usedOptions: Set<String> = []
  /// The argument that comes next.
  var nextPositional: ParameterDeclaration? { positional.first }

  /// Whether no further argument has to come: options are as likely.
  private(set) var isSatisfied = false

  private var positional: ArraySlice<ParameterDeclaration>

  init(command: any Verb.Type, given words: ArraySlice<CommandWord>) {
    positional = command.declarations.filter(\.isPositional)[...]
    var waiting = 0
    for word in words {
      if waiting > 0 {
        waiting -= 1
        // A word such as `default` stands for all of them.
        if openOption?.shape.alternatives.contains(word.text) ?? false { waiting = 0 }
        if waiting == 0 { openOption = nil }
      } else if !word.isQuoted, let option = command.option(in: word.text) {
        usedOptions.insert(option.name)
        if option.count > 0, !word.text.contains("=") {
          openOption = option
          waiting = option.count
        }
      } else if !word.isQuoted, word.text.hasPrefix("--") {
        // An unknown option, or the end of all.
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
