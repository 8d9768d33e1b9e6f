// SPDX-License-Identifier: GPL-3.0-or-later

import Platform
import PreviewDaemon
import PreviewState
import Shell
import Synchronization

/// The log of a daemon in the background: a file instead of standard output and standard error.
///
/// It contains the last events: up to 1 MB, and 1 MB more in an older file. A requested stop removes both files. After a crash
/// they remain until the next start.
final class DaemonLog: Sendable {
  private static let limit = 1 << 20

  private let path: String
  private let isRemoved = Mutex(false)

  private var older: String { path + ".1" }

  /// `watch-NAME.log` in the user's state folder, or in the runtime folder of a user without a home.
  static func path(of specs: [String]) -> String {
    let place = DaemonPlace()
    return PathText.join(Environment.stateFolder ?? place.folder, "watch-\(place.name(for: specs)).log")
  }

  init(path: String) { self.path = path }

  /// Redirects all further output to the file. The log of a daemon that crashed becomes the older file.
  ///
  /// - Throws: ``FileError``, also if the file is a link, another user's, or no log.
  func begin() throws(FileError) {
    try FolderMaker.make(PathText.directory(of: path), permissions: 0o700)
    if let former = try? FileStatus(path, followingLinks: false), former.key.size > 0, Self.isOwn(former),
      Self.isLogName(path)
    {
      try? FolderEntry.rename(path, to: older)
    }
    try takeOver()
  }

  /// Only these files are moved and removed.
  private static func isLogName(_ path: String) -> Bool {
    let name = PathText.name(of: path)
    return name.hasPrefix("watch-") && name.hasSuffix(".log")
  }

  private static func isOwn(_ file: FileStatus) -> Bool {
    file.key.isRegular && file.owner == CurrentProcess.userID && file.linkCount == 1
  }

  private func takeOver() throws(FileError) {
    do throws(ErrorNumber) {
      let file = try Descriptor.open(
        path, .write, [.create, .append, .noFollow, .nonBlocking], permissions: 0o600)
      defer { file.close() }
      let status = try file.status
      guard Self.isOwn(status), status.key.size == 0 || Self.isLogName(path) else { throw .EEXIST }
      try file.replace(.standardOutput)
      try file.replace(.standardError)
    } catch {
      throw FileError(path: path, operation: .create, reason: error == .EEXIST ? .foreignLog : .system(error))
    }
  }

  /// Starts a new file if this one is full.
  func keepSmall() {
    isRemoved.withLock { isRemoved in
      guard !isRemoved, Self.isLogName(path), let size = try? Descriptor.standardOutput.status.key.size,
        size >= Self.limit,
        (try? FolderEntry.rename(path, to: older)) != nil
      else { return }
      // On a full disk, the events continue in the older file.
      try? takeOver()
    }
  }

  func remove() {
    isRemoved.withLock { isRemoved in
      isRemoved = true
      for file in [path] + (Self.isLogName(path) ? [older] : []) { FolderEntry.remove(file) }
    }
  }
}

/// Passes events on to a log. It limits the log's size, and removes the log before `stop` returns.
struct LogReporter: WatchReporting {
  let inner: any WatchReporting
  let log: DaemonLog

  func report(_ event: WatchEvent) {
    inner.report(event)
    if case .stopped(let reason, _) = event, reason.exitStatus == 0 { log.remove() } else { log.keepSmall() }
  }

  func whenReported(_ body: @escaping @Sendable () -> Void) { inner.whenReported(body) }
}
