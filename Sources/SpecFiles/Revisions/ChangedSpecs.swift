// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Platform
import TableSpec

/// A spec that differs between two sides: its own file, one that it includes, or a picture that it names.
package struct SpecChange: Sendable {
  /// A spec as it is on one of the sides.
  package struct Version: Sendable {
    /// Starts at the folder that both sides have.
    package let path: String
    /// The name that the command line takes: `specs/a.yaml` or `main:specs/a.yaml`.
    package let name: String
    package let spec: Result<LoadedSpec, SpecLoader.Failure>
  }

  /// `nil` for a new spec.
  package let old: Version?
  /// `nil` for a deleted spec.
  package let new: Version?
  /// The included files and pictures that changed, sorted. Their paths start at the folder that both sides have.
  package let causes: [String]

  /// Of the newest version.
  package var path: String { new?.path ?? old?.path ?? "" }
  package var isRenamed: Bool { old.map { old in new.map { $0.path != old.path } ?? false } ?? false }
}

/// The specs that differ between two sides, sorted by path.
package struct ChangedSpecs: Sendable {
  package private(set) var changes: [SpecChange] = []
  /// The number of specs on both sides, also without a change.
  package private(set) var count = 0
  /// Sentences about files that were not compared.
  package private(set) var notes: [String] = []

  private let (old, new): (any SpecSide, any SpecSide)
  private let scope: PathScope
  private let loader: SpecLoader
  /// Whether a file is equal on both sides.
  private var equal: [String: Bool] = [:]

  /// - Parameters:
  ///   - scope: the files and folders to compare.
  /// - Throws: ``GitRevision/Failure`` if git can't list the files. A spec that can't be read is a change with its error.
  package init(
    from old: any SpecSide, to new: any SpecSide, in scope: PathScope, limits: SpecLimits = .standard
  ) throws(GitRevision.Failure) {
    (self.old, self.new, self.scope) = (old, new, scope)
    loader = SpecLoader(limits: limits)
    let names = Set(try old.files()).union(try new.files()).filter { scope.contains($0) }.union(scope.files)
    var (gone, added): ([Candidate], [Candidate]) = ([], [])
    for path in names.sorted() where !WorkProgress.isCancelled {
      let (before, after) = (candidate(path, old), candidate(path, new))
      guard before.isSpec || after.isSpec else { continue }
      count += 1
      switch (before.exists, after.exists) {
      case (true, true): compare(before, after)
      case (true, false): gone.append(before)
      default: added.append(after)
      }
    }
    let renamed = SpecRenames(gone.map(\.text), added.map(\.text))
    if !renamed.isComplete {
      notes.append(
        "too many deleted and new specs to find renames with other texts: \(gone.count) deleted, \(added.count) new"
      )
    }
    for (index, before) in gone.enumerated() {
      guard let latter = renamed.newIndex(of: index) else {
        changes.append(SpecChange(old: version(before, old).version, new: nil, causes: []))
        continue
      }
      count -= 1
      add(before, added[latter])
    }
    for (index, after) in added.enumerated() where !renamed.isNewName(index) {
      changes.append(SpecChange(old: nil, new: version(after, new).version, causes: []))
    }
    changes.sort { $0.path < $1.path }
  }

  // MARK: - One file

  /// A file that may be a spec.
  private struct Candidate {
    let path: String
    /// `nil` if there is no file.
    let bytes: Result<[UInt8], SpecLoader.Failure>?
    let isSpec: Bool

    var exists: Bool { bytes != nil }
    var text: [UInt8] { (try? bytes?.get()) ?? [] }
  }

  private mutating func candidate(_ path: String, _ side: any SpecSide) -> Candidate {
    do throws(SpecLoader.Failure) {
      guard let bytes = try side.bytes(of: path, sizeLimit: loader.limits[.bytes]) else {
        return Candidate(path: path, bytes: nil, isSpec: false)
      }
      let isSpec = scope.files.contains(path) || SpecRecognition.isScreen(bytes)
      return Candidate(path: path, bytes: .success(bytes), isSpec: isSpec)
    } catch {
      // A large file of another program is no spec.
      let isSpec = scope.files.contains(path) || !error.isTooLarge
      if !isSpec {
        notes.append("not compared, because it is too large: \(VisibleText.line(side.name(of: path)))")
      }
      return Candidate(path: path, bytes: .failure(error), isSpec: isSpec)
    }
  }

  private func version(
    _ file: Candidate, _ side: any SpecSide
  ) -> (version: SpecChange.Version, asked: [String]) {
    let includes = ListedIncludes(side.includes(of: file.path))
    let spec = Result { () throws(SpecLoader.Failure) in
      let bytes = try file.bytes?.get() ?? []
      return try loader.load(bytes, of: file.path, includes) { side.name(of: $0) }
    }
    return (SpecChange.Version(path: file.path, name: side.name(of: file.path), spec: spec), includes.paths)
  }

  // MARK: - Both sides

  private mutating func compare(_ before: Candidate, _ after: Candidate) {
    guard let former = try? before.bytes?.get(), let latter = try? after.bytes?.get(), former == latter else {
      return add(before, after)
    }
    // Equal specs ask for the same files, so one side names them all.
    let (version, asked) = version(after, new)
    let causes = changed(asked)
    guard !causes.isEmpty else { return }
    changes.append(SpecChange(old: self.version(before, old).version, new: version, causes: causes))
  }

  private mutating func add(_ before: Candidate, _ after: Candidate) {
    let (former, latter) = (version(before, old), version(after, new))
    let causes = changed(former.asked + latter.asked)
    changes.append(SpecChange(old: former.version, new: latter.version, causes: causes))
  }

  private mutating func changed(_ paths: [String]) -> [String] {
    Set(paths).filter { !isEqual($0) }.sorted()
  }

  private mutating func isEqual(_ path: String) -> Bool {
    if let known = equal[path] { return known }
    let result = hasEqualContent(path)
    equal[path] = result
    return result
  }

  private func hasEqualContent(_ path: String) -> Bool {
    if let id = old.contentID(of: path), id == new.contentID(of: path) { return true }
    let limit = loader.limits[.bytes]
    do {
      return try old.bytes(of: path, sizeLimit: limit) == new.bytes(of: path, sizeLimit: limit)
    } catch {
      // The spec is read because of that, and reports the error.
      return false
    }
  }
}

extension SpecLoader.Failure {
  fileprivate var isTooLarge: Bool {
    if case .unreadable(let error) = self, case .tooLarge = error.reason { return true }
    return false
  }
}
