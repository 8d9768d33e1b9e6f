import TableModel
import TextEscaping

extension Session {
  /// Runs one line (continuations joined). A line that fails changes nothing.
  package mutating func execute(_ line: String) -> CommandResult {
    let hasFailed = !run(line)
    return CommandResult(
      outputs: takePending(), hasFailed: hasFailed, exitCode: exitCode, effects: takeEffects())
  }

  /// Runs one line; what it prints is pending afterwards.
  ///
  /// - Returns: whether it succeeded.
  mutating func run(_ line: String) -> Bool {
    // Shares its blocks with the document: an edit copies one of them.
    let before = document
    let mark = pendingCount
    let recordingBefore = recording
    let outerRead = read
    read = [:]
    mayMeetItself = false
    defer { read = outerRead }
    var failure: ConsoleError?
    do {
      let text = try perform(line: line)
      failure = nestedFailure
      nestedFailure = nil
      if let failure {
        if sourceDepth == 0, !options.reportsJSON { emit(note: failure) }
      } else {
        emit(text: text)
        record(line, in: recordingBefore)
        autosave(since: before)
      }
    } catch {
      document = before
      failure = error
      if !options.reportsJSON { report(error) }
    }
    if options.reportsJSON { reportJSON(line, failure, since: mark, hasChanged: table != before.table) }
    return failure == nil
  }

  private mutating func emit(note: ConsoleError) {
    emit(.error("note: " + VisibleText.lines(note.description) + "\n"))
  }

  /// Does what one line says, without a word about it but what it prints.
  ///
  /// - Returns: what it prints; empty for nothing, and for what went to a file.
  mutating func perform(line: String) throws(ConsoleError) -> String {
    let (command, line) = try command(of: line)
    guard let command else { return "" }
    let arguments = try ArgumentReader(command: command, table: table).read(
      try CommandLexer.words(line).dropFirst(), line: trimmed(line))
    let isRedirectedOnce = redirection?.isOnce == true
    let text = try command.run(arguments, in: &self)
    return try delivered(text, endsRedirection: isRedirectedOnce)
  }

  /// The command that a line names, and the line with its variables' values; no command for an empty line.
  func command(of line: String) throws(ConsoleError) -> ((any ConsoleCommand.Type)?, String) {
    let expansion = VariableExpansion(variables: variables)
    guard let first = CommandLexer.partialWords(line).first else { return (nil, line) }
    if let command = try? CommandRegistry.find(first.text, allowsPrefix: allowsPrefix),
      !command.expandsVariables
    {
      return (command, line)
    }
    let expanded = try expansion.expand(line)
    let words = try CommandLexer.words(expanded)
    guard let name = words.first else { return (nil, expanded) }
    return (try CommandRegistry.find(name.text, allowsPrefix: allowsPrefix), expanded)
  }

  /// One line of JSON in place of what the command printed; what scripts within it reported stays before it.
  private mutating func reportJSON(
    _ line: String, _ failure: ConsoleError?, since mark: Int, hasChanged: Bool
  ) {
    guard !CommandLexer.partialWords(line).isEmpty else { return }
    let output = takePrinted(from: mark).map { item in
      switch item {
      case .output(let text), .error(let text): text
      }
    }.joined()
    emit(
      report: CommandReport(
        command: trimmed(line), place: places.last, error: failure, output: output, hasChanged: hasChanged))
  }

  /// Saves where every change is saved at once: what was merged from outside is a change too.
  package mutating func saveAutomatically() -> [SessionOutput] {
    autosave()
    return takePending()
  }

  /// What a script that was run outside of a line asks of the world.
  package mutating func takeEffectsOfScript() -> [Effect] { takeEffects() }

  /// Writes an edit to the file at once, where that is asked for. One that cannot be written stands.
  private mutating func autosave(since before: Document) {
    if table != before.table { autosave() }
  }

  private mutating func autosave() {
    guard settings.autosave, document.isModified, let path = document.path else { return }
    do {
      _ = try SpecSaving(session: self).write(to: path)
      document.markSaved()
    } catch {
      emit(.error("note: not saved: \(VisibleText.lines(error.description))\n"))
    }
  }

  /// Commands may be shortened by those who type, not in files that stay.
  var allowsPrefix: Bool { options.isInteractive && places.isEmpty }

  func trimmed(_ line: String) -> String {
    String(line.drop { $0 == " " || $0 == "\t" }.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
  }

  private mutating func emit(text: String) {
    if !text.isEmpty { emit(.output(text.hasSuffix("\n") ? text : text + "\n")) }
  }

  /// What is left to print of a command's text where output goes to a file.
  private mutating func delivered(_ text: String, endsRedirection: Bool) throws(ConsoleError) -> String {
    guard !text.isEmpty, var target = redirection else { return text }
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

  /// `FILE:LINE: error: …` in scripts, with the files that led there; `error: …` at the prompt.
  private mutating func report(_ error: ConsoleError) {
    var text = ""
    if let place = places.last { text += "\(VisibleText.line(place.name)):\(place.line): " }
    text += "error: " + VisibleText.lines(error.description)
    for place in places.dropLast().reversed() {
      text += "\n  sourced from \(VisibleText.line(place.name)):\(place.line)"
    }
    emit(.error(text + "\n"))
  }
}
