// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Platform
import TableSpec

/// Git in a folder, started so that nothing runs which the repository's settings name, and nothing is fetched.
struct GitProgram: Hashable, Sendable {
  /// The folder in which git runs.
  let folder: String

  struct Answer {
    let ending: ChildProgram.Ending
    let output: Result<[UInt8], FileError>
    let errors: [UInt8]
  }

  /// Milliseconds between two checks whether the work was cancelled.
  private static let patience = 20

  /// Runs git to its end.
  ///
  /// - Parameters:
  ///   - words: a subcommand that reads objects, the index or names of files, with its arguments. A text from outside must not
  ///     begin with '-'.
  ///   - task: the task in messages, such as `read 'HEAD:a.yaml'`.
  ///   - sizeLimit: bytes of output.
  ///   - explain: git's reason in plainer words, and a hint; called with git's reason and its own hint.
  /// - Returns: git's output.
  func output(
    _ words: [String], to task: String, sizeLimit: Int,
    explain: (_ reason: String?, _ hint: String?) -> (reason: String?, hint: String?) = { ($0, $1) }
  ) throws(GitRevision.Failure) -> [UInt8] {
    func failure(_ reason: String, _ hint: String?) -> GitRevision.Failure {
      GitRevision.Failure(message: "cannot \(task) with git: \(VisibleText.line(reason))", hint: hint)
    }
    let answer: Answer
    do { answer = try run(words, shown: task, sizeLimit: sizeLimit) } catch {
      throw failure(error.words, nil)
    }
    switch (answer.ending, answer.output) {
    case (.exited(0), .success(let bytes)): return bytes
    case (.exited(ChildProgram.notFound), _):
      throw failure("it is not installed", "install git, or name a file")
    case (_, .failure(let error)):
      guard case .tooLarge(let limit) = error.reason else { throw failure(error.description, nil) }
      throw failure("it is larger than \(limit) bytes", SpecLimits.Kind.bytes.hint)
    case (let ending, _):
      let said = Self.explanation(answer.errors)
      let (reason, hint) = said.isPlain ? (said.reason, said.hint) : explain(said.reason, said.hint)
      var error = failure(reason ?? "git ended with \(ending)", hint)
      error.hasNoRepository = reason?.hasPrefix("not a git repository") == true
      error.isAbsent = reason.map(Self.saysAbsent) ?? false
      throw error
    }
  }

  /// Whether git says that a revision has no such file.
  private static func saysAbsent(_ reason: String) -> Bool {
    reason.hasPrefix("path '")
      && ["' does not exist in '", "' does not exist (", "' exists on disk, but not in "].contains(
        where: reason.contains)
  }

  /// Runs git and waits until it ends. A failure of git is an answer, not an error.
  func run(_ words: [String], shown: String, sizeLimit: Int) throws(ErrorNumber) -> Answer {
    let errors = try Descriptor.pipe()
    defer { errors.reading.close() }
    let (child, output): (ChildProgram, Descriptor)
    do {
      defer { errors.writing.close() }
      (child, output) = try start(words, errors: errors.writing)
    }
    defer { output.close() }
    let taken = Result { () throws(FileError) in
      try output.readToEnd(
        shown, sizeLimit: sizeLimit, patience: Self.patience, isCancelled: { WorkProgress.isCancelled })
    }
    if case .failure = taken { _ = Signal.send(Signal.SIGKILL, to: child.process) }
    let ending = child.wait()
    // A few lines, which fit into the pipe's buffer until here.
    let said = (try? errors.reading.readToEnd("git", sizeLimit: 1 << 16)) ?? []
    return Answer(ending: ending, output: taken, errors: said)
  }

  /// Starts git, and closes git's end of the output's pipe here.
  ///
  /// - Parameters:
  ///   - input: becomes its standard input and remains open here; `nil` for none.
  ///   - errors: becomes its standard error and remains open here; `nil` discards its messages.
  func start(
    _ words: [String], input: Descriptor? = nil, errors: Descriptor? = nil
  ) throws(ErrorNumber) -> (child: ChildProgram, output: Descriptor) {
    let pipe = try Descriptor.pipe()
    defer { pipe.writing.close() }
    let streams = (input == nil ? " </dev/null" : "") + (errors == nil ? " 2>/dev/null" : "")
    do throws(ErrorNumber) {
      // The texts are arguments of the shell, so that it runs none.
      let child = try ChildProgram(
        "folder=$1; shift; exec git -C \"$folder\" --no-pager \(Self.settings) \"$@\"\(streams)",
        arguments: [folder] + words, environment: Environment.entries(with: Self.environment),
        input: input, output: pipe.writing, error: errors)
      return (child, pipe.reading)
    } catch {
      pipe.reading.close()
      throw error
    }
  }

  /// The repository may be another person's, unpacked from an archive, and its settings can name programs. The subcommands that
  /// are run apply no filter, no text conversion and no alias; these options turn off what they could still run when they read
  /// the index.
  private static let settings = "-c core.fsmonitor=false -c core.hooksPath=/dev/null"

  /// A partial clone fetches a missing file, with the programs that its settings name: `ext::` addresses, an upload pack, ssh.
  /// No protocol is allowed, so nothing is fetched; newer versions of git don't try.
  private static let environment = [
    "GIT_ALLOW_PROTOCOL": "", "GIT_NO_LAZY_FETCH": "1",
    // Its messages are parsed here, so they must not be translated.
    "LC_ALL": "C",
  ]

  /// Git's reason and hint.
  ///
  /// - Returns: whether both are plain words of ours.
  private static func explanation(_ said: [UInt8]) -> (reason: String?, hint: String?, isPlain: Bool) {
    let lines = String(decoding: said, as: UTF8.self).split(separator: "\n").map(String.init)
    func text(_ mark: String) -> String? {
      lines.first { $0.hasPrefix(mark) }.map { String($0.dropFirst(mark.count)) }
    }
    if let trust = lines.first(where: { $0.contains("--add safe.directory ") }) {
      return (
        "the repository belongs to another user",
        "if you trust it: \(VisibleText.line(String(trust.drop { $0.isWhitespace })))", true
      )
    }
    if lines.contains(where: { $0.contains("promisor remote") || $0.contains("lazy fetching disabled") }) {
      return (Self.isMissing, nil, false)
    }
    return (text("fatal: ") ?? lines.last, text("hint: "), false)
  }

  /// The reason if a partial clone lacks an object.
  static let isMissing = "the repository is a partial clone without this file, and roundtable doesn't fetch"
}
