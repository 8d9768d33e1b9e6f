// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

extension FileStatus {
  /// Whether everybody may put files into this folder, and nobody else may remove them: `/tmp`.
  var isShared: Bool { permissions & (S_ISVTX | S_IWOTH) == S_ISVTX | S_IWOTH }

  /// Whether a link may be followed, by the rule of the kernel's `protected_symlinks`: in a shared folder only where it is the
  /// user's own, or of the folder's owner.
  func mayBeFollowed(in folder: FileStatus) -> Bool {
    !folder.isShared || owner == geteuid() || owner == folder.owner
  }
}

/// Where a path leads that is about to be read. Links that another user made in a shared folder are found here, since the kernel
/// refuses them only where `fs.protected_symlinks` is set.
enum ReadPath: Equatable {
  /// - Parameter shared: the file behind a shared folder, where names can be exchanged until it is open; `nil` elsewhere.
  case trusted(shared: FileIdentity?)
  /// It leads over another user's link.
  case foreignLink

  init(_ path: String) {
    var rest = Self.components(of: path)
    var folder = path.hasPrefix("/") ? "/" : "."
    var passesShared = false
    var identity: FileIdentity?
    var hops = 0
    while let name = rest.popLast() {
      let place = PathText.join(folder, name)
      // What cannot be looked at cannot be opened either.
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

  /// The next name last.
  private static func components(of path: String) -> [String] {
    path.split(separator: "/").map(String.init).filter { $0 != "." }.reversed()
  }
}
