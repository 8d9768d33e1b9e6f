// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import SpecFiles
import TableSpec

/// The specs that changed since a base, in the order of their paths.
struct ChangeReport: Sendable {
  /// The revision that was asked for.
  let base: GitRepository.Commit
  /// The last commit that the base and HEAD share, which the specs are compared with; `nil` if they share none.
  let mergeBase: GitRepository.Commit?
  let changes: [ReportedChange]
  /// The paths of specs whose tables are equal, although a file of theirs changed.
  let unchanged: [String]
  /// Sentences about files that were not compared.
  let notes: [String]
  /// The number of specs that were compared.
  let count: Int

  /// Compares the working folder with a base, as a pull request does: with the commit at which its branch began.
  ///
  /// - Parameter paths: files and folders; without one, the working folder.
  init(since base: String, in paths: [String], limits: SpecLimits) throws(GitRevision.Failure) {
    let repository = try GitRepository()
    self.base = try repository.commit(base)
    mergeBase = try repository.mergeBase(self.base, try repository.commit("HEAD"))
    let old = try CommitSide(mergeBase ?? self.base, of: repository)
    let new = FolderSide(repository)
    let scope = try PathScope(paths, in: repository, [old, new])
    let found = try ChangedSpecs(from: old, to: new, in: scope, limits: limits)
    let all = found.changes.compactMap { WorkProgress.isCancelled ? nil : ReportedChange($0) }
    changes = all.filter { !$0.isInvisible }
    unchanged = all.filter(\.isInvisible).map(\.path)
    let isApart = mergeBase == nil
    notes =
      (isApart ? ["'\(base)' and HEAD have no common commit, so this compares with '\(base)' itself"] : [])
      + found.notes
    count = found.count
  }

  var isBroken: Bool { changes.contains(where: \.isBroken) }

  /// `3 of 40 specs changed, 1 of them can't be read.` It has no text from outside except for digits of a commit.
  var summary: String {
    let same =
      count == 0
      ? "There is no spec" : count == 1 ? "The spec looks as before" : "All \(count) specs look as before"
    let changed = changes.isEmpty ? same : "\(changes.count) of \(count.counted("spec")) changed"
    let broken = changes.filter(\.isBroken).count
    let words = changed + (broken > 0 ? ", \(broken) can't be read" : "")
    guard let mergeBase, mergeBase.id != base.id else { return words + "." }
    return words + ". They are compared with \(mergeBase.shortID), where this branch began."
  }
}
