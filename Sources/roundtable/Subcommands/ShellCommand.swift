// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Dispatch
import LineEditing
import Platform
import Session
import Shell
import SpecFiles
import TableSpec

struct ShellCommand: Subcommand {
  static let name = "shell"
  static let abstract = "Start the interactive shell; without a terminal, run standard input."
  static let discussion = """
    The shell is interactive if standard input and standard output are terminals and there is no -e or -f. If the \
    spec (.yaml, .yml, .json) doesn't exist, the table starts empty and 'save' creates the file. An invalid spec opens \
    as an empty table; without a terminal it is an error.
    """

  var spec: String?
  var sources: [PlacedSource] = []
  var watch = false
  var serve = false
  var open = false
  var noHistory = false
  var noStartup = false
  var color: ColorPolicy?
  var keepGoing = false
  var json = false
  var limits = SpecLimits.standard
  static let parameters: [Parameter<Self>] =
    [
      .optional(
        "spec", \.spec, .path(SpecRecognition.fileExtensions),
        "A spec file to open, or REV:PATH for one in a git revision.")
    ]
    + Parameter.sources(\.sources) + [
      .flag(
        "watch", \.watch, "Watch the spec: each save reloads it, each change updates the previews beside it."),
      .flag(
        "serve", \.serve,
        "Like --watch; also serve a page with the table, edits included, to browsers on this machine only."),
      .flag("open", \.open, "Like --serve; also open the page in a browser."),
      .flag(
        "no-history", \.noHistory,
        "Don't read or write the history file. A draft of unsaved edits is still written."),
      .flag("no-rc", \.noStartup, "Don't run the start-up file."),
      .color(\.color),
      .flag(
        "keep-going", \.keepGoing,
        "Continue after errors if commands come from a pipe; the exit code is still 1."),
      .flag(
        "json", \.json, "Without a terminal: print a line of JSON for each command, errors included."),
    ] + Parameter.limits(\.limits)

  func validate() throws(SessionError) {
    for (name, isSet) in [("--watch", watch), ("--serve", serve), ("--open", open)] where isSet {
      if spec == nil { throw SessionError("\(name) requires a spec file") }
      if let spec, GitRevision.isMeant(by: spec) {
        throw SessionError("\(name) requires a file, not a git revision")
      }
      if !sources.isEmpty { throw SessionError("\(name) can't be combined with -e or -f") }
    }
  }

  /// How the spec is watched from the start; `nil` if it isn't.
  private var watching: PreviewRequest? {
    var request = PreviewRequest()
    request.page = PreviewRequest.Page(isServed: serve, isOpened: open)
    return watch || request.page != nil ? request : nil
  }

  func run() throws {
    let sources = sources.inOrder
    guard sources.isEmpty, Interactivity.isInteractive() else {
      let (spec, keepGoing, json, color, limits) = (spec, keepGoing, json, color ?? .auto, limits)
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
      document = try SpecFile.document(spec, mayBeNew: true, mayBeBroken: true, limits: limits)
    }
    Shell.run(
      Session(document: document, workspace: SystemWorkspace(limits: limits)),
      options: ShellOptions(
        watching: watching, keepsHistory: !noHistory, runsStartup: !noStartup, color: color ?? .auto,
        limits: limits))
  }
}
