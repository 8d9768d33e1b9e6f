// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import CommandGrammar
import TableModel

extension Session {
  /// Runs one line (continuations joined). A line that fails changes nothing.
  ///
  /// - Parameter dropsEdits: whether the line may replace a table that has unsaved edits without asking.
  package mutating func execute(_ line: String, dropsEdits: Bool = false) -> CommandResult {
    self.dropsEdits = dropsEdits || !options.asksAboutEdits
    let hasFailed = !run(LexedLine(line))
    defer {
      hasGivenTerminal = false
      atStake = nil
      dropped = []
    }
    return CommandResult(
      outputs: drainPending(), hasFailed: hasFailed, exitCode: exitCode, effects: drainEffects(),
      hasGivenTerminal: hasGivenTerminal, atStake: atStake, dropped: dropped)
  }

  /// Runs one line; its output is pending afterwards.
  ///
  /// - Returns: whether it succeeded.
  mutating func run(_ line: LexedLine) -> Bool {
    noteTyped(line)
    // The copy shares its blocks with the document: an edit copies only one of them.
    let before = document
    let mark = pendingCount
    let effectsBefore = effects
    let recordingBefore = recording
    let outerRead = read
    read = [:]
    mayMeetItself = false
    defer { read = outerRead }
    let start = settings.timing ? host.now : nil
    answer = nil
    replayed = nil
    var failure: ConsoleError?
    do {
      let text = try perform(line)
      failure = nestedFailure
      nestedFailure = nil
      if let failure {
        if sourceDepth == 0, !options.reportsJSON { emit(note: VisibleText.lines(failure.description)) }
      } else {
        emit(text: text)
        noteComment(of: line)
        noteReplacedEdits()
        record(line, in: recordingBefore)
        autosave(since: before)
        // Displays run once after a sourced script, not after each of its lines.
        if !displays.isEmpty, sourceDepth == 0, table != before.table { showDisplays() }
      }
    } catch {
      document.rollBack(to: before)
      effects = effectsBefore
      failure = error
      if !options.reportsJSON, atStake == nil { report(error) }
    }
    let elapsed = start.map { host.now - $0 }
    if options.reportsJSON {
      reportJSON(line, failure, since: mark, hasChanged: document.differs(from: before), elapsed: elapsed)
    } else if let elapsed, settings.timing, !line.words.isEmpty {
      emit(.output("time: \(elapsed.milliseconds) ms\n"))
    }
    return failure == nil
  }

  /// Runs one line, and reports nothing besides its output.
  ///
  /// - Returns: the output; empty without output, and if the output went to a file.
  mutating func perform(_ line: LexedLine) throws(ConsoleError) -> String {
    let divided = try line.divided()
    let isRedirectedOnce = redirection?.isOnce == true
    let text: String
    if let program = divided.program {
      text = try runProgram(program)
    } else if let target = divided.target {
      text = try send(to: target) { session throws(ConsoleError) in
        try session.perform(command: divided.command)
      }
    } else {
      text = try perform(command: divided.command)
    }
    // The output of a cancelled command is partial: it must not be shown or kept.
    guard !WorkProgress.isCancelled else { throw .interrupted }
    return try delivered(text, endsRedirection: isRedirectedOnce)
  }

  /// Runs a line without operators. Its error marks the wrong word, if the word is known.
  private mutating func perform(command typed: LexedLine) throws(ConsoleError) -> String {
    var line = typed
    do throws(ConsoleError) { return try perform(&line) } catch {
      throw error.located(error.subject.flatMap { line.place(of: $0) }, in: line.text)
    }
  }

  /// - Parameter line: contains the variables' values afterwards.
  private mutating func perform(_ line: inout LexedLine) throws(ConsoleError) -> String {
    if CommandLines.isDefinition(line.text), line.text.utf8.contains(UInt8(ascii: "\n")) {
      return try define(line.text)
    }
    let command: NamedCommand?
    (command, line) = try self.command(of: line)
    guard let command else { return "" }
    let words = try line.closedWords()
    switch command {
    case .user(let own): return try run(own, words, line: line.trimmed)
    case .builtIn(let command):
      let outerLine = commandLine
      commandLine = line.trimmed
      defer { commandLine = outerLine }
      let text = try command.execute(words.dropFirst(), of: line, in: &self)
      // The commands in the loop have asked already.
      if command != ForCommand.self { try askAboutReplacedEdits() }
      return text
    }
  }

  /// A typed command waits for an answer before it replaces unsaved edits. A command in a script, in a user's
  /// command or in a loop can't wait, because earlier commands have already had their effect.
  private mutating func askAboutReplacedEdits() throws(ConsoleError) {
    guard !dropsEdits, places.isEmpty, calls == 0, collecting == 0, let edits = document.replaced.last
    else { return }
    atStake = edits
    throw .interrupted
  }

  /// Notes that `#5` after typed words is a comment. In scripts, comments are usual.
  private mutating func noteComment(of line: LexedLine) {
    guard options.isInteractive, places.isEmpty, calls == 0, line.words.count > 1, let last = line.words.last,
      let word = line.commentWord, !line.text.contains("\n")
    else { return }
    let text = VisibleText.line("\(last.text) \(word)")
    emit(note: "'\(VisibleText.line(word))' is a comment; quote text that contains a #: \"\(text)\"")
  }

  /// Reports replaced edits if the user can't be asked; not in a golden session, which isn't meant to be saved.
  private mutating func noteReplacedEdits() {
    let replaced = document.drainReplaced()
    guard !options.capturesPrograms, !dropsEdits || !options.asksAboutEdits || !places.isEmpty else { return }
    for edits in replaced {
      emit(note: "\(edits.words) not saved; another table replaced \(edits.count == 1 ? "it" : "them")")
    }
    if options.asksAboutEdits { dropped += replaced }
  }

  /// The command of a line, and the line with its variables' values; no command for an empty line.
  func command(of line: LexedLine) throws(ConsoleError) -> (NamedCommand?, LexedLine) {
    guard let first = line.words.first else { return (nil, line) }
    if let command = try? find(first.text), case .builtIn(let type) = command, !type.expandsVariables {
      return (command, line)
    }
    let expanded = try expansion.expand(line)
    guard let name = try expanded.closedWords().first else { return (nil, expanded) }
    do throws(ConsoleError) { return (try find(name.text), expanded) } catch {
      throw error.located(name.range, in: expanded.text)
    }
  }

  /// Replaces the command's output by one line of JSON; the reports of scripts that it ran stay before it.
  private mutating func reportJSON(
    _ line: LexedLine, _ failure: ConsoleError?, since mark: Int, hasChanged: Bool, elapsed: Duration?
  ) {
    guard !line.words.isEmpty else { return }
    let output = drainPrinted(from: mark).map { $0.text() }.joined()
    let report = CommandReport(
      command: line.trimmed, place: places.last, error: failure, output: output,
      summary: hasChanged ? table.counts : nil, hasChanged: hasChanged, data: answer, elapsed: elapsed)
    answer = nil
    emit(report: report)
  }

  /// Saves if `autosave` is on: a change that was merged from the file counts too.
  package mutating func saveAutomatically() -> [SessionOutput] {
    autosave()
    return drainPending()
  }

  /// Removes and returns the effects of a script that was run outside of a line.
  package mutating func drainEffectsOfScript() -> [Effect] { drainEffects() }

  /// Writes an edit to the file at once if `autosave` is on. If that fails, the edit is kept.
  private mutating func autosave(since before: Document) {
    defer { wantsAutosave = false }
    // The setting comes first: comparing two tables takes longer than an edit.
    guard settings.autosave, transaction == nil else { return }
    if wantsAutosave || document.differs(from: before) { autosave() }
  }

  private mutating func autosave() {
    guard settings.autosave, document.isModified, let path = document.path else { return }
    do {
      document = try SpecSaving(session: self).write(to: path).document
    } catch {
      emit(note: "not saved: \(VisibleText.lines(error.description))")
    }
  }

  /// Typed commands may be abbreviated, but not commands in scripts, which are kept.
  var allowsPrefix: Bool { options.isInteractive && places.isEmpty }

  private mutating func emit(text: String) {
    if !text.isEmpty { emit(.output(text.hasSuffix("\n") ? text : text + "\n")) }
  }

  /// The text to print after a redirection has written a command's text to its file.
  private mutating func delivered(_ text: String, endsRedirection: Bool) throws(ConsoleError) -> String {
    guard !text.isEmpty, collecting == 0, var target = redirection else { return text }
    let bytes = Array((text.hasSuffix("\n") ? text : text + "\n").utf8)
    if target.isEmpty {
      try workspace.write(bytes, to: target.path)
    } else {
      try workspace.append(bytes, to: target.path)
    }
    target.isEmpty = false
    noteWritten(target.path)
    redirection = endsRedirection ? nil : target
    if endsRedirection { workspace.finish(target.path) }
    return ""
  }

  /// Reports an error with the lines of the scripts that led to it.
  private mutating func report(_ error: ConsoleError) {
    let places = places.map { LocatedError.Place(name: $0.name, line: $0.line) }
    // A typed line is shown with its wrong word marked; a script's line has its number.
    let isTyped = options.isInteractive && places.isEmpty && error.calls.isEmpty
    let excerpt = isTyped ? error.excerpt?.marked(columns: columns) : nil
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
