// SPDX-License-Identifier: GPL-3.0-or-later

import Synchronization
import TableSpec

/// One of two states of a folder's files that are compared: the files on the disk, or those of a commit. Paths start at the folder.
package protocol SpecSide: Sendable {
  /// All regular files, in any order. Some may be deleted by now.
  func files() throws(GitRevision.Failure) -> [String]

  /// A file's name as the command line takes it: `specs/a.yaml` or `main:specs/a.yaml`.
  func name(of path: String) -> String

  /// - Returns: `nil` if there is no regular file.
  func bytes(of path: String, sizeLimit: Int) throws(SpecLoader.Failure) -> [UInt8]?

  /// A value that is equal for equal contents, if the side has one without reading the file.
  func contentID(of path: String) -> String?

  /// The included files of a spec. Their paths start with the folder of `spec`.
  func includes(of spec: String) -> any IncludeReading
}

extension SpecSide {
  package func contentID(of path: String) -> String? { nil }
}

/// Lists the files that a spec asks for while it is read, also those that don't exist.
final class ListedIncludes: IncludeReading {
  private let reader: any IncludeReading
  private let asked = Mutex<[String]>([])

  init(_ reader: any IncludeReading) { self.reader = reader }

  var paths: [String] { asked.withLock { $0 } }

  func read(_ path: String, limit: Int) throws(IncludeFailure) -> IncludedFile {
    asked.withLock { $0.append(path) }
    return try reader.read(path, limit: limit)
  }

  func identity(of spec: String) -> String { reader.identity(of: spec) }
}
