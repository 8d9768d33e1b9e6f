// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import CommandGrammar

extension Turn {
  /// Starts a recording in an empty file, with the variables and the user's commands that its lines may use.
  mutating func beginRecording(to path: String) throws(SessionError) {
    let variables = session.variables.sorted { $0.key < $1.key }.map { name, value in
      "\(LetCommand.name) -- \(name) \(WordQuoting.written(value))\n"
    }
    let commands = session.userCommands.values.sorted { $0.name < $1.name }.map { $0.text + "\n" }
    try session.workspace.write(Array((variables + commands).joined().utf8), to: path)
    noteWritten(path)
    session.recordings += 1
    session.recording = Recording(path: path, number: session.recordings, depth: scripts.count)
  }

  /// Adds a successful line to the recording, as a script needs it.
  ///
  /// - Parameter recording: the recording when the line began: the line that starts a recording isn't in it.
  mutating func record(_ line: LexedLine, in recording: Recording?) {
    guard let recording, recording == session.recording, scripts.count <= recording.depth,
      let text = recorded(line, in: recording)
    else { return }
    do {
      try session.workspace.append(Array((text + "\n").utf8), to: recording.path)
    } catch {
      // The command has succeeded; the recording lacks only this line and later ones.
      session.recording = nil
      session.hasLostRecording = true
      let lost = VisibleText.line(text)
      emit(.error(SessionError("the recording stopped before '\(lost)': \(error.description)")))
    }
  }

  /// The line with full command names, and with paths that are valid from the recording's folder; `nil` if a
  /// script can't run the line again.
  private func recorded(_ line: LexedLine, in recording: Recording) -> String? {
    if let replayed = self.line.replayed { return replayed }
    if CommandLines.isDefinition(line.text) { return LexedLine.trimmed(line.text) }
    guard let divided = try? self.divided(line) else { return nil }
    if let program = divided.program { return "!" + program }
    guard let (named, expanded) = try? command(of: divided.command), let named else { return nil }
    guard case .builtIn(let command) = named else {
      return line.words.first.map { line.replacing([($0, named.name)]) } ?? line.text
    }
    // A variable may contain the command itself, even an abbreviated one.
    let first = line.words.first?.text ?? ""
    let isNamed = (try? CommandRegistry.find(first, allowsPrefix: allowsPrefix)) != nil
    let own = isNamed || divided.target != nil ? line : expanded
    guard let replayed = command.replayed(own.text) else { return nil }
    return changed(replayed == own.text ? own : LexedLine(replayed), of: command, in: recording)
  }

  /// The line, changed so that it can be run again from the recording's folder.
  private func changed(_ line: LexedLine, of command: any SessionCommand.Type, in recording: Recording)
    -> String
  {
    var changes = names(in: line.words[...], of: line)
    let named = Set(changes.map(\.word.range))
    if self.line.needsForceAgain,
      let word = line.words.first(where: { $0.isOperator && $0.text == DividedLine.Mode.new.rawValue })
    {
      changes.append((word, DividedLine.Mode.replacing.rawValue))
    } else if self.line.needsForceAgain,
      command.declarations.contains(where: { $0.name == ParameterDeclaration.force }),
      !changes.isEmpty
    {
      changes[0].text += " --\(ParameterDeclaration.force)"
    }
    let isInFolder = !recording.path.utf8.contains(UInt8(ascii: "/")) && (scripts.last?.folder ?? "").isEmpty
    if !isInFolder {
      for word in line.words where !named.contains(word.range) {
        guard let path = self.line.read[word.text] else { continue }
        changes.append((word, WordQuoting.written(session.workspace.absolutePath(path))))
      }
    }
    return LexedLine.trimmed(line.replacing(changes))
  }

  /// The full names of a line's command and of the commands within it, the outermost first.
  private func names(in words: ArraySlice<CommandWord>, of line: LexedLine) -> [(
    word: CommandWord, text: String
  )] {
    guard let first = words.first,
      let command = try? CommandRegistry.find(first.text, allowsPrefix: allowsPrefix)
    else { return [] }
    let name = first.text == command.name ? line.source(first.range) : command.name
    let inner = command.wordsBeforeCommand(in: words).map { names(in: words.dropFirst($0), of: line) } ?? []
    return [(first, name)] + inner
  }
}

/// A script that gets each typed line.
struct Recording: Sendable, Equatable {
  let path: String
  /// The number of the recording in its session.
  let number: Int
  /// The number of running scripts when it started. It contains a line that sources another script, but not that script's
  /// lines.
  let depth: Int
}
