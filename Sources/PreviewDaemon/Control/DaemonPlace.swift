// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import FileWatching
import Platform

/// The folder for the sockets and locks of daemons, which only the user can enter.
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
  /// - Throws: ``ControlError`` if there can be no folder that belongs to the user alone.
  package func prepare() throws(ControlError) {
    // Parents may be missing on a machine without a login session. The check below reports a failure.
    try? FolderMaker.make(folder, permissions: 0o700)
    if let distrust { throw distrust }
    do { _ = try FileStatus(folder, followingLinks: false) } catch {
      throw ControlError("cannot create '\(folder)': \(error.words)", hint: Self.otherFolder)
    }
  }

  private static let otherFolder = "set XDG_RUNTIME_DIR to a folder of your own"

  /// Why another user may have made the locks and the sockets in the folder; `nil` if that can't be, or there is no folder.
  package var distrust: ControlError? {
    guard let status = try? FileStatus(folder, followingLinks: false) else { return nil }
    guard status.key.isDirectory, status.owner == CurrentProcess.userID else {
      return ControlError("'\(folder)' is not a directory that you own", hint: Self.otherFolder)
    }
    guard status.permissions & 0o077 == 0 else {
      return ControlError("'\(folder)' is accessible to other users", hint: "chmod 700 '\(folder)'")
    }
    guard let foreign = PathText.firstReplaceable(above: folder) else { return nil }
    return ControlError(
      "'\(folder)' can be replaced by the other users who may change '\(foreign)'", hint: Self.otherFolder)
  }

  /// The name of the daemon for these specs. It doesn't depend on how their paths are written.
  package func name(for specs: [String]) -> String {
    Self.hash(specs.map { SpecIdentity($0).file }.sorted().joined(separator: "\n"))
  }

  func socketPath(_ name: String) -> String { folder + "/" + name + ".sock" }

  /// - Parameter key: one of a ``SpecIdentity``'s.
  func lockPath(ofKey key: String) -> String { folder + "/" + Self.hash(key) + ".lock" }

  /// The existing sockets: of running daemons, and of some that died.
  package func sockets() -> [String] { files(ending: ".sock") }

  func files(ending: String) -> [String] {
    FolderListing.names(in: folder).filter { $0.hasSuffix(ending) }.map { folder + "/" + $0 }.sorted()
  }

  private static func hash(_ text: String) -> String {
    String(ContentHash(of: Array(text.utf8)).value, radix: 16)
  }
}
