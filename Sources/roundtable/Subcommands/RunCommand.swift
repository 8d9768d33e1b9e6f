// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import LineEditing
import Platform
import Renderers
import Session
import Shell
import SpecFiles
import TableSpec

struct RunCommand: Subcommand {
  static let name = "run"
  static let abstract = "Run scripts of shell commands."
  static let discussion = """
    The run stops at the first error, prints FILE:LINE: error: … and exits with 1. For -e, FILE is <command> and \
    LINE counts the lines of all -e options. Script files run first, then -e and -f in the order given. Without any \
    of them, standard input is run. Scripts can run programs: !PROGRAM, COMMAND | PROGRAM. With --check, each session \
    runs in the folder of its file.
    """

  var scripts: [String] = []
  var spec: String?
  var sources: [PlacedSource] = []
  var interactive = false
  var noStartup = false
  var noHistory = false
  var keepGoing = false
  var json = false
  var check = false
  var update = false
  var noPrograms = false
  var film: String?
  var isForced = false
  var color: ColorPolicy?
  var limits = SpecLimits.standard
  static let parameters: [Parameter<Self>] =
    [
      .rest("scripts", \.scripts, .path(), "Script files; - is standard input."),
      .option(
        "spec", \.spec, .path(SpecRecognition.fileExtensions),
        "A spec file to open first, or REV:PATH for one in a git revision."),
    ] + Parameter.sources(\.sources) + [
      .flag("i", \.interactive, "Open the interactive shell afterwards, even after an error."),
      .flag(
        "no-rc", \.noStartup, "With -i: don't run the start-up file first. Without -i it never runs."),
      .flag(
        "no-history", \.noHistory,
        "With -i: don't read or write the history file. A draft of unsaved edits is still written."),
      .flag("keep-going", \.keepGoing, "Continue after errors; the exit code is still 1."),
      .flag("json", \.json, "Print a line of JSON for each command, errors included."),
      .flag(
        "check", \.check,
        "Compare session files ('> command' and its output) with the current output; print the first difference."
      ),
      .flag(
        "update", \.update,
        "With --check: write the current output to the session files, unless a command fails."),
      .flag(
        "no-programs", \.noPrograms,
        "Start no program, for scripts of others: !PROGRAM, | PROGRAM and an editor are errors."),
      .option(
        "film", \.film, .path(["svg"]),
        "Write an animated SVG of the session as a terminal of 80 columns shows it, instead of the output."),
      .force(\.isForced, "With --film: overwrite a file that roundtable did not make."),
      .color(\.color),
    ] + Parameter.limits(\.limits)

  func validate() throws(SessionError) {
    if check, scripts.isEmpty { throw SessionError("--check requires session files") }
    if check, !sources.isEmpty || interactive || json {
      throw SessionError("--check can't be combined with -e, -f, -i or --json")
    }
    if check, color != nil { throw SessionError("--color can't be combined with --check") }
    if update, !check { throw SessionError("--update requires --check") }
    if film != nil, check || interactive || json {
      throw SessionError("--film can't be combined with --check, -i or --json")
    }
    if let film, !film.lowercased().hasSuffix(".svg") {
      throw SessionError(
        "--film writes SVG, not '\(VisibleText.line(film))'",
        hint: "name a file that ends in .svg; in the shell, 'record FILE.cast' records for asciinema")
    }
    if isForced, film == nil { throw SessionError("--force requires --film") }
    if noPrograms, interactive { throw SessionError("--no-programs can't be combined with -i") }
  }

  func run() throws {
    if check { return try checkSessions() }
    var input = scripts.map(ScriptSource.file) + sources.inOrder
    if input.isEmpty, !interactive { input = [.standardInput] }
    let staysOpen = interactive && Interactivity.isInteractive()
    let runsStartup = staysOpen && !noStartup
    let (spec, keepGoing, json, color, limits) = (spec, keepGoing, json, color ?? .auto, limits)
    let host = SystemHost(startsPrograms: !noPrograms)
    let film = OutputFiles(spec: spec ?? "-", paths: film.map { [$0] } ?? [], isForced: isForced)
    let isFilmed = !film.paths.isEmpty
    try film.check()
    let (session, code) = try InterruptibleSubcommand.run(label) {
      [input] () throws -> (ScriptSession, Int32) in
      var session = try ScriptSession(
        spec: spec, keepsGoing: keepGoing, reportsJSON: json, isFilmed: isFilmed, host: host, color: color,
        limits: limits)
      // First, as in the shell: scripts may use what is defined there.
      if runsStartup { session.runStartup() }
      let code = try session.run(input)
      session.endFilm()
      return (session, code)
    }
    if let made = session.film {
      try film.write([made.svg])
      for path in film.paths { StandardStream.output.write("wrote \(VisibleText.line(path))\n") }
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

  /// Checks every golden session, each from an empty session. The run fails if one differs.
  private func checkSessions() throws {
    let (scripts, update, limits) = (scripts, update, limits)
    let host = SystemHost(startsPrograms: !noPrograms)
    let isGood = try InterruptibleSubcommand.run(label) { [spec] () throws -> Bool in
      var isGood = true
      for path in scripts {
        // The spec is relative to the current folder, but a session runs in its own one.
        let isElsewhere = path.contains("/") && !StreamPath.isStream(path)
        let spec = spec.map {
          $0 == "-" || GitRevision($0) != nil || !isElsewhere ? $0 : PathText.absolute($0)
        }
        var session = try ScriptSession(
          spec: spec, keepsGoing: true, capturesPrograms: true, host: host, limits: limits)
        if try !session.check(path, updates: update) { isGood = false }
      }
      return isGood
    }
    if !isGood { throw ExitStatus.failure }
  }
}
