// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Platform
import Session
import Shell
import TableModel

/// Completes a command line with the declarations of its verb, as TAB does in the shell.
enum CommandLineCompletion {
  /// - Parameter words: the words after the program, without quotes; the last one is completed.
  /// - Returns: a line for each candidate, with its description, if it has one, after a tab; empty if the word is a file.
  static func lines(_ words: [String]) -> String {
    // A shell may divide `--name=value` into three words.
    let prefix = words.last.flatMap { $0 == "=" ? nil : $0 } ?? ""
    return candidates(words.dropLast().filter { $0 != "=" }, prefix).map { name, description in
      description.isEmpty ? "\(name)\n" : "\(name)\t\(description)\n"
    }.joined()
  }

  /// - Parameters:
  ///   - line: the line up to the cursor, with the program.
  ///   - breaks: the characters at which bash divides words.
  /// - Returns: a line for each text that bash inserts.
  static func bashLines(_ line: String, breaks: String) -> String {
    let line = BashLine(line, breaks: breaks)
    let found = candidates(Array(line.words.dropFirst().dropLast()), line.words.last ?? "")
    return found.compactMap { line.insertion(of: $0.name) }.map { $0 + "\n" }.joined()
  }

  private static func candidates(
    _ given: [String], _ prefix: String
  ) -> [(name: String, description: String)] {
    let (verb, arguments, session) = place(given)
    let completion = Completer.complete(verb, given: arguments, prefix: prefix, in: session)
    let namesVerb = given.isEmpty || given == ["help"]
    let verbs = Roundtable.verbs.filter { namesVerb && $0.name.hasPrefix(prefix) }
    return verbs.map { ($0.name, $0.abstract) }
      // A shell reads one candidate from each line.
      + completion.candidates.filter(\.text.canBeNamed).map {
        ($0.text, VisibleText.line($0.description ?? ""))
      }
  }

  private static func place(_ given: [String]) -> (any Verb.Type, [String], Session) {
    let session = Session(workspace: SystemWorkspace())
    if let verb = Roundtable.subcommands.first(where: { $0.name == given.first }) {
      return (verb, Array(given.dropFirst()), session)
    }
    guard let word = ShellWord(given[...]), let typed = word.arguments.first else {
      return (ShellCommand.self, given, session)
    }
    // Shells expand it only when they run the line.
    let home = typed.hasPrefix("~/") ? Environment.value("HOME") : nil
    let spec = home.map { $0 + typed.dropFirst() } ?? typed
    // Standard input and pipes belong to the command itself.
    guard spec != "-", !StreamPath.isStream(spec) else { return (word.command, [], session) }
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
        local line=${COMP_LINE:0:${COMP_POINT:-${#COMP_LINE}}} found
        COMPREPLY=()
        while IFS= read -r found; do COMPREPLY+=("$found"); done < \
          <("$1" --complete-bash "${line:-${COMP_WORDS[*]:0:COMP_CWORD + 1}}" "$COMP_WORDBREAKS" </dev/null 2>/dev/null)
        # Behind a folder, its files follow.
        if [[ ${COMPREPLY[0]} == */ ]]; then compopt -o nospace; fi
      }
      complete -o default -F _roundtable roundtable

      """#
    case .zsh:
      #"""
      #compdef roundtable
      local -a found
      found=("${(@f)$(${(Q)words[1]} --complete "${(@Q)words[2,CURRENT-1]}" "${(Q)PREFIX}" </dev/null 2>/dev/null \
        | sed -e 's/[\\:]/\\&/g' -e $'s/\t/:/')}")
      # Behind a folder, its files follow.
      if [[ "$found" == */ ]]; then _describe roundtable found -S ''
      elif [[ -n "$found" ]]; then _describe roundtable found; else _files; fi

      """#
    case .fish:
      #"""
      function __roundtable_complete
        set -l typed (commandline -ct)
        # A quote that is still open is closed first.
        set -l word (string unescape -- $typed; or string unescape -- $typed\'; or string unescape -- $typed\")
        set -l found (roundtable --complete (commandline -opc)[2..] "$word" </dev/null 2>/dev/null)
        if test -n "$found"
          printf '%s\n' $found
        else
          __fish_complete_path "$word"
        end
      end
      complete -c roundtable -f -a '(__roundtable_complete)'

      """#
    }
  }
}
