// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

extension Turn {
  /// Whether `path` may be written; see ``OverwritePolicy``.
  ///
  /// - Parameter force: the option or operator that overwrites the file, for the hint.
  mutating func checkOverwriting(
    _ path: String, for purpose: OverwritePolicy.Purpose, isForced: Bool, force: String = "--force"
  ) throws(SessionError) {
    let identity = session.workspace.identity(of: path)
    for open in [session.recording?.path, session.redirection?.path].compactMap({ $0 })
    where session.workspace.writeTarget(at: path) != .stream
      && session.workspace.identity(of: open) == identity
    {
      throw SessionError(
        "'\(VisibleText.line(path))' is already being written",
        hint: "'record off' or 'output' stops that")
    }
    try OverwritePolicy(workspace: session.workspace, spec: session.document.path, written: session.written)
      .check(
        path, for: purpose, isForced: isForced, force: force)
    // A replay of the line will find the file that this line writes.
    let isOwnSpec = session.document.path.map { session.workspace.identity(of: $0) == identity } ?? false
    if purpose != .product, !isForced, !isOwnSpec { line.needsForceAgain = true }
  }

  /// Writes a whole file, if ``OverwritePolicy`` allows it.
  mutating func write(
    _ bytes: [UInt8], to path: String, for purpose: OverwritePolicy.Purpose, isForced: Bool
  ) throws(SessionError) {
    try checkOverwriting(path, for: purpose, isForced: isForced)
    try session.workspace.write(bytes, to: path)
    session.workspace.finish(path)
    noteWritten(path)
  }

  /// Remembers that the session wrote the file at `path`.
  mutating func noteWritten(_ path: String) { session.written.insert(session.workspace.identity(of: path)) }
}
