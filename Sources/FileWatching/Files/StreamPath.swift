#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A path that leads to a device, a pipe or a terminal.
package enum StreamPath {
  /// Whether `path` leads to something that ``AtomicFileWriter`` could only destroy.
  package static func isStream(_ path: String) -> Bool {
    guard let key = FileReader.key(of: path) else { return false }
    return !key.isRegular && !key.isDirectory
  }

  /// A copy of the descriptor that `path` is: a socket cannot be opened by its name, but one that is open in this
  /// process already can be used.
  ///
  /// - Returns: `nil` for a path that names no descriptor, leaving `errno` as it is; negative, with `errno`, for one
  ///   that is not open.
  static func inherited(_ path: String) -> Int32? {
    number(of: path).map { fcntl($0, F_DUPFD_CLOEXEC, 0) }
  }

  /// The descriptor that `/dev/stdin` or `/dev/fd/3` is.
  private static func number(of path: String) -> Int32? {
    let streams: [String: Int32] = ["/dev/stdin": 0, "/dev/stdout": 1, "/dev/stderr": 2]
    if let number = streams[path] { return number }
    for folder in ["/dev/fd/", "/proc/self/fd/"] where path.hasPrefix(folder) {
      return Int32(path.dropFirst(folder.count))
    }
    return nil
  }
}
