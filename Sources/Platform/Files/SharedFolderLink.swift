// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

extension FileStatus {
  /// Whether everybody may add files to this folder, but only remove their own, as in `/tmp`.
  var isShared: Bool { permissions & (S_ISVTX | S_IWOTH) == S_ISVTX | S_IWOTH }

  /// Whether a link may be followed by the rule of the kernel's `protected_symlinks`: in a shared folder, only if the user or
  /// the folder's owner owns it.
  func mayBeFollowed(in folder: FileStatus) -> Bool {
    !folder.isShared || owner == geteuid() || owner == folder.owner
  }
}

extension PathText {
  /// The first folder above `path` whose entries another user can replace: one that another user owns, or where everybody may
  /// remove the entries of others. `nil` if only this user and root can replace them.
  package static func firstReplaceable(above path: String) -> String? {
    // In a user namespace, root's folders can have another number.
    let root = (try? FileStatus("/", followingLinks: true))?.owner
    var place = resolved(directory(of: path)) ?? "/"
    while true {
      guard let folder = try? FileStatus(place, followingLinks: true) else { return nil }
      let isOpen = folder.permissions & S_IWOTH != 0 && folder.permissions & S_ISVTX == 0
      if isOpen || (folder.owner != geteuid() && folder.owner != root) { return place }
      guard place != "/" else { return nil }
      place = directory(of: place)
    }
  }
}

/// The result of resolving a path for reading. It detects links of other users in shared folders, because the kernel refuses
/// them only if `fs.protected_symlinks` is set.
enum ReadPath: Equatable {
  /// - Parameter shared: the file, if the path passes a shared folder, where names can be exchanged until the file is open;
  ///   `nil` otherwise.
  case trusted(shared: FileIdentity?)
  /// The path passes a link of another user.
  case foreignLink

  init(_ path: String) {
    var rest = Self.components(of: path)
    var folder = path.hasPrefix("/") ? "/" : "."
    var passesShared = false
    var identity: FileIdentity?
    var hops = 0
    while let name = rest.popLast() {
      let place = PathText.join(folder, name)
      // An entry that can't be inspected can't be opened either.
      guard let entry = try? FileStatus(place, followingLinks: false),
        let holder = try? FileStatus(folder, followingLinks: true)
      else { break }
      passesShared = passesShared || holder.isShared
      identity = entry.key.identity
      guard entry.key.isSymbolicLink else {
        folder = place
        continue
      }
      hops += 1
      guard entry.mayBeFollowed(in: holder) else {
        self = .foreignLink
        return
      }
      guard hops <= LinkTarget.hopLimit, let target = LinkTarget.read(place) else { break }
      rest += Self.components(of: target)
      if target.hasPrefix("/") { folder = "/" }
      identity = nil
    }
    self = .trusted(shared: passesShared && rest.isEmpty ? identity : nil)
  }

  /// The path's names, the next one last.
  private static func components(of path: String) -> [String] {
    path.split(separator: "/").map(String.init).filter { $0 != "." }.reversed()
  }
}
