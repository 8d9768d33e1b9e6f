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

  init(command: any ConsoleCommand.Type, given words: ArraySlice<CommandWord>) {
    positional = command.declarations.filter(\.isPositional)[...]
    var waiting = 0
    for word in words {
      if waiting > 0 {
        waiting -= 1
        // A word such as `default` stands for all of them.
        if openOption?.shape.alternatives.contains(word.text) ?? false { waiting = 0 }
        if waiting == 0 { openOption = nil }
      } else if word.text.hasPrefix("--"), !word.isQuoted {
        let name =
          word.text.dropFirst(2).split(separator: "=", omittingEmptySubsequences: false).first.map(
            String.init) ?? ""
        usedOptions.insert(name)
        if let option = command.declarations.first(where: {
          !$0.isPositional && ($0.name == name || $0.formerName == name)
        }),
          option.count > 0,
          !word.text.contains("=")
        {
          openOption = option
          waiting = option.count
        }
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
