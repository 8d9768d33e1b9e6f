import Console
import FileWatching
import LineEditing

/// Runs scripts one after the other in one session, without a terminal.
struct ScriptSession {
  private var session: Session

  init(spec: String?, keepsGoing: Bool, reportsJSON: Bool = false) throws(ExitStatus) {
    var document = Document()
    if let spec { document = try SpecFile.document(spec) }
    session = Session(
      document: document, workspace: SystemWorkspace(readsPipes: true),
      options: Session.Options(keepsGoing: keepsGoing, reportsJSON: reportsJSON))
    session.columns = TerminalSize(fileDescriptor: 1)?.columns
  }

  /// The session as the scripts left it, for a shell that goes on from there.
  var document: Document { session.document }

  /// Runs a golden session and compares what it prints.
  ///
  /// - Returns: whether it prints just that; with `updates` the file is written anew and it does.
  mutating func check(_ path: String, updates: Bool) throws(ExitStatus) -> Bool {
    let text = try text { () throws(FileError) in try InputReader.read(path) }
    let golden: GoldenSession
    do {
      golden = try GoldenSession(text, name: path)
    } catch {
      StandardStream.error.write("error: \(error)\n")
      throw .usage
    }
    let (difference, actual) = golden.check(in: &session)
    guard let difference else {
      StandardStream.output.write("\(path): as expected\n")
      return true
    }
    guard updates else {
      StandardStream.error.write(difference.text)
      return false
    }
    do {
      try AtomicFileWriter().write(Array(actual.utf8), to: path)
    } catch {
      StandardStream.error.write("error: \(error)\n")
      throw .outputLost
    }
    StandardStream.output.write("\(path): updated\n")
    return true
  }

  /// - Returns: the exit code.
  mutating func run(_ sources: [ScriptSource]) throws(ExitStatus) -> Int32 {
    var worst: Int32 = 0
    for source in sources {
      let code = try run(source)
      if code != 0 { worst = code }
      if session.hasEnded || (code != 0 && !session.options.keepsGoing) { break }
    }
    return worst
  }

  private mutating func run(_ source: ScriptSource) throws(ExitStatus) -> Int32 {
    switch source {
    case .expression(let text): return run(text, name: "<command>", folder: "")
    case .standardInput:
      return run(
        try text { () throws(FileError) in try StandardInput.readAll() }, name: "<stdin>", folder: "")
    case .file("-"): return try run(.standardInput)
    case .file(let path):
      let text = try text { () throws(FileError) in try InputReader.read(path) }
      let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(
        separator: "/")
      return run(text, name: path, folder: path.hasPrefix("/") && folder.isEmpty ? "/" : folder)
    }
  }

  private func text(_ read: () throws(FileError) -> [UInt8]) throws(ExitStatus) -> String {
    do {
      return String(decoding: try read(), as: UTF8.self)
    } catch {
      StandardStream.error.write("error: \(error)\n")
      throw .usage
    }
  }

  private mutating func run(_ text: String, name: String, folder: String) -> Int32 {
    ScriptRunner().run(text, name: name, folder: folder, in: &session) { $0.write() }
  }
}
