// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// Where a file is to be written: its folder, held open, and its name there, which is no link.
///
/// In a folder where everybody may write somebody else can put a link in the way of an output, and have the user,
/// or root, replace a file of their choice. So links are followed here, by these rules, and not by the system:
///
/// - the output's own name may be a link of the user's, to a file of the user's, in a folder where others cannot
///   exchange it; whoever writes says that it was followed;
/// - a folder on the way may be a link, unless it is another user's in a folder where everybody may write.
struct OutputPlace {
  let folder: FolderHandle
  let name: String
  /// What is there now, opened: no link; `nil` for nothing.
  let existing: FolderHandle.Entry?
  /// The path that the output's links lead to; `nil` when its name is none.
  let linkedPath: String?

  /// - Parameter path: from the working folder, or from the root.
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

/// A path on its way to the place that it leads to.
private struct OutputWalk {
  private let path: String
  /// The names still to go, the next one last.
  private var parts: [String] = []
  /// Where the names before led, as a text for notes.
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
    // `out/` and `..` name a folder, and no file in one.
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

  /// - Returns: where the link's text counts from; `nil` for the folder that it lies in.
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
      // A target that is not there yet is the user's when its folder is.
      let owner = existing.map(\.status.owner) ?? (try? folder.status)?.owner
      guard owner == geteuid() else {
        throw FileError(path: path, operation: .replace, reason: .foreignTarget)
      }
    }
    return OutputPlace(
      folder: folder, name: name, existing: existing,
      linkedPath: followedLast ? (shown.isEmpty ? name : PathText.join(shown, name)) : nil)
  }

  /// A link of the user's own, where nobody else can put another in its place.
  private static func isOwn(_ link: FileStatus, in folder: FileStatus) -> Bool {
    guard link.owner == geteuid() else { return false }
    // Whose folder it is does not matter: without the sticky bit everybody may give it another of the user's links.
    return !isOpenToAll(folder) || folder.permissions & S_ISVTX != 0
  }

  /// As the kernel's `protected_symlinks`, and in folders without a sticky bit as well.
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
