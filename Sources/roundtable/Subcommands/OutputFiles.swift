// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Platform
import Session
import Shell

/// The files that a subcommand writes for a spec.
struct OutputFiles {
  /// The path of the spec, or `-`.
  let spec: String
  let paths: [String]
  /// Whether to overwrite files that roundtable didn't make.
  let isForced: Bool

  /// Reports a file that must not be overwritten.
  ///
  /// - Throws: `ExitStatus.usage`.
  func check() throws {
    let policy = OverwritePolicy(workspace: SystemWorkspace(), spec: spec == "-" ? nil : spec)
    do throws(SessionError) {
      for path in paths { try policy.check(path, for: .product, isForced: isForced) }
    } catch {
      SessionOutput.error(error).write()
      throw ExitStatus.usage
    }
  }

  /// Writes the contents to the paths, in the same order, and reports a failure.
  ///
  /// - Parameter makesFolders: whether to create missing folders.
  /// - Throws: `ExitStatus.outputLost`.
  func write(_ contents: [[UInt8]], makesFolders: Bool = false) throws {
    try reporting {
      for (path, bytes) in zip(paths, contents) {
        if makesFolders { try FolderMaker.make(PathText.directory(of: path)) }
        try SystemWorkspace().write(bytes, to: path)
      }
    }
  }

  /// Writes a text to all paths while it is made, and reports a failure.
  ///
  /// - Throws: `ExitStatus.outputLost`.
  func write(_ text: LongText) throws {
    try reporting { for path in paths { try SystemWorkspace().write(text, to: path) } }
  }

  private func reporting(_ write: () throws -> Void) throws {
    do { try write() } catch {
      guard !WorkProgress.isCancelled else { throw ExitStatus.interrupted }
      StandardStream.error.write("error: \(error)\n")
      throw ExitStatus.outputLost
    }
  }
}
