import ArgumentParser
import FileWatching
import Preview
import TextEscaping

struct StatusCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "status", abstract: "Tell what the daemons of this user do, one line of JSON each.",
    discussion: "With a spec, the daemon that watches it alone. Exit code 1 when there is none.")

  @Argument(help: "A spec file.")
  var spec: String?

  func run() throws {
    let replies = RunningDaemons.all(watching: spec).map(\.status)
    guard !replies.isEmpty else {
      StandardStream.error.write(
        "no daemon is running\(spec.map { " for '\(VisibleText.line($0))'" } ?? "")\n")
      throw ExitStatus.failure
    }
    StandardStream.output.write(replies.map { $0 + "\n" }.joined())
  }
}

struct StopCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stop", abstract: "End the daemons of this user, or the one that watches a spec.",
    discussion: "Exit code 1 when there is none.")

  @Argument(help: "A spec file.")
  var spec: String?

  func run() throws {
    let daemons = RunningDaemons.all(watching: spec)
    guard !daemons.isEmpty else {
      StandardStream.error.write(
        "no daemon is running\(spec.map { " for '\(VisibleText.line($0))'" } ?? "")\n")
      throw ExitStatus.failure
    }
    for daemon in daemons { _ = daemon.client.ask("stop") }
    StandardStream.output.write("stopped \(daemons.count)\n")
  }
}
