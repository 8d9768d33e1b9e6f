// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import LineEditing
import OutputFormats
import Platform
import PreviewRendering
import Session
import TableLayout

/// The machine that a session runs programs on.
package struct SystemHost: SessionHost {
  /// Whether the word that marks an error is coloured.
  let colorsErrors: Bool
  /// Whether commands may start programs; the programs that draw PNG and PDF always may run.
  let startsPrograms: Bool

  package init(colorsErrors: Bool = false, startsPrograms: Bool = true) {
    self.colorsErrors = colorsErrors
    self.startsPrograms = startsPrograms
  }

  package var now: Duration { WallClock.uptime }

  package func show(_ outputs: [SessionOutput]) {
    for output in outputs { output.write(colorsErrors: colorsErrors) }
  }

  package func run(_ call: ProgramCall) throws(SessionError) -> ProgramOutcome {
    try refusePrograms("'\(VisibleText.line(call.command))'")
    return try ShellProgram(call).run()
  }

  private func refusePrograms(_ program: String) throws(SessionError) {
    guard startsPrograms else { throw SessionError("\(program) can't be started with --no-programs") }
  }

  package func draw(
    _ layout: LaidOutTable, as format: OutputFormat, _ request: PictureArguments
  ) throws(SessionError) -> DrawnPicture {
    do throws(RasterError) {
      let made = try PictureFile(of: layout, as: format, request)
      return DrawnPicture(bytes: made.bytes, font: made.font, note: made.note)
    } catch {
      throw SessionError(error.message, hint: error.hint)
    }
  }

  package var printsToTerminal: Bool { Descriptor.standardOutput.isTerminal }

  package func showPicture(
    of layout: LaidOutTable, as mode: ImageMode, colors: ColorDepth?, rows: Int?
  ) throws(SessionError) -> [String] {
    try PictureOnTerminal.print(layout, as: mode, colors: colors, rows: rows)
  }

  package func makeEditorFile(_ text: String) throws(SessionError) -> String {
    try makeEditorFile(text, ending: ".yaml")
  }

  /// - Parameter ending: the extension of the file's name, from which editors detect the language.
  func makeEditorFile(_ text: String, ending: String) throws(SessionError) -> String {
    let folder = Environment.value("TMPDIR") ?? "/tmp"
    let file: (descriptor: Descriptor, path: String)
    do {
      // Only the user may read the table.
      file = try Descriptor.makeFile(in: folder, stem: "roundtable-", ending: ending)
    } catch {
      throw SessionError(
        "cannot create a file for the editor in '\(VisibleText.line(folder))': \(error.words)",
        hint: "set TMPDIR to a folder that you can write to")
    }
    defer { file.descriptor.close() }
    do { try file.descriptor.writeAll(text.utf8) } catch {
      FolderEntry.remove(file.path)
      throw SessionError("cannot write '\(VisibleText.line(file.path))': \(error.words)")
    }
    return file.path
  }

  package func removeEditorFile(_ path: String) { FolderEntry.remove(path) }

  package var hasTerminal: Bool { Interactivity.isInteractive() }

  package func openEditor(_ path: String, atLine line: Int?) throws(SessionError) {
    try refusePrograms("an editor")
    let editor = EditorCommand.own
    guard editor.run(path, line: line) else {
      throw SessionError(
        "the editor '\(VisibleText.line(editor.command))' failed; nothing was changed",
        hint: "set VISUAL or EDITOR")
    }
  }

  /// - Returns: `false` if the work was cancelled.
  private func waitForKey() -> Bool {
    while !WorkProgress.isCancelled {
      if !Descriptor.standardInput.wait(for: .readable, milliseconds: 20).isEmpty { return true }
    }
    return false
  }

  package func confirm(_ question: String) -> Bool {
    guard hasTerminal else { return false }
    while true {
      // The question leaves its line open, so that no progress line is drawn over it.
      StandardStream.output.write("\(question) [Y/n] ")
      guard let answer = readAnswer() else {
        StandardStream.output.write("\n")
        return false
      }
      switch answer.lowercased() {
      case "", "y", "yes": return true
      case "n", "no": return false
      default: continue
      }
    }
  }

  /// A line from the terminal; `nil` after Ctrl-D or Ctrl-C.
  private func readAnswer() -> String? {
    var answer: [UInt8] = []
    while waitForKey(), let byte = try? Descriptor.standardInput.read(upTo: 1).first {
      if byte == UInt8(ascii: "\n") { return String(decoding: answer, as: UTF8.self) }
      answer.append(byte)
    }
    return nil
  }
}
