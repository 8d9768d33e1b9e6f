#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Reads whole regular files; refuses what could block or never end.
package enum FileReader {
  /// A spec is text written by people; what is larger was named by mistake.
  package static let defaultSizeLimit = 16 * 1024 * 1024

  package static func read(
    _ path: String, sizeLimit: Int = defaultSizeLimit
  ) throws(FileError) -> [UInt8] {
    // Without O_NONBLOCK the open of a FIFO waits for a writer.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw FileError(path: path, operation: .open, reason: openReason(errno))
    }
    defer { close(descriptor) }
    return try read(descriptor: descriptor, path: path, sizeLimit: sizeLimit).bytes
  }

  /// Reads an open file to its end, and tells what it is.
  ///
  /// - Parameter path: what messages call it.
  static func read(
    descriptor: Int32, path: String, sizeLimit: Int
  ) throws(FileError) -> (bytes: [UInt8], key: ContentKey) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw FileError(path: path, operation: .read, reason: .system(errno))
    }
    let key = ContentKey(status)
    guard key.isRegular else { throw FileError(path: path, operation: .read, reason: .notRegular) }
    guard key.size <= sizeLimit else {
      throw FileError(path: path, operation: .read, reason: .tooLarge(limit: sizeLimit))
    }
    let bytes = try contents(of: descriptor, path: path, expecting: key.size, sizeLimit: sizeLimit)
    return (bytes, key)
  }

  /// The key of what `path` leads to, links followed; nil when that cannot be told.
  package static func key(of path: String) -> ContentKey? {
    var status = stat()
    return stat(path, &status) == 0 ? ContentKey(status) : nil
  }

  /// The key of the very entry at `path`, a link itself rather than its target.
  package static func entryKey(of path: String) -> ContentKey? {
    var status = stat()
    return lstat(path, &status) == 0 ? ContentKey(status) : nil
  }
}

extension FileReader {
  /// A socket cannot be opened at all, and says so by its own code.
  static func openReason(_ code: Int32) -> FileError.Reason {
    code == ENXIO || code == EISDIR ? .notRegular : .system(code)
  }

  /// Reads to the end rather than to the size: files under /proc say 0, and a file may grow meanwhile.
  private static func contents(
    of descriptor: Int32, path: String, expecting size: Int, sizeLimit: Int
  ) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size)
    var chunk = [UInt8](repeating: 0, count: 64 * 1024)
    while true {
      let count = chunk.withUnsafeMutableBytes { buffer in
        #if canImport(Glibc)
          Glibc.read(descriptor, buffer.baseAddress, buffer.count)
        #else
          Darwin.read(descriptor, buffer.baseAddress, buffer.count)
        #endif
      }
      if count < 0 {
        if errno == EINTR { continue }
        throw FileError(path: path, operation: .read, reason: .system(errno))
      }
      if count == 0 { return bytes }
      bytes.append(contentsOf: chunk[..<count])
      guard bytes.count <= sizeLimit else {
        throw FileError(path: path, operation: .read, reason: .tooLarge(limit: sizeLimit))
      }
    }
  }
}
