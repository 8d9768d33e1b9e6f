// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Platform
import PreviewDaemon
import Session
import Shell
import SpecFiles
import TableModel
import TableSpec

/// Reads a spec from a file, standard input or a git revision, and prints its problems on standard error.
enum SpecFile {
  /// - Throws: ``ExitStatus``: 2 if the file can't be read, 1 if it isn't a valid spec.
  static func load(_ path: String, limits: SpecLimits = .standard) throws(ExitStatus) -> Table {
    try open(path, limits: limits).table
  }

  /// - Parameters:
  ///   - mayBeNew: whether a missing file with the name of a spec is an empty table.
  ///   - mayBeBroken: whether an invalid spec is an empty table, after its problems are printed.
  ///   - asJSON: whether problems are printed as lines of JSON.
  /// - Returns: a document that saves to the file; a spec from a pipe has no file.
  /// - Throws: as ``load(_:)``.
  static func document(
    _ path: String, mayBeNew: Bool = false, mayBeBroken: Bool = false, asJSON: Bool = false,
    limits: SpecLimits = .standard
  ) throws(ExitStatus) -> Document {
    if mayBeNew, let new = try newDocument(path, asJSON: asJSON) { return new }
    AtomicFileWriter.sweepTemporaries(beside: [path])
    let isStream = path == "-" || StreamPath.isStream(path)
    do throws(SpecLoader.Failure) {
      let spec = try load(path, asJSON: asJSON, limits)
      return isStream || !spec.hasFile ? Document(spec.table) : Document(spec)
    } catch {
      let status = printError(error, asJSON: asJSON)
      guard mayBeBroken, !isStream, GitRevision(path) == nil, case .wrong(let error) = error else {
        throw status
      }
      return Document(brokenFile: path, problem: error.summary)
    }
  }

  /// - Throws: as ``load(_:)``.
  static func open(
    _ path: String, asJSON: Bool = false, limits: SpecLimits = .standard
  ) throws(ExitStatus) -> LoadedSpec {
    do { return try load(path, asJSON: asJSON, limits) } catch { throw printError(error, asJSON: asJSON) }
  }

  /// Reads a spec that need not exist.
  ///
  /// - Parameter mayBeMissing: whether a missing file is no error; a file that a revision doesn't have never is one.
  /// - Returns: `nil` without the file, and for `/dev/null`, by which git names a missing file.
  /// - Throws: as ``load(_:)``.
  static func openIfPresent(
    _ name: String, mayBeMissing: Bool, limits: SpecLimits
  ) throws(ExitStatus) -> LoadedSpec? {
    if name == "/dev/null" { return nil }
    do throws(SpecLoader.Failure) { return try load(name, asJSON: false, limits) } catch {
      switch error {
      case .notInRevision(let failure) where failure.isAbsent && !isElsewhere(name, limits): return nil
      case .unreadable(let failure) where mayBeMissing && failure.reason == .system(.ENOENT): return nil
      default: throw printError(error)
      }
    }
  }

  /// The same for a file in a revision.
  static func openIfPresent(
    _ revision: GitRevision, limits: SpecLimits
  ) throws(ExitStatus) -> LoadedSpec? {
    do throws(SpecLoader.Failure) { return try SpecLoader(limits: limits).load(revision) } catch {
      if case .notInRevision(let failure) = error, failure.isAbsent { return nil }
      throw printError(error)
    }
  }

  /// Whether a revision has the path below the working folder, so that the name is wrong.
  private static func isElsewhere(_ name: String, _ limits: SpecLimits) -> Bool {
    guard let revision = GitRevision(name)?.fromHere else { return false }
    return (try? SpecLoader(limits: limits).load(revision)) != nil
  }

  private static func load(
    _ name: String, asJSON: Bool, _ limits: SpecLimits
  ) throws(SpecLoader.Failure) -> LoadedSpec {
    if name == "-" { return try standardInput(limits) }
    return try SpecLoader(limits: limits).load(name) { Diagnostic(note: $0).write(asJSON: asJSON) }
  }

  /// - Returns: the exit code of the program: 2 if the file can't be read, 1 if it isn't a valid spec.
  static func printError(_ failure: SpecLoader.Failure, asJSON: Bool = false) -> ExitStatus {
    if let diagnostic = diagnostic(of: failure) {
      diagnostic.write(asJSON: asJSON)
      return .usage
    }
    if case .wrong(let error) = failure { printError(error, asJSON: asJSON) }
    return .failure
  }

  /// `nil` for an invalid spec, which has its own form.
  private static func diagnostic(of failure: SpecLoader.Failure) -> Diagnostic? {
    switch failure {
    case .unreadable(let error):
      let isTooLarge = if case .tooLarge = error.reason { true } else { false }
      return Diagnostic("\(error)", hint: isTooLarge ? SpecLimits.Kind.bytes.hint : nil)
    case .notInRevision(let error): return Diagnostic(error.message, hint: error.hint)
    case .wrong: return nil
    }
  }

  /// The error as it is printed, without a line end.
  static func text(of failure: SpecLoader.Failure) -> String {
    if case .wrong(let error) = failure { return "\(error)" }
    return diagnostic(of: failure)?.text ?? ""
  }

  private static func printError(_ error: SpecError, asJSON: Bool) {
    guard asJSON else { return StandardStream.error.write("\(error)\n") }
    StandardStream.error.write(error.problems.map { $0.json.jsonLine + "\n" }.joined())
    for words in error.untoldWords { Diagnostic(note: words).write(asJSON: true) }
  }

  private static func standardInput(_ limits: SpecLimits) throws(SpecLoader.Failure) -> LoadedSpec {
    let bytes: [UInt8]
    do { bytes = try Descriptor.standardInput.readToEnd("<stdin>", sizeLimit: limits[.bytes]) } catch {
      throw .unreadable(error)
    }
    var spec = try SpecLoader(limits: limits).load(bytes, named: "<stdin>")
    spec.path = "-"
    return spec
  }

  /// An empty document for a spec that doesn't exist yet; `nil` if the path exists.
  private static func newDocument(_ path: String, asJSON: Bool) throws(ExitStatus) -> Document? {
    guard path != "-", !path.isEmpty, FileReader.key(of: path) == nil, !GitRevision.isMeant(by: path) else {
      return nil
    }
    let ending = path.split(separator: "/").last?.split(separator: ".").dropFirst().last?.lowercased()
    guard let ending, SpecRecognition.fileExtensions.contains(ending) else {
      let near = NearestNames.suggestions(for: path, among: Roundtable.verbs.map { $0.name })
      Diagnostic(
        "cannot open '\(VisibleText.line(path))': no such file or directory",
        hint: near.first.map { "did you mean 'roundtable \($0)'?" }
          ?? "a new spec's name ends in .yaml, .yml or .json"
      ).write(asJSON: asJSON)
      throw .usage
    }
    let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(
      separator: "/")
    guard folder.isEmpty || (FileReader.key(of: folder) != nil) else {
      Diagnostic(
        "cannot create '\(VisibleText.line(path))': there is no folder '\(VisibleText.line(folder))'",
        hint: "'mkdir -p \(VisibleText.line(folder))' creates it"
      ).write(asJSON: asJSON)
      throw .usage
    }
    return Document(newFile: path)
  }
}

/// The specs without duplicates: `a.yaml ./a.yaml` is one spec.
enum DistinctSpecs {
  static func of(_ specs: [String]) -> [String] {
    var seen: Set<String> = []
    return specs.filter { seen.insert(PathIdentity($0).entry).inserted }
  }
}
