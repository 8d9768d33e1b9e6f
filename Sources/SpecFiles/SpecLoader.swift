// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import FileWatching
import Platform
import TableModel
import TableSpec

/// Loads a table from a path, for the shell, `render`, `lint`, `watch` and the page. It decides which files a spec may include,
/// and how large it may be.
package struct SpecLoader: Sendable {
  package let limits: SpecLimits

  package init(limits: SpecLimits = .standard) { self.limits = limits }

  /// The reason why a spec could not be loaded.
  package enum Failure: Error, Sendable {
    case unreadable(FileError)
    case notInRevision(GitRevision.Failure)
    case wrong(SpecError)
  }

  /// Reads a regular file. It never waits, because it also reads watched paths.
  package func bytes(of path: String) throws(FileError) -> [UInt8] {
    try FileReader.read(path, sizeLimit: limits[.bytes])
  }

  /// Reads an input that a person named. Reads a pipe to its end, unless the work is cancelled.
  package func input(_ path: String) throws(FileError) -> [UInt8] {
    try InputReader.read(path, sizeLimit: limits[.bytes], isCancelled: { WorkProgress.isCancelled })
  }

  /// Reads a spec that is named on the command line: a file, or a file in a git revision.
  ///
  /// A name such as `HEAD:a.yaml` is a revision even if there is a file with this name: otherwise a committed file could take
  /// the place of a revision that it is compared with. Only outside of a repository, such a name can be a file.
  ///
  /// - Parameter note: gets a sentence about a file that isn't read.
  package func load(_ name: String, note: (String) -> Void) throws(Failure) -> LoadedSpec {
    let isFile = FileReader.entryKey(of: name) != nil
    if !isFile, let range = GitRevision.Failure(rangeIn: name) { throw .notInRevision(range) }
    guard let revision = GitRevision(name) else { return try load(name) }
    let own = VisibleText.line("./" + name)
    do throws(Failure) {
      let spec = try load(revision)
      if isFile { note("the file '\(own)' is not read; begin its name with ./ to read it") }
      return spec
    } catch {
      guard case .notInRevision(var failure) = error else { throw error }
      if isFile, failure.hasNoRepository { return try load(name) }
      if isFile || failure.hasNoRepository { failure.hint = "'\(own)' names a file" }
      throw .notInRevision(failure)
    }
  }

  /// Reads a file that is named on the command line.
  package func load(_ path: String) throws(Failure) -> LoadedSpec {
    let bytes: [UInt8]
    do { bytes = try InputReader.read(path, sizeLimit: limits[.bytes]) } catch { throw .unreadable(error) }
    return try decode(bytes, decoder(of: path))
  }

  /// Reads input without a path, such as standard input, which can't include files.
  ///
  /// - Parameter name: its name in messages.
  package func load(_ bytes: [UInt8], named name: String) throws(Failure) -> LoadedSpec {
    try decode(bytes, SpecDecoder(fileName: name, limits: limits))
  }

  /// Reads a spec and its included files from a revision. Messages contain the revision in file names.
  package func load(_ revision: GitRevision) throws(Failure) -> LoadedSpec {
    let bytes: [UInt8]
    do { bytes = try revision.read(sizeLimit: limits[.bytes]) } catch { throw .notInRevision(error) }
    var spec = try load(bytes, of: revision.path, RevisionIncludes(revision)) { revision.prefix + $0 }
    spec.hasFile = false
    return spec
  }

  /// Reads a spec whose files aren't read from their own paths.
  ///
  /// - Parameter name: the name of a file in messages.
  func load(
    _ bytes: [UInt8], of path: String, _ includes: any IncludeReading, naming name: (String) -> String
  ) throws(Failure) -> LoadedSpec {
    let decoder = SpecDecoder(fileName: path, includes: includes, limits: limits)
    do { return try decoder.read(bytes).namingFiles(name) } catch { throw .wrong(error.namingFiles(name)) }
  }

  private func decode(_ bytes: [UInt8], _ decoder: SpecDecoder) throws(Failure) -> LoadedSpec {
    do { return try decoder.read(bytes) } catch { throw .wrong(error) }
  }

  /// A decoder for the bytes of a spec with this path. It reads the included files as they are now.
  package func decoder(of path: String) -> SpecDecoder { decoder(of: path, FileIncludes(spec: path)) }

  private func decoder(of path: String, _ includes: FileIncludes) -> SpecDecoder {
    SpecDecoder(fileName: path, includes: includes, limits: limits)
  }

  /// Reads a watched spec.
  ///
  /// - Parameters:
  ///   - former: the spec before the save, to detect an incomplete save.
  ///   - isConfirmed: whether to accept the spec even if it looks like an incomplete save.
  ///   - commands: the commands that show an incomplete save at once, as in `'r' or 'reload'`.
  package func reading(
    _ bytes: [UInt8], of path: String, after former: LoadedSpec?, isConfirmed: Bool,
    showingAtOnce commands: String
  ) -> SpecOutcome<LoadedSpec> {
    let includes = FileIncludes(spec: path)
    let result: Result<LoadedSpec, SpecFault>
    do {
      let spec = try decoder(of: path, includes).read(bytes)
      let emptied = (isConfirmed ? nil : former).flatMap { EmptiedSave(spec, insteadOf: $0) }
      result =
        emptied.map { .failure(SpecFault(.doubted, $0.words(showingAtOnce: commands))) } ?? .success(spec)
    } catch {
      result = .failure(SpecFault(error))
    }
    return SpecOutcome(result, dependencies: includes.dependencies)
  }
}

/// A save that left a file blank although rows were shown. Editors and full disks do this, but people hardly ever do: it is
/// accepted if it remains so, or if the user asks for it.
private struct EmptiedSave {
  /// The blank file: the spec, or one that it includes.
  private let file: SpecText

  /// - Parameters:
  ///   - former: the spec that was shown before.
  /// - Returns: `nil` for an ordinary save.
  init?(_ read: LoadedSpec, insteadOf former: LoadedSpec) {
    guard former.table.sections.contains(where: { !$0.rows.isEmpty }) else { return nil }
    let emptied = read.files.first { file in
      file.isBlank && former.files.contains { $0.path == file.path && !$0.isBlank }
    }
    guard let emptied else { return nil }
    file = emptied
  }

  /// - Parameter commands: the commands that show it at once, as in `'r' or 'reload'`.
  func words(showingAtOnce commands: String) -> String {
    let what = file.bytes.isEmpty ? "is empty" : "contains no settings"
    return """
      \(VisibleText.line(file.path)):1:1: error: the file \(what); the save may be incomplete
        hint: it is shown after two seconds if it doesn't change, or at once by \(commands)
      """
  }
}

extension FileState {
  /// The reason why there is nothing to render; `nil` for content.
  package func problem(of spec: String, sizeLimit: Int) -> String? {
    switch self {
    case .content: nil
    case .missing: "waiting for '\(VisibleText.line(spec))': no such file or directory"
    case .unreadable(let error):
      FileError(path: spec, operation: .read, reason: .system(error)).description
    case .notRegular: FileError(path: spec, operation: .read, reason: .notRegular).description
    case .tooLarge:
      FileError(path: spec, operation: .read, reason: .tooLarge(limit: sizeLimit)).description
        + "; \(SpecLimits.Kind.bytes.hint)"
    }
  }
}
