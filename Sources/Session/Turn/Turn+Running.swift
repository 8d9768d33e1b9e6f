// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import CommandGrammar
import TableModel

extension Turn {
  /// Runs one line. Its output is pending afterwards.
  ///
  /// - Returns: whether it succeeded.
  mutating func run(_ line: LexedLine) -> Bool {
    let outer = self.line
    self.line = Line()
    defer { self.line = outer }
    noteTyped(line)
    let before = session.document.checkpoint()
    defer { session.document.end(before) }
    let mark = pendingCount
    let effectsBefore = result.effects
    let recordingBefore = session.recording
    let start = session.settings.timing ? session.host.now : nil
    var failure: SessionError?
    do {
      let text = try perform(line)
      failure = self.line.scriptFailure
      if let failure {
        if !isSourced, !session.options.reportsJSON { emit(note: VisibleText.lines(failure.description)) }
      } else {
        emit(text: text)
        noteComment(of: line)
        noteReplacedEdits()
        record(line, in: recordingBefore)
        autosave(since: before)
        // Displays run once after a sourced script, not after each of its lines.
        if !session.displays.isEmpty, !isSourced, session.document.hasNewTable(since: before) {
          showDisplays()
        }
      }
    } catch {
      session.document.rollBack(to: before)
      result.effects = effectsBefore
      failure = error
      if !session.options.reportsJSON, result.editsToAskAbout == nil { report(error) }
    }
    let elapsed = start.map { session.host.now - $0 }
    if session.options.reportsJSON {
      let hasChanged = session.document.differs(from: before)
      reportJSON(line, failure, since: mark, hasChanged: hasChanged, elapsed: elapsed)
    } else if let elapsed, session.settings.timing, !line.words.isEmpty {
      emit(.output("time: \(elapsed.milliseconds) ms\n"))
    }
    return failure == nil
  }

  /// Runs one line, and reports nothing besides its output.
  ///
  /// - Returns: the output; empty without output, and if the output went to a file.
  mutating func perform(_ line: LexedLine) throws(SessionError) -> String {
    let divided = try self.divided(line)
    let isRedirectedOnce = session.redirection?.isOnce == true
    let text: String
    if let program = divided.program {
      text = try runProgram(program)
    } else if let target = divided.target {
      text = try send(to: target) { turn throws(SessionError) in
        try turn.perform(command: divided.command)
      }
    } else {
      text = try perform(command: divided.command)
    }
    // The output of a cancelled command is partial: it must not be shown or kept.
    guard !WorkProgress.isCancelled else { throw .interrupted }
    return try delivered(text, endsRedirection: isRedirectedOnce)
  }

  /// Runs a line without operators. Its error marks the wrong word, if the word is known.
  private mutating func perform(command typed: LexedLine) throws(SessionError) -> String {
    var line = typed
    do throws(SessionError) { return try perform(&line) } catch {
      throw error.located(error.subject.flatMap { line.place(of: $0) }, in: line.text)
    }
  }

  /// - Parameter line: contains the variables' values afterwards.
  private mutating func perform(_ line: inout LexedLine) throws(SessionError) -> String {
    if CommandLines.isDefinition(line.text), line.text.utf8.contains(UInt8(ascii: "\n")) {
      return try define(line.text)
    }
    let command: NamedCommand?
    (command, line) = try self.command(of: line)
    guard let command else { return "" }
    let words = try line.closedWords()
    if let topic = helpTopic(command, words) { return try help(topic) }
    switch command {
    case .user(let own): return try run(own, words, line: line.trimmed)
    case .builtIn(let command):
      let outer = self.line.command
      self.line.command = line.trimmed
      defer { self.line.command = outer }
      let text = try command.execute(words.dropFirst(), of: line, in: &self)
      // The commands in the loop have asked already.
      if command != ForCommand.self { try askAboutReplacedEdits() }
      return text
    }
  }

  /// The command that a line with `--help` asks about; `nil` for other lines. A command that takes another
  /// command, or that the user defined, needs it as its only word.
  private func helpTopic(_ command: NamedCommand, _ words: [CommandWord]) -> String? {
    let options = words.dropFirst().prefix { $0.isQuoted || $0.text != "--" }
    guard options.contains(where: { !$0.isQuoted && ["--help", "-h"].contains($0.text) }) else { return nil }
    let takesCommand =
      switch command {
      case .user: true
      case .builtIn(let type): type.wordsBeforeCommand != nil
      }
    return takesCommand && words.count > 2 ? nil : command.name
  }

  private mutating func help(_ topic: String) throws(SessionError) -> String {
    var help = HelpCommand()
    help.topic = topic
    return try help.run(in: &self)
  }

  /// A typed command waits for an answer before it replaces unsaved edits. A command in a script, in a user's
  /// command or in a loop can't wait, because earlier commands have already had their effect.
  private mutating func askAboutReplacedEdits() throws(SessionError) {
    guard !dropsEdits, scripts.isEmpty, calls.isEmpty, !isCollecting, let edits = line.replacedEdits.last
    else { return }
    result.editsToAskAbout = edits
    throw .interrupted
  }

  /// Notes that `#5` after typed words is a comment. In scripts, comments are usual.
  private mutating func noteComment(of line: LexedLine) {
    guard session.options.isInteractive, scripts.isEmpty, calls.isEmpty, line.words.count > 1,
      let last = line.words.last,
      let word = line.commentWord, !line.text.contains("\n")
    else { return }
    let text = VisibleText.line("\(last.text) \(word)")
    emit(note: "'\(VisibleText.line(word))' is a comment; quote text that contains a #: \"\(text)\"")
  }

  /// Reports replaced edits if the user can't be asked; not in a golden session, which isn't meant to be saved.
  private mutating func noteReplacedEdits() {
    let options = session.options
    guard !options.capturesPrograms, !dropsEdits || !options.asksAboutEdits || !scripts.isEmpty else {
      return
    }
    for edits in line.replacedEdits {
      emit(note: "\(edits.words) not saved; another table replaced \(edits.count == 1 ? "it" : "them")")
    }
    if options.asksAboutEdits { result.droppedEdits += line.replacedEdits }
  }

  /// The command of a line, and the line with its variables' values; no command for an empty line.
  func command(of line: LexedLine) throws(SessionError) -> (NamedCommand?, LexedLine) {
    guard let first = line.words.first else { return (nil, line) }
    if let command = try? find(first.text), case .builtIn(let type) = command, !type.expandsVariables {
      return (command, line)
    }
    let expanded = try expansion.expand(line)
    guard let name = try expanded.closedWords().first else { return (nil, expanded) }
    do throws(SessionError) { return (try find(name.text), expanded) } catch {
      throw error.located(name.range, in: expanded.text)
    }
  }

  /// Replaces the command's output by one line of JSON; the reports of scripts that it ran remain before it.
  private mutating func reportJSON(
    _ line: LexedLine, _ failure: SessionError?, since mark: Int, hasChanged: Bool, elapsed: Duration?
  ) {
    guard !line.words.isEmpty else { return }
    let output = drainPrinted(from: mark).map { $0.text() }.joined()
    let report = CommandReport(
      command: line.trimmed, script: scripts.last, error: failure, output: output,
      summary: hasChanged ? session.table.counts : nil, hasChanged: hasChanged, data: self.line.answer,
      elapsed: elapsed)
    emit(report: report)
  }

  /// Writes an edit to the file at once if `autosave` is on. If that fails, the edit is kept.
  private mutating func autosave(since before: Document.Checkpoint) {
    // The setting comes first: comparing two tables takes longer than an edit.
    guard session.settings.autosave, session.transaction == nil else { return }
    if line.endsTransaction || session.document.differs(from: before) { autosave() }
  }

  /// Saves if `autosave` is on.
  mutating func autosave() {
    guard session.settings.autosave, session.document.isModified, let path = session.document.path else {
      return
    }
    do {
      session.document = try SpecSaving(session: session).write(to: path).document
    } catch {
      emit(note: "not saved: \(VisibleText.lines(error.description))")
    }
  }

  /// Whether the running line belongs to a script that another script or a typed line sourced.
  private var isSourced: Bool { scripts.last?.isSourced == true }

  /// The most lines of a script that `history` keeps: as many as the shell keeps.
  private static let mostTypedLines = 10_000

  /// Keeps a script's line for `history`, as it was written. At a prompt, the line editor keeps the lines.
  private mutating func noteTyped(_ line: LexedLine) {
    guard !session.options.isInteractive, scripts.count <= 1, calls.isEmpty, !LexedLine.isBlank(line.text)
    else { return }
    session.typedLines.append(LexedLine.trimmed(line.text))
    if session.typedLines.count > 2 * Self.mostTypedLines {
      session.typedLines.removeFirst(Self.mostTypedLines)
    }
  }

  private mutating func emit(text: String) {
    if !text.isEmpty { emit(.output(text.endingLine)) }
  }

  /// The text to print after a redirection has written a command's text to its file.
  private mutating func delivered(_ text: String, endsRedirection: Bool) throws(SessionError) -> String {
    guard !text.isEmpty, !isCollecting, var target = session.redirection else { return text }
    let bytes = Array(text.endingLine.utf8)
    if target.isEmpty {
      try session.workspace.write(bytes, to: target.path)
    } else {
      try session.workspace.append(bytes, to: target.path)
    }
    target.isEmpty = false
    noteWritten(target.path)
    session.redirection = endsRedirection ? nil : target
    if endsRedirection { session.workspace.finish(target.path) }
    return ""
  }

  /// Reports an error with the lines of the scripts that led to it.
  private mutating func report(_ error: SessionError) {
    let places = scripts.map { LocatedError.Place(name: $0.name, line: $0.line) }
    // A typed line is shown with its wrong word marked; a script's line has its number.
    let isTyped = session.options.isInteractive && places.isEmpty && error.calls.isEmpty
    let excerpt = isTyped ? error.excerpt?.marked(columns: session.columns) : nil
    emit(.error(LocatedError(error, at: places, excerpt: excerpt)))
  }
}

/// The destination of output instead of the terminal.
struct Redirection: Sendable {
  var path: String
  /// Whether nothing has been written yet.
  var isEmpty = true
  /// Whether it applies only to the next command.
  var isOnce: Bool
}
