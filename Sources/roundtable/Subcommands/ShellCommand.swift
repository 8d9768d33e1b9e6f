import ArgumentParser
import Console
import Dispatch
import LineEditing

struct ShellCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "shell",
    abstract: "The interactive shell (the default); without a terminal it runs standard input.",
    discussion: "It is interactive when both standard input and standard output are terminals.")

  @Argument(help: "A spec file to open.")
  var spec: String?

  @Flag(help: "Follow the spec: saves reload it, previews beside it follow every change.")
  var watch = false

  @Flag(name: .customLong("no-history"), help: "Leave no trace in the history file.")
  var noHistory = false

  @Flag(name: .customLong("no-rc"), help: "Do not run the start-up commands.")
  var noStartup = false

  @Option(
    help: ArgumentHelp("auto, always or never; auto heeds NO_COLOR, TERM and each stream.", valueName: "when")
  )
  var color = ColorPolicy.auto

  @Flag(help: "Run on after an error when commands come from a pipe; the exit code is still 1.")
  var keepGoing = false

  @Flag(help: "Without a terminal: one line of JSON for each command, errors included.")
  var json = false

  func validate() throws {
    if watch, spec == nil { throw ValidationError("--watch needs a spec file") }
  }

  func run() throws {
    guard Interactivity.isInteractive() else {
      var scripts = try ScriptSession(spec: spec, keepsGoing: keepGoing, reportsJSON: json)
      let code = try scripts.run([.standardInput])
      throw ExitStatus(code: code)
    }
    var document = Document()
    if let spec { document = try SpecFile.document(spec) }
    Shell.run(
      document: document,
      options: ShellOptions(
        watches: watch, keepsHistory: !noHistory, runsStartup: !noStartup, color: color))
  }
}
