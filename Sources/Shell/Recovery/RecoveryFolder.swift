// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Platform
import Session

/// The unsaved edits of a shell that ended without saving; their file is locked by this process.
struct LeftEdits {
  let file: LockedFile
  let path: String?
  let count: Int

  /// `3 edits of t.yaml, last changed on 21 November at 14:05`.
  var words: String {
    return UnsavedEdits.words(count: count, path: path)
      + ", last changed \(WallClock.words(for: file.modified))"
  }

  /// - Returns: `nil` for an incomplete file.
  func read() -> UnsavedEdits? {
    (try? FileReader.read(file.path, sizeLimit: .max)).flatMap { RecoveryText.decode($0, name: file.path) }
  }
}

/// The recovery files of this user's shells: one for each shell with unsaved edits, and one for each table with unsaved edits that
/// a script replaced. They stay if a shell is killed, if its terminal is closed, and after Ctrl-D at the question about the edits.
enum RecoveryFolder {
  private static let prefix = "recovery-"
  private static let ending = ".yaml"
  /// The extension of a file that is still being written.
  private static let newEnding = ".new"

  /// An unused name for this process. A file that a dead process with the same number left is not overwritten: in a container,
  /// every shell may have the same number.
  static func freePath(in folder: String) -> String {
    let stem = folder + "/" + prefix + String(CurrentProcess.id)
    var path = stem + ending
    var number = 0
    while FolderEntry.leadsSomewhere(path) {
      number += 1
      path = stem + "-\(number)" + ending
    }
    return path
  }

  static func newPath(for path: String) -> String { path + newEnding }

  /// The files whose process has ended, the latest first. This process locks them until it releases them.
  static func left(in folder: String) -> [LeftEdits] {
    var found: [LeftEdits] = []
    for name in names(in: folder) {
      guard let file = LockedFile(claiming: folder + "/" + name) else { continue }
      if name.hasSuffix(newEnding) {
        // A crash left this file incomplete. Edits that the shell had written before are in the file without this extension.
        file.remove()
      } else if let bytes = try? FileReader.read(file.path, sizeLimit: .max),
        let summary = RecoveryText.summary(bytes)
      {
        found.append(LeftEdits(file: file, path: summary.path, count: summary.count))
      }
    }
    return found.sorted { $0.file.modified.seconds > $1.file.modified.seconds }
  }

  /// Whether two paths name the same entry of the file system.
  static func isSame(_ one: String, _ other: String) -> Bool { entry(one) == entry(other) }

  private static func entry(_ path: String) -> String {
    guard let folder = PathText.resolved(PathText.directory(of: path)) else { return PathText.absolute(path) }
    return PathText.join(folder, PathText.name(of: path))
  }

  private static func names(in folder: String) -> [String] {
    FolderListing.names(in: folder).filter {
      $0.hasPrefix(prefix) && ($0.hasSuffix(ending) || $0.hasSuffix(ending + newEnding))
    }.sorted()
  }
}
