// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import Basics
import Platform
import TableModel

/// The command line: `roundtable [SPEC]` is the shell, everything else a subcommand.
@main
struct Roundtable: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "roundtable",
    abstract: "Describe an iOS table in YAML, see it live, and export UIKit or SwiftUI.",
    discussion: """
      All lengths are in points. Exit codes: 0 success; 1 a command, a spec or an expectation failed, or specs differ; \
      2 wrong usage or unreadable input; 74 output cannot be written; 75 a spec is already being watched; \
      130 interrupted; 128+N ended by signal N.
      """,
    version: Version.text,
    subcommands: [
      ShellCommand.self, RunCommand.self, WatchCommand.self, RenderCommand.self, ExportCommand.self,
      LintCommand.self, DiffCommand.self,
      StatusCommand.self, StopCommand.self, SchemaCommand.self,
      PresetsCommand.self, DevicesCommand.self, CommandsCommand.self, ExampleCommand.self,
    ],
    defaultSubcommand: ShellCommand.self)

  static var subcommandNames: [String] {
    configuration.subcommands.compactMap { $0.configuration.commandName }
  }

  /// What is wrong where the first word was meant for a subcommand: it was taken for the shell's spec.
  private static var misspelling: String? {
    guard let word = CommandLine.arguments.dropFirst().first, !word.hasPrefix("-"),
      !subcommandNames.contains(word), FileReader.key(of: word) == nil,
      let near = NearestNames.suggestions(for: word, among: subcommandNames).first
    else { return nil }
    return
      "error: unknown subcommand '\(VisibleText.line(word))'\nhint: did you mean 'roundtable \(near)'?"
  }

  /// Runs what needs no other subcommand's declarations: to look at all of them takes longer than a small render. What
  /// is not understood at once is left to ``parseAsRoot(_:)``, which has the words for it.
  ///
  /// - Returns: whether it was run.
  private static func runDirectly(_ words: [String]) throws -> Bool {
    if words == ["--version"] {
      StandardStream.output.write(configuration.version + "\n")
      return true
    }
    if words.first == RenderCommand.configuration.commandName,
      let request = RenderRequest(plainWords: words.dropFirst())
    {
      try request.run()
      return true
    }
    guard
      let type = configuration.subcommands.first(where: { $0.configuration.commandName == words.first }),
      var command = try? type.parseAsRoot(Array(words.dropFirst())),
      // Not its help, which has to tell under which name it is called.
      Swift.type(of: command) == type
    else { return false }
    try command.run()
    return true
  }

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
    do {
      try DescriptorSupply.require(DescriptorSupply.ofAny, for: "roundtable")
      let words = Array(CommandLine.arguments.dropFirst())
      if try runDirectly(words) { ExitStatus.success.exit() }
      if let shellWord = ShellWord(words, besides: subcommandNames) {
        try shellWord.run()
        ExitStatus.success.exit()
      }
      var command = try parseAsRoot()
      try command.run()
      ExitStatus.success.exit()
    } catch let status as ExitStatus {
      status.exit()
    } catch {
      // ArgumentParser's own code for a wrong command line is 64; ours is 2, as the command-line reference says.
      let code = exitCode(for: error)
      let text = fullMessage(for: error)
      if code == .success {
        let note =
          text.hasPrefix("OVERVIEW") ? CommandLine.arguments.dropFirst().first.flatMap(ShellWord.note) : nil
        if !text.isEmpty { StandardStream.output.write(text + "\n" + (note.map { $0 + "\n" } ?? "")) }
      } else {
        StandardStream.error.write((misspelling ?? CommandLineError.text(text)) + "\n")
      }
      ExitStatus(code: code == .success ? 0 : 2).exit()
    }
  }
}
