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
    ShellCommand.self, RunCommand.self, WatchSubcommand.self, RenderSubcommand.self, ExportSubcommand.self,
    SupportSubcommand.self,
    LintSubcommand.self, DiffSubcommand.self, CompareSubcommand.self, ReportSubcommand.self,
    SnapshotSubcommand.self,
    SheetSubcommand.self, StatusSubcommand.self, StopCommand.self,
    SchemaCommand.self,
    PresetsCommand.self, DevicesCommand.self, CommandsCommand.self, ExampleCommand.self,
    GalleryCommand.self,
  ]

  /// The subcommands, and the commands of the shell that also run on the command line.
  static let verbs: [any Verb.Type] = subcommands + CommandRegistry.all.filter { $0.runsOnCommandLine }

  static func main() {
    StandardStream.guardDescriptors()
    // With the signal ignored, a write beyond `ulimit -f` fails with an error, as on a full disk, and the session continues.
    Signal.ignore(Signal.SIGXFSZ)
    // Swift reads them from the kernel's description of the process's memory. Without it, Swift reports nothing.
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

  /// The error if the first word looks like a mistyped subcommand; otherwise it names the shell's spec.
  private static func misspelling(_ words: [String]) -> String? {
    guard let word = words.first, !word.hasPrefix("-"), FileReader.key(of: word) == nil,
      let near = NearestNames.suggestions(for: word, among: verbs.map { $0.name }).first
    else { return nil }
    return
      "error: unknown subcommand '\(VisibleText.line(word))'\nhint: did you mean 'roundtable \(near)'?\n"
  }
}
