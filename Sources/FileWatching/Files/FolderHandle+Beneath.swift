#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

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
    func failure(_ code: Int32) -> FileError {
      FileError(path: shown, operation: .open, reason: .system(code))
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
      guard let entry = folders[folders.count - 1].entry(part) else { throw failure(errno) }
      if entry.key.isSymbolicLink {
        hops += 1
        guard hops <= LinkTarget.hopLimit else { throw failure(ELOOP) }
        guard var text = entry.linkText else { throw failure(errno) }
        if text.hasPrefix("/") {
          guard let rest = Self.rest(of: text, beneath: names) else {
            throw FileError(path: shown, operation: .open, reason: .outside)
          }
          text = rest
          folders = [self]
        }
        parts += text.split(separator: "/").map(String.init).reversed()
      } else if parts.isEmpty {
        return try Self.read(part, in: folders[folders.count - 1], sizeLimit: sizeLimit, shown: shown)
      } else {
        guard entry.key.isDirectory else { throw failure(ENOTDIR) }
        folders.append(entry.handle)
      }
    }
    throw FileError(path: shown, operation: .read, reason: .notRegular)
  }

  private static func read(
    _ name: String, in folder: FolderHandle, sizeLimit: Int, shown: String
  ) throws(FileError) -> BeneathFile {
    // Should it have become a link since it was looked at, it is not followed.
    let descriptor = openat(folder.descriptor, name, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw FileError(path: shown, operation: .open, reason: FileReader.openReason(errno))
    }
    defer { close(descriptor) }
    let (bytes, key) = try FileReader.read(descriptor: descriptor, path: shown, sizeLimit: sizeLimit)
    return BeneathFile(bytes: bytes, identity: key.identity)
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
