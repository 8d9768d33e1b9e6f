#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Adds to the end of a file.
package enum FileAppender {
  /// - Parameter path: a file that is not there is made.
  package static func append(_ bytes: [UInt8], to path: String) throws(FileError) {
    // As a whole file is written: no link of somebody else's is followed, nor what turns into one meanwhile.
    let place = try OutputPlace(path)
    let descriptor = openat(
      place.folder.descriptor, place.name,
      O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW, 0o644)
    guard descriptor >= 0 else { throw FileError(path: path, operation: .open, reason: .system(errno)) }
    var code = DescriptorWriting.write(bytes, to: descriptor)
    // Network file systems report a full disk only here.
    if close(descriptor) != 0, code == 0, errno != EINTR { code = errno }
    guard code == 0 else { throw FileError(path: path, operation: .write, reason: .system(code)) }
  }
}
