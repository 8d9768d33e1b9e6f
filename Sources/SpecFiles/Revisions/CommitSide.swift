// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableSpec

/// The files of a commit.
package struct CommitSide: SpecSide {
  package let commit: GitRepository.Commit
  private let ids: [String: String]
  private let objects: GitObjects

  package init(
    _ commit: GitRepository.Commit, of repository: GitRepository
  ) throws(GitRevision.Failure) {
    self.commit = commit
    ids = try repository.files(of: commit)
    objects = try repository.objects()
  }

  package func files() throws(GitRevision.Failure) -> [String] { Array(ids.keys) }

  package func name(of path: String) -> String { "\(commit.name):\(path)" }

  package func contentID(of path: String) -> String? { ids[path] }

  package func bytes(of path: String, sizeLimit: Int) throws(SpecLoader.Failure) -> [UInt8]? {
    guard let id = ids[path] else { return nil }
    return try objects.bytes(of: id, named: name(of: path), sizeLimit: sizeLimit)
  }

  package func includes(of spec: String) -> any IncludeReading { CommitIncludes(side: self) }

  private struct CommitIncludes: IncludeReading {
    let side: CommitSide

    func read(_ path: String, limit: Int) throws(IncludeFailure) -> IncludedFile {
      let bytes: [UInt8]?
      do { bytes = try side.bytes(of: path, sizeLimit: limit) } catch {
        guard case .notInRevision(let failure) = error else { throw .tooLarge }
        throw IncludeFailure(failure.message, hint: failure.hint)
      }
      guard let bytes else {
        throw IncludeFailure(
          "cannot read '\(VisibleText.line(side.name(of: path)))': there is no such file in the revision",
          hint: "a spec from a revision includes files of that revision; links aren't followed")
      }
      return IncludedFile(bytes: bytes, identity: path)
    }

    func identity(of spec: String) -> String { spec }
  }
}
