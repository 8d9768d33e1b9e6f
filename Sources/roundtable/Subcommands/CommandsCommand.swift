import ArgumentParser
import Console

struct CommandsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "commands", abstract: "Print the reference of the shell's commands.")

  @Flag(help: "One JSON document instead of text.")
  var json = false

  func run() { StandardStream.output.write(CommandHelp.reference(json: json)) }
}
