// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

extension Session {
  /// Whether `path` may be written; see ``OverwritePolicy``.
  ///
  /// - Parameter force: the option or operator that overwrites the file, for the hint.
  mutating func checkOverwriting(
    _ path: String, for purpose: OverwritePolicy.Purpose, isForced: Bool, force: String = "--force"
  ) throws(ConsoleError) {
    let identity = workspace.identity(of: path)
    for open in [recording?.path, redirection?.path].compactMap({ $0 })
    where workspace.writeTarget(at: path) != .stream && workspace.identity(of: open) == identity {
      throw ConsoleError(
        "'\(VisibleText.line(path))' is already being written",
        hint: "'record off' or 'output' stops that")
    }
    try OverwritePolicy(workspace: workspace, spec: document.path, written: written).check(
      path, for: purpose, isForced: isForced, force: force)
    // A replay of the line will find the file that this line writes.
    let isOwnSpec = document.path.map { workspace.identity(of: $0) == identity } ?? false
    if purpose != .product, !isForced, !isOwnSpec { mayMeetItself = true }
  }

  /// Writes a whole file, if ``OverwritePolicy`` allows it.
  mutating func write(
    _ bytes: [UInt8], to path: String, for purpose: OverwritePolicy.Purpose, isForced: Bool
  ) throws(ConsoleError) {
    try checkOverwriting(path, for: purpose, isForced: isForced)
    try workspace.write(bytes, to: path)
    workspace.finish(path)
    noteWritten(path)
  }

  /// Remembers that the session wrote the file at `path`.
  mutating func noteWritten(_ path: String) { written.insert(workspace.identity(of: path)) }
}
