// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Platform
import Session
import TableSpec

/// The draft of a shell that ended without saving its edits. Its file is locked by this process.
struct LeftDraft {
  private let file: LockedFile
  let content: DraftContent

  /// The drafts in a folder whose shells have ended, the latest first. This process locks them until it releases them. Files that
  /// aren't drafts of this user are left as they are.
  static func all(in folder: String) -> [LeftDraft] {
    let found = FolderListing.names(in: folder).filter { $0.hasPrefix(DraftFile.prefix) }.compactMap {
      LeftDraft(claiming: PathText.join(folder, $0))
    }
    return found.sorted { $0.file.modified.seconds > $1.file.modified.seconds }
  }

  private init?(claiming path: String) {
    guard let file = LockedFile(claiming: path), let bytes = try? file.read() else { return nil }
    guard let content = DraftContent(bytes) else {
      // The shell was killed while it wrote. Its former draft is complete, in the file without this ending.
      if path.hasSuffix(DraftFile.newEnding), DraftContent.mayBegin(bytes) { file.remove() }
      return nil
    }
    self.file = file
    self.content = content
  }

  /// `3 edits to t.yaml, last changed on 21 November at 14:05`.
  var words: String {
    UnsavedEdits.words(count: content.count, path: content.path)
      + ", last changed \(WallClock.words(for: file.modified))"
  }

  /// Whether the draft is of the file at `path`, however the path is written.
  func concerns(_ path: String) -> Bool {
    content.path.map { PathText.canonical($0) == PathText.canonical(path) } ?? false
  }

  /// - Throws: if it can't be read; the file is left as it is.
  func edits() throws(SessionError) -> UnsavedEdits {
    do { return try content.edits(named: file.path) } catch {
      throw SessionError(
        "the draft '\(VisibleText.line(file.path))' can't be read: \(error.summary)",
        hint: "it is not deleted")
    }
  }

  func remove() { file.remove() }
}
