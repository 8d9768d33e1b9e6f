// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Comparison
import Platform
import Shell
import SpecFiles
import TableSpec

/// The specs that the words of `diff` name: one pair, or all specs of two commits or folders.
struct DiffInputs: Sendable {
  let old: String
  let new: String?
  let limits: SpecLimits

  /// - Throws: ``ExitStatus/usage`` after the error is printed: exit code 1 means that specs differ, as in diff(1).
  func differences() throws(ExitStatus) -> Differences {
    do throws(ExitStatus) {
      if let range = GitRevision.range(in: old), FileReader.entryKey(of: old) == nil {
        return try differences(of: range)
      }
      guard let new else {
        if Self.isFolder(old) { return try revisions("HEAD", nil, in: [old]) }
        if Self.isCommit(old) { return try revisions(old, nil, in: []) }
        return Differences(pair: try pairWithHead())
      }
      switch (Self.isCommit(old), Self.isCommit(new)) {
      case (true, true): return try revisions(old, new, in: [])
      case (true, false): return try revisions(old, nil, in: [new])
      case (false, true):
        // The working folder is the newer side of every other comparison.
        Diagnostic(
          "'\(VisibleText.line(old))' isn't a revision, as '\(VisibleText.line(new))' is",
          hint: "name the revision first: roundtable diff \(VisibleText.line(new)) \(VisibleText.line(old))"
        ).write(asJSON: false)
        throw .usage
      case (false, false) where Self.isFolder(old) && Self.isFolder(new):
        return try found { () throws(GitRevision.Failure) in
          try ChangedSpecs(
            from: FolderSide(folder: old), to: FolderSide(folder: new), in: .all, limits: limits)
        }
      case (false, false): return Differences(pair: try pair(new))
      }
    } catch {
      throw error.code == ExitStatus.failure.code ? .usage : error
    }
  }

  private static func isFolder(_ name: String) -> Bool { FileReader.key(of: name)?.isDirectory == true }

  /// Whether a name can only be that of a commit: no file has it, and it has neither a path nor the ending of a spec.
  private static func isCommit(_ name: String) -> Bool {
    let ending = name.split(separator: ".").last?.lowercased() ?? ""
    return FileReader.entryKey(of: name) == nil && GitRevision(name) == nil && !name.hasPrefix("-")
      && !["/", "./", "../"].contains(where: name.hasPrefix)
      && !SpecRecognition.fileExtensions.contains(ending)
  }

  // MARK: - Revisions

  private func differences(
    of range: (old: String, new: String, path: String?)
  ) throws(ExitStatus) -> Differences {
    if let path = range.path {
      let (one, other) = ("\(range.old):\(path)", "\(range.new):\(path)")
      return Differences(pair: try DiffInputs(old: one, new: nil, limits: limits).pair(other))
    }
    let paths = [new].compactMap(\.self)
    return try revisions(range.old, range.new, in: paths, sinceMergeBase: old.contains("..."))
  }

  /// - Parameters:
  ///   - new: `nil` for the working folder.
  ///   - sinceMergeBase: whether to compare with the commit at which the new one's branch began.
  private func revisions(
    _ old: String, _ new: String?, in paths: [String], sinceMergeBase: Bool = false
  ) throws(ExitStatus) -> Differences {
    try found { () throws(GitRevision.Failure) in
      let repository = try GitRepository()
      var former = try repository.commit(old)
      let latter = try new.map { name throws(GitRevision.Failure) in try repository.commit(name) }
      if sinceMergeBase, let latter, let base = try repository.mergeBase(former, latter) { former = base }
      let sides: (any SpecSide, any SpecSide) = (
        try CommitSide(former, of: repository),
        try latter.map { commit throws(GitRevision.Failure) in try CommitSide(commit, of: repository) }
          ?? FolderSide(repository)
      )
      let scope = try PathScope(paths, in: repository, [sides.0, sides.1])
      return try ChangedSpecs(from: sides.0, to: sides.1, in: scope, limits: limits)
    }
  }

  private func found(
    _ find: () throws(GitRevision.Failure) -> ChangedSpecs
  ) throws(ExitStatus) -> Differences {
    let specs: ChangedSpecs
    do { specs = try find() } catch {
      let isName = [old, new ?? ""].contains(where: Self.isCommit)
      Diagnostic(
        error.message,
        hint: isName && error.hasNoRepository
          ? "name a file; outside of a repository, there are no revisions" : error.hint
      ).write(asJSON: false)
      throw .usage
    }
    guard specs.count > 0 else {
      Diagnostic("there are no specs to compare", hint: "name a folder with specs").write(asJSON: false)
      throw .usage
    }
    return Differences(specs)
  }

  // MARK: - One pair

  private func pair(_ new: String) throws(ExitStatus) -> SpecPair {
    // A missing file beside another file is a wrong name; beside a file of a revision, it was deleted, or isn't new yet.
    let former = try SpecFile.openIfPresent(old, mayBeMissing: GitRevision(new) != nil, limits: limits)
    let latter = try SpecFile.openIfPresent(new, mayBeMissing: GitRevision(old) != nil, limits: limits)
    return try pair((old, former), (new, latter))
  }

  private func pairWithHead() throws(ExitStatus) -> SpecPair {
    let head = GitRevision(headOf: old)
    let latter = try SpecFile.openIfPresent(old, mayBeMissing: true, limits: limits)
    return try pair((head.name, SpecFile.openIfPresent(head, limits: limits)), (old, latter))
  }

  private func pair(
    _ old: (name: String, spec: LoadedSpec?), _ new: (name: String, spec: LoadedSpec?)
  ) throws(ExitStatus) -> SpecPair {
    guard old.spec != nil || new.spec != nil else {
      let names = [old.name, new.name].map { "'\(VisibleText.line($0))'" }
      Diagnostic("neither \(names[0]) nor \(names[1]) exists").write(asJSON: false)
      throw .usage
    }
    return SpecPair(
      old: old.spec.map { SpecPair.Side(name: old.name, spec: $0) },
      new: new.spec.map { SpecPair.Side(name: new.name, spec: $0) })
  }
}
