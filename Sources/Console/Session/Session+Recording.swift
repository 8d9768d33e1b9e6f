import TextEscaping

extension Session {
  /// Begins a recording in an empty file, with the variables and the user's commands that its lines may name.
  mutating func beginRecording(to path: String) throws(ConsoleError) {
    let variables = variables.sorted { $0.key < $1.key }.map { name, value in
      "\(LetCommand.name) -- \(name) \(CommandWord.written(value))\n"
    }
    let commands = userCommands.values.sorted { $0.name < $1.name }.map { $0.text + "\n" }
    try workspace.write(Array((variables + commands).joined().utf8), to: path)
    noteWritten(path)
    recordings += 1
    recording = Recording(path: path, number: recordings, depth: places.count)
  }

  /// Adds a line that succeeded, as a script may hold it.
  ///
  /// - Parameter recording: the one that ran when the line began; the line that begins one is not in it.
  mutating func record(_ line: String, in recording: Recording?) {
    guard let recording, recording == self.recording, places.count <= recording.depth,
      let text = recorded(line, in: recording)
    else { return }
    do {
      try workspace.append(Array((text + "\n").utf8), to: recording.path)
    } catch {
      // The command stands; only what is typed from here on would be missing.
      self.recording = nil
      hasLostRecording = true
      emit(
        .error(
          "error: the recording ends before '\(VisibleText.line(text))': \(VisibleText.lines(error.description))\n"
        ))
    }
  }

  /// The line with whole command names and with files that are found from the script's own folder; `nil` for
  /// what no script can do again.
  private func recorded(_ line: String, in recording: Recording) -> String? {
    if let replayed { return replayed }
    if CommandLines.isDefinition(line) { return CommandLine.trimmed(line) }
    guard let divided = try? CommandLine(line) else { return nil }
    if let program = divided.program { return "!" + program }
    guard let (named, expanded) = try? command(of: divided.command), let named else { return nil }
    guard case .builtIn(let command) = named else {
      return line.replacingFirstWord(with: named.name)
    }
    // A variable may hold the command itself, and shortened at that.
    let first = CommandLexer.partialWords(line).first?.text ?? ""
    let isNamed = (try? CommandRegistry.find(first, allowsPrefix: allowsPrefix)) != nil
    let own = isNamed || divided.target != nil ? line : expanded
    guard let replayed = command.replayed(own) else { return nil }
    var text = CommandLine.trimmed(namesWritten(of: replayed))
    if mayMeetItself,
      let word = CommandLexer.partialWords(text).first(where: { $0.isOperator && $0.text == ">" })
    {
      text = text.replacing(word, with: CommandLine.Mode.replacing.rawValue)
    } else if mayMeetItself, command.parameters.contains(where: { $0.name == Self.forceFlag }),
      let name = CommandLexer.partialWords(text).first
    {
      text = text.replacing(name, with: "\(name.text) --\(Self.forceFlag)")
    }
    let isInFolder = !recording.path.utf8.contains(UInt8(ascii: "/")) && (places.last?.folder ?? "").isEmpty
    guard !isInFolder else { return text }
    for word in CommandLexer.partialWords(text).reversed() {
      guard let path = read[word.text] else { continue }
      text = text.replacing(word, with: CommandWord.written(workspace.absolutePath(path)))
    }
    return text
  }

  /// The line with the whole name of its command, and of the command within it.
  private func namesWritten(of line: String) -> String {
    let words = CommandLexer.partialWords(line)
    guard let first = words.first,
      let command = try? CommandRegistry.find(first.text, allowsPrefix: allowsPrefix)
    else { return line }
    var text = line
    let place = command.parameters.firstIndex { parameter in
      if case .command = parameter.role { true } else { false }
    }
    if let place, words.count > place + 1 {
      let start = words[place + 1].range.lowerBound
      let bytes = Array(line.utf8)
      text =
        String(decoding: bytes[..<start], as: UTF8.self)
        + namesWritten(of: String(decoding: bytes[start...], as: UTF8.self))
    }
    return first.text == command.name ? text : text.replacing(first, with: command.name)
  }
}

extension String {
  fileprivate func replacingFirstWord(with name: String) -> String {
    CommandLexer.partialWords(self).first.map { replacing($0, with: name) } ?? self
  }

  /// The line with other text where a word of it stands.
  fileprivate func replacing(_ word: CommandWord, with text: String) -> String {
    let bytes = Array(utf8)
    return String(decoding: bytes[..<word.range.lowerBound], as: UTF8.self) + text
      + String(decoding: bytes[word.range.upperBound...], as: UTF8.self)
  }
}
