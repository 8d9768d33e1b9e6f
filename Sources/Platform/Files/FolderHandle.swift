// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// A folder held by its descriptor: what becomes of the names on the way to it no longer matters.
package final class FolderHandle: Sendable {
  let descriptor: Descriptor

  /// Takes the descriptor over, to close it.
  private init(adopting descriptor: Descriptor) { self.descriptor = descriptor }

  deinit { descriptor.close() }

  /// Opens a folder by a name that is trusted as it is, links included.
  package convenience init(_ path: String) throws(ErrorNumber) {
    self.init(
      adopting: Descriptor(try retrying { open(path, Self.pathOnly | O_DIRECTORY | O_CLOEXEC) }))
  }

  /// Opens an entry to look at it, and a link itself rather than its target.
  func entry(_ name: String) throws(ErrorNumber) -> Entry {
    let flags = Self.pathOnly | O_NOFOLLOW | O_CLOEXEC
    let number = try retrying { openat(descriptor.number, name, flags) }
    let handle = FolderHandle(adopting: Descriptor(number))
    return Entry(handle: handle, status: try handle.status)
  }

  /// What the system says about the folder itself.
  var status: FileStatus { get throws(ErrorNumber) { try descriptor.status } }

  /// `O_PATH`, opened only to be looked at, without a right to read: kernel ABI that Glibc's module leaves out.
  private static let pathOnly: Int32 = 0o10_000_000

  /// Something in a folder, opened and looked at in one step: nobody can put another in its place between.
  struct Entry {
    let handle: FolderHandle
    let status: FileStatus

    var key: ContentKey { status.key }

    /// What a link says.
    var linkText: String {
      get throws(ErrorNumber) {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = try retrying { readlinkat(handle.descriptor.number, "", &buffer, buffer.count) }
        return String(decoding: buffer[..<count].lazy.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      }
    }
  }
}

/// A file that was opened beneath a folder, and read.
package struct BeneathFile: Sendable {
  package let bytes: [UInt8]
  /// Of the very file that was read.
  package let identity: FileIdentity
}

extension FolderHandle {
  /// Reads a file in this folder or below it.
  ///
  /// The path is walked name by name, each opened without following a link; links on it are followed here, as long
  /// as they stay beneath. `openat2` with `RESOLVE_BENEATH` does the same in the kernel, but refuses links that
  /// name their target from the root, has no counterpart elsewhere, and needs a fallback like this one anyway.
  ///
  /// - Parameters:
  ///   - path: from this folder.
  ///   - names: the folder's own paths from the root, for links that begin with one.
  ///   - shown: what messages call the file.
  /// - Throws: ``FileError``; with ``FileError/Reason/outside`` for what leads out of the folder, by whatever link.
  package func read(
    beneath path: String, names: [String] = [], sizeLimit: Int, shown: String
  ) throws(FileError) -> BeneathFile {
    var parts = Array(path.split(separator: "/").map(String.init).reversed())
    // The folders on the way here: `..` goes back to the one before, wherever that is now.
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
        // Should it have become a link since it was looked at, it is not followed.
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

  /// What is left of a path from the root behind one of these folders; `nil` when it is in none.
  private static func rest(of path: String, beneath names: [String]) -> String? {
    for name in names {
      let folder = name.hasSuffix("/") ? name : name + "/"
      if path.hasPrefix(folder) { return String(path.dropFirst(folder.count)) }
    }
    return nil
  }
}
