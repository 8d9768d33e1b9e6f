// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

struct OutputCommand: SessionCommand {
  static let name = "output"
  static let abstract = "Redirect the output of commands to a file; without a name, back to the terminal."
  static let examples = ["output log.txt", "output"]

  var file: String?
  var isForced = false
  static let parameters: [Parameter<Self>] = [
    .optional("file", \.file, .file([]), "The file."), .force(\.isForced),
  ]

  func run(in turn: inout Turn) throws(SessionError) -> String {
    guard let path = file else {
      if let former = turn.session.redirection { turn.session.workspace.finish(former.path) }
      turn.session.redirection = nil
      return ""
    }
    try turn.checkOverwriting(path, for: .output, isForced: isForced)
    try turn.session.workspace.write([], to: path)
    turn.noteWritten(path)
    turn.session.redirection = Redirection(path: path, isOnce: false)
    return ""
  }
}

struct OnceCommand: SessionCommand {
  static let name = "once"
  static let abstract = "Redirect the output of the next command to a file."
  static let examples = ["once frames.txt"]

  @Required var file: String
  var isForced = false
  static let parameters: [Parameter<Self>] = [
    .argument("file", \.$file, .file([]), "The file."), .force(\.isForced),
  ]

  func run(in turn: inout Turn) throws(SessionError) -> String {
    try turn.checkOverwriting(file, for: .output, isForced: isForced)
    turn.session.redirection = Redirection(path: file, isOnce: true)
    return ""
  }
}

struct RecordCommand: SessionCommand {
  static let name = "record"
  static let abstract = "Record every command that succeeds in a script; `record off` stops."
  static let discussion =
    "The recording contains full command names, and a single `source` line for a sourced script. Commands that fail or that work only at the prompt are left out. The recording starts with the variables that are set. A file that ends in .cast gets all that the terminal shows, with its times, for asciinema; it lacks what other programs print."
  static let examples = ["record session.rt", "record off"]

  @Required var path: String
  var isForced = false
  private static let off: ParameterDeclaration.Candidates = { _, _, _ in ["off"] }

  static let parameters: [Parameter<Self>] = [
    .argument("file", \.$path, .file(["rt", "cast"]), candidates: off, "The script or the cast, or `off`."),
    .force(\.isForced),
  ]

  static func replayed(_ line: String) -> String? { nil }

  func run(in turn: inout Turn) throws(SessionError) -> String {
    guard path != "off" else { return Self.end(in: &turn) }
    if path.lowercased().hasSuffix(".cast") { return try recordTerminal(in: &turn) }
    try turn.checkOverwriting(path, for: .recording, isForced: isForced)
    try turn.beginRecording(to: path)
    return "recording to \(VisibleText.line(path))"
  }

  private static func end(in turn: inout Turn) -> String {
    var ended: [String] = []
    if let recording = turn.session.recording {
      turn.session.recording = nil
      turn.session.workspace.finish(recording.path)
      ended.append(recording.path)
    }
    if let path = turn.session.terminalRecording {
      turn.session.terminalRecording = nil
      turn.request(.recordTerminal(path: nil))
      ended.append(path)
    }
    guard !ended.isEmpty else { return "nothing is being recorded" }
    return "recorded \(VisibleText.line(ended.joined(separator: ", ")))"
  }

  private func recordTerminal(in turn: inout Turn) throws(SessionError) -> String {
    guard turn.session.options.isInteractive, turn.scripts.isEmpty else {
      throw SessionError(
        "the terminal is recorded only at the prompt",
        hint: "'roundtable run SCRIPT --film FILE.svg' makes a film of a script")
    }
    try turn.checkOverwriting(path, for: .recording, isForced: isForced)
    try turn.session.workspace.write([], to: path)
    turn.noteWritten(path)
    turn.session.terminalRecording = path
    turn.request(.recordTerminal(path: turn.session.workspace.absolutePath(path)))
    return "recording to \(VisibleText.line(path))"
  }
}
