// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Platform
import TableSpec

/// A file in a revision of a git repository, named `REV:path` as for `git show`: `HEAD:a.yaml` is relative to the repository's
/// root, `HEAD:./a.yaml` to the working folder; `:a.yaml` is in the index.
package struct GitRevision: Hashable, Sendable {
  /// The text before the path, including the colon.
  package let prefix: String
  package let path: String
  /// The folder in which git runs.
  private let folder: String

  /// - Returns: `nil` if the name has no colon or no path after it, or if git would read it as an option.
  package init?(_ name: String) {
    guard let end = Self.prefixEnd(of: name), end < name.endIndex, name.first != "-",
      !name.contains(where: { $0 == "\0" || $0.isNewline })
    else { return nil }
    prefix = String(name[..<end])
    path = String(name[end...])
    folder = "."
  }

  /// The version of a file in the last commit of its repository.
  package init(headOf file: String) {
    prefix = "HEAD:"
    path = "./" + PathText.name(of: file)
    folder = PathText.directory(of: file)
  }

  package var name: String { prefix + path }

  /// The end of the first colon outside braces, as in `HEAD@{12:00}:a.yaml`; after the stage in `:2:a.yaml`. `:/words` searches
  /// for a commit and names no file.
  private static func prefixEnd(of name: String) -> String.Index? {
    if name.hasPrefix(":") {
      if name.hasPrefix(":/") { return nil }
      let stage = name.dropFirst().prefix(2)
      let hasStage = stage.count == 2 && "0123".contains(stage.first ?? " ") && stage.last == ":"
      return name.index(name.startIndex, offsetBy: hasStage ? 3 : 1)
    }
    var depth = 0
    for index in name.indices {
      switch name[index] {
      case "{": depth += 1
      case "}": depth -= 1
      case ":" where depth <= 0: return name.index(after: index)
      default: break
      }
    }
    return nil
  }

  /// The reason why git returned no file: its own message, and a hint.
  package struct Failure: Error, Hashable, Sendable {
    package let message: String
    package let hint: String?
  }

  /// - Parameters:
  ///   - path: another path in the same revision; `nil` for this revision's own.
  ///   - sizeLimit: bytes.
  func read(_ path: String? = nil, sizeLimit: Int) throws(Failure) -> [UInt8] {
    let name = prefix + (path ?? self.path)
    func failure(_ reason: String, _ hint: String? = nil) -> Failure {
      Failure(
        message: "cannot read '\(VisibleText.line(name))' with git: \(VisibleText.line(reason))", hint: hint)
    }
    let answer: Answer
    do { answer = try ask(for: name, sizeLimit: sizeLimit) } catch { throw failure(error.words) }
    switch (answer.ending, answer.output) {
    case (.exited(0), .success(let bytes)): return bytes
    case (.exited(ChildProgram.notFound), _):
      throw failure("it is not installed", "install git, or name two files")
    case (_, .failure(let error)):
      guard case .tooLarge(let limit) = error.reason else { throw failure(error.description) }
      throw failure("it is larger than \(limit) bytes", SpecLimits.Kind.bytes.hint)
    case (let ending, _):
      let (reason, hint) = explanation(answer.errors, path: path ?? self.path)
      throw failure(reason ?? "git ended with \(ending)", hint)
    }
  }

  private struct Answer {
    let ending: ChildProgram.Ending
    let output: Result<[UInt8], FileError>
    let errors: [UInt8]
  }

  /// Milliseconds between two checks whether the work was cancelled.
  private static let patience = 20

  private func ask(for name: String, sizeLimit: Int) throws(ErrorNumber) -> Answer {
    let errors = try Descriptor.pipe()
    defer { errors.reading.close() }
    let (child, output) = try start(name, errors: errors.writing)
    defer { output.close() }
    let taken = Result { () throws(FileError) in
      try output.readToEnd(
        name, sizeLimit: sizeLimit, patience: Self.patience, isCancelled: { WorkProgress.isCancelled })
    }
    if case .failure = taken { _ = Signal.send(Signal.SIGKILL, to: child.process) }
    let ending = child.wait()
    // A few lines, which fit into the pipe's buffer until here.
    let said = (try? errors.reading.readToEnd("git", sizeLimit: 1 << 16)) ?? []
    return Answer(ending: ending, output: taken, errors: said)
  }

  /// Starts git, and closes git's ends of the pipes here.
  private func start(
    _ name: String, errors: Descriptor
  ) throws(ErrorNumber) -> (ChildProgram, output: Descriptor) {
    defer { errors.close() }
    let pipe = try Descriptor.pipe()
    defer { pipe.writing.close() }
    do throws(ErrorNumber) {
      // The names are arguments of the shell, and the second doesn't begin with '-': they are neither run nor read as options.
      let child = try ChildProgram(
        "exec git -C \"$1\" cat-file blob \"$2\" </dev/null", arguments: [folder, name],
        // Its messages are parsed here, so they must not be translated.
        environment: Environment.entries(with: ["LC_ALL": "C"]), output: pipe.writing, error: errors)
      return (child, pipe.reading)
    } catch {
      pipe.reading.close()
      throw error
    }
  }

  /// Git's error message, and a hint: git's own, or ours.
  private func explanation(_ said: [UInt8], path: String) -> (reason: String?, hint: String) {
    let lines = String(decoding: said, as: UTF8.self).split(separator: "\n").map(String.init)
    func text(_ mark: String) -> String? {
      lines.first { $0.hasPrefix(mark) }.map { String($0.dropFirst(mark.count)) }
    }
    let reason = text("fatal: ") ?? lines.last
    let isIncluded = path != self.path
    let countsFromRoot = !path.hasPrefix("./") && !path.hasPrefix("../")
    let hint =
      isIncluded
      ? "a spec from a revision includes files of that revision"
      : countsFromRoot && reason?.hasPrefix("path ") == true
        ? "git paths start at the repository's root; '\(VisibleText.line(prefix))./\(VisibleText.line(path))' starts at your folder"
        : "name two files, or REV:PATH as for 'git show', such as HEAD~1:./a.yaml"
    return (reason, text("hint: ") ?? hint)
  }
}

/// Reads included files from the spec's own revision.
final class RevisionIncludes: IncludeReading {
  private let revision: GitRevision

  init(_ revision: GitRevision) { self.revision = revision }

  func read(_ path: String, limit: Int) throws(IncludeFailure) -> IncludedFile {
    do {
      return IncludedFile(bytes: try revision.read(path, sizeLimit: limit), identity: path)
    } catch {
      throw IncludeFailure(error.message, hint: error.hint)
    }
  }

  func identity(of spec: String) -> String { spec }
}
