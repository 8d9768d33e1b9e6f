// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// The place of an output file: its folder, held open, and its name there, which isn't a link.
///
/// In a folder where everybody may write, another user can replace an output by a link, and make this user, or root, overwrite
/// a file of their choice. So links are followed here by the rules below, and not by the system:
///
/// - The output's own name may be a link that the user owns, to a file that the user owns, in a folder where others can't
///   replace the link. The writer reports that it was followed.
/// - A folder on the way may be a link, unless another user owns it and everybody may write to its folder.
struct OutputPlace {
  let folder: FolderHandle
  let name: String
  /// The existing file, opened, never a link; `nil` if there is none.
  let existing: FolderHandle.Entry?
  /// The path that the output's links lead to; `nil` if its name isn't a link.
  let linkedPath: String?

  /// - Parameter path: absolute, or relative to the working folder.
  init(_ path: String) throws(FileError) {
    var walk = OutputWalk(path)
    self = try walk.place()
  }

  fileprivate init(
    folder: FolderHandle, name: String, existing: FolderHandle.Entry?, linkedPath: String?
  ) {
    self.folder = folder
    self.name = name
    self.existing = existing
    self.linkedPath = linkedPath
  }
}

/// A path that is being resolved.
private struct OutputWalk {
  private let path: String
  /// The names that remain, the next one last.
  private var parts: [String] = []
  /// The path resolved so far, as text for notes.
  private var shown: String
  private var hops = 0
  private var followedLast = false

  init(_ path: String) {
    self.path = path
    shown = path.hasPrefix("/") ? "/" : ""
    push(path)
  }

  mutating func place() throws(FileError) -> OutputPlace {
    var folder = try looking { () throws(ErrorNumber) in try FolderHandle(path.hasPrefix("/") ? "/" : ".") }
    // `out/` and `..` name a folder, not a file in one.
    guard let last = parts.first, last != ".", last != "..", !path.hasSuffix("/") else {
      throw FileError(path: path, operation: .replace, reason: .notRegular)
    }
    while let part = parts.popLast() {
      let entry: FolderHandle.Entry
      do { entry = try folder.entry(part) } catch {
        guard error == .ENOENT, parts.isEmpty else { throw failure(error) }
        return try finish(folder, part, nil)
      }
      if entry.key.isSymbolicLink {
        if let start = try follow(entry, in: folder) { folder = start }
      } else if parts.isEmpty {
        return try finish(folder, part, entry)
      } else {
        guard entry.key.isDirectory else { throw failure(.ENOTDIR) }
        folder = entry.handle
        shown = shown.isEmpty ? part : PathText.join(shown, part)
      }
    }
    throw FileError(path: path, operation: .replace, reason: .notRegular)
  }

  /// - Returns: the folder that the link's text is relative to; `nil` for the link's own folder.
  private mutating func follow(
    _ link: FolderHandle.Entry, in folder: FolderHandle
  ) throws(FileError) -> FolderHandle? {
    hops += 1
    guard hops <= LinkTarget.hopLimit else {
      throw FileError(path: path, operation: .open, reason: .system(.ELOOP))
    }
    let holder = try looking { () throws(ErrorNumber) in try folder.status }
    let isLast = parts.isEmpty
    guard isLast ? Self.isOwn(link.status, in: holder) : Self.isTrusted(link.status, in: holder) else {
      throw FileError(path: path, operation: .replace, reason: isLast ? .foreignLink : .foreignFolderLink)
    }
    if isLast { followedLast = true }
    let text = try looking { () throws(ErrorNumber) in try link.linkText }
    push(text)
    guard text.hasPrefix("/") else { return nil }
    shown = "/"
    return try looking { () throws(ErrorNumber) in try FolderHandle("/") }
  }

  private func finish(
    _ folder: FolderHandle, _ name: String, _ existing: FolderHandle.Entry?
  ) throws(FileError) -> OutputPlace {
    if followedLast {
      // The owner of a missing target is the owner of its folder.
      let owner = existing.map(\.status.owner) ?? (try? folder.status)?.owner
      guard owner == geteuid() else {
        throw FileError(path: path, operation: .replace, reason: .foreignTarget)
      }
    }
    return OutputPlace(
      folder: folder, name: name, existing: existing,
      linkedPath: followedLast ? (shown.isEmpty ? name : PathText.join(shown, name)) : nil)
  }

  /// Whether the user owns the link, and others can't replace it.
  private static func isOwn(_ link: FileStatus, in folder: FileStatus) -> Bool {
    guard link.owner == geteuid() else { return false }
    // The folder's owner doesn't matter: without the sticky bit everybody may replace the link by another of the user's links.
    return !isOpenToAll(folder) || folder.permissions & S_ISVTX != 0
  }

  /// The rule of the kernel's `protected_symlinks`, also applied to folders without a sticky bit.
  private static func isTrusted(_ link: FileStatus, in folder: FileStatus) -> Bool {
    !isOpenToAll(folder) || link.owner == geteuid() || link.owner == folder.owner
  }

  private static func isOpenToAll(_ folder: FileStatus) -> Bool { folder.permissions & S_IWOTH != 0 }

  private mutating func push(_ text: String) {
    parts += text.split(separator: "/").map(String.init).filter { $0 != "." }.reversed()
  }

  private func failure(_ error: ErrorNumber) -> FileError {
    FileError(path: path, operation: .create, reason: .system(error))
  }

  private func looking<Value>(_ look: () throws(ErrorNumber) -> Value) throws(FileError) -> Value {
    do { return try look() } catch { throw failure(error) }
  }
}
