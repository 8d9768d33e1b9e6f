// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import FileWatching
import Platform

/// The folder for the locks and statuses of daemons, which only the user can enter.
package struct DaemonPlace: Sendable {
  package let folder: String

  /// `$XDG_RUNTIME_DIR/roundtable`, or `/tmp/roundtable-UID` without one.
  package init() {
    folder =
      Environment.value("XDG_RUNTIME_DIR").map { $0 + "/roundtable" }
      ?? "/tmp/roundtable-\(CurrentProcess.userID)"
  }

  package init(folder: String) { self.folder = folder }

  /// Creates the folder, or checks the existing one.
  ///
  /// - Throws: ``DaemonError`` if there can be no folder that belongs to the user alone.
  package func prepare() throws(DaemonError) {
    // Parents may be missing on a machine without a login session. The check below reports a failure.
    try? FolderMaker.make(folder, permissions: 0o700)
    if let distrust { throw distrust }
    do { _ = try FileStatus(folder, followingLinks: false) } catch {
      throw DaemonError("cannot create '\(folder)': \(error.words)", hint: Self.otherFolder)
    }
  }

  static let otherFolder = "set XDG_RUNTIME_DIR to a folder of your own"

  /// Why another user may have made the locks and the statuses in the folder; `nil` if that can't be, or there is no folder.
  package var distrust: DaemonError? {
    guard let status = try? FileStatus(folder, followingLinks: false) else { return nil }
    guard status.key.isDirectory, status.owner == CurrentProcess.userID else {
      return DaemonError("'\(folder)' is not a directory that you own", hint: Self.otherFolder)
    }
    guard status.permissions & 0o077 == 0 else {
      return DaemonError("'\(folder)' is accessible to other users", hint: "chmod 700 '\(folder)'")
    }
    guard let foreign = PathText.firstReplaceable(above: folder) else { return nil }
    return DaemonError(
      "'\(folder)' can be replaced by the other users who may change '\(foreign)'", hint: Self.otherFolder)
  }

  /// The name of the daemon for these specs. It doesn't depend on how their paths are written.
  package func name(for specs: [String]) -> String {
    Self.hash(specs.map { PathIdentity($0).file }.sorted().joined(separator: "\n"))
  }

  /// - Parameter name: a daemon's.
  func statusPath(_ name: String) -> String { folder + "/" + name + ".status" }

  /// - Parameter name: a daemon's.
  func lockPath(_ name: String) -> String { folder + "/" + name + Self.lockEnding }

  /// - Parameter key: one of a ``PathIdentity``'s.
  func lockPath(ofKey key: String) -> String { lockPath(Self.hash(key)) }

  /// The paths of all locks, held or not.
  func locks() -> Set<String> {
    Set(FolderListing.names(in: folder).filter { $0.hasSuffix(Self.lockEnding) }.map { folder + "/" + $0 })
  }

  private static let lockEnding = ".lock"

  private static func hash(_ text: String) -> String {
    String(ContentHash(of: Array(text.utf8)).value, radix: 16)
  }
}
