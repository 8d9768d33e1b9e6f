// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// The place of an output file: its folder, held open, and its name there, which isn't a link.
///
/// The kernel follows the links to the folder. The output's own name may be a link, which would let another user choose a file
/// of this user, or of root, that is overwritten. So it is followed here, and only if the user owns the link and its target, and
/// no other user can replace the link. The writer reports that it was followed.
struct OutputPlace {
  let folder: FolderHandle
  let name: String
  /// The existing file, opened, never a link; `nil` if there is none.
  let existing: FolderHandle.Entry?
  /// The path that the output's links lead to; `nil` if its name isn't a link.
  let linkedPath: String?

  /// - Parameter path: absolute, or relative to the working folder.
  init(_ path: String) throws(FileError) {
    func failure(_ reason: FileError.Reason) -> FileError {
      FileError(path: path, operation: .replace, reason: reason)
    }
    func looking<Value>(_ look: () throws(ErrorNumber) -> Value) throws(FileError) -> Value {
      do { return try look() } catch {
        throw FileError(path: path, operation: .create, reason: .system(error))
      }
    }
    var (shown, text) = (path, path)
    var holder: FolderHandle?
    for _ in 0...LinkTarget.hopLimit {
      let name = PathText.name(of: text)
      // `out/` and `..` name a folder, not a file in one.
      guard !["", ".", ".."].contains(name) else { throw failure(.notRegular) }
      // A link's text starts from the link's folder, which is still open.
      let folder = try looking { () throws(ErrorNumber) in
        try FolderHandle(PathText.directory(of: text), in: holder)
      }
      let entry = try looking { () throws(ErrorNumber) in try folder.entryIfAny(name) }
      guard let entry, entry.key.isSymbolicLink else {
        // The owner of a missing target is the owner of its folder.
        if holder != nil, (entry?.status ?? (try? folder.status))?.owner != geteuid() {
          throw failure(.foreignTarget)
        }
        (self.folder, self.name, existing) = (folder, name, entry)
        linkedPath = holder == nil ? nil : shown
        return
      }
      let around = try looking { () throws(ErrorNumber) in try folder.status }
      guard Self.isOwn(entry.status, in: around) else { throw failure(.foreignLink) }
      text = try looking { () throws(ErrorNumber) in try entry.linkText }
      shown = LinkTarget.path(text, ofLinkAt: shown)
      holder = folder
    }
    throw FileError(path: path, operation: .open, reason: .system(.ELOOP))
  }

  /// Whether the user owns the link, and others can't replace it.
  private static func isOwn(_ link: FileStatus, in folder: FileStatus) -> Bool {
    // The folder's owner doesn't matter: without the sticky bit everybody may replace the link by another of the user's links.
    link.owner == geteuid() && (!folder.isOpenToAll || folder.isSticky)
  }
}

extension FolderHandle {
  /// As ``entry(_:)``; `nil` if there is none.
  fileprivate func entryIfAny(_ name: String) throws(ErrorNumber) -> Entry? {
    do { return try entry(name) } catch {
      guard error == .ENOENT else { throw error }
      return nil
    }
  }
}
