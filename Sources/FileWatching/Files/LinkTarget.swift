#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What links say, as text.
package enum LinkTarget {
  /// As many as the kernel follows.
  static let hopLimit = 40

  /// Returns the path behind the last link, which need not exist yet: to tell names apart, never to open it.
  static func resolve(_ path: String) throws(FileError) -> String {
    var target = path
    for _ in 0...hopLimit {
      guard let key = FileReader.entryKey(of: target), key.isSymbolicLink else { return target }
      guard let next = read(target) else {
        throw FileError(path: path, operation: .open, reason: .system(errno))
      }
      target = next.hasPrefix("/") ? next : PathText.join(PathText.directory(of: target), next)
    }
    throw FileError(path: path, operation: .open, reason: .system(ELOOP))
  }

  /// What the link at `path` says; nil when it cannot be read.
  package static func read(_ path: String) -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &buffer, buffer.count)
    guard count >= 0 else { return nil }
    return String(decoding: buffer[..<count].lazy.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
