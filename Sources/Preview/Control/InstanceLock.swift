#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Held by the one daemon that watches a spec, for two would write the same previews. The lock decides, not the number written in the file:
/// process numbers come back.
final class InstanceLock: Sendable {
  private let descriptor: Int32

  /// - Throws: ``ControlError`` that names the spec and the process when another holds it.
  init(of spec: String, path: String) throws(ControlError) {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw ControlError("cannot open '\(path)'") }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      var text = [UInt8](repeating: 0, count: 32)
      let count = read(descriptor, &text, text.count)
      close(descriptor)
      let number = String(decoding: text.prefix(max(0, count)), as: UTF8.self).filter(\.isNumber)
      throw ControlError(
        "'\(spec)' is watched already, by process \(number)", hint: "'roundtable stop' ends it",
        isTaken: true)
    }
    ftruncate(descriptor, 0)
    let text = Array("\(getpid())\n".utf8)
    write(descriptor, text, text.count)
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }
}
