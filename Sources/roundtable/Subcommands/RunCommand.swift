// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import Basics
import LineEditing
import Platform

struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Run scripts of shell commands.",
    discussion: """
      The run stops at the first error, prints FILE:LINE: error: … and exits with 1. For -e, FILE is <command> and \
      LINE counts the lines of all -e options. Script files run first, then -e and -f in the order given. Without any \
      of them, standard input is run. Scripts can run programs: !PROGRAM, COMMAND | PROGRAM.
      """)

  @Argument(help: "Script files; - is standard input.")
  var scripts: [String] = []

  @Option(help: "A spec file to open first.")
  var spec: String?

  @Option(
    name: .short, help: ArgumentHelp("Run a command.", valueName: "command"),
    transform: { OrderedInput.add(.expression($0)) })
  var e: [Int] = []

  @Option(
    name: .short, help: ArgumentHelp("Run a script file.", valueName: "file"),
    transform: { OrderedInput.add(.file($0)) })
  var f: [Int] = []

  @Flag(name: .short, help: "Open the interactive shell afterwards, even after an error.")
  var interactive = false

  @Flag(
    name: .customLong("no-rc"),
    help: "With -i: don't run the start-up file first. Without -i it never runs.")
  var noStartup = false

  @Flag(
    name: .customLong("no-history"),
    help: "With -i: don't read or write the history file. Unsaved edits are still stored for recovery.")
  var noHistory = false

  @Flag(help: "Continue after errors; the exit code is still 1.")
  var keepGoing = false

  @Flag(help: "Print a line of JSON for each command, errors included.")
  var json = false

  @Flag(
    help:
      "Compare session files ('> command' and its output) with the current output; print the first difference."
  )
  var check = false

  @Flag(help: "With --check: write the current output to the session files.")
  var update = false

  @Option(
    help: ArgumentHelp(
      "auto, always or never; auto depends on NO_COLOR, TERM and each stream.", valueName: "when")
  )
  var color: ColorPolicy?

  @OptionGroup(title: "Limits") var limits: SpecLimitOptions

  func validate() throws {
    if check, scripts.isEmpty { throw ValidationError("--check requires session files") }
    if check, !(e + f).isEmpty || interactive || json {
      throw ValidationError("--check can't be combined with -e, -f, -i or --json")
    }
    if check, color != nil { throw ValidationError("--color can't be combined with --check") }
    if update, !check { throw ValidationError("--update requires --check") }
  }

  func run() throws {
    if check { return try checkSessions() }
    var sources = scripts.map(ScriptSource.file) + OrderedInput.all(e + f)
    if sources.isEmpty, !interactive { sources = [.standardInput] }
    let staysOpen = interactive && Interactivity.isInteractive()
    let runsStartup = staysOpen && !noStartup
    let (spec, keepGoing, json, color, limits) = (spec, keepGoing, json, color ?? .auto, limits.limits)
    let (session, code) = try InterruptibleSubcommand.run(label) {
      [sources] () throws -> (ScriptSession, Int32) in
      var session = try ScriptSession(
        spec: spec, keepsGoing: keepGoing, reportsJSON: json, color: color, limits: limits)
      // First, as in the shell: scripts may use what is defined there.
      if runsStartup { session.runStartup() }
      let code = try session.run(sources)
      return (session, code)
    }
    guard staysOpen, !session.hasEnded else {
      session.noteUnsavedEdits()
      throw ExitStatus(code: code)
    }
    Shell.run(
      session.session,
      options: ShellOptions(keepsHistory: !noHistory, runsStartup: false, color: color, limits: limits))
  }

  private var label: String { (["run"] + scripts).joined(separator: " ") }

  /// Each session begins anew; all are looked at, and one that differs fails the run.
  private func checkSessions() throws {
    let (scripts, spec, update, limits) = (scripts, spec, update, limits.limits)
    let isGood = try InterruptibleSubcommand.run(label) { () throws -> Bool in
      var isGood = true
      for path in scripts {
        var session = try ScriptSession(spec: spec, keepsGoing: true, capturesPrograms: true, limits: limits)
        if try !session.check(path, updates: update) { isGood = false }
      }
      return isGood
    }
    if !isGood { throw ExitStatus.failure }
  }
}
