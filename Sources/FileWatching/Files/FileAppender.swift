#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Adds to the end of a file.
package enum FileAppender {
  /// - Parameter path: a file that is not there is made.
  package static func append(_ bytes: [UInt8], to path: String) throws(FileError) {
    // The file was made by us; what became a link since is somebody else's doing, unless it is the user's own.
    let follow = isOwnLink(path) ? 0 : O_NOFOLLOW
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK | follow, 0o644)
    guard descriptor >= 0 else { throw FileError(path: path, operation: .open, reason: .system(errno)) }
    var code = DescriptorWriting.write(bytes, to: descriptor) { false }
    // Network file systems report a full disk only here.
    if close(descriptor) != 0, code == 0, errno != EINTR { code = errno }
    guard code == 0 else { throw FileError(path: path, operation: .write, reason: .system(code)) }
  }

  /// Whether `path` is a link of this user to a file of this user.
  private static func isOwnLink(_ path: String) -> Bool {
    var link = stat()
    var target = stat()
    return lstat(path, &link) == 0 && link.st_mode & S_IFMT == S_IFLNK && stat(path, &target) == 0
      && link.st_uid == geteuid() && target.st_uid == geteuid()
  }
}
