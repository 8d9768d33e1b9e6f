import ArgumentParser

/// The command line: `roundtable [SPEC]` is the shell, everything else a subcommand.
@main
struct Roundtable: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "roundtable",
    abstract: "Tweak iOS-style table layouts in a shell, watch a spec file, script sessions.",
    discussion: """
      Lengths are in points. Exit codes: 0 ok; 1 a command, a spec or an expectation failed; 2 usage or \
      unreadable input; 130 interrupted; 128+N other signals.
      """,
    version: Version.text,
    subcommands: [
      ShellCommand.self, RunCommand.self, WatchCommand.self, RenderCommand.self, LintCommand.self,
      StatusCommand.self, StopCommand.self, SchemaCommand.self,
      PresetsCommand.self, DevicesCommand.self, CommandsCommand.self,
    ],
    defaultSubcommand: ShellCommand.self)

  static func main() {
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch let status as ExitStatus {
      status.exit()
    } catch {
      // ArgumentParser's own code for a wrong command line is 64; ours is 2, as the README says.
      let code = exitCode(for: error)
      let text = fullMessage(for: error)
      if !text.isEmpty { StandardStream(code == .success ? .output : .error).write(text + "\n") }
      ExitStatus(code: code == .success ? 0 : 2).exit()
    }
  }
}
