#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Held by the one daemon that watches some specs. The lock decides, not the number written in the file:
/// process numbers come back.
final class InstanceLock: Sendable {
  private let descriptor: Int32

  /// - Throws: ``ControlError`` that names the process when another holds it.
  init(path: String) throws(ControlError) {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw ControlError("cannot open '\(path)'") }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      var text = [UInt8](repeating: 0, count: 32)
      let count = read(descriptor, &text, text.count)
      close(descriptor)
      let number = String(decoding: text.prefix(max(0, count)), as: UTF8.self).filter(\.isNumber)
      throw ControlError(
        "these specs are watched already, by process \(number)", hint: "'roundtable stop' ends it",
        isTaken: true)
    }
    ftruncate(descriptor, 0)
    let text = Array("\(getpid())\n".utf8)
    write(descriptor, text, text.count)
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }
}
