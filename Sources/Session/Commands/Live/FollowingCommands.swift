// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import CommandGrammar
import OutputFormats
import TableLayout
import TableModel
import TableSpec

struct WatchCommand: SessionCommand {
  static let name = "watch"
  static let abstract = "Watch the spec file: each save reloads the table, each change updates the previews."
  static let discussion =
    "The previews are written beside the spec file, as text and SVG or in the formats of --format. The watch ends when you open another table; if the shell was started with `roundtable SPEC --watch`, the new table's file is watched instead. `watch` works only at the prompt; `roundtable watch` watches a spec without a shell."
  static let steps = [
    "watch example.yaml", "watch --format text,svg,png --scale 2", "watch --serve",
  ]

  var file: String?
  var formats: [PreviewFormat]?
  var scale: Int?
  var isForced = false
  var isServed = false
  var opensPage = false
  static let parameters: [Parameter<Self>] = [
    .optional("file", \.file, .file(SpecRecognition.fileExtensions), "A spec file to open first."),
    .previewFormats(\.formats), .scale(\.scale),
    .force(\.isForced, "Overwrite files that roundtable did not make."),
    .flag(
      "serve", \.isServed, "Serve a page with the table, edits included, to browsers on this machine only."),
    .flag("open", \.opensPage, "Serve the page and open it in a browser."),
  ]

  /// A script can't watch a file, but its next commands must change that file's table.
  static func replayed(_ line: String) -> String? {
    var words = LexedLine(line).words.dropFirst()
    while let word = words.popFirst() {
      guard word.text.hasPrefix("--") else { return "\(OpenCommand.name) \(WordQuoting.written(word.text))" }
      let takesValue = parameters.contains {
        $0.declaration.role == .option && "--\($0.declaration.name)" == word.text
      }
      if takesValue { words = words.dropFirst() }
    }
    return nil
  }

  func run(in turn: inout Turn) throws(SessionError) -> String {
    guard turn.session.options.isInteractive, turn.scripts.isEmpty else {
      throw SessionError("'watch' works only at the prompt", hint: "use 'roundtable watch SPEC'")
    }
    guard scale == nil || formats?.contains(.png) == true else {
      throw SessionError("--scale requires --format png")
    }
    if let file {
      let spec = try OpenCommand.load(turn.readingPath(file), in: turn.session)
      try turn.replaceTable(with: spec.table, of: spec)
    }
    guard turn.session.document.path != nil else {
      throw SessionError("the table has no file yet", hint: "run 'save FILE' first, or 'watch FILE'")
    }
    var request = PreviewRequest()
    if let formats { request.formats = formats }
    request.scale = scale
    request.isForced = isForced
    request.page = PreviewRequest.Page(isServed: isServed, isOpened: opensPage)
    turn.request(.watch(request))
    return ""
  }
}

extension Parameter {
  package static func previewFormats(_ path: any SettingPath<Command, [PreviewFormat]?>) -> Self {
    let kind = ParameterKind<[PreviewFormat]>(.text) { text, _ throws(SessionError) in
      guard let formats = PreviewFormat.list(text) else {
        throw SessionError(
          "unknown format '\(VisibleText.line(text))'",
          hint: "allowed: \(PreviewFormat.names), each once, separated by commas"
        )
      }
      return formats
    }
    return .option("format", path, kind, PreviewFormat.meaning).offeringList {
      PreviewFormat.allCases.map(\.rawValue)
    }
  }
}

struct UnwatchCommand: SessionCommand {
  static let name = "unwatch"
  static let abstract = "Stop watching the spec file."
  static let examples = ["unwatch"]
  static let parameters: [Parameter<Self>] = []

  func run(in turn: inout Turn) throws(SessionError) -> String {
    guard turn.session.watchStatus != nil else { return "no file is being watched" }
    turn.request(.unwatch)
    return ""
  }
}

struct ReloadCommand: SessionCommand {
  static let name = "reload"
  static let abstract = "Read the open file again; unsaved edits that don't conflict with it are kept."
  static let discussion =
    "If you and the file both changed the same thing, the file's version replaces yours; 'undo' brings yours back. To decide each conflict separately, use `resolve` instead."
  static let steps = ["open example.yaml", "reload"]
  static let parameters: [Parameter<Self>] = []

  func run(in turn: inout Turn) throws(SessionError) -> String {
    guard let path = turn.session.document.path else {
      throw SessionError("the table has no file", hint: "'open FILE' reads one")
    }
    let spec = try turn.session.loadOwnFile(path)
    let before = turn.session.table
    let shown = VisibleText.line(path)
    switch turn.session.document.receive(spec) {
    case .same: return "\(shown) has no new changes"
    case .reloaded: return "\(shown) reloaded: \(LayoutReport(from: before, to: turn.session.table).text)"
    case .merged: return "\(shown) merged: \(LayoutReport(from: before, to: turn.session.table).text)"
    case .conflict(let conflicts):
      _ = turn.session.document.merge(spec, named: "reload \(path)") { _ in .theirs }
      return
        "\(shown) reloaded: \(LayoutReport(from: before, to: turn.session.table).text)\nyou and the file both changed \(VisibleText.line(conflicts.map(\.words).joined(separator: "; "))): the file's version replaced yours, 'undo' brings yours back"
    }
  }
}
