// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import Basics
import Dispatch
import LineEditing
import Platform
import Session

struct ShellCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "shell",
    abstract: "Start the interactive shell; without a terminal, run standard input.",
    discussion: """
      The shell is interactive if standard input and standard output are terminals and there is no -e or -f. If the \
      spec (.yaml, .yml, .json) doesn't exist, the table starts empty and 'save' creates the file. An invalid spec opens \
      as an empty table; without a terminal it is an error.
      """)

  @Argument(help: "A spec file to open.")
  var spec: String?

  @Option(
    name: .short, help: ArgumentHelp("Run a command, then exit (repeatable).", valueName: "command"),
    transform: { OrderedInput.add(.expression($0)) })
  var e: [Int] = []

  @Option(
    name: .short, help: ArgumentHelp("Run a script file, then exit (repeatable).", valueName: "file"),
    transform: { OrderedInput.add(.file($0)) })
  var f: [Int] = []

  @Flag(help: "Watch the spec: each save reloads it, each change updates the previews beside it.")
  var watch = false

  @Flag(
    help: "Like --watch; also serve a page with the table, edits included, to browsers on this machine only.")
  var serve = false

  @Flag(help: "Like --serve; also open the page in a browser.")
  var open = false

  @Flag(
    name: .customLong("no-history"),
    help: "Don't read or write the history file. Unsaved edits are still stored for recovery.")
  var noHistory = false

  @Flag(name: .customLong("no-rc"), help: "Don't run the start-up file.")
  var noStartup = false

  @Option(
    help: ArgumentHelp(
      "auto, always or never; auto depends on NO_COLOR, TERM and each stream.", valueName: "when")
  )
  var color = ColorPolicy.auto

  @Flag(help: "Continue after errors if commands come from a pipe; the exit code is still 1.")
  var keepGoing = false

  @Flag(help: "Without a terminal: print a line of JSON for each command, errors included.")
  var json = false

  @OptionGroup(title: "Limits") var limits: SpecLimitOptions

  func validate() throws {
    for (name, isSet) in [("--watch", watch), ("--serve", serve), ("--open", open)] where isSet {
      if spec == nil { throw ValidationError("\(name) requires a spec file") }
      if !(e + f).isEmpty { throw ValidationError("\(name) can't be combined with -e or -f") }
    }
  }

  /// How the spec is watched from the start; `nil` if it isn't.
  private var watching: PreviewRequest? {
    var request = PreviewRequest()
    request.page = PreviewRequest.Page(isServed: serve, isOpened: open)
    return watch || request.page != nil ? request : nil
  }

  func run() throws {
    let sources = OrderedInput.all(e + f)
    guard sources.isEmpty, Interactivity.isInteractive() else {
      let (spec, keepGoing, json, color, limits) = (spec, keepGoing, json, color, limits.limits)
      let (scripts, code) = try InterruptibleSubcommand.run("roundtable") {
        () throws -> (ScriptSession, Int32) in
        var scripts = try ScriptSession(
          spec: spec, mayBeNew: true, keepsGoing: keepGoing, reportsJSON: json, color: color, limits: limits)
        let code = try scripts.run(sources.isEmpty ? [.standardInput] : sources)
        return (scripts, code)
      }
      scripts.noteUnsavedEdits()
      throw ExitStatus(code: code)
    }
    var document = Document()
    if let spec {
      document = try SpecFile.document(spec, mayBeNew: true, mayBeBroken: true, limits: limits.limits)
    }
    Shell.run(
      Session(document: document, workspace: SystemWorkspace(limits: limits.limits)),
      options: ShellOptions(
        watching: watching, keepsHistory: !noHistory, runsStartup: !noStartup, color: color,
        limits: limits.limits))
  }
}
