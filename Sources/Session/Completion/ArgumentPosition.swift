// SPDX-License-Identifier: GPL-3.0-or-later

import CommandGrammar

/// The position in a command's arguments after some words.
struct ArgumentPosition {
  /// The option that still needs a value.
  private(set) var openOption: ParameterDeclaration?
  private(set) var usedOptions: Set<String> = []
  /// Whether `--` was before it, so that all further words are values.
  private(set) var optionsEnded = false
  /// The next argument.
  var nextPositional: ParameterDeclaration? { positional.first }

  /// Whether no further argument is required, so that options are equally likely.
  private(set) var isSatisfied = false

  private var positional: ArraySlice<ParameterDeclaration>

  init(command: any Verb.Type, given words: ArraySlice<CommandWord>) {
    positional = command.declarations.filter(\.isPositional)[...]
    var waiting = 0
    var rest = words
    while let word = rest.popFirst() {
      if waiting > 0 {
        waiting -= 1
        // A word such as `default` replaces all values.
        if openOption?.shape.alternatives.contains(word.text) ?? false { waiting = 0 }
        if waiting == 0 { openOption = nil }
      } else if !optionsEnded, word.endsOptions {
        optionsEnded = true
      } else if !optionsEnded, word.isOption {
        // The reader refuses an unknown option.
        guard let (option, parts) = command.option(in: word.text) else { continue }
        usedOptions.insert(option.name)
        if let flags = parts.flags {
          rest.insert(CommandWord(text: flags, range: word.range, isQuoted: false), at: rest.startIndex)
        } else if !option.mayLackValue, option.count > (parts.value == nil ? 0 : 1) {
          openOption = option
          waiting = option.count - (parts.value == nil ? 0 : 1)
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

extension Verb {
  /// The option that a word names, and the word's parts; `nil` if no option has the name.
  static func option(in word: String) -> (option: ParameterDeclaration, parts: OptionWord)? {
    let parts = OptionWord(word, among: declarations)
    return declarations.first { $0.isNamed(by: parts.name) }.map { ($0, parts) }
  }

  /// The option whose value is in the same word, and the value: `b.svg` of `--output=b.svg`, `-ob.svg` and `-qob.svg`.
  static func optionWithValue(in word: String) -> (option: ParameterDeclaration, value: String)? {
    var rest = word
    while let (option, parts) = option(in: rest) {
      if let value = parts.value { return (option, value) }
      guard let flags = parts.flags else { return nil }
      rest = flags
    }
    return nil
  }
}
