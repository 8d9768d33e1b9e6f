// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

extension ScratchFolder {
  package func path(_ name: String) -> String { path + "/" + name }

  package func makeDirectory(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: path(name), withIntermediateDirectories: true)
  }

  /// Saves as a simple editor does: truncate, write, close.
  package func overwrite(_ text: String, to name: String) throws {
    guard let stream = fopen(path(name), "w") else {
      throw ScratchFailure("cannot write in the scratch directory")
    }
    defer { fclose(stream) }
    fwrite(text, 1, text.utf8.count, stream)
  }

  /// Writes a script that can be run at once.
  ///
  /// A shell writes it: while this process has a file open for writing, another thread's new process shares the
  /// descriptor until its exec, and the kernel refuses to run the file (ETXTBSY).
  package func writeProgram(_ text: String, to name: String) throws {
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", "printf %s \"$2\" >\"$1\" && chmod 755 \"$1\"", "sh", path(name), text]
    try shell.run()
    shell.waitUntilExit()
    guard shell.terminationStatus == 0 else {
      throw ScratchFailure("cannot write in the scratch directory")
    }
  }

  /// Renames like rename(2): replaces `new` in one step.
  package func rename(_ old: String, to new: String) throws {
    guard Foundation.rename(path(old), path(new)) == 0 else {
      throw ScratchFailure("cannot write in the scratch directory")
    }
  }

  package func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: path(name))
  }

  package func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
  }

  package func hardLink(_ name: String, to existing: String) throws {
    try FileManager.default.linkItem(atPath: path(existing), toPath: path(name))
  }

  package func names(in folder: String = ".") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path(folder)).sorted()
  }

  /// Waits until a condition holds; checks it after each change in a folder, which may not exist yet.
  package func waitUntil(_ fact: String, in name: String = ".", _ isSo: () throws -> Bool) throws {
    if name != ".", !FileManager.default.fileExists(atPath: path(name)) {
      let parent = (name as NSString).deletingLastPathComponent
      try waitUntil("there is '\(name)'", in: parent.isEmpty ? "." : parent) {
        FileManager.default.fileExists(atPath: path(name))
      }
    }
    let changes = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
    defer { close(changes) }
    // Without read events, because the check itself would cause the next one.
    let kinds = IN_MODIFY | IN_ATTRIB | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO
    guard inotify_add_watch(changes, path(name), UInt32(kinds)) >= 0 else {
      throw ScratchFailure("cannot watch '\(name)'")
    }
    let deadline = ContinuousClock.now + .seconds(Patience.seconds)
    while try !isSo() {
      var waited = pollfd(fd: changes, events: Int16(POLLIN), revents: 0)
      guard poll(&waited, 1, Patience.milliseconds(until: deadline)) > 0 else {
        throw ScratchFailure("never so: \(fact)")
      }
      var events = [UInt8](repeating: 0, count: 1 << 12)
      _ = Foundation.read(changes, &events, events.count)
    }
  }
}
