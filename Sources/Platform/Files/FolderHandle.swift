// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// A folder, or an entry of one, held open by its descriptor, so that later changes of the path to it have no effect.
package final class FolderHandle: Sendable {
  let descriptor: Descriptor

  /// Takes ownership of the descriptor, and closes it.
  private init(adopting descriptor: Descriptor) { self.descriptor = descriptor }

  deinit { descriptor.close() }

  /// Opens a folder by a trusted name; links are followed.
  package convenience init(_ path: String) throws(ErrorNumber) {
    self.init(
      adopting: Descriptor(try retrying { open(path, Self.pathOnly | O_DIRECTORY | O_CLOEXEC) }))
  }

  /// Opens an entry to inspect it; a link is opened itself instead of its target.
  func entry(_ name: String) throws(ErrorNumber) -> Entry {
    let flags = Self.pathOnly | O_NOFOLLOW | O_CLOEXEC
    let number = try retrying { openat(descriptor.number, name, flags) }
    let handle = FolderHandle(adopting: Descriptor(number))
    return Entry(handle: handle, status: try handle.status)
  }

  /// The status of the folder itself.
  var status: FileStatus { get throws(ErrorNumber) { try descriptor.status } }

  /// `O_PATH` opens a file only to inspect it, without the right to read it. This kernel ABI is missing in Glibc's module.
  private static let pathOnly: Int32 = 0o10_000_000

  /// An entry of a folder, opened and inspected in one step, so that no other file can be put in its place in
  /// between.
  struct Entry {
    let handle: FolderHandle
    let status: FileStatus

    var key: ContentKey { status.key }

    /// The target path that the link holds.
    var linkText: String {
      get throws(ErrorNumber) {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = try retrying { readlinkat(handle.descriptor.number, "", &buffer, buffer.count) }
        return String(decoding: buffer[..<count].lazy.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      }
    }
  }
}

/// A file below a folder that has been opened and read.
package struct BeneathFile: Sendable {
  package let bytes: [UInt8]
  /// Of the file that was read.
  package let identity: FileIdentity
}

extension FolderHandle {
  /// Reads a file in this folder or below it.
  ///
  /// The path is walked name by name, and each name is opened without following a link. Links are followed here, as long as
  /// they stay below the folder. `openat2` with `RESOLVE_BENEATH` does nearly the same in the kernel, but it refuses links with
  /// absolute targets, follows links of other users, and needs Linux 5.6.
  ///
  /// - Parameters:
  ///   - path: relative to this folder.
  ///   - names: this folder's own absolute paths, to recognize links that begin with one.
  ///   - shown: the file's name for messages.
  /// - Throws: ``FileError``; with ``FileError/Reason/outside`` if the path leads out of the folder, directly or by a link.
  package func read(
    beneath path: String, names: [String] = [], sizeLimit: Int, shown: String
  ) throws(FileError) -> BeneathFile {
    var parts = Array(path.split(separator: "/").map(String.init).reversed())
    // The folders on the way here: `..` goes back to the previous one, even if it has been moved.
    var folders = [self]
    var hops = 0
    func failure(_ error: ErrorNumber) -> FileError {
      FileError(path: shown, operation: .open, reason: .system(error))
    }
    while let part = parts.popLast() {
      if part == "." { continue }
      if part == ".." {
        guard folders.count > 1 else {
          throw FileError(path: shown, operation: .open, reason: .outside)
        }
        folders.removeLast()
        continue
      }
      let entry: Entry
      do { entry = try folders[folders.count - 1].entry(part) } catch { throw failure(error) }
      if entry.key.isSymbolicLink {
        hops += 1
        guard hops <= LinkTarget.hopLimit else { throw failure(.ELOOP) }
        if let holder = try? folders[folders.count - 1].status, !entry.status.mayBeFollowed(in: holder) {
          throw FileError(path: shown, operation: .open, reason: .sharedLink)
        }
        var text: String
        do { text = try entry.linkText } catch { throw failure(error) }
        if text.hasPrefix("/") {
          guard let rest = Self.rest(of: text, beneath: names) else {
            throw FileError(path: shown, operation: .open, reason: .outside)
          }
          text = rest
          folders = [self]
        }
        parts += text.split(separator: "/").map(String.init).reversed()
      } else if parts.isEmpty {
        // If the name has become a link since it was inspected, the link isn't followed.
        let (bytes, key) = try FileReader.read(
          part, in: folders[folders.count - 1], .noFollow, shown: shown, sizeLimit: sizeLimit)
        return BeneathFile(bytes: bytes, identity: key.identity)
      } else {
        guard entry.key.isDirectory else { throw failure(.ENOTDIR) }
        folders.append(entry.handle)
      }
    }
    throw FileError(path: shown, operation: .read, reason: .notRegular)
  }

  /// The part of an absolute path below one of these folders; `nil` if it is in none of them.
  private static func rest(of path: String, beneath names: [String]) -> String? {
    for name in names {
      let folder = name.hasSuffix("/") ? name : name + "/"
      if path.hasPrefix(folder) { return String(path.dropFirst(folder.count)) }
    }
    return nil
  }
}
