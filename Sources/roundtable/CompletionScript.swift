// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Platform
import Session
import Shell
import TableModel

/// Completes a command line with the declarations of its verb, as TAB does in the shell.
enum CommandLineCompletion {
  /// - Parameter words: the words after the program; the last one is completed.
  /// - Returns: a line for each candidate, with its description, if it has one, after a tab; empty if the word is a file.
  static func lines(_ words: [String]) -> String {
    // bash divides `--name=value` into three words.
    let prefix = words.last.flatMap { $0 == "=" ? nil : $0 } ?? ""
    let given = words.dropLast().filter { $0 != "=" }
    let (verb, arguments, session) = place(given)
    let completion = Completer.complete(verb, given: arguments, prefix: prefix, in: session)
    let namesVerb = given.isEmpty || given == ["help"]
    let verbs = Roundtable.verbs.filter { namesVerb && $0.name.hasPrefix(prefix) }
    let lines =
      verbs.map { ($0.name, $0.abstract) } + completion.candidates.map { ($0.text, $0.description ?? "") }
    return lines.map { $1.isEmpty ? "\($0)\n" : "\($0)\t\($1)\n" }.joined()
  }

  private static func place(_ given: [String]) -> (any Verb.Type, [String], Session) {
    let session = Session(workspace: SystemWorkspace())
    if let verb = Roundtable.subcommands.first(where: { $0.name == given.first }) {
      return (verb, Array(given.dropFirst()), session)
    }
    guard let word = ShellWord(given[...]), let spec = word.arguments.first else {
      return (ShellCommand.self, given, session)
    }
    let opened = (try? SpecFile.document(spec)).map { Session(document: $0, workspace: SystemWorkspace()) }
    return (word.command, Array(word.arguments.dropFirst()), opened ?? session)
  }
}

/// The file by which a shell asks the program for completions.
enum CompletionScript: String, CaseIterable {
  case bash, zsh, fish

  var text: String {
    switch self {
    case .bash:
      #"""
      _roundtable() {
        local IFS=$'\n'
        COMPREPLY=($("$1" --complete "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null | cut -f 1))
      }
      complete -o default -F _roundtable roundtable

      """#
    case .zsh:
      #"""
      #compdef roundtable
      local -a found
      found=("${(@f)$(${words[1]} --complete "${(@)words[2,CURRENT]}" 2>/dev/null | sed -e 's/:/\\:/g' -e $'s/\t/:/')}")
      if [[ -n "$found" ]]; then _describe roundtable found; else _files; fi

      """#
    case .fish:
      #"""
      function __roundtable_complete
        set -l found (roundtable --complete (commandline -opc)[2..] (commandline -ct) 2>/dev/null)
        if test -n "$found"
          printf '%s\n' $found
        else
          __fish_complete_path (commandline -ct)
        end
      end
      complete -c roundtable -f -a '(__roundtable_complete)'

      """#
    }
  }
}
