// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Platform

/// The repository that a folder belongs to.
package struct GitRepository: Sendable {
  /// The folder that a person works in.
  let folder: String
  /// The absolute path of its root folder, without links.
  let root: String
  private let git: GitProgram

  /// The most bytes of a list of files: a million of them.
  private static let listLimit = 256 << 20

  /// - Throws: ``GitRevision/Failure`` outside of a repository's folders.
  package init(of folder: String = ".") throws(GitRevision.Failure) {
    self.folder = folder
    let top = try GitProgram(folder: folder).output(
      ["rev-parse", "--show-toplevel"], to: "find the repository", sizeLimit: 1 << 16
    ) { reason, hint in
      let isOutside = reason?.hasPrefix("not a git repository") == true
      return (reason, isOutside ? "run it in a folder of a repository" : hint)
    }
    root = PathText.canonical(Self.line(top))
    git = GitProgram(folder: root)
  }

  /// The path from the working folder to the root, with a slash at its end: `../` for each folder between them.
  var pathOfRoot: String {
    let folder = PathText.join(PathText.canonical("."), "")
    guard folder.hasPrefix(PathText.join(root, "")) else { return PathText.join(root, "") }
    return folder.dropFirst(root.count).split(separator: "/").map { _ in "../" }.joined()
  }

  /// A commit, with the words by which a person named it.
  package struct Commit: Hashable, Sendable {
    /// The hash in hexadecimal digits.
    package let id: String
    /// `main`, `HEAD~3` or the beginning of a hash.
    package let name: String

    /// The beginning of the hash, which nearly always names one commit.
    package var shortID: String { String(id.prefix(10)) }
  }

  /// Looks up a commit by any name that git knows.
  ///
  /// - Throws: ``GitRevision/Failure`` if the name is none of a commit.
  package func commit(_ name: String) throws(GitRevision.Failure) -> Commit {
    let shown = VisibleText.line(name)
    let isName = !name.isEmpty && name.first != "-" && !name.contains { $0 == "\0" || $0.isNewline }
    guard isName, !name.contains("..") else {
      throw GitRevision.Failure(
        message: "'\(shown)' is not the name of a commit",
        hint: "name a branch, a tag or a commit, such as main")
    }
    let id = try git.output(
      ["rev-parse", "--verify", "\(name)^{commit}"], to: "find '\(shown)'", sizeLimit: 1 << 16
    ) { reason, hint in
      guard reason == "Needed a single revision" else { return (reason, hint) }
      return (
        "there is no such branch, tag or commit",
        "git fetch brings it; a workflow of GitHub needs 'fetch-depth: 0' in its checkout step"
      )
    }
    return Commit(id: Self.line(id), name: name)
  }

  /// The newest commit that is in the history of both; `nil` if there is none.
  package func mergeBase(_ one: Commit, _ other: Commit) throws(GitRevision.Failure) -> Commit? {
    let task =
      "find the common ancestor of '\(VisibleText.line(one.name))' and '\(VisibleText.line(other.name))'"
    let answer: GitProgram.Answer
    do { answer = try git.run(["merge-base", one.id, other.id], shown: task, sizeLimit: 1 << 16) } catch {
      throw GitRevision.Failure(message: "cannot \(task) with git: \(error.words)", hint: nil)
    }
    guard case .exited(0) = answer.ending, case .success(let bytes) = answer.output else {
      // The exit code 1 means that there is none.
      guard case .exited(1) = answer.ending else {
        throw GitRevision.Failure(message: "cannot \(task) with git", hint: nil)
      }
      return nil
    }
    let id = Self.line(bytes)
    return Commit(id: id, name: id == one.id ? one.name : String(id.prefix(10)))
  }

  /// The regular files of a commit: their paths from the root, with the ids of their contents. Links, submodules and names that
  /// aren't UTF-8 are left out.
  func files(of commit: Commit) throws(GitRevision.Failure) -> [String: String] {
    let list = try git.output(
      ["ls-tree", "-r", "-z", "--full-tree", commit.id],
      to: "list the files of '\(VisibleText.line(commit.name))'",
      sizeLimit: Self.listLimit)
    var result: [String: String] = [:]
    for entry in list.split(separator: 0) {
      // `100644 blob ID<tab>PATH`
      guard let tab = entry.firstIndex(of: UInt8(ascii: "\t")), entry.starts(with: "100".utf8),
        let path = String(validating: entry[(tab + 1)...], as: UTF8.self),
        let id = entry[..<tab].split(separator: UInt8(ascii: " ")).last
      else { continue }
      result[path] = String(decoding: id, as: UTF8.self)
    }
    return result
  }

  /// The paths from the root of the files in the working folder that are committed, added, or new and not ignored. Some may be
  /// deleted by now.
  func workingFiles() throws(GitRevision.Failure) -> [String] {
    let list = try git.output(
      ["ls-files", "-z", "--cached", "--others", "--exclude-standard"],
      to: "list the files of the working folder", sizeLimit: Self.listLimit)
    return list.split(separator: 0).compactMap { String(validating: $0, as: UTF8.self) }
  }

  func objects() throws(GitRevision.Failure) -> GitObjects { try GitObjects(git) }

  /// The output without the line end, and without others: a folder's name can end in one.
  private static func line(_ bytes: [UInt8]) -> String {
    String(decoding: bytes.last == UInt8(ascii: "\n") ? bytes.dropLast() : bytes[...], as: UTF8.self)
  }
}
