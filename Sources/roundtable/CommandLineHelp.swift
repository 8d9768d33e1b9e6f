// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Platform
import Renderers
import Session
import Shell

/// The texts about the command line itself: help, the version, completions, and errors of words.
enum CommandLineHelp {
  /// - Returns: `nil` if the words ask for none of these texts.
  static func text(_ words: [String]) -> String? {
    let rest = words.dropFirst()
    switch words.first {
    case "--complete": return CommandLineCompletion.lines(Array(rest))
    case "--complete-bash" where rest.count == 2:
      return CommandLineCompletion.bashLines(words[1], breaks: words[2])
    case "--generate-completion-script" where rest.count == 1:
      if let script = CompletionScript(rawValue: words[1]) { return script.text }
    case "--generate-man-page" where rest.isEmpty: return ManPage.text
    default: break
    }
    let options = words.prefix { $0 != "--" }
    if options.contains("--version") { return Version.text + "\n" }
    let isHelp = words.first == "help"
    guard isHelp || options.contains("--help") || options.contains("-h") else { return nil }
    let asked = isHelp ? rest : words[...]
    // The line to type in the introduction remains whole.
    let introduction = named(asked) == nil ? ShellWord(asked)?.introduction ?? "" : ""
    return introduction
      + WrappedText.lines(
        page(asked, isHelp: isHelp), columns: max(20, TerminalSize.wantedColumns ?? 80)) + "\n"
  }

  private static func page(_ words: ArraySlice<String>, isHelp: Bool) -> String {
    guard let name = words.first else { return program }
    if let verb = named(words) { return CommandHelp.page(verb) + note(on: name) }
    if let shellWord = ShellWord(words) { return CommandHelp.page(shellWord.command) }
    return isHelp || name.hasPrefix("-") ? program : CommandHelp.page(ShellCommand.self)
  }

  private static func named(_ words: ArraySlice<String>) -> (any Subcommand.Type)? {
    Roundtable.subcommands.first { $0.name == words.first }
  }

  private static func note(on name: String) -> String {
    guard CommandRegistry.names.contains(name) else { return "" }
    return "\n\nThe shell also has a command '\(name)': roundtable -e 'help \(name)'"
  }

  private static var program: String {
    let names = Roundtable.verbs.map { $0.name + ($0 == ShellCommand.self ? " (default)" : "") }
    let width = names.map(\.count).max() ?? 0
    let lines = zip(names, Roundtable.verbs).map { name, verb in
      "  \(name)\(String(repeating: " ", count: width - name.count))  \(verb.abstract)"
    }
    return """
      usage: roundtable [SPEC] [OPTIONS]
      usage: roundtable SUBCOMMAND …
      \(summary[0])
      \(summary[1]) Exit codes: \(exitCodes.map { "\($0.code) \($0.meaning)" }.joined(separator: "; ")).

      SUBCOMMANDS:
      \(lines.joined(separator: "\n"))

      \(hints)
      """
  }

  static let summary = [
    "Describe an iOS table in YAML, see it live, and export UIKit or SwiftUI.", "All lengths are in points.",
  ]

  static let exitCodes = [
    ("0", "success"), ("1", "a command, a spec or an expectation failed, or specs differ"),
    ("2", "wrong usage or unreadable input"), ("74", "output cannot be written"),
    ("75", "a spec is already being watched"), ("130", "interrupted"), ("128+N", "ended by signal N"),
  ].map { (code: $0.0, meaning: $0.1) }

  static let hints = """
    'roundtable help SUBCOMMAND' or SUBCOMMAND --help explains a subcommand, --version prints the version, \
    --generate-completion-script prints the completions of a shell: \
    \(CompletionScript.allCases.map(\.rawValue).joined(separator: ", ")). --generate-man-page prints the man page.
    """

  /// The usage of a verb on the command line.
  static func usage(of verb: any Verb.Type) -> String {
    verb is any Subcommand.Type ? verb.usage : "roundtable \(verb.name) SPEC …"
  }

  /// An error of the command line: what is wrong, and the usage or another hint.
  static func error(_ error: SessionError, of verb: any Verb.Type) -> String {
    let hint: String
    if let own = error.hint, own != verb.usageHint {
      hint = "hint: \(own)"
    } else {
      hint = "usage: \(verb.usage)\nhint: 'roundtable help \(verb.name)' explains it"
    }
    return VisibleText.lines("error: \(error.message)\n\(hint)") + "\n"
  }
}
