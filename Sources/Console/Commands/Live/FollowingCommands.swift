// SPDX-License-Identifier: GPL-3.0-or-later

import CommandGrammar
import OutputFormats
import TableLayout
import TableModel
import TableSpec
import TextEscaping

struct WatchFileCommand: ConsoleCommand {
  static let name = "watch"
  static let abstract = "Follow the spec file: saves reload the table, previews follow every change."
  static let discussion =
    "Text and SVG previews are written beside the file, or the formats that --format names. Another table ends the watch; with `roundtable SPEC --watch` the next one begins. Only at the prompt; see also `roundtable watch`."
  static let steps = ["watch example.yaml", "watch --format text,svg,png --scale 2"]

  var file: String?
  var formats: [PreviewFormat]?
  var scale: Int?
  var isForced = false
  static let parameters: [Parameter<Self>] = [
    .optional("file", \.file, .file(SpecRecognition.fileExtensions), "A spec file to open first."),
    .option(
      "format", \.formats, .previewFormats, PreviewFormat.meaning
    ).offeringList { PreviewFormat.allCases.map(\.rawValue) },
    .option("scale", \.scale, .integer(RasterFormat.scales), "Pixels per point of a PNG; else the device's."),
    .force(\.isForced, "Overwrite files that roundtable did not make."),
  ]

  /// A script cannot watch, but what it does next is done to the file's table.
  static func replayed(_ line: String) -> String? {
    var words = LexedLine(line).words.dropFirst()
    while let word = words.popFirst() {
      guard word.text.hasPrefix("--") else { return "\(OpenCommand.name) \(WordQuoting.written(word.text))" }
      if word.text != "--\(ParameterDeclaration.force)" { words = words.dropFirst() }
    }
    return nil
  }

  func run(in session: inout Session) throws(ConsoleError) -> String {
    guard session.options.isInteractive, session.places.isEmpty else {
      throw ConsoleError("watch works at the prompt only", hint: "use 'roundtable watch SPEC'")
    }
    guard scale == nil || formats?.contains(.png) == true else {
      throw ConsoleError("--scale goes with --format png")
    }
    if let file {
      let spec = try OpenCommand.load(session.readingPath(file), in: session)
      try session.document.replace(with: spec, named: session.commandLine)
    }
    guard session.document.path != nil else {
      throw ConsoleError("the table has no file yet", hint: "'save FILE' first, or 'watch FILE'")
    }
    var request = PreviewRequest()
    if let formats { request.formats = formats }
    request.scale = scale
    request.isForced = isForced
    session.request(.watch(request))
    return ""
  }
}

extension ParameterKind where Value == [PreviewFormat] {
  /// Several with commas between them.
  fileprivate static var previewFormats: Self {
    ParameterKind(.text) { text, context throws(ConsoleError) in
      guard let formats = PreviewFormat.list(text) else {
        throw ConsoleError(
          "\(context.label) '\(VisibleText.line(text))' is no list of formats",
          hint:
            "allowed: \(PreviewFormat.names), with commas between them"
        )
      }
      return formats
    }
  }
}

struct UnwatchCommand: ConsoleCommand {
  static let name = "unwatch"
  static let abstract = "Stop following the spec file."
  static let examples = ["unwatch"]
  static let parameters: [Parameter<Self>] = []

  func run(in session: inout Session) throws(ConsoleError) -> String {
    guard session.watchStatus != nil else { return "nothing is being watched" }
    session.request(.unwatch)
    return ""
  }
}

struct ReloadCommand: ConsoleCommand {
  static let name = "reload"
  static let abstract = "Read the open file again; unsaved edits that don't conflict with it are kept."
  static let discussion =
    "Where both sides changed the same thing the file's side is taken; `resolve` settles each by itself instead, and 'undo' brings yours back."
  static let steps = ["open example.yaml", "reload"]
  static let parameters: [Parameter<Self>] = []

  func run(in session: inout Session) throws(ConsoleError) -> String {
    guard let path = session.document.path else {
      throw ConsoleError("the table has no file", hint: "'open FILE' reads one")
    }
    let spec = try session.loadOwnFile(path)
    let before = session.table
    let shown = VisibleText.line(path)
    switch session.document.receive(spec) {
    case .same: return "\(shown) has nothing new"
    case .reloaded: return "\(shown) reloaded: \(LayoutReport(from: before, to: session.table).text)"
    case .merged: return "\(shown) merged: \(LayoutReport(from: before, to: session.table).text)"
    case .conflict(let conflicts):
      _ = session.document.merge(spec, named: "reload \(path)") { _ in .theirs }
      return
        "\(shown) reloaded: \(LayoutReport(from: before, to: session.table).text)\nthe file's side is taken where both changed \(VisibleText.line(conflicts.map(\.words).joined(separator: "; "))); 'undo' brings yours back"
    }
  }
}
