// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import CommandGrammar
import Dispatch
import LineEditing
import Platform
import Renderers
import Session
import TableModel

/// The interactive shell: a session behind a prompt, with a watcher beside it.
@MainActor
package final class Shell {
  var session: Session
  let editor: LineEditor
  var watch: ShellWatch?
  /// The previews of each file that the document opens; `nil` without `--watch`.
  var previewRequest: PreviewRequest?
  let options: ShellOptions
  let colorsErrors: Bool
  var hasPane = false
  var paneLook = PaneLook()
  let drafts: DraftWriter
  let painter = PanePainter()
  /// Draws the pane if it shows pixels.
  let picturePainter = PicturePainter()
  /// The way in which the pane shows a picture; `nil` for text.
  var paneImage: TerminalImage?
  /// The steps of the paste whose lines are running; `nil` outside of a paste.
  var paste: PastedStep?
  /// Readline and signals call it until the process ends.
  private static var current: Shell?

  /// Never returns, because the shell ends the process.
  package nonisolated static func run(_ start: Session, options: ShellOptions) -> Never {
    StandardStream.outliveLosses()
    MainActor.assumeIsolated {
      let shell = Shell(start, options: options)
      current = shell
      shell.start()
    }
    dispatchMain()
  }

  private init(_ start: Session, options: ShellOptions) {
    self.options = options
    previewRequest = options.watching
    let usesColor = options.color.allowsColor(on: .standardOutput)
    colorsErrors = options.color.allowsColor(on: .standardError)
    session = start.moved(
      to: SystemWorkspace(limits: options.limits), SystemHost(colorsErrors: colorsErrors),
      Session.Options(isInteractive: true, asksAboutEdits: true))
    session.colors = .ofTerminal
    session.usesColors = usesColor
    session.usualFormat = .ofOutput
    editor = LineEditor(
      configuration: LineEditor.Configuration(
        applicationName: "roundtable",
        historyPath: options.keepsHistory ? Environment.historyPath : nil,
        historyLimit: 10_000))
    session.scrollingRows = editor.outputRows
    drafts = DraftWriter(folder: Environment.stateFolder) { problem in
      DispatchQueue.main.async {
        MainActor.assumeIsolated { Shell.current?.editor.notify("note: \(problem)") }
      }
    }
  }

  private func start() {
    editor.callbacks.onLine = { [weak self] in self?.runTyped($0) ?? .stop }
    editor.callbacks.onPaste = { [weak self] in self?.notePaste(isOver: $0) }
    editor.callbacks.onRemember = { [weak self] in self?.session.typedLines.append($0) }
    editor.callbacks.onEdit = { [weak self] in self?.edited($0) }
    editor.callbacks.prompt = { [weak self] in self?.prompt ?? "" }
    editor.callbacks.needsMoreInput = { [weak self] in
      CommandLines.isContinued(self?.session.unabbreviated($0) ?? $0)
    }
    editor.callbacks.takesLine = { [weak self] in self?.takes($0) ?? true }
    editor.callbacks.continuationPrompt = { [weak self] in
      self?.session.continuationPrompt(after: $0) ?? ""
    }
    editor.callbacks.onEndOfFile = { [weak self] in self?.leave(code: 0) }
    editor.callbacks.onTermination = { [weak self] _ in
      guard let self else { return }
      guard let edits = session.document.unsavedEdits else { return _ = drafts.flush() }
      if !sayKept(edits) { say(.note("\(edits.words) not saved")) }
    }
    editor.callbacks.onSkippedLines = { lines in
      StandardStream.error.write("\(lines.count.counted("pasted line")) not run\n")
    }
    editor.callbacks.onHistoryError = { StandardStream.error.write("note: \($0)\n") }
    editor.callbacks.completer = { [weak self] in
      self?.complete($0) ?? LineCompletion(replacementStart: $0.cursor)
    }
    let path = session.document.path
    StandardStream.output.write(
      "roundtable \(Version.number), \(path.map { VisibleText.line($0) + ": " } ?? "")\(session.table.summary); "
        + "'help' lists the commands, TAB completes\n")
    // The start-up file runs first, because it can set the format of the table.
    if options.runsStartup { runStartup() }
    greet()
    if session.document.isNewFile, let path {
      StandardStream.output.write("\(VisibleText.line(path)) doesn't exist yet; 'save' creates it\n")
    }
    if session.document.fileProblem != nil, let path {
      let watches = options.watching != nil
      let follows = watches ? "is loaded when it is valid again" : "'reload' reads it again"
      StandardStream.output.write(
        "\(VisibleText.line(path)) is not a valid spec, so the table is empty; 'edit' opens its text, \(watches ? "and it " : "")\(follows)\n"
      )
    }
    followFile()
    offerDrafts()
    editor.start()
    session.typedLines = editor.history
  }

  /// The user's start-up file. A `.roundtablerc` in the current folder is mentioned but never run: entering a folder must
  /// not run commands of another person.
  private func runStartup() {
    if let path = Environment.startupPath, let bytes = try? FileReader.read(path) {
      let text = String(decoding: bytes, as: UTF8.self)
      let result = session.run(Script(text, name: path)) { $0.write(colorsErrors: colorsErrors) }
      for effect in result.effects { begin(effect) }
      keepForNext(result.droppedEdits)
    }
    if (try? FileReader.read(".roundtablerc")) != nil {
      StandardStream.output.write(
        "note: this folder has a .roundtablerc, which was not run; 'source .roundtablerc' runs it\n")
    }
  }

  /// Reports an error in the newest line of a definition at once.
  private func takes(_ text: String) -> Bool {
    guard let problem = session.problem(inLastLineOf: session.unabbreviated(text)) else { return true }
    say(.error(problem))
    say(
      .note("the line is not part of the definition; type it again, or press Ctrl-C to cancel the definition")
    )
    return false
  }

  private func complete(_ context: LineContext) -> LineCompletion {
    let completion = Completer.complete(context.line, cursor: context.cursor, in: session)
    let columns = (TerminalSize() ?? .fallback).columns
    var result = LineCompletion(
      replacementStart: completion.start,
      candidates: completion.candidates.map {
        LineCompletion.Candidate($0.text, appendsSpace: $0.appendsSpace, isLiteral: $0.isLiteral)
      },
      wantsFileNames: completion.fileEndings != nil,
      usage: completion.usage.map { WrappedText.lines($0, columns: columns) })
    result.fileEndings = completion.fileEndings ?? []
    result.isOpen = completion.isOpen
    if completion.candidates.contains(where: { $0.description != nil }) {
      result.lines = Self.lines(completion.candidates, columns)
    }
    return result
  }

  /// The prompt, in bold on a terminal with colours, up to the space at its end.
  private var prompt: String {
    let text = session.prompt
    guard session.usesColors, let end = text.lastIndex(where: { $0 != " " }) else { return text }
    return "\u{1B}[1m\(text[...end])\u{1B}[0m\(text[text.index(after: end)...])"
  }

  /// The candidates with their descriptions, one per line.
  private static func lines(_ candidates: [Completion.Candidate], _ columns: Int) -> [String] {
    let width = candidates.map { DisplayWidth.of($0.text) }.max() ?? 0
    return candidates.map { candidate in
      let pad = String(repeating: " ", count: width + 2 - DisplayWidth.of(candidate.text))
      let line = candidate.description.map { candidate.text + pad + VisibleText.line($0) } ?? candidate.text
      guard DisplayWidth.of(line) >= columns else { return line }
      return DisplayWidth.prefix(line, columns: columns - 2) + "…"
    }
  }

  func say(_ output: SessionOutput) {
    let columns = TerminalSize(of: .standardError)?.columns
    output.write(colorsErrors: colorsErrors, columns: columns)
  }
}
