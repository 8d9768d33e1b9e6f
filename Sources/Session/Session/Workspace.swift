// SPDX-License-Identifier: GPL-3.0-or-later

import OutputFormats
import TableSpec

/// The files of a session. A session accesses files only through this protocol.
package protocol Workspace: Sendable {
  func read(_ path: String) throws(SessionError) -> [UInt8]
  /// The first bytes of a file, enough for ``OverwritePolicy``; `nil` if the file can't be read.
  func beginning(of path: String) -> [UInt8]?
  func write(_ bytes: [UInt8], to path: String) throws(SessionError)
  /// Writes a spec, unless another program has saved it since it was read, or it is read-only.
  ///
  /// - Parameter expected: the bytes that were read; `nil` if there was no file.
  func write(_ bytes: [UInt8], to path: String, replacing expected: [UInt8]?) throws(SessionError)
  /// Creates the folder of a file, and its parents.
  func makeFolder(of path: String) throws(SessionError)
  /// Appends to a file, and creates the file if it doesn't exist. Writing a whole log anew for each line would become
  /// slower and slower.
  func append(_ bytes: [UInt8], to path: String) throws(SessionError)
  /// Ends the writing for now, so that the reader of a pipe sees the end.
  func finish(_ path: String)
  /// The home folder, which replaces `~`; `nil` if there is none.
  var home: String? { get }
  /// The names in a folder, or in the working folder if the name is empty; folders end in a slash. Empty if the folder
  /// can't be read.
  func names(inFolder folder: String) -> [String]
  /// The programs in PATH that begin with some letters, in any order.
  func programs(_ prefix: String) -> [String]
  /// The object at a path, with links followed.
  func writeTarget(at path: String) -> WriteTarget
  /// The identity of a file: the same for all its names, whether the file exists or not.
  func identity(of path: String) -> String
  /// The absolute path.
  func absolutePath(_ path: String) -> String

  /// A decoder for the text of a spec at a path, and for the files that it includes.
  func decoder(of spec: String) -> SpecDecoder
}

/// The reason why a spec couldn't be loaded.
enum SpecFailure: Error {
  case unreadable(SessionError)
  case wrong(SpecError)
}

extension Workspace {
  package func makeFolder(of path: String) throws(SessionError) {}

  package func write(_ bytes: [UInt8], to path: String, replacing expected: [UInt8]?) throws(SessionError) {
    try write(bytes, to: path)
  }

  package func beginning(of path: String) -> [UInt8]? {
    (try? read(path)).map { Array($0.prefix(FileContent.beginningCount)) }
  }

  func load(_ path: String) throws(SpecFailure) -> LoadedSpec {
    let bytes: [UInt8]
    do { bytes = try read(path) } catch { throw .unreadable(error) }
    do { return try decoder(of: path).read(bytes) } catch { throw .wrong(error) }
  }
}

/// The object at a path that a command wants to write to.
package enum WriteTarget: Hashable, Sendable {
  case nothing
  /// Content that would be lost.
  case file
  /// A device, a pipe or a terminal: writing to it loses nothing.
  case stream
  case folder
}
