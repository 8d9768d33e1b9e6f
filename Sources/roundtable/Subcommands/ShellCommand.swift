// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import Console
import Dispatch
import LineEditing
import System
import TextEscaping

struct ShellCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "shell",
    abstract: "The interactive shell (the default); without a terminal it runs standard input.",
    discussion: """
      It is interactive when both standard input and standard output are terminals and there is no -e or -f. A \
      spec (.yaml, .yml, .json) that is not there yet is begun: 'save' creates it. A spec that is not valid opens as an \
      empty table; without a terminal it is an error.
      """)

  @Argument(help: "A spec file to open.")
  var spec: String?

  @Option(
    name: .short, help: ArgumentHelp("Run a command and leave; it repeats.", valueName: "command"),
    transform: { OrderedInput.add(.expression($0)) })
  var e: [Int] = []

  @Option(
    name: .short, help: ArgumentHelp("Run a script file and leave; it repeats.", valueName: "file"),
    transform: { OrderedInput.add(.file($0)) })
  var f: [Int] = []

  @Flag(help: "Follow the spec: saves reload it, previews beside it follow every change.")
  var watch = false

  @Flag(
    name: .customLong("no-history"),
    help: "Leave no trace in the history file. Unsaved edits are kept for a recovery all the same.")
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

  @OptionGroup(title: "Limits") var limits: SpecLimitOptions

  func validate() throws {
    if watch, spec == nil { throw ValidationError("--watch needs a spec file") }
    if watch, !(e + f).isEmpty { throw ValidationError("--watch stays, -e and -f leave") }
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
        watches: watch, keepsHistory: !noHistory, runsStartup: !noStartup, color: color,
        limits: limits.limits))
  }
}
