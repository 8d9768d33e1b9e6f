// SPDX-License-Identifier: GPL-3.0-or-later

import OutputFormats
import TableSpec

/// The files of a session. The console touches no file itself.
package protocol Workspace: Sendable {
  func read(_ path: String) throws(ConsoleError) -> [UInt8]
  /// As much of a file's beginning as tells what ``OverwritePolicy`` may write over; `nil` where it cannot be read.
  func beginning(of path: String) -> [UInt8]?
  func write(_ bytes: [UInt8], to path: String) throws(ConsoleError)
  /// Adds to the end of a file, which is made where there is none: a log that is written anew for each of its
  /// lines would cost ever more.
  func append(_ bytes: [UInt8], to path: String) throws(ConsoleError)
  /// Nothing more will be written for now: who reads a pipe sees its end.
  func finish(_ path: String)
  /// The home folder, which `~` means; `nil` if there is none.
  var home: String? { get }
  /// What is in a folder, the working folder for an empty name; folders end in a slash. Nothing where it cannot
  /// be read.
  func names(inFolder folder: String) -> [String]
  /// The programs that a line of the shell can name and that begin with some letters, in any order.
  func programs(_ prefix: String) -> [String]
  /// What is there, links followed.
  func writeTarget(at path: String) -> WriteTarget
  /// The same for all names of one file, whether it is there yet or not.
  func identity(of path: String) -> String
  /// The path from the root.
  func absolutePath(_ path: String) -> String

  /// Reads the text of a spec at a path, with what it includes.
  func decoder(of spec: String) -> SpecDecoder
}

/// Why there is no spec at a path.
enum SpecFailure: Error {
  case unreadable(ConsoleError)
  case wrong(SpecError)
}

extension Workspace {
  package func beginning(of path: String) -> [UInt8]? {
    (try? read(path)).map { Array($0.prefix(GeneratedFile.beginningCount)) }
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
  /// A device, a pipe or a terminal: nothing is lost by writing to it.
  case stream
  case folder
}
