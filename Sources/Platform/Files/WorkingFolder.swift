// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// The folder in which the relative paths of this process begin.
package enum WorkingFolder {
  /// Runs `body` with another working folder. No other thread may use relative paths meanwhile.
  package static func inside<Value>(
    _ folder: String, _ body: () throws(FileError) -> Value
  ) throws(FileError) -> Value {
    guard folder != "." else { return try body() }
    let former = try open(".")
    try enter(try open(folder), folder)
    let result = Result { () throws(FileError) in try body() }
    try enter(former, ".")
    return try result.get()
  }

  private static func open(_ folder: String) throws(FileError) -> FolderHandle {
    do { return try FolderHandle(folder) } catch {
      throw FileError(path: folder, operation: .open, reason: .system(error))
    }
  }

  private static func enter(_ folder: FolderHandle, _ name: String) throws(FileError) {
    guard fchdir(folder.descriptor.number) == 0 else {
      throw FileError(path: name, operation: .open, reason: .system(ErrorNumber(errno)))
    }
  }
}
