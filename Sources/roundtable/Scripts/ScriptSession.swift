// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import CommandGrammar
import LineEditing
import Platform
import Renderers
import Session
import Shell
import TableSpec

/// Runs scripts one after the other in one session, without a terminal.
struct ScriptSession: Sendable {
  /// The session after the scripts, for a shell that continues it.
  private(set) var session: Session
  /// The film of all commands and their outputs, which are then not printed; `nil` for none.
  private(set) var film: SessionFilm?
  /// The number of the next -e, and its first line if all -e were one script: the third of three lines has line 3.
  private var expression = (index: 1, line: 1)

  /// - Parameter mayBeNew: whether a missing spec is an empty table.
  init(
    spec: String?, mayBeNew: Bool = false, keepsGoing: Bool, reportsJSON: Bool = false,
    capturesPrograms: Bool = false, isFilmed: Bool = false, host: SystemHost = SystemHost(),
    color: ColorPolicy = .auto, limits: SpecLimits = .standard
  ) throws(ExitStatus) {
    var document = Document()
    if let spec {
      document = try SpecFile.document(spec, mayBeNew: mayBeNew, asJSON: reportsJSON, limits: limits)
    }
    if document.isNewFile, let spec {
      Diagnostic(note: "\(VisibleText.line(spec)) doesn't exist yet; 'save' creates it").write(
        asJSON: reportsJSON)
    }
    session = Session(
      document: document, workspace: SystemWorkspace(readsPipes: true, limits: limits), host: host,
      options: Session.Options(
        keepsGoing: keepsGoing, reportsJSON: reportsJSON, capturesPrograms: capturesPrograms,
        isFilmed: isFilmed))
    // A golden session prints the same on every terminal.
    guard !capturesPrograms else { return }
    guard !isFilmed else {
      film = SessionFilm()
      session.columns = SessionFilm.columns
      session.colors = .trueColor
      session.usesColors = color != .never
      return
    }
    session.usualFormat = .ofOutput
    session.columns = TerminalSize.wantedColumns
    session.colors = .ofTerminal
    session.usesColors = color.allowsColor(on: .standardOutput)
  }

  var hasEnded: Bool { session.hasEnded }

  /// Runs the user's start-up file, if it exists.
  mutating func runStartup() {
    guard let path = Environment.startupPath, let bytes = try? FileReader.read(path) else { return }
    _ = run(Script(String(decoding: bytes, as: UTF8.self), name: path))
  }

  /// Runs a golden session in the folder of its file, and compares what it prints. So its names are relative to this folder, and
  /// it prints the same from each folder.
  ///
  /// - Returns: whether the output is as expected; with `updates`, which writes the output into the file, whether it could be
  ///   recorded.
  mutating func check(_ path: String, updates: Bool) throws(ExitStatus) -> Bool {
    let text = try text { () throws(FileError) in try InputReader.read(path) }
    let result: GoldenSession.Result
    do {
      let golden = try GoldenSession(text, name: path)
      let folder = StreamPath.isStream(path) ? "." : PathText.directory(of: path)
      result = try WorkingFolder.inside(folder) { golden.check(in: &session) }
    } catch {
      Diagnostic("\(error)").write(asJSON: false)
      throw .usage
    }
    guard !WorkProgress.isCancelled else { throw .interrupted }
    guard let difference = result.difference else {
      StandardStream.output.write("\(VisibleText.line(path)): as expected\(result.remark)\n")
      return true
    }
    guard updates else {
      StandardStream.error.write(difference)
      return false
    }
    guard result.refusals.isEmpty else {
      StandardStream.error.write(result.refusals.joined() + "\(VisibleText.line(path)): not updated\n")
      return false
    }
    let actual = result.text
    do {
      // A cancelled session is incomplete, so the file isn't updated.
      _ = try FileGate.write { () throws(FileError) in
        try AtomicFileWriter.notingLinks.write(Array(actual.utf8), to: path)
      }
    } catch {
      StandardStream.error.write("error: \(error)\n")
      throw .outputLost
    }
    StandardStream.output.write("\(VisibleText.line(path)): updated\n")
    return true
  }

  /// Prints which edits are lost at the end of the session; the user can't be asked.
  func noteUnsavedEdits() {
    guard let edits = session.document.unsavedEdits else { return }
    Diagnostic(note: "\(edits.words) not saved").write(asJSON: session.options.reportsJSON)
  }

  /// - Returns: the exit code.
  mutating func run(_ sources: [ScriptSource]) throws(ExitStatus) -> Int32 {
    var worst: Int32 = 0
    for (source, count) in Self.joined(sources) {
      let code = try run(source)
      if case .expression = source { expression.index += count }
      if code != 0 { worst = code }
      if session.hasEnded || (code != 0 && !session.options.keepsGoing) { break }
    }
    if session.isInTransaction {
      Diagnostic(note: "the transaction of 'begin' was not ended by 'commit' or 'rollback'").write(
        asJSON: session.options.reportsJSON)
    }
    return worst
  }

  /// The commands of the command line. Those that continue in the next -e are joined: `-e 'define …' -e … -e end`.
  ///
  /// - Returns: each command with the number of its -e options.
  private static func joined(_ sources: [ScriptSource]) -> [(source: ScriptSource, count: Int)] {
    sources.reduce(into: []) { joined, source in
      if case .expression(let next) = source, let last = joined.last,
        case .expression(let text) = last.source,
        CommandLines.isContinued(text)
      {
        joined[joined.count - 1] = (.expression(text + "\n" + next), last.count + 1)
      } else {
        joined.append((source, 1))
      }
    }
  }

  private mutating func run(_ source: ScriptSource) throws(ExitStatus) -> Int32 {
    switch source {
    case .expression(let text):
      defer {
        expression.line += text.split(separator: "\n", omittingEmptySubsequences: false).count
      }
      return run(
        Script(text, name: "<command>", expression: expression.index, firstLine: expression.line))
    case .standardInput:
      let text = try text { () throws(FileError) in
        try Descriptor.standardInput.readToEnd("<stdin>", sizeLimit: FileReader.defaultSizeLimit)
      }
      return run(Script(text, name: "<stdin>"))
    case .file("-"): return try run(.standardInput)
    case .file(let path):
      let text = try text { () throws(FileError) in try InputReader.read(path) }
      return run(Script(text, file: path))
    }
  }

  private func text(_ read: () throws(FileError) -> [UInt8]) throws(ExitStatus) -> String {
    do {
      return String(decoding: try read(), as: UTF8.self)
    } catch {
      Diagnostic("\(error)").write(asJSON: session.options.reportsJSON)
      throw .usage
    }
  }

  private mutating func run(_ script: Script) -> Int32 {
    guard var film else { return session.run(script) { $0.write() }.programExitCode }
    let usesColors = session.usesColors
    let result = session.run(script) { session, command in
      var before: String?
      for line in command.split(separator: "\n", omittingEmptySubsequences: false) {
        let prompt = before.map(session.continuationPrompt) ?? session.prompt
        film.type(VisibleText.line(String(line)), at: prompt)
        before = (before.map { $0 + "\n" } ?? "") + line
      }
    } emit: { output in
      film.answer(output.filmed(columns: SessionFilm.columns, colorsErrors: usesColors))
      if !output.isOutput { output.write() }
    }
    self.film = film
    return result.programExitCode
  }

  /// Ends the film with the prompt that a next command would have.
  mutating func endFilm() { if !hasEnded { film?.end(at: session.prompt) } }
}

/// A script to run: a file, standard input, or the text of -e.
enum ScriptSource: Sendable {
  case file(String)
  case expression(String)
  case standardInput
}
