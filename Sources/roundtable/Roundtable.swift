// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Platform
import Session
import Shell
import TableModel

/// The command line: `roundtable [SPEC]` is the shell, everything else a subcommand.
@main
enum Roundtable {
  static let subcommands: [any Subcommand.Type] = [
    ShellCommand.self, RunCommand.self, WatchCommand.self, RenderSubcommand.self, ExportSubcommand.self,
    LintCommand.self, DiffCommand.self, StatusCommand.self, StopCommand.self, SchemaCommand.self,
    PresetsCommand.self, DevicesCommand.self, CommandsCommand.self, ExampleCommand.self,
  ]

  /// The subcommands, and the commands of the shell that also run on the command line.
  static let verbs: [any Verb.Type] = subcommands + CommandRegistry.all.filter { $0.runsOnCommandLine }

  static func main() {
    StandardStream.guardDescriptors()
    // A write beyond `ulimit -f` is an error like a full disk's, not the end of a session.
    Signal.ignore(Signal.SIGXFSZ)
    // Swift finds them by the kernel's words on the process's memory, and says nothing where there are none.
    guard !CommandLine.arguments.isEmpty else {
      StandardStream.error.write(
        "error: cannot read the program's arguments without '/proc/self/maps'\n"
          + "hint: mount /proc; for a root folder: mount --bind /proc FOLDER/proc\n")
      ExitStatus.usage.exit()
    }
    let words = Array(CommandLine.arguments.dropFirst())
    let named = subcommands.first { $0.name == words.first }
    let verb = named ?? ShellCommand.self
    do {
      try DescriptorSupply.require(DescriptorSupply.ofAny, for: "roundtable")
      if let text = CommandLineHelp.text(words) {
        StandardStream.output.write(text)
      } else if named == nil, let shellWord = ShellWord(words[...]) {
        try shellWord.run()
      } else {
        try verb.run(named == nil ? words : Array(words.dropFirst()))
      }
      ExitStatus.success.exit()
    } catch let status as ExitStatus {
      status.exit()
    } catch {
      let isWrong = error as? SessionError ?? SessionError("\(error)")
      StandardStream.error.write(
        (named == nil ? misspelling(words) : nil) ?? CommandLineHelp.error(isWrong, of: verb))
      ExitStatus.usage.exit()
    }
  }

  /// The error if the first word was meant to be a subcommand: it was taken for the shell's spec.
  private static func misspelling(_ words: [String]) -> String? {
    guard let word = words.first, !word.hasPrefix("-"), FileReader.key(of: word) == nil,
      let near = NearestNames.suggestions(for: word, among: verbs.map { $0.name }).first
    else { return nil }
    return
      "error: unknown subcommand '\(VisibleText.line(word))'\nhint: did you mean 'roundtable \(near)'?\n"
  }
}
