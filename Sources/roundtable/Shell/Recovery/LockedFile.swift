import FileWatching
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file of this user with a lock that ends with the process, however it ends: who can take the lock knows that
/// the owner is gone. A process number would say so only until the next process of that number, and nothing about
/// another container.
final class LockedFile: Sendable {
  private let name: Mutex<String>
  var path: String { name.withLock { $0 } }
  private let descriptor: Int32

  /// Makes the file, for this user alone.
  ///
  /// - Returns: `nil` with `errno` when it cannot be made.
  init?(creating path: String) {
    let descriptor = open(path, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { return nil }
    name = Mutex(path)
    self.descriptor = descriptor
    _ = fchmod(descriptor, 0o600)
    _ = flock(descriptor, LOCK_EX | LOCK_NB)
  }

  /// Takes over a file that nobody holds.
  ///
  /// - Returns: `nil` where somebody does, and for what is no file of this user.
  init?(claiming path: String) {
    let descriptor = open(path, O_RDWR | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    var status = stat()
    var current = stat()
    // One that was replaced since it was opened belongs to somebody who lives.
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid(),
      flock(descriptor, LOCK_EX | LOCK_NB) == 0,
      lstat(path, &current) == 0, current.st_ino == status.st_ino, current.st_dev == status.st_dev
    else {
      close(descriptor)
      return nil
    }
    name = Mutex(path)
    self.descriptor = descriptor
  }

  /// Gives the lock up.
  deinit { close(descriptor) }

  /// - Returns: an `errno`; 0 when all is written.
  func write(_ bytes: [UInt8]) -> Int32 { DescriptorWriting.write(bytes, to: descriptor) }

  var modificationTime: time_t {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? status.st_mtim.tv_sec : 0
  }

  /// Notes that it has another name now.
  func note(path: String) { name.withLock { $0 = path } }

  func remove() { unlink(path) }
}
