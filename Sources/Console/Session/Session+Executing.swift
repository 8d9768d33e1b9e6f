import TableModel

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
    let before = document
    do {
      let words = try CommandLexer.words(line)
      guard let first = words.first else { return true }
      let command = try CommandRegistry.find(
        first.text, allowsPrefix: options.isInteractive && places.isEmpty)
      let arguments = try ArgumentReader(command: command, table: table).read(
        words.dropFirst(), line: trimmed(line))
      let isRedirectedOnce = redirection?.isOnce == true
      let text = try command.run(arguments, in: &self)
      if hasNestedFailure {
        hasNestedFailure = false
        return false
      }
      try deliver(text, endsRedirection: isRedirectedOnce)
      try record(line, isCommandAboutRecording: command.name == RecordCommand.name)
      autosave(since: before)
      return true
    } catch {
      document = before
      report(error)
      return false
    }
  }

  /// Writes an edit to the file at once, where that is asked for. One that cannot be written stands.
  private mutating func autosave(since before: Document) {
    guard settings.autosave, table != before.table, document.isModified, let path = document.path else {
      return
    }
    do {
      _ = try SpecSaving(session: self).write(to: path)
      document.markSaved()
    } catch {
      emit(.error("note: not saved: \(error.description.withoutControls)\n"))
    }
  }

  private func trimmed(_ line: String) -> String {
    String(line.drop { $0 == " " || $0 == "\t" }.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
  }

  private mutating func deliver(_ text: String, endsRedirection: Bool) throws(ConsoleError) {
    guard !text.isEmpty else { return }
    let line = text.hasSuffix("\n") ? text : text + "\n"
    guard var target = redirection else {
      emit(.output(line))
      return
    }
    target.text += line
    try workspace.write(Array(target.text.utf8), to: target.path)
    redirection = endsRedirection ? nil : target
  }

  private mutating func record(_ line: String, isCommandAboutRecording: Bool) throws(ConsoleError) {
    guard var recording, !isCommandAboutRecording else { return }
    recording.text += trimmed(line) + "\n"
    try workspace.write(Array(recording.text.utf8), to: recording.path)
    self.recording = recording
  }

  /// `FILE:LINE: error: …` in scripts, with the files that led there; `error: …` at the prompt.
  private mutating func report(_ error: ConsoleError) {
    var text = ""
    if let place = places.last { text += "\(place.name):\(place.line): " }
    text += "error: " + error.description.withoutControls
    for place in places.dropLast().reversed() { text += "\n  sourced from \(place.name):\(place.line)" }
    emit(.error(text + "\n"))
  }
}

extension String {
  /// Control characters, but for newlines and tabs, would act on the terminal.
  var withoutControls: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { scalar in
          let isControl = scalar.value < 0x20 && scalar != "\n" && scalar != "\t"
          return isControl || (0x7F...0x9F).contains(scalar.value) ? "\u{FFFD}" : scalar
        }))
  }
}
